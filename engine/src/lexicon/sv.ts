/** Swedish words: class, meaning (as in en.ts), words. Forms: inflect.ts; ? marks a word that is as often something else. */
export const SWEDISH = `
colour	black	svart*, kolsvart*
colour	white	vit, vitt, vita?, benvit*, offwhite, naturvit*
colour	grey	grå*, ljusgrå*, mörkgrå*
colour	charcoal	antracit, antracitgrå*
colour	navy	marinblå*, marin?
colour	blue	blå*, ljusblå*, mörkblå*, himmelsblå*, kungsblå*, koboltblå*, jeansblå*, isblå*
colour	turquoise	turkos, turkosa, turkost
colour	teal	petrolblå*
colour	green	grön*, ljusgrön*, mörkgrön*, olivgrön*, mintgrön*, flaskgrön*, mossgrön*, militärgrön*, limegrön*, salviagrön*
colour	khaki	khakifärgad*, kaki
colour	red	röd*, mörkröd*, klarröd*
colour	burgundy	vinröd*
colour	pink	rosa, ljusrosa, gammelrosa, ceriserosa, fuchsia, laxrosa, puderrosa
colour	coral	korall?, korallröd*
colour	peach	persika?, aprikos?, aprikosfärgad*
colour	orange	orangea, brandgul*
colour	terracotta	rostfärgad*, roströd*, tegelröd*
colour	yellow	gul*, ljusgul*, senapsgul*, citrongul*, ockra
colour	gold	guldfärgad*, gyllene, guld?
colour	rose gold	roséguld, roséguldfärgad*
colour	silver	silverfärgad*
colour	copper	kopparfärgad*
colour	brown	brun*, ljusbrun*, mörkbrun*, chokladbrun*, kastanjebrun*
colour	tan	cognacsfärgad*, konjaksfärgad*
colour	camel	kamelfärgad*
colour	beige	sandfärgad*, hudfärgad*
colour	cream	gräddvit*, krämvit*, krämfärgad*
colour	ivory	elfenben?, elfenbensvit*
colour	purple	plommonlila, vinlila, aubergine?
colour	lilac	syrenlila, lavendel?
colour	violet	lila, mörklila, ljuslila
colour	multicolour	flerfärgad*, mångfärgad*, tvåfärgad*, färgglad*
colour	clear	genomskinlig*
shade	light	ljus*?, blek*
shade	dark	mörk*
shade	bright	stark*?, klar*?
shade	matt	blankt, blanka, glansig*, högblank*, metallic
shade	marl	melerad*
material	leather	läder, skinn, äkta läder, äkta skinn, kalvskinn, nötläder, lammskinn, lackskinn
material	faux leather	konstläder, konstskinn, skinnimitation, läderimitation, galon
material	suede	mocka?, mockaskinn
material	faux suede	mockaimitation, fuskmocka
material	fur	äkta päls
material	faux fur	fuskpäls, konstpäls, fejkpäls
material	sheepskin	fårskinn
material	cotton	bomull, ekologisk bomull, bomullsmix
material	wool	ull, ren ull, lammull, ullblandning, ullmix
material	merino wool	merinoull
material	cashmere	kashmir
material	alpaca	alpacka
material	silk	siden, silke
material	satin	satäng
material	velvet	sammet
material	linen	linne?, lintyg
material	denim	jeanstyg
material	corduroy	manchester?
material	lace	spets?
material	tulle	tyll
material	knit	stickad*?, virkad*?
material	acrylic	akryl
material	elastane	elastan
material	viscose	viskos
material	microfibre	mikrofiber
material	neoprene	neopren
material	felt	filt?
material	hemp	hampa
material	down	dun, gåsdun, ankdun
material	feather	fjädrar?
material	rubber	gummi
material	plastic	plast, hårdplast
material	silicone	silikon
material	acrylic glass	plexiglas
material	foam	skumgummi, skumplast
material	metal	metall, plåt?
material	steel	stål
material	stainless steel	rostfritt stål, rostfri, rostfritt
material	iron	järn, gjutjärn, smidesjärn
material	brass	mässing
material	copper	koppar?
material	bronze	brons?
material	pewter	tenn
material	chrome	krom, förkromad*
material	titanium	titan?
material	carbon fibre	kolfiber
material	sterling silver	sterlingsilver, äkta silver, 925 silver
material	silver plated	försilvrad*, nysilver, alpackasilver
material	gold	guld?, vitguld, 18k guld, 18 karat guld, äkta guld
material	gold plated	förgylld*, guldpläterad*
material	enamel	emalj, emaljerad*
material	wood	massivt trä, massivträ, i trä, av trä
material	oak	ek, massiv ek
material	pine	furu, massiv furu
material	mahogany	mahogny
material	walnut	valnöt?
material	beech	bokträ
material	birch	björk
material	ash	askträ
material	elm	alm
material	rosewood	jakaranda, palisander
material	plywood	plywoodskiva
material	mdf	spånskiva
material	veneer	faner, fanerad*, ekfaner
material	bamboo	bambu
material	rattan	rotting, flätverk
material	cork	kork
material	glass	glas?, pressglas, härdat glas
material	crystal	kristall?
material	ceramic	keramik, stengods, lergods, flintgods
material	porcelain	porslin, benporslin
material	clay	lera?
material	stone	natursten, skiffer
material	marble	marmor
material	granite	granit
material	concrete	betong
material	resin	harts
material	mother of pearl	pärlemor
material	pearl	pärla?, pärlor?, sötvattenspärlor
material	amber	bärnsten
material	paper	papper?
material	cardboard	kartong?
grade	genuine	äkta, autentisk*
grade	pure	ren*?, massiv*, naturlig*
grade	recycled	återvunnen, återvunnet, återvunna
grade	worked	borstad*, polerad*, vaxad*, oljad*, lackad*, lackerad*, målad*, handmålad*, vadderad*, fodrad*, ofodrad*, vävd*, ribbad*, hamrad*, härdad*
pattern	striped	randig*, ränder, kritstrecksrandig*
pattern	floral	blommig*, blommönster, blommönstrad*
pattern	checked	rutig*, skotskrutig*
pattern	polka dot	prickig*
pattern	animal print	leopardmönster, leopardmönstrad*, ormmönster, zebramönster, djurmönster
pattern	camouflage	kamouflage
pattern	houndstooth	hundtandsmönster, hundtandsmönstrad*
pattern	herringbone	fiskbensmönster, fiskben
pattern	geometric	geometrisk*
pattern	embroidered	broderad*, paljetter, paljettprydd*
pattern	plain	enfärgad*
department	men	herr, herrar
department	women	dam, damer, kvinnor
department	boys	pojke, pojkar
department	girls	flicka, flickor, tjej?, tjejer
department	kids	barnkläder, ungdom, barnstorlek, juniorer
department	toddler	småbarn
department	baby	bebis, bebisar, nyfödd
department	adult	vuxen, vuxna
department	maternity	gravid, mammakläder
era	antique	antik*, antikvitet
era	art nouveau	jugendstil
era	pre-war	förkrigstid
era	1920s	tjugotalet, 20 talet, 20 tal
era	1930s	trettiotalet, 30 talet, 30 tal
era	1940s	fyrtiotalet, 40 talet, 40 tal
era	1950s	femtiotalet, 50 talet, 50 tal
era	1960s	sextiotalet, 60 talet, 60 tal
era	1970s	sjuttiotalet, 70 talet, 70 tal
era	1980s	åttiotalet, 80 talet, 80 tal
era	1990s	nittiotalet, 90 talet, 90 tal
era	19th century	artonhundratalet, 1800 talet, 1800 tal
era	18th century	sjuttonhundratalet, 1700 talet, 1700 tal
edition	first edition	första upplagan, förstaupplaga, första utgåvan, förstautgåva
edition	limited edition	begränsad upplaga, limiterad upplaga, limiterad utgåva
edition	special edition	specialutgåva, jubileumsutgåva
edition	collector's edition	samlarutgåva
edition	signed	signerad*
edition	numbered	numrerad*
edition	reissue	nyutgåva, nytryck
edition	hardback	inbunden, inbundna, hårdpärm
edition	paperback	pocketbok, häftad*
edition	illustrated	illustrerad*
size	one size	onesize
condition	new	ny*?, helt ny, helt nytt, helt nya, oanvänd*, oöppnad*, aldrig använd*, ej använd*, oanvänt skick, plomberad*, nytt med lapp, med prislapp, med lappen kvar, originalförpackad*, inplastad*
condition	like new	som ny, som nytt, som nya, nästan ny*, nyskick, använd* en gång, endast använd* en gång, använd* två gånger, knappt använd*, toppskick, perfekt skick
condition	refurbished	renoverad*, rekonditionerad*
condition	good	gott skick, bra skick, mycket bra skick, mycket gott skick, fint skick, mycket fint skick, jättefint skick, utmärkt skick, sparsamt använd*, lite använd*, välvårdad*
condition	used	begagnad*, begagnat skick, använd*?
condition	fair	hyfsat skick, okej skick, slitet skick, dåligt skick, välanvänd*
condition	faulty	för reservdelar, som reservdelar, reservdelsobjekt, renoveringsobjekt, till delar
month	1	januari
month	2	februari
month	3	mars?
month	5	maj?
month	6	juni
month	7	juli
month	8	augusti
month	10	oktober, okt
month	12	december
deny	forward	undvik, undvika, ej, inte, icke, inga, ingen, inget, utan, aldrig, varken, förutom, exkl, exklusive moms, fri från, fritt från, knappt, behöver, behövs, utom, allt utom
deny	backward	ingår ej, ingår inte, medföljer ej, medföljer inte, följer ej med, följer inte med, säljs separat, är borta
deny	both	saknas, saknar, saknades, saknade, borttappad*, tappat bort
doubt	forward	jag tror, tror jag, tror det, tror att, kanske, möjligen, möjligtvis, troligen, troligtvis, förmodligen, antagligen, sannolikt, eventuellt, verkar vara, verkar, vet ej, vet inte, vet jag inte, osäker, osäkert, oklart, okänd, okänt, enligt säljaren, enligt förra ägaren, enligt uppgift, såvitt jag vet, så vitt jag vet, vad jag vet, om jag minns rätt, om jag inte minns fel, jag gissar, gissar på, jag antar, antar att, ska vara, skall vara, borde vara, bör vara, kan vara, sägs vara, lär vara, ser ut att vara, har fått höra, svårt att säga, reserverar mig
choice	forward	välj, välja mellan, att välja på, att välja mellan, valfri, valfritt, valfria, val av, finns i, olika färger, olika storlekar, flera färger, flera storlekar, alla färger, alla storlekar, blandade, ange färg, ange storlek, ange vilken, andra färger, andra storlekar, fler färger, fler storlekar
choice	both	eller, och eller, antingen, valbar*, varierar
correct	forward	jag menar, jag menade, menar jag, rättelse, korrigering, förlåt, ursäkta, nej vänta, vänta, mitt fel, fel av mig, skrev fel, skrivfel, ska stå, skulle stå, eller rättare sagt, rättare sagt
other	forward	som?, till?, till en, till ett, passar till, passar för, passar på, passar i, passar även, passande till, avsedd för, avsedd till, avsett för, avsedda för, gjord för, anpassad för, lämplig för, lämpar sig för, perfekt till, perfekt för, kompatibel med, kompatibelt med, fungerar med, fungerar till, istället för, i stället för, liknar, liknande, likt en, som en, samma som, påminner om, ser ut som, inspirerad av, för tankarna till, i samma stil som, i stil med, i stil av, imitation av, kopia av, replika av, ersätter, ersättning för, ersättare till, jämförbar med, till skillnad från, bättre än, matchar, byter mot, bytes mot, byte mot, söker, sökes, köpes, min gamla, mitt gamla, mina gamla, min andra, mitt andra, säljer även, säljer också, har även, har också, se mina andra, mina andra, uppgraderat till, bytt till, även i, finns även i, också i
other	backward	imitation, kopia, replika, kompatibel*, efterbildning, liknande, säljs separat
fault	scratch	repa, repor, reporna, repig*, repad*, skråma, skråmor
fault	mark	bruksspår, användningsspår, spår av användning, små märken, litet märke, ytliga märken, tejprester, limrester
fault	stain	fläck, fläckar, fläcken, fläckig*, missfärgad*, missfärgning, missfärgningar, gulnad*, smutsig*
fault	hole	hål, hålet, malhål
fault	tear	reva, revor, trasig*, uppriven, söndrig*, maska, maskor?, trådsläpp, uppdragen tråd, sönder, gått upp i sömmen
fault	crack	spricka, sprickor, sprucken, sprucket, spruckna, krackelering, krackelerad*
fault	chip	nagg, naggad*, naggar, kantstött, kantstötta, flisa, flisor, färgsläpp, lackskada, lackskador
fault	dent	buckla, bucklor, bucklig*, intryckt, inbuktning
fault	wear	slitage, slitagespår, sliten, slitet, slitna, nött, nötta, noppor, noppig*, nopprig*, luggsliten, utslitna, utsliten, åldersspår, patina, ålderstecken
fault	fade	urblekt, urtvättad*, blekt?, solblekt
fault	crease	skrynklig*, skrynklor, vikt?, hundöron, skev, böjd*, deformerad*
fault	broken	skada, skador, skadad*, fel på, ett fel, några fel, felet, defekt*, brist, brister, krånglar, strular, glappar, glapp, kärvar, kladdig*, klibbig*, problem med
fault	not working	fungerar ej, fungerar inte, funkar ej, funkar inte, startar ej, startar inte, går ej, går inte, laddar ej, laddar inte, ur funktion, slutat fungera, för reservdelar, som reservdelar, reservdelsobjekt, renoveringsobjekt, behöver lagas, behöver bytas, behöver renoveras, behöver rengöras, behöver service
fault	untested	otestad*, ej testad*, inte testad*, ej provad*, har inte testat, kan inte testa, säljs i befintligt skick, befintligt skick
fault	rust	rostfläck, rostfläckar, rostig*, rostangrepp, ytrost, lite rost, rost på, rostat, oxiderad*, korrosion
fault	mould	mögel, möglig*, mögelfläckar, fuktskada, fuktskador, fuktskadad*, maskhål, malangrepp
fault	smell	luktar?, luktar illa, lukt?, rökigt hem, rökarhem
fault	loose	sitter löst, lossnat, lossnar, släpper, släppt, glappt, vinglig*, vinglar, ostadig*, uttöjd*, krympt
fault	leak	läcker, läckage, droppar?, vattenskada, vattenskadad*, förlorar olja, förlorar luft, förlorar tryck
fault	noise	knarrar, gnisslar, skramlar, brusar, missljud, oljud
fault	flicker	flimrar, blinkar, hackar, hänger sig, överhettas
fault	burn	brännmärke, brännmärken, brännskada, bränt hål, brända märken, smält*
fault	bite	tuggmärken, bitmärken, klösmärken, djurhår, kattklös
fault	dull	svagt batteri, dåligt batteri, slött?
fault	writing	understrykningar, understruken, anteckningar, namnteckning, dedikation, biblioteksexemplar, blyertsanteckningar, marginalanteckningar, klotter, klottrad*
fault	repair	lagad*, lagning, reparerad*, limmad*, ihoplimmad*, lappad*, omlackerad*, ommålad*
fault	incomplete	ofullständig*, inte komplett, ej komplett, inte original, ej original, utgånget datum
missing	missing	saknas, saknar, saknades, borttappad*, tappat bort, ingår ej, ingår inte, medföljer ej, medföljer inte, följer ej med, följer inte med, finns ej, finns inte, finns inte kvar, utan kartong, utan laddare, utan förpackning, säljs utan, är borta
included	before	inkl, inklusive, kommer med, levereras med, inkluderar, komplett med, skickar med
included	behind	ingår, medföljer, följer med, inkluderat, inkluderas, på köpet, är med på köpet, ingår i priset, hör till, del av paketet
included	included	tillbehör, innehåller, innehåll, i originalkartong, originalkartong, originalförpackning, originalask, med kartong, med kvitto, plus?, bestående av
care	care	tvätt, tvättas, tvättbar*, tvättad*, maskintvätt, handtvätt, kemtvätt, diskmaskin, tål maskindisk, stryka, torktumlare, tvättråd
history	history	present?, fått i present, ärvd*, arv, dödsbo, flytt, flytta, ägare, en ägare, förra ägaren, felköp, för liten, för litet, för små, för stor, för stort, för stora, år gammal, år gammalt, år sedan, månader sedan, mormor, morfar, farmor, farfar, rökfritt, rökfritt hem, djurfritt, rökfritt och djurfritt, rensar garderoben, urväxt, stått i, legat i, förvarad*, servad*
history	purchase	köpt, köpta, köptes, inköpt
measure	measure	längd, bredd, höjd, djup, diameter, omkrets, tjocklek, vikt, axelbredd, bröst, bröstvidd, byst, midja, midjemått, höfter, höftmått, ärmlängd, ärmar, innerbenslängd, innerben, armhåla till armhåla, sitthöjd, sittdjup, klackhöjd, innersula, rymmer, totallängd
measure	measured	måtten, yttermått, innermått, mått ca, väger, mäter
delivery	delivery	frakt, frakten, fraktar, frakta, fraktkostnad, fri frakt, köparen står för frakten, köpare står för frakt, skickas, skickar, skicka, postnord, schenker, dhl, instabox, budbee, leverans, leveranser, samfraktar, samfrakt, spårbart, paketombud
delivery	collection	hämtas, hämtning, avhämtas, avhämtning, upphämtning, kan mötas, mötas upp
no-make	none	märkeslös, utan märke, inget märke, okänt, okänd, okänt märke, annat märke, ej angivet, ej angiven, inte angivet, inget, ingen, blandat, blandade, blandade märken, olika märken, diverse, handgjord, handgjort, hemmagjord, hemmagjort, egen tillverkning, mix, flera, ej tillämpligt, saknas, utan etikett, omärkt, osignerad, inget namn, generisk, generiskt, kompatibel, ej original, inte original, piratdel, kompatibelt, kompatibla, piratdelar, kopia
payment	payment	betalning, betala, betalas, kontant, kontanter, banköverföring, bankgiro, plusgiro, förskott, handpenning, delbetalning
asking-price	price	pris, priset, fast pris, prutat, pruta, ej prutbart, prutbart, utropspris, bud, budet, budgivning, bjud, lägg bud, högstbjudande, diskuteras, paketpris, styckpris, per styck, fynd, fyndpris, rea?, säljes för, säljs för, utgångspris, mängdrabatt, begär
asking-price	settles	tar?, accepterar?, vill ha?, önskar?
asking-price	terms	byte, byten
past-price	past price	nypris, nypriset, ursprungligt pris, ursprungspris, ordinarie pris, butikspris, cirkapris, inköpspris, originalpris, kostade, kostat, kostar ny, kostar nytt, kostar, köpt för, betalade, betalt, värde, värd, värt, på den tiden
contact	contact	kontakta, kontakt, skriv, skicka pm, pm, meddelande, meddelanden, frågor, vid frågor, hör av dig, hör av er, fler bilder, mer bilder, mina andra annonser, andra annonser, mina annonser, min profil
contact	channel	sms, ring mig, ring eller, ringa, mejla, maila, telefonnummer, tel, mobilnr, mobilnummer, whatsapp, smsa, mitt nummer, nås på
joiner	joiner	en, ett, den, det, de, med, av, i, på, från, till, vid, över, under, mellan, genom, om, är, har, hade, blir, blev, jag, vi, du, ni, min, mina, vår, vårt, våra, denna, detta, dessa, sitt, sina, även, också, mycket, väldigt, alla, allt, båda, varje, per, ca, cirka, ungefär, för, bara, endast, lite, där, kan, ska, upp, efter, innan, sedan, både, finns
joiner	conjunction	och, som, att, så, samt, därför, alltså, dock, dessutom
abbreviation	end	osv, mm, m.m, m.fl, st, kr, o.s.v, dyl, o.d
abbreviation	abbreviation	ca, t.ex, bl.a, d.v.s, dvs, s.k, fr.o.m, t.o.m, p.g.a, pga, inkl, exkl, nr, tel, mkt, jfr, resp, ev, dia, stl, bl, tex, iom, obs
filler	filler	fin*, snygg*, vacker, vackert, vackra, söt*, jättefin*, underbar*, läcker?, stilren, elegant*, modern*, klassisk*, praktisk*, bekväm*, skön*, mjuk*, kvalitet, bra kvalitet, hög kvalitet, perfekt*, unik*, sällsynt, artikel, plagg, par, färg, storlek, märke, skick, modell, hej, tack, mvh, hälsningar, tyvärr, top
filler	offer	säljer, rea, utförsäljning, säljes, till salu, jag säljer, vi säljer, säljs
`;
