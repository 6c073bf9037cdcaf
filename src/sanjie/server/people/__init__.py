"""Who comes back: accounts, their sessions, passwords, passkeys and recovery codes, and everybody's own data.

A guest is whoever a sealed cookie says. Somebody with an account is whoever the session says that a sealed
cookie names, and sessions live in the database, where they can be ended.
"""
