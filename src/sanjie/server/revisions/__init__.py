"""The steps that led to the present shape of the database, as Alembic's revisions.

They are for ever: a new one is a new file, its id at the end of `migrations.LINE`; none is changed. The SQL
is what SQLite and PostgreSQL both speak.
"""
