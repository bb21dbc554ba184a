# What the browser's client says around its pages: loading, the line to the server, new versions.

shell-skip = Vai al contenuto
shell-loading = Un attimo …
shell-connecting = Andiamo al tavolo …
shell-unloaded = Questa pagina non si è caricata. È caduta la connessione?
shell-reload = Ricarica
shell-offline = Sei offline. Il tavolo torna con la connessione.
shell-update = C'è una nuova versione.
refused-line-lost = La connessione al server è persa. Riprova quando torna.
refused-unknown = Non ha funzionato ({ $code }).
