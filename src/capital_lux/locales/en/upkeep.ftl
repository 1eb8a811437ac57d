### The commands for the data of a server.

cli-server = Back up, restore, check or move the data of a server.
cli-server-backup = Copy the database and the key into one file, even while the server runs.
cli-server-restore = Fill an empty database from a backup.
cli-server-check = Replay the log of every table by the rules, and say what is wrong.
cli-server-move = Copy everything into another, empty database; the server must not run.
cli-backup-file = The file of the backup.
cli-check-file = A backup to check instead of the database.
cli-move-target = The other database: a URL like postgresql://host/name, or a data folder for SQLite.
upkeep-backup = The backup is in { $path } ({ $bytes } bytes). Keep it secret: it has the key and all deals.
upkeep-copied = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} copied, and compared row by row.
upkeep-moved = From now on: lux serve { $options }
check-table = Table { $table } ({ $mark } in logs): { $problem }
check-unreadable = a row cannot be read: { $problem }
check-entry = entry { $position } cannot be read: { $problem }
check-gap = entry { $position } is missing
check-stranger = entry { $position } is of seat { $seat }, from which nobody could do this
check-twice = entry { $position } repeats a request that is in the log already
check-illegal = entry { $position } is against the rules: { $reason }
check-sitting = { $count ->
    [one] { $count } guest who sat here does
   *[other] { $count } guests who sat here do
} not find the table
check-result = the stored result is not that of the game
check-stray = { $count ->
    [one] { $count } row of { $name } belongs
   *[other] { $count } rows of { $name } belong
} to no table
check-file = The database file is damaged: { $problem }
check-well = All is well: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}.
check-damaged = { $damaged ->
    [one] { $damaged } table of { $tables } is damaged
   *[other] { $damaged } tables of { $tables } are damaged
} ({ $entries } entries).
refusal-upkeep-missing = there is no database { $path }
refusal-upkeep-not-ours = { $database } is not the database of a Capital Lux server
refusal-upkeep-there = { $path } is there already
refusal-upkeep-used = the database to be filled is not empty: choose another
refusal-upkeep-older = the database has an older form: start the server once, which brings it up to date
refusal-upkeep-other = the rows of { $name } did not arrive as they were; nothing is copied
refusal-upkeep-write = { $path } cannot be written: { $problem }
