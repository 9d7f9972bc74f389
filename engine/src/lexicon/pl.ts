/** Polish words: class, meaning (as in en.ts), words. Forms: inflect.ts; ? marks a word that is as often something else. */
export const POLISH = `
colour	black	czarny*
colour	white	biały*, śnieżnobiały*
colour	grey	szary*, popielaty*, jasnoszary*, ciemnoszary*
colour	charcoal	grafitowy*, antracytowy*
colour	navy	granatowy*
colour	blue	niebieski*, błękitny*, jasnoniebieski*, ciemnoniebieski*, kobaltowy*, chabrowy*, lazurowy*, jeansowy*?
colour	turquoise	turkusowy*
colour	teal	morski*?, petrolowy*
colour	green	zielony*, jasnozielony*, ciemnozielony*, miętowy*, butelkowa zieleń, szmaragdowy*, szałwiowy*, limonkowy*, seledynowy*
colour	olive	oliwkowy*
colour	red	czerwony*, ciemnoczerwony*, szkarłatny*
colour	burgundy	bordowy*, burgundowy*, wiśniowy*?
colour	pink	różowy*, pudrowy róż, brudny róż, jasnoróżowy*, amarantowy*, fuksja, fuksjowy*, łososiowy*, malinowy*?
colour	coral	koralowy*
colour	peach	brzoskwiniowy*, morelowy*
colour	orange	pomarańczowy*
colour	terracotta	ceglasty*, rudy*
colour	yellow	żółty*, musztardowy*, miodowy*?, cytrynowy*?
colour	gold	złoty*?, złocisty*
colour	rose gold	różowe złoto
colour	silver	srebrny*?, srebrzysty*
colour	copper	miedziany*?
colour	brown	brązowy*, jasnobrązowy*, ciemnobrązowy*, czekoladowy*?, kasztanowy*?
colour	tan	karmelowy*, koniakowy*
colour	camel	kamelowy*, camelowy*
colour	beige	beżowy*, piaskowy*
colour	cream	kremowy*, śmietankowy*, waniliowy*?
colour	ivory	kość słoniowa
colour	purple	purpurowy*, śliwkowy*
colour	lilac	liliowy*, lawendowy*, wrzosowy*
colour	violet	fioletowy*
colour	multicolour	wielokolorowy*, różnokolorowy*, wielobarwny*, dwukolorowy*
colour	clear	przezroczysty*, transparentny*
shade	light	jasny*
shade	dark	ciemny*
shade	bright	jaskrawy*, neonowy*
shade	pastel	pastelowy*, pudrowy*
shade	matt	matowy*, błyszczący*, połysk, lakierowany*, metaliczny*, brokatowy*
shade	marl	melanż, melanżowy*
material	leather	skóra naturalna, skóry naturalnej, skóra licowa, skóra?, skórzany*, skóry, skórą
material	faux leather	ekoskóra, ekoskóry, eko skóra, eko skóry, skóra ekologiczna, skóry ekologicznej, sztuczna skóra, sztucznej skóry, skaj, skaju
material	suede	zamsz, zamszu, zamszowy*, nubuk
material	faux fur	sztuczne futro, sztucznego futra
material	sheepskin	owcza skóra, kożuch?
material	cotton	bawełna, bawełny, bawełniany*
material	wool	wełna, wełny, wełniany*, żywa wełna
material	merino wool	wełna merino, wełny merino
material	cashmere	kaszmir, kaszmiru, kaszmirowy*
material	mohair	moher, moherowy*, moheru
material	alpaca	alpaka, alpaki
material	silk	jedwab, jedwabiu, jedwabny*
material	satin	satyna, satyny, satynowy*
material	velvet	aksamit, aksamitny*, welur, welurowy*
material	linen	len?, lnu, lniany*
material	denim	dżins?, dżinsowy*
material	corduroy	sztruks, sztruksowy*
material	fleece	polar?, polarowy*
material	lace	koronka, koronki, koronkowy*
material	chiffon	szyfon, szyfonowy*
material	tulle	tiul, tiulowy*
material	knit	dzianina?
material	polyester	poliester, poliestru, poliestrowy*
material	nylon	poliamid, poliamidu
material	acrylic	akryl, akrylu, akrylowy*
material	elastane	elastan, elastanu
material	viscose	wiskoza, wiskozy, wiskozowy*
material	microfibre	mikrofibra, mikrofibry
material	felt	filc, filcowy*
material	down	puch?, puch gęsi, puch kaczy
material	rubber	guma?, gumowy*, kauczuk
material	plastic	plastik, plastiku, plastikowy*, tworzywo sztuczne, tworzywa sztucznego
material	silicone	silikon, silikonu, silikonowy*
material	foam	pianka?
material	metal	metalu, metalowy*
material	steel	stal, stali, stalowy*
material	stainless steel	stal nierdzewna, stali nierdzewnej, stal szlachetna, stal chirurgiczna
material	iron	żelazo, żeliwo, żeliwny*, żelazny*
material	aluminium	aluminiowy*
material	brass	mosiądz, mosiądzu, mosiężny*
material	copper	miedź, miedzi
material	pewter	cyna, cyny
material	titanium	tytan?, tytanowy*
material	platinum	platyna
material	sterling silver	srebro 925, srebra 925, srebro próby 925, srebra próby 925
material	silver	srebro?, srebra?
material	silver plated	posrebrzany*
material	gold	złoto?, złota próby 585, złoto próby 585, złoto 585, złoto 333
material	gold plated	pozłacany*, złocony*
material	enamel	emalia, emaliowany*
material	wood	drewno, drewna, drewniany*, lite drewno, litego drewna
material	oak	dąb, dębowy*, dębu
material	pine	sosna?, sosnowy*
material	mahogany	mahoń, mahoniowy*
material	walnut	orzech?, orzechowy*?
material	beech	buk?, bukowy*
material	birch	brzoza?, brzozowy*
material	ash	jesion?, jesionowy*
material	plywood	sklejka
material	mdf	płyta wiórowa, płyty wiórowej, płyta meblowa
material	veneer	fornir, okleina
material	bamboo	bambus, bambusowy*
material	rattan	wiklina, wiklinowy*, rattanowy*
material	cork	korek?, korkowy*
material	glass	szkło?, szkła?, szklany*
material	crystal	kryształ?, kryształowy*
material	ceramic	ceramika, ceramiczny*, fajans, kamionka
material	porcelain	porcelana, porcelany, porcelanowy*
material	stone	kamień?, kamienny*
material	marble	marmur, marmurowy*
material	granite	granitowy*
material	resin	żywica, żywicy
material	pearl	perła?, perły?
material	amber	bursztyn, bursztynu, bursztynowy*
material	paper	papier?
grade	genuine	prawdziwy*, oryginalny*, autentyczny*
grade	pure	czysty*, naturalny*, lity*
grade	recycled	z recyklingu
grade	worked	pikowany*, ocieplany*, haftowany*, malowany*, polerowany*, rzeźbiony*, tkany*, szydełkowy*, robiony* na drutach, prążkowany*, na podszewce, hartowany*, lakierowany*, woskowany*
pattern	striped	w paski, w prążki, pasiasty*
pattern	floral	w kwiaty, kwiecisty*, kwiatowy*, w kwiatki, w kwiatuszki
pattern	checked	w kratę, w kratkę
pattern	polka dot	w groszki, w kropki
pattern	animal print	w panterkę, panterka, w cętki, zwierzęcy wzór
pattern	camouflage	moro
pattern	houndstooth	pepitka, w pepitkę
pattern	herringbone	jodełka, w jodełkę
pattern	geometric	geometryczny*
pattern	embroidered	haftowany*, cekiny
pattern	plain	gładki*?, jednokolorowy*
department	men	męski*, dla mężczyzn, mężczyzna, mężczyźni
department	women	damski*, dla kobiet, kobieta, kobiety, dla pań
department	boys	chłopięcy*, dla chłopca, dla chłopców, chłopiec
department	girls	dziewczęcy*, dla dziewczynki, dla dziewczynek, dziewczynka
department	kids	dziecięcy*, dla dzieci, dla dziecka, młodzieżowy*
department	baby	niemowlęcy*, dla niemowląt, niemowlę
department	unisex	uniseks
department	maternity	ciążowy*
era	antique	antyk, antyczny*, zabytkowy*
era	pre-war	przedwojenny*
era	post-war	powojenny*
era	1960s	lata sześćdziesiąte, lat sześćdziesiątych, lata 60
era	1970s	lata siedemdziesiąte, lat siedemdziesiątych, lata 70
era	1980s	lata osiemdziesiąte, lat osiemdziesiątych, lata 80
era	1990s	lata dziewięćdziesiąte, lat dziewięćdziesiątych, lata 90
era	19th century	xix wiek, xix wieku
era	18th century	xviii wiek, xviii wieku
edition	first edition	pierwsze wydanie, wydanie pierwsze, i wydanie
edition	limited edition	edycja limitowana, limitowana edycja, limitowany*
edition	special edition	edycja specjalna, wydanie specjalne
edition	collector's edition	edycja kolekcjonerska, wydanie kolekcjonerskie
edition	signed	z autografem, z podpisem autora
edition	reissue	wznowienie, reedycja
edition	hardback	twarda oprawa, oprawa twarda, twardej oprawie
edition	paperback	miękka oprawa, oprawa miękka, miękkiej oprawie
edition	illustrated	ilustrowany*
size	one size	rozmiar uniwersalny, uniwersalny rozmiar
condition	new	nowy*?, nowiutki*, fabrycznie nowy*, nieużywany*, nienoszony*, nieotwierany*, nigdy nieużywany*, nigdy nie noszony*, nigdy nie używany*, zafoliowany*, zaplombowany*, nowy* z metką, z metką, z metkami
condition	like new	jak nowy*, jak nowe, stan idealny, idealny stan, idealnym stanie, założony* raz, noszony* raz, użyty* raz, raz założony*, ubrany* raz, praktycznie nowy*, prawie nowy*
condition	refurbished	odnowiony*, po regeneracji, regenerowany*
condition	good	stan bardzo dobry, bardzo dobry stan, bardzo dobrym stanie, stan dobry, dobry stan, dobrym stanie, stan bdb, bdb, stan db, zadbany*, mało używany*, rzadko noszony*
condition	used	używany*, noszony*?
condition	fair	stan średni, stan zadowalający, widoczne ślady użytkowania
condition	faulty	na części, do naprawy, uszkodzony*, niesprawny*
month	1	styczeń, stycznia
month	2	luty, lutego
month	3	marzec, marca?
month	4	kwiecień, kwietnia
month	5	maj?, maja?
month	6	czerwiec, czerwca
month	7	lipiec, lipca
month	8	sierpień, sierpnia
month	9	wrzesień, września
month	10	październik, października
month	11	listopad, listopada
month	12	grudzień, grudnia
deny	forward	unikaj, unikać, nie, bez, brak, ani, nigdy, żaden, żadna, żadne, żadnych, żadnej, żadnego, nic, niczego, oprócz, prócz, z wyjątkiem, wyłączając, pozbawiony*, wymaga, wymagają, potrzebuje
deny	backward	nie w zestawie, nie wchodzi w skład, nie jest w zestawie, nie są w zestawie, sprzedawany* osobno, poza zestawem
deny	both	brakuje, brakujący*, brakowało, zgubiony*, zaginął, zaginęła
doubt	forward	chyba, może, być może, prawdopodobnie, raczej, wydaje mi się, wydaje się, podobno, ponoć, podejrzewam, sądzę, myślę, zdaje się, zdaje mi się, nie wiem, nie jestem pewien, nie jestem pewna, nie mam pewności, niepewny*, nieznany*, o ile wiem, z tego co wiem, z tego co pamiętam, o ile pamiętam, jeśli dobrze pamiętam, zapewne, pewnie, możliwe, możliwe że, ewentualnie, powinien być, powinna być, powinno być, powinny być, wygląda na, przypuszczam, strzelam, trudno powiedzieć, według poprzedniego właściciela, według sprzedawcy
choice	forward	do wyboru, wybierz, wybór, różne kolory, różnych kolorach, różne rozmiary, różnych rozmiarach, różne wzory, dostępny* w, dostępne kolory, dostępne rozmiary, kilka kolorów, kilka rozmiarów, proszę podać, proszę o podanie, podaj kolor, podaj rozmiar, dowolny*, inne kolory, innych kolorach, inne rozmiary, innych rozmiarach
choice	both	lub, albo, bądź, opcjonalnie, do wyboru
correct	forward	to znaczy, znaczy się, miałem na myśli, miałam na myśli, chodziło mi, sprostowanie, poprawka, korekta, przepraszam, pomyłka, pomyliłem się, pomyliłam się, nie czekaj, czekaj, a raczej, literówka, mój błąd, błąd w opisie
other	forward	do?, jak?, dla, pasuje do, pasują do, pasuje na, pasujący* do, kompatybilny* z, przeznaczony* do, przeznaczony* dla, nadaje się do, nadają się do, do każdego, idealny* do, idealny* na, dobry* do, etui do, pokrowiec do, kabel do, ładowarka do, części do, część do, akcesoria do, uchwyt do, pasek do, bateria do, filtr do, zamiennik, zamiast, w zamian za, w stylu, styl, stylizowany* na, podobny* do, podobnie jak, taki jak, tak jak w, inspirowany*, przypomina, przypominają, na wzór, wzorowany* na, replika, podróbka, imitacja, imitujący*, kopia, typu, zamienię na, wymienię na, szukam, poszukuję, kupię, mój stary, moja stara, mój poprzedni, moja poprzednia, mam też, mam również, sprzedam też, sprzedam również, sprzedaję też, zobacz moje inne, moje inne, w przeciwieństwie do, lepszy* od
other	backward	replika, podróbka, imitacja, kompatybilny*, zamiennik
fault	scratch	rysa+, ryska+, porysowany*, zarysowany*, zarysowanie, zarysowania, zadrapanie, zadrapania
fault	mark	ślad+ użytkowania, ślad+ używania, ślad+ użycia, ślad+ noszenia, ślad+ po, drobny* ślad+, odcisk+, zaciek+
fault	stain	plama+, plamka+, poplamiony*, zaplamiony*, zabrudzony*, zabrudzenie, zabrudzenia, brudny*, pożółkły*, zażółcony*, przebarwienie, przebarwienia, odbarwienie, odbarwienia
fault	hole	dziura+, dziurka?, dziurki?, dziurawy*
fault	tear	rozdarcie, rozdarcia, rozdarty*, podarty*, naderwany*, oderwany*, rozpruty*, zaciągnięcie, zaciągnięcia, zaciągnięty*, oczko poszło
fault	crack	pęknięty*, pęknięcie, pęknięcia, pęka, złamany*, złamanie, rozbity*, zbity*
fault	chip	odprysk+, wyszczerbiony*, wyszczerbienie, wyszczerbienia, uszczerbiony*, ukruszony*, obtłuczony*, odpryśnięty*, łuszczy się
fault	dent	wgniecenie, wgniecenia, wgnieciony*, wgięty*, obity*, obicie, obicia
fault	wear	zużyty*, zużycie, zużycia, wytarty*, wytarcie, przetarty*, przetarcie, przetarcia, otarcie, otarcia, obtarcie, obtarcia, zmechacony*, zmechacenie, kulki, kuleczki, sfilcowany*, znoszony*, zniszczony*, podniszczony*, ślady zużycia, postrzępiony*, rozciągnięty*
fault	fade	wyblakły*, spłowiały*, sprany*, wypłowiały*
fault	crease	pognieciony*, zagniecenie, zagniecenia, zgięty*, zgięcie, zagięty*, zagięcie, zagięcia, skrzywiony*, krzywy*, wygięty*, zdeformowany*, odkształcony*
fault	broken	uszkodzony*, uszkodzenie, uszkodzenia, zepsuty*, popsuty*, wada+, usterka+, wadliwy*, zacina się, zablokowany*, defekt+, niesprawny*, mankament+, bad pixel
fault	not working	nieczynny*, nie działa, nie działają, nie włącza się, nie uruchamia się, nie ładuje, nie zamyka się, nie reaguje, nie startuje, nie trzyma, przestał działać, przestała działać, na części, do naprawy, do renowacji, do czyszczenia, do wymiany, wymaga naprawy, wymaga wymiany, wymaga czyszczenia
fault	untested	niesprawdzony*, nietestowany*, nie sprawdzony*, nie testowany*, nie sprawdzałem, nie sprawdzałam, nie testowałem, nie mam jak sprawdzić
fault	rust	rdza, rdzy, zardzewiały*, korozja, korozji, skorodowany*, śniedź
fault	mould	pleśń, pleśni, zagrzybiony*, korniki, stęchły*
fault	smell	zapach+?, śmierdzi, brzydki zapach, zapach dymu
fault	loose	luźny*?, luzy, poluzowany*, odklejony*, odkleja się, odkleja, odpada, chwieje się, chybocze, skurczony*
fault	leak	przecieka, cieknie, nieszczelny*, zalany*, traci olej, traci powietrze, traci ciśnienie
fault	noise	skrzypi, trzeszczy, szumi, piszczy, brzęczy
fault	flicker	migocze, miga, przegrzewa się
fault	burn	przypalony*, przepalony*, nadpalony*, stopiony*
fault	dull	słaba bateria, słabo trzyma
fault	writing	podkreślenia, podkreślenie, podpisany*, pieczątka, dedykacja, notatki, dopiski, zapiski, bazgroły, zakreślenia
fault	repair	naprawiany*, klejony*, sklejony*, cerowany*, zszyty*, łatany*
fault	incomplete	niekompletny*, nieoryginalny*, przeterminowany*
missing	missing	brakuje, brak, brakujący*, brakowało, zgubiony*, nie ma, nie posiada, nie zawiera, nie w zestawie, nie wchodzi w skład, zaginął, sprzedawany* bez, bez pudełka, bez ładowarki
included	before	zawiera, zawierają, obejmuje, obejmują, zestaw zawiera, zestaw obejmuje, dołączam, dodaję, dorzucam, razem z, wraz z
included	behind	w zestawie, w komplecie, w cenie, dołączony*, należy do zestawu, należą do zestawu, wchodzi w skład zestawu, wchodzą w skład zestawu
included	included	w skład zestawu, zawartość, dodatkowo gratis, z pudełkiem, w pudełku, oryginalne pudełko, oryginalnym pudełku, akcesoria, z instrukcją, posiada
care	care	pranie, prać, prania, prany*?, prać ręcznie, pranie ręczne, prasować, czyszczenie chemiczne, można prać, zmywarka, zmywarce, suszarka bębnowa
history	history	prezent, otrzymany*, dostałam, dostałem, odziedziczony*, przeprowadzka, właściciel, pierwszy właściciel, nietrafiony*, nietrafiony prezent, za mały*, za duży*, za małe, za duże, po babci, po dziadku, lat temu, miesięcy temu, ma rok, ma dwa lata, dom bez zwierząt, dom niepalący, bez zwierząt, po przeglądzie, serwisowany*, leżał*, przechowywany*
history	purchase	kupiony*, zakupiony*, kupiłem, kupiłam
measure	measure	długość, szerokość, wysokość, głębokość, średnica, obwód, grubość, waga, pojemność, pod pachami, szerokość pod pachami, pachy, w pasie, biodra, rękaw, rękawa, talia, klatka piersiowa, biust, wkładka, długość wkładki, nogawka, długość całkowita, obcas
measure	measured	wymiary, wymiar, mierzony* na płasko
delivery	delivery	wysyłka, wysyłki, wysyłkę, wysyłam, wyślę, paczkomat, paczkomaty, paczkomatem, paczkomatu, kurier, kurierem, kuriera, poczta, poczta polska, dostawa, dostawy, dowóz, orlen paczka, koszt wysyłki
delivery	collection	odbiór, odbiór osobisty, odbioru, odbioru osobistego, do odbioru, do obejrzenia, możliwość obejrzenia
no-make	none	bez marki, brak marki, nieznana, nieznany, marka nieznana, inna marka, nie określono, nie podano, brak, nie wiadomo, różne, różne marki, wiele marek, rękodzieło, ręcznie robione, ręczna robota, ręcznie robiony, ręcznie robiona, mix, mieszane, kilka marek, nie dotyczy, n d, bez metki, niesygnowany, niesygnowana, niesygnowane, generyczny, generyczna, kompatybilny, kompatybilna, kompatybilne, zamiennik, nieoryginalny, nieoryginalna, zamienniki, kompatybilni, nieoryginalne, zgodny
payment	payment	przelew, przelewem, gotówka, płatność, płatności, zapłata, za pobraniem, zaliczka, raty
asking-price	price	cena, ceny, cenę, cenie, do negocjacji, do uzgodnienia, negocjacja, do lekkiej negocjacji, cena ostateczna, nie negocjuję, oferta cenowa, propozycje cenowe, za sztukę, okazja cenowa, obniżka, chcę
asking-price	settles	wezmę?, przyjmę?, chciałbym?, chciałabym?
asking-price	terms	wymiana, zamiana, nie wymieniam, nie zamieniam
past-price	past price	cena sklepowa, cena oryginalna, cena pierwotna, cena zakupu, cena detaliczna, cena regularna, cena katalogowa, cena nowego, kosztował, kosztowała, kosztowało, kosztowały, zapłaciłem, zapłaciłam, kupiony* za, wart, warta, warte, w sklepie, wtedy?, w tamtym czasie, swego czasu
contact	contact	kontakt, proszę o kontakt, pisz, proszę pisać, piszcie, pytaj, pytania, w razie pytań, wiadomość, wiadomości, na priv, odpowiem, inne ogłoszenia, inne przedmioty, inne aukcje, moje inne, więcej zdjęć, zapraszam na
contact	channel	dzwonić, zadzwoń, telefon?, numer telefonu, tel, dzwoń, dzwońcie, proszę dzwonić, sms, whatsapp, mój numer, nr telefonu, nr tel
joiner	joiner	z, ze, w, we, na, do, od, po, przez, przy, za, o, u, jest, są, był, była, było, były, to, ten, ta, te, tego, tej, tym, mają, się, mam, mój, moja, moje, mojej, mojego, jego, jej, ich, tylko, także, również, bardzo, też, już, jeszcze, oba, obie, każdy, każda, około, przed, między, razem, wraz
joiner	conjunction	i, a, oraz, jak, który, która, które, dlatego, więc, jednak, ponadto
abbreviation	end	ok, itd, itp, szt, zł, tys, godz, kpl, r
abbreviation	abbreviation	np, tzn, tzw, tj, m.in, nr, ul, dł, szer, wys, gł, śr, wym, roz, rozm, tel, ur, wyd, oryg, ew, max, min, poj, db
filler	filler	piękny*, ładny*, śliczny*, cudowny*, super, świetny*, elegancki*, stylowy*, modny*, klasyczny*, wygodny*, praktyczny*, miękki*, wysokiej jakości, dobrej jakości, jakość, idealny*, wyjątkowy*, unikalny*, rzadki*, duży*, niewielki*, oferta, zestaw, komplet, para, sztuka, kolor, rozmiar, marka, stan, model, witam, cześć, dzień dobry, proszę, dziękuję, polecam, zapraszam, pozdrawiam, top
filler	offer	sprzedam, wyprzedaż, okazja, sprzedaję, na sprzedaż, mam na sprzedaż, sprzedajemy, wystawiam, oferuję
`;
