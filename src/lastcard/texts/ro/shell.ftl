# What the browser's client says around its pages: loading, the line to the server, new versions.

shell-skip = Sari la conținut
shell-loading = O clipă …
shell-connecting = Mergem la masă …
shell-unloaded = Pagina nu s-a încărcat. Ți-a picat conexiunea?
shell-reload = Încarcă din nou
shell-offline = Ești offline. Masa revine odată cu conexiunea.
shell-update = E o versiune nouă.
refused-line-lost = S-a pierdut legătura cu serverul. Încearcă din nou când revine.
refused-unknown = Nu a mers ({ $code }).
