### What `sanjie serve` says when it cannot start.

server-refused = sanjie serve: { $reason }
server-taken = Nobody can listen on { $host }, port { $port }: { $detail }. Another --port will do; 0 takes a free one.
server-no-host = { $host } is no address of this machine ({ $detail }). Give --host an address of its own: 127.0.0.1 for this machine alone, 0.0.0.0 for every network.
server-alone = Several --workers need a way to tell each other what happens: give --redis URL, or --database postgresql://…. One worker needs neither.
server-unknown-redis = --redis is no URL of Redis: give redis://HOST:PORT/0.
server-bad-smtp = --smtp is no URL of a mail server: give smtp://USER:PASSWORD@HOST:PORT or smtps://….
server-bad-sender = --smtp needs the address that mail comes from: --mail-from NAME@DOMAIN.
server-lost-redis = No Redis answers at { $host } ({ $detail }).
server-unknown-database = Databases of the kind { $kind } are not known here: give --database as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE.
server-lost-database = The database { $place } cannot be reached: { $detail }.
server-read-only-database = The database { $file } cannot be written ({ $detail }), so no move could be saved. Nothing was changed.
server-newer-database = The database { $file } has version { $version } and was made by Sanjie { $release }; this is Sanjie { $own }, which knows versions up to { $known }. Nothing was changed.
server-damaged-database = The database { $file } is damaged, or not one of Sanjie's ({ $detail }). Nothing was changed.
server-untold = Another server uses the database { $place }, and nothing would tell the one what is played at the other. Stop it first, or give --redis URL to both.
server-replaced = A command is at work on the database { $place }. Start the server again when it is done.
server-files = The server's own files cannot be used: { $detail }.
server-not-built = The server runs, but its page has not been built.

### What `sanjie verify` says of a record.

verify-fine = Line { $line }: all { $draws } answers of chance are as drawn by the seed whose hash is { $hash }.
verify-differs = Line { $line }: answer { $number } is “{ $recorded }”, and the seed draws “{ $drawn }”.
verify-hash = Line { $line }: the seed has the hash { $hash }, not { $promised } as was promised.
verify-bad = Line { $line } cannot be verified: { $detail }.
verify-empty = { $file } is empty: it holds no record.
verify-unreadable = { $file } cannot be read as records: { $detail }.
