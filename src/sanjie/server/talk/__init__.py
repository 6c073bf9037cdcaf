"""Who watches a table, and what is said there.

`moments.py` and `late.py` show a table as it was some minutes ago; `phrases.py`, `words.py`, `book.py` and
`rooms.py` are the conversation; `bonds.py` and `reports.py` are whom one does not want to hear or meet.
"""
