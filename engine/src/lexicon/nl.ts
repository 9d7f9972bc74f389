/** Dutch words: class, meaning (as in en.ts), words. Forms: inflect.ts; ? marks a word that is as often something else. */
export const DUTCH = `
colour	black	zwart*
colour	white	wit*, gebroken wit, roomwit*
colour	grey	grijs*, lichtgrijs*, donkergrijs*
colour	charcoal	antraciet, antracietgrijs*
colour	navy	marineblauw*, navyblauw*
colour	blue	blauw*, lichtblauw*, donkerblauw*, hemelsblauw*, kobaltblauw*, koningsblauw*, babyblauw*, jeansblauw*
colour	turquoise	turkoois, turquoiseblauw*
colour	teal	petrolblauw*, zeegroen*
colour	green	groen*, lichtgroen*, donkergroen*, legergroen*, olijfgroen*, mintgroen*, flessengroen*, mosgroen*, appelgroen*, saliegroen*
colour	olive	olijf?
colour	khaki	kaki
colour	red	rood*, donkerrood*, felrood*
colour	burgundy	bordeauxrood*, wijnrood*
colour	pink	roze, lichtroze, oudroze, felroze, zachtroze, zalmroze, fuchsia, zalm?
colour	coral	koraal?, koraalrood*
colour	peach	perzik?, abrikoos?
colour	orange	oranje
colour	terracotta	roestkleurig*, steenrood*
colour	yellow	geel*, lichtgeel*, mosterdgeel*, okergeel*, oker
colour	gold	goudkleurig*, gouden?, goud?
colour	rose gold	roségoud, rosegoudkleurig*
colour	silver	zilverkleurig*, zilver?
colour	copper	koperkleurig*
colour	brown	bruin*, lichtbruin*, donkerbruin*, kastanjebruin*, chocoladebruin*
colour	tan	cognackleurig*
colour	camel	camelkleurig*
colour	beige	zandkleurig*, huidkleurig*
colour	cream	crème?, crèmekleurig*
colour	ivory	ivoor?
colour	purple	paars*, lichtpaars*, donkerpaars*, pruim?
colour	lilac	lavendel?
colour	multicolour	meerkleurig*, veelkleurig*, tweekleurig*, bont*?
colour	clear	doorzichtig*
shade	light	licht*
shade	dark	donker*
shade	bright	fel, felle, fluor
shade	matt	glanzend*, hoogglans, metaalkleurig*
shade	marl	gemêleerd*
material	leather	leer?, echt leer, rundleer, rundsleer, lamsleer, kalfsleer, leren?, lederen, lakleer
material	faux leather	kunstleer, kunst leer, kunstleren, imitatieleer, nepleer, nep leer, nep leren, veganistisch leer
material	faux suede	kunstsuède
material	faux fur	nepbont, imitatiebont, kunstbont
material	sheepskin	schapenvacht, schapenleer, lammycoat
material	cotton	katoen, katoenen, biologisch katoen
material	wool	wol, wollen, scheerwol, lamswol, wolmix
material	merino wool	merinowol, merino wol
material	cashmere	kasjmier
material	alpaca	alpacawol
material	silk	zijde?, zijden?, echte zijde
material	satin	satijn, satijnen
material	velvet	fluweel, fluwelen
material	linen	linnen
material	denim	spijkerstof
material	corduroy	ribfluweel, ribstof
material	lace	kant?, kanten?
material	knit	gebreid*?
material	elastane	elastaan
material	microfibre	microvezel
material	neoprene	neopreen
material	felt	vilt, vilten
material	down	dons, ganzendons
material	feather	veren?
material	raffia	stro?
material	rubber	rubberen
material	plastic	kunststof, kunststoffen
material	silicone	siliconen
material	foam	schuim?, schuimrubber, traagschuim
material	metal	metaal, metalen
material	steel	staal, stalen
material	stainless steel	roestvrij staal, rvs, roestvrijstaal, roestvrijstalen
material	iron	ijzer?, gietijzer, smeedijzer, ijzeren
material	brass	messing
material	copper	koper?, koperen
material	pewter	tinnen
material	chrome	verchroomd*
material	carbon fibre	koolstofvezel
material	sterling silver	925 zilver, sterling zilver, echt zilver, massief zilver
material	silver	zilver?, zilveren?
material	silver plated	verzilverd*
material	gold	goud?, geelgoud, witgoud, 14 karaat goud, 18 karaat goud
material	gold plated	verguld*, goud verguld
material	enamel	emaille, geëmailleerd*
material	wood	hout, houten, massief hout, hardhout
material	oak	eiken, eikenhout, massief eiken
material	pine	grenen, grenenhout, vurenhout, vuren?
material	mahogany	mahonie, mahoniehout
material	walnut	notenhout, walnotenhout
material	teak	teakhout
material	beech	beuken, beukenhout
material	birch	berkenhout, berken
material	ash	essenhout
material	rosewood	palissander, palissanderhout
material	cherry wood	kersenhout
material	acacia	acaciahout
material	mango wood	mangohout
material	plywood	multiplex, triplex
material	mdf	spaanplaat
material	veneer	fineer
material	bamboo	bamboe
material	rattan	rotan, riet?, rieten, gevlochten riet
material	cork	kurk
material	glass	glazen?, gehard glas
material	crystal	kristal?
material	ceramic	keramiek, keramische, aardewerk, steengoed
material	porcelain	porselein, porseleinen
material	clay	klei?
material	stone	natuursteen, steen?, leisteen
material	marble	marmer, marmeren
material	granite	graniet
material	resin	kunsthars
material	mother of pearl	parelmoer
material	pearl	parel+?
material	amber	barnsteen
material	cardboard	karton?
grade	genuine	echt*, authentiek*
grade	pure	zuiver*, massief, massieve, puur, pure
grade	recycled	gerecycled*
grade	worked	geborsteld*, gepolijst*, gelakt*, geolied*, geverfd*, handgeschilderd*, gewatteerd*, gevoerd*, ongevoerd*, gehaakt*, geweven, gestikt*, gehamerd*, gehard*, gewaxt*
pattern	striped	gestreept*, strepen, streepjes
pattern	floral	gebloemd*, bloemenprint, bloemetjes, bloemen?
pattern	checked	geruit*, ruitjes, ruitpatroon
pattern	polka dot	gestippeld*, stippen?, stippenprint, stipjes
pattern	animal print	panterprint, luipaardprint, slangenprint, tijgerprint, dierenprint, zebraprint
pattern	camouflage	camouflageprint
pattern	herringbone	visgraat
pattern	geometric	geometrisch*
pattern	embroidered	geborduurd*, pailletten
pattern	plain	effen, egaal
department	men	heren, mannen
department	women	dames, vrouwen
department	boys	jongens, jongen
department	girls	meisjes, meisje
department	kids	kinderen, kinder, kind?, tieners
department	toddler	peuter, peuters, kleuter, kleuters
department	baby	pasgeboren
department	adult	volwassenen, volwassene
department	maternity	zwangerschap, positiekleding
era	antique	antiek*
era	pre-war	vooroorlogs*
era	post-war	naoorlogs*
era	1950s	jaren vijftig, jaren 50
era	1960s	jaren zestig, jaren 60
era	1970s	jaren zeventig, jaren 70
era	1980s	jaren tachtig, jaren 80
era	1990s	jaren negentig, jaren 90
era	19th century	negentiende eeuw, 19e eeuw
era	18th century	achttiende eeuw, 18e eeuw
edition	first edition	eerste druk, eerste editie, 1e druk
edition	limited edition	gelimiteerde editie, beperkte oplage, gelimiteerde oplage
edition	special edition	speciale editie, jubileumeditie
edition	collector's edition	verzamelaarseditie
edition	signed	gesigneerd*
edition	numbered	genummerd*
edition	reissue	herdruk, heruitgave
edition	hardback	gebonden?, harde kaft
edition	paperback	zachte kaft
edition	illustrated	geïllustreerd*
size	one size	één maat
condition	new	nieuw*?, gloednieuw*, ongebruikt*, ongedragen, ongeopend*, nog in verpakking, geseald*, nieuw met kaartje, nieuw met label, nieuw zonder kaartje, nieuw zonder label, met kaartje, kaartje eraan, nooit gedragen, nooit gebruikt, niet gedragen, niet gebruikt
condition	like new	zo goed als nieuw, als nieuw, nieuwstaat, in nieuwstaat, bijna nieuw, vrijwel nieuw, amper gedragen, amper gebruikt, nauwelijks gedragen, nauwelijks gebruikt, een keer gedragen, eenmaal gedragen, 1x gedragen, twee keer gedragen, perfecte staat, smetteloos
condition	refurbished	gereviseerd*, opgeknapt*
condition	good	goede staat, in goede staat, zeer goede staat, hele goede staat, prima staat, nette staat, goede conditie, zeer goede conditie, weinig gedragen, weinig gebruikt, goed onderhouden, in nette staat
condition	used	gebruikt*?, gedragen?, tweedehands
condition	fair	redelijke staat, matige staat, gebruikte staat, slechte staat
condition	faulty	voor onderdelen, als onderdelen, voor de knutselaar, voor de liefhebber
month	1	januari
month	2	februari
month	3	maart
month	5	mei
month	6	juni
month	7	juli
month	8	augustus
month	10	oktober, okt
month	12	december
deny	forward	vermijd, vermijden, liever niet, noch?, geen, niet, nooit, zonder, niets, nergens, behalve, uitgezonderd, exclusief, excl, vrij van, nauwelijks, amper, met uitzondering van, afgezien van, moet vervangen, heeft nodig
deny	backward	uitgesloten, niet inbegrepen, niet aanwezig, niet bijgeleverd, los verkrijgbaar, apart verkrijgbaar, zit er niet bij, zitten er niet bij, is weg
deny	both	ontbreekt, ontbreken, ontbrak, ontbrekende, kwijt, kwijtgeraakt, zoekgeraakt
doubt	forward	ik denk, denk ik, ik geloof, geloof ik, ik vermoed, vermoed ik, vermoedelijk, misschien, waarschijnlijk, wellicht, mogelijk, eventueel, lijkt, lijken, lijkt me, schijnt, schijnbaar, blijkbaar, kennelijk, naar het schijnt, niet zeker, weet niet, weet het niet, weet ik niet, geen idee, onbekend*, volgens de vorige eigenaar, volgens de verkoper, volgens mij, voor zover ik weet, zover ik weet, bij mijn weten, als ik het goed heb, als ik me niet vergis, is mij verteld, werd mij verteld, ik gok, ik schat, ik neem aan, zou kunnen, zou moeten, zouden moeten, kan zijn, moet haast, onder voorbehoud, lastig te zeggen
choice	forward	keuze uit, naar keuze, te kiezen, kies, kiezen, keuze tussen, verkrijgbaar in, beschikbaar in, leverbaar in, verschillende kleuren, verschillende maten, diverse, meerdere kleuren, meerdere maten, alle kleuren, alle maten, assorti, graag aangeven, geef aan, vermeld, andere kleuren, andere maten, meer kleuren, meer maten
choice	both	en of, ofwel, hetzij, dan wel, optioneel, optionele, of zwart, of wit, of blauw, of rood, of groen, of grijs, of bruin, of geel, of roze, of paars, of oranje, of beige, of zwarte, of witte, of blauwe, of rode, of groene, of grijze, of bruine, of s, of m, of l, of xl, of leer, of katoen, of wol, of zijde, of linnen
correct	forward	ik bedoel, bedoel ik, ik bedoelde, correctie, rectificatie, nee wacht, wacht, sorry ik bedoel, foutje, foutje van mij, mijn fout, pardon, moet zijn, of liever, beter gezegd, typefout, tikfout, vergist, verbetering
other	forward	voor, past op, past in, past bij, passen op, passen bij, passend op, passend bij, passend voor, geschikt voor, compatibel met, bedoeld voor, gemaakt voor, ontworpen voor, ideaal voor, perfect voor, te gebruiken voor, te gebruiken met, vervangt, vervanging voor, vervanging van, vervanger, in plaats van, in de stijl van, stijl van, stijl, soort van, lijkt op, lijken op, ziet eruit als, vergelijkbaar met, soortgelijk aan, net als, zoals een, zoals de, als een, geïnspireerd door, doet denken aan, doen denken aan, in de trant van, geïnspireerd op, imitatie van, imitatie, namaak, kopie van, replica van, anders dan, beter dan, ruilen tegen, ruil tegen, ruilen voor, gezocht, zoek, op zoek naar, mijn oude, mijn andere, mijn vorige, verkoop ook, ook te koop, heb ook, ik heb ook, zie ook mijn, bekijk ook mijn, overgestapt op, overgestapt naar, soort, een soort
other	backward	stijl, imitatie, namaak, compatibel*, replica, look alike, los verkrijgbaar
fault	scratch	kras, krassen, krasje+, bekrast*, gekrast*, schram, schrammen, geschaafd*, schaafplek+
fault	mark	vlekje van, afdruk, afdrukken, plekje+, kale plek, kale plekken, kringen, lijmresten
fault	stain	vlek, vlekken, vlekje+, vlekkerig*, gevlekt*, verkleurd*, verkleuring+, vergeeld*, vies, vieze, vuil, vuile, stofje+, stof in, stof op, veeg, vegen, veegje+
fault	hole	gat?, gaten, gaatje, gaatjes, mottengaatje+, mottengaten
fault	tear	scheur, scheuren, scheurtje+, gescheurd*, ingescheurd*, haaltje+, losse draad, losse draadjes, getornd
fault	crack	barst, barsten, barstje+, gebarsten, gebroken, haarscheur+, craquelé
fault	chip	chipje+, schilfer+, schilfertje+, afgebladderd*, bladdert, afgebroken, stukje uit, hapje uit, beschadigde rand
fault	dent	deuk, deuken, deukje+, gedeukt*, ingedeukt*, buts, butsen, butsje+, putje+
fault	wear	slijtage, slijtageplek+, slijtagesporen, versleten, gebruikssporen, gebruiksspoor, gebruikerssporen, draagsporen, pluisjes, pluizig*, gepluisd, gerafeld*, rafel+, rafelig*, uitgerekt*, uitgelubberd*, vervilt*, doorgezakt*, ingezakt*, ouderdomssporen, rafeltje+
fault	fade	verbleekt*, verschoten, vervaagd*
fault	crease	gekreukt*, kreuk, kreuken, kreukels, vouw, vouwen, gevouwen, is krom, zijn krom, beetje krom, kromme, kromgetrokken, verbogen, scheef, ezelsoor, ezelsoren, opgezwollen, gezwollen
fault	broken	kapot, kapotte, stuk gegaan, is stuk, zijn stuk, defect, defecte, defecten, beschadigd*, beschadiging+, schade, gebrek, gebreken, mankement, mankementen, storing, storingen, hapert, haperend*, klemt, stroef, stroeve, plakkerig*, probleem, problemen, dode pixel+
fault	not working	buiten werking, buiten gebruik, werkt niet, werken niet, werkt niet meer, werken niet meer, doet het niet, doen het niet, gaat niet aan, gaat niet open, gaat niet dicht, laadt niet, start niet, sluit niet, houdt niet, voor onderdelen, als onderdelen, te repareren, moet gerepareerd, moet vervangen, moet schoongemaakt, op te knappen, opknapper, opknappertje, aan vervanging toe, geen geluid, geen beeld
fault	untested	niet getest, ongetest*, niet geprobeerd, kan niet testen, niet kunnen testen, zo meenemen
fault	rust	roest, roestig*, verroest*, roestplekje+, roestvorming, geoxideerd*
fault	mould	schimmel, beschimmeld*, muf, houtworm, vochtplekken
fault	smell	geurtje?, ruikt naar, ruikt?, stinkt, rooklucht
fault	loose	zit los, zitten los, laat los, laten los, losgelaten, loszittend*, losgeraakt*, wiebelt, wankel, speling, gekrompen, is los, zijn los
fault	leak	lekt, lekkage, lekkend, waterschade, verliest olie, verliest water, verliest lucht, verliest druk
fault	noise	piept, kraakt, rammelt, bromt, zoemt, maakt geluid
fault	flicker	knippert, flikkert, valt uit, slaat af, loopt vast, drift, schakelt uit
fault	burn	brandgaatje+, brandplek, brandplekken, verbrand*, geschroeid*, gesmolten
fault	bite	aangevreten, kattenkrabben, hondenharen, kattenharen
fault	dull	zwakke accu, slechte accu, accu loopt leeg
fault	writing	aantekeningen, onderstreept*, onderstrepingen, naam voorin, naam geschreven, bibliotheekexemplaar, potloodaantekeningen, kanttekeningen, gekrabbel, bibliotheekstempel
fault	repair	gerepareerd*, reparatie, gelijmd*, gestopt, versteld*, hersteld*, overgeschilderd*, overgespoten, vervangen, ingekort*, korter gemaakt
fault	incomplete	incompleet, incomplete, niet compleet, niet origineel, onvolledig*, over datum
missing	missing	ontbreekt, ontbreken, ontbrekende, kwijt, kwijtgeraakt, zoekgeraakt, mist een, missen, niet inbegrepen, niet aanwezig, niet meer aanwezig, niet bijgeleverd, zit er niet bij, zitten er niet bij, is er niet meer, heb ik niet meer, zonder doos, zonder oplader, zonder lader, zonder accessoires, los verkrijgbaar, is weg, niet bij, zit niet bij, zitten niet bij
included	before	inclusief, incl, geleverd met, wordt geleverd met, compleet met, bevat, bevatten
included	behind	inbegrepen, erbij, zit erbij, zitten erbij, bijgeleverd*, aanwezig, hoort erbij, horen erbij, hoort bij het pakket, horen bij het pakket, maakt deel uit van het pakket, bij de prijs inbegrepen
included	included	krijg je erbij, bestaat uit, met doos, in doos, originele doos, originele verpakking, met originele, accessoires, toebehoren, inhoud van, met oplader, met bon, met handleiding, bestaan uit
care	care	wasbaar, wasbare, wassen, gewassen, wasmachine, handwas, machinewas, vaatwasser, vaatwasserbestendig, strijken, droger, stomen, gestoomd, stomerij, wasvoorschrift
history	history	gekregen, cadeau, kado, geërfd*, erfenis, verhuizing, zolder, eigenaar, eerste eigenaar, miskoop, van oma, van opa, te klein, te groot, past niet meer, past me niet, jaar oud, maanden oud, jaar geleden, maanden geleden, rookvrij*, rookvrij huis, huisdiervrij*, geen huisdieren, onderhouden, heeft gestaan, heeft gelegen, gebruikt voor, kast opruimen, opruiming
history	purchase	gekocht, aankoop
measure	measure	lengte, breedte, hoogte, diepte, diameter, doorsnede, omtrek, dikte, gewicht, borstomvang, borst, tailleomvang, heupen, heup, mouwlengte, mouw, mouwen, schouders, schouderbreedte, oksel tot oksel, van oksel tot oksel, binnenbeenlengte, zithoogte, totale lengte, rugbreedte, binnenzool, hakhoogte, inhoud
measure	measured	maten, afmetingen, afmeting, weegt, gemeten, plat gemeten
delivery	delivery	verzenden, verzending, verzendkosten, verzend, verstuur, versturen, opsturen, postnl, bezorgen, bezorging, levering, brievenbus, brievenbuspakket, pakket, pakketje, gratis verzending
delivery	collection	ophalen, afhalen, op te halen, af te halen, alleen ophalen, ophalen in, afhalen in, te bezichtigen, komen bekijken, zelf ophalen
no-make	none	merkloos, zonder merk, geen merk, onbekend, onbekend merk, ander merk, overige merken, niet gespecificeerd, niet vermeld, niet bekend, geen, diverse, diverse merken, verschillende, verschillende merken, handgemaakt, zelfgemaakt, zelf gemaakt, mix, meerdere, nvt, n v t, niet van toepassing, zonder label, ongemerkt, geen naam, generiek, compatibel, niet origineel, imitatie, compatibele, niet originele, namaak
payment	payment	contant, contante betaling, overmaken, betaling, betalen, aanbetaling, ideal betaling, bankoverschrijving, vooruitbetaling, rembours
asking-price	price	prijs, vraagprijs, vaste prijs, bieden, bod, biedingen, bied, bieden vanaf, doe een bod, onderhandelbaar, niet onderhandelbaar, koopje, korting, bundelkorting, per stuk, stukprijs, weg voor, mag weg voor, te koop voor, verkoop voor, prijs in overleg, vraag?
asking-price	settles	neem?, accepteer?, wil?, hebben voor?
asking-price	terms	ruilen, geen ruil
past-price	past price	nieuwprijs, np, winkelprijs, winkelwaarde, oorspronkelijke prijs, originele prijs, adviesprijs, aankoopprijs, kostte, gekost, nieuw gekost, kost nieuw, betaald, waarde, nieuwwaarde, ter waarde van, gekocht voor, destijds, toentertijd, indertijd
contact	contact	stuur, stuur een bericht, bericht, berichtje, vragen, bij vragen, interesse, bij interesse, meer fotos, andere advertenties, mijn andere, mijn account, mijn profiel, volg mij
contact	channel	bellen, mailen, telefoonnummer, tel, bel me, bel mij, bel naar, whatsapp, appen, app me, sms, mijn nummer, te bereiken op
joiner	joiner	de, het, een, van, met, in, op, aan, uit, te, ten, tot, bij, over, onder, tussen, om, is, zijn, was, waren, heeft, heb, hebben, wordt, worden, ik, je, we, wij, u, mijn, onze, deze, dit, die, dat, de mijne, er, ook, nog, zo, zeer, erg, alle, alles, beide, elk, elke, per, ca, circa, ongeveer, wel, naar, na, sinds, kan, kunnen, daar, hier, zelf, valt, draag, draagt
joiner	conjunction	en, maar, als, dan, dus, want, omdat, daarom, toch, bovendien, echter, daardoor
abbreviation	end	enz, e.d, bv, nv, st
abbreviation	abbreviation	ca, bijv, d.w.z, o.a, i.v.m, t.w.v, m.u.v, z.g.a.n, nr, blz, dhr, mevr, incl, excl, evt, ong, max, min, tel, afm, gem, i.p.v, resp, m.b.v
filler	filler	mooi*, prachtig*, leuk*, schattig*, super, fijn*, lekker*, chique, stijlvol*, modern*, klassiek*, elegant*, handig*, comfortabel*, zacht*, kwaliteit, goede kwaliteit, hoge kwaliteit, perfect*, goed*, uniek*, zeldzaam, origineel, originele, groot, grote, klein*, artikel, artikelen, set, paar, stuk, stuks, kleur, maat, merk, staat, conditie, model, hallo, hoi, groetjes, bedankt, dank, graag, helaas, top
filler	offer	verkoop, uitverkoop, opruiming, solden, te koop, aangeboden, ik verkoop, wij verkopen, aangeboden wordt, te koop aangeboden, ik bied aan
`;
