# What the browser's client says around its pages: loading, the line to the server, new versions.

shell-skip = Ves al contingut
shell-loading = Un moment …
shell-connecting = Anem cap a la taula …
shell-unloaded = Aquesta pàgina no s'ha carregat. Tens connexió?
shell-reload = Torna a carregar
shell-offline = No tens connexió. La taula tornarà quan en tinguis.
shell-update = Hi ha una versió nova.
refused-line-lost = S'ha perdut la connexió amb el servidor. Torna-ho a provar quan hi sigui.
refused-unknown = No ha funcionat ({ $code }).
