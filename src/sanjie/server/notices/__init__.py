"""Notices: that it is one's turn, or that a table is over, by the browser's push service and by mail.

Both are off until a person switches them on. A notice names the game and links to the table; it tells nothing
of how the game stands. What is due is found in the database, apart from every command: no table ever waits
for a notice.
"""
