"""Content that people bring to tables, and what ships: kept whole, by digest, while a table needs it."""
