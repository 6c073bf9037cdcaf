### What `sanjie db` says.

db-ready = The database { $place } is ready, at version { $version }.
db-fault = { $where }: { $detail }
db-checked = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
} { $tables ->
    [one] was
   *[other] were
} replayed; { $faults ->
    [0] all is well
    [one] one fault
   *[other] { $faults } faults
}.
db-backed-up = Saved to { $file }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}. It holds secrets; keep it to yourself.
db-restored = { $place } took { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}.
db-unfit-backup = { $file } cannot be taken: { $detail }. Nothing was changed.
db-newer-backup = { $file } has version { $version } of the database and was made by Sanjie { $release }, which is later than this one. Nothing was changed.
db-not-empty = The database already holds { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
}. --replace puts the backup in their place. Nothing was changed.
db-table-taken = The table { $table } is there already. Nothing was changed.
db-no-such-table = There is no table { $table }.
db-no-folder = There is no folder { $folder } to save { $file } in. Make it first, or name another.
db-not-written = { $file } cannot be written: { $detail }.
db-served = A server is using the database { $place }, or another command is. Stop it first, and try again. Nothing was changed.
db-not-done = It could not be done: { $detail }.
