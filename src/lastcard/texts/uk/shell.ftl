# What the browser's client says around its pages: loading, the line to the server, new versions.

shell-skip = Перейти до вмісту
shell-loading = Хвилинку …
shell-connecting = Ідемо до столу …
shell-unloaded = Ця сторінка не завантажилася. Може, зник зв'язок?
shell-reload = Завантажити ще раз
shell-offline = Немає зв'язку. Стіл повернеться разом із ним.
shell-update = Є нова версія.
refused-line-lost = Зв'язок із сервером утрачено. Спробуй ще раз, коли він відновиться.
refused-unknown = Не вийшло ({ $code }).
