"""People at tables: accounts, tables, sockets, storage. The rules live elsewhere."""
