# What the browser's client says around its pages: loading, the line to the server, new versions.

shell-skip = Skip to the content
shell-loading = Just a moment …
shell-connecting = Coming to the table …
shell-unloaded = This page did not load. Is the connection gone?
shell-reload = Load again
shell-offline = You are offline. The table comes back with the connection.
shell-update = There is a new version.
refused-line-lost = The connection to the server is lost. Try again when it is back.
refused-unknown = That did not work ({ $code }).
