# Ang utos na naglilipat ng lahat mula sa isang lugar patungo sa iba (lastcard move-data).

cli-help-move-data = Ilipat ang lahat ng mesa at tao mula sa isang lugar patungo sa iba: mula sa folder papunta sa PostgreSQL, o pabalik.
cli-help-move-places = Ang lugar ay folder, gaya ng nakasulat pagkatapos ng “lastcard serve --data”, o database, gaya ng postgresql://USER@HOST/NAME. Dapat walang server na gumagamit sa alinman sa dalawa, at dapat walang laman ang patutunguhan. Hindi nagbabago ang pinanggalingan. Hindi kailangang isulat dito ang password: gumagana rin ang PGPASSWORD at ~/.pgpass.
cli-value-move-places = MULA PATUNGO
cli-error-missing-places = Kailangan ng “lastcard move-data” ng dalawang lugar: kung nasaan ang lahat ngayon, at kung saan ito pupunta.
cli-move-progress = { $done } sa { $total } tala ang naisulat at nasuri na
cli-move-done = Nakarating na sa { $target } ang { $tables } mesa at { $people } tao, nabilang at naihambing lahat.
cli-move-next-folder = Hindi nagbago ang { $source }. Mula ngayon, simulan ang server gamit ang --data { $target }.
cli-move-next-database = Hindi nagbago ang { $source }. Mula ngayon, simulan ang server nang nasa DATABASE_URL ang bagong database.
cli-move-error-url = Hindi folder at hindi rin PostgreSQL database ang “{ $place }”; ganito ang anyo ng database: postgresql://USER@HOST:5432/NAME.
cli-move-error-same = Iisa ang pinanggalingan at patutunguhan, ang “{ $place }”: magbigay ng dalawang lugar.
cli-move-error-nothing = Wala pang naitatago ang lastcard sa “{ $place }”: tama ba ang lugar?
cli-move-error-taken = May server na gumagamit sa “{ $place }”: patigilin muna iyon.
cli-move-error-old = Galing sa mas lumang lastcard ang “{ $place }”: simulan muna rito ang kasalukuyan nang isang beses, saka ilipat.
cli-move-error-newer = Galing sa mas bagong lastcard ang “{ $place }”: i-update muna ito.
cli-move-error-not-empty = May mga mesa o tao na sa “{ $place }”: magbigay ng patutunguhang walang laman.
cli-move-error-cluster = May kulang para sa PostgreSQL: i-install ang “lastcard[cluster]”.
cli-move-error-failed = Walang nailipat mula “{ $source }” papuntang “{ $target }”: { $reason }.
cli-move-error-differs = Iba sa ipinadala ang dumating sa “{ $place }”, kaya walang nailipat: maayos ba ang disk nito?
