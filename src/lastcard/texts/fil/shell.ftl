# What the browser's client says around its pages: loading, the line to the server, new versions.

shell-skip = Lumaktaw sa nilalaman
shell-loading = Sandali lang …
shell-connecting = Papunta na sa mesa …
shell-unloaded = Hindi nag-load ang pahinang ito. Nawala ba ang koneksiyon?
shell-reload = I-load ulit
shell-offline = Offline ka. Babalik ang mesa kapag may koneksiyon na.
shell-update = May bagong bersiyon.
refused-line-lost = Naputol ang koneksiyon sa server. Subukan ulit kapag bumalik na.
refused-unknown = Hindi gumana iyon ({ $code }).
