### The command that starts a server, and why it may not start.

cli-serve = Play in the browser: start a server on this machine.
cli-host = The address to listen on.
cli-port = The port; 0 is any free one.
cli-no-open = Do not open the browser.
cli-data = The folder for tables and keys; your own by default.
cli-database = The database, if not a file in that folder: postgresql://user@host/name.
cli-processes = How many processes serve; more than one needs PostgreSQL.
cli-prefix = The path at which a proxy shows the server, like /lux.
serve-address = Capital Lux is at { $address } (stop with Ctrl-C)
serve-backup = The database has been brought up to date; a copy of it as it was is in { $path }
refusal-serve-extra = the server is not installed here: pip install 'capital-lux[server]'
refusal-serve-prefix = { $prefix } is not a path that a server can be below: write it like /lux
refusal-serve-host = there is no address { $host } here
refusal-serve-setting = { $variable } must be a number above 0, not “{ $text }”
refusal-serve-port = port { $port } is taken: choose another with --port, or --port 0 for any
refusal-serve-listen = cannot listen on { $host }, port { $port }: { $problem }
refusal-serve-used = another server uses the folder { $path }
refusal-serve-database-used = another server uses the database { $path }
refusal-serve-folder = the data folder cannot be used: { $problem }
refusal-serve-database = the database cannot be used: { $problem }
refusal-serve-newer = the database is from a newer Capital Lux (form { $found }, this one knows { $known }): install that version, or choose another folder with --data
refusal-serve-processes = several processes need PostgreSQL, as --database postgresql://..., on a system that is not Windows
refusal-serve-postgres = PostgreSQL is not supported here: pip install capital-lux[postgres]
refusal-serve-start = the server could not start: the lines above say why
