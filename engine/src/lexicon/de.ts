/** German words: class, meaning (as in en.ts), words. Forms: inflect.ts; ? marks a word that is as often something else. */
export const GERMAN = `
colour	black	schwarz*, tiefschwarz*, pechschwarz*
colour	white	weiß*, schneeweiß*, cremeweiß*, altweiß*, naturweiß*, reinweiß*
colour	grey	grau*, hellgrau*, dunkelgrau*, silbergrau*, steingrau*, mausgrau*
colour	charcoal	anthrazit*, anthrazitfarben*, anthrazitgrau*, schiefergrau*, graphitgrau*
colour	navy	marineblau*, navyblau*, nachtblau*, marine?
colour	blue	blau*, hellblau*, dunkelblau*, mittelblau*, himmelblau*, königsblau*, royalblau*, stahlblau*, eisblau*, kornblumenblau*, jeansblau*, taubenblau*, kobaltblau*, petrolblau*, petrol?, petrolfarben*
colour	turquoise	türkis*, türkisblau*, türkisfarben*, aquamarinblau*
colour	teal	petrolgrün*, blaugrün*
colour	green	grün*, hellgrün*, dunkelgrün*, olivgrün*, moosgrün*, mintgrün*, tannengrün*, flaschengrün*, smaragdgrün*, salbeigrün*, grasgrün*, waldgrün*, apfelgrün*, neongrün*, khakigrün*, lindgrün*
colour	olive	oliv, olivfarben*
colour	khaki	khakifarben*
colour	red	rot*, hellrot*, dunkelrot*, knallrot*, feuerrot*, kirschrot*, rubinrot*, ziegelrot*, blutrot*
colour	burgundy	weinrot*, bordeauxrot*, burgunderrot*, burgunder?
colour	pink	rosa, rosafarben*, rosé?, hellrosa, altrosa, zartrosa, pinkfarben*, pinke, pinker, pinkes, pinken, lachsfarben*, fuchsia, fuchsiafarben*
colour	coral	koralle?, korallenrot*, korallfarben*
colour	peach	pfirsich?, pfirsichfarben*, aprikot, apricotfarben*
colour	orange	orangefarben*, orangerot*, orangene, orangener, orangenes
colour	terracotta	terrakotta?, rostrot*, rostfarben*, rostbraun*
colour	yellow	gelb*, hellgelb*, senfgelb*, senffarben*, zitronengelb*, sonnengelb*, neongelb*, ockerfarben*, ocker?
colour	gold	golden*, goldfarben*, goldfarbig*, goldgelb*
colour	rose gold	roségold, roségoldfarben*, rotgoldfarben*
colour	silver	silbern*, silberfarben*, silberfarbig*, silber?
colour	bronze	bronzefarben*
colour	copper	kupferfarben*, kupfer?
colour	brown	braun*, hellbraun*, dunkelbraun*, mittelbraun*, schokobraun*, kastanienbraun*, nussbraun*
colour	tan	cognacfarben*, cognacbraun*, karamellfarben*
colour	camel	kamelfarben*
colour	beige	beigefarben*, sandfarben*, hautfarben*, naturfarben*, beiges, beigen, beiger
colour	cream	creme?, cremefarben*, vanillefarben*, champagnerfarben*
colour	ivory	elfenbeinfarben*, elfenbeinweiß*
colour	purple	lila, dunkellila, helllila, purpur?, purpurfarben*, pflaumenfarben*, auberginefarben*, beerenfarben*
colour	lilac	fliederfarben*, flieder?, lavendelfarben*, lavendel?, mauvefarben*
colour	violet	violett*, dunkelviolett*, hellviolett*, veilchenblau*
colour	multicolour	bunt*, mehrfarbig*, zweifarbig*, dreifarbig*, vielfarbig*, regenbogenfarben*
colour	clear	durchsichtig*, transparente, transparenter, transparentes, glasklar*
shade	light	hell*, blass*, zart*
shade	dark	dunkel*, dunkle, dunkler, dunkles, dunklen, tief*
shade	bright	leuchtend*, knallig*, kräftig*, grell*
shade	pastel	pastell, pastellfarben*, gedeckt*, verwaschen*
shade	medium	mittel, mittleres
shade	matt	matte, mattes, matter, glänzend*, hochglanz, metallicfarben*, schimmernd*, glitzernd*
shade	marl	meliert*, gesprenkelt*
material	leather	leder, echtleder, echtes leder, rindsleder, rindleder, kalbsleder, lammleder, ziegenleder, lackleder, glattleder, nappaleder, vollleder
material	faux leather	kunstleder, lederimitat, lederoptik, veganes leder, pu leder
material	suede	wildleder, veloursleder, rauleder, rauhleder, nubukleder, nubuk
material	faux suede	kunstwildleder, wildlederimitat, wildlederoptik
material	fur	echtpelz, echtfell, kaninchenfell, fuchspelz, nerz, nerzpelz
material	faux fur	kunstfell, kunstpelz, webpelz, fellimitat, teddyfell, plüsch
material	sheepskin	lammfell, schaffell, schafsfell
material	cotton	baumwolle, baumwollmischung, biobaumwolle, bio baumwolle
material	wool	wolle, schurwolle, schafwolle, lammwolle, wollmischung, reine schurwolle, walkwolle, loden
material	merino wool	merinowolle
material	cashmere	kaschmir, kaschmirwolle
material	alpaca	alpaka, alpakawolle
material	silk	seide, reine seide, maulbeerseide, seidenmischung
material	velvet	samt?, samtstoff, nicki
material	linen	leinen, reines leinen, leinenmischung
material	denim	jeansstoff
material	corduroy	kord, feincord, breitcord
material	lace	spitze?, spitzenstoff
material	tulle	tüll
material	crepe	krepp?
material	knit	strick?, feinstrick, grobstrick
material	acrylic	polyacryl, acryl
material	elastane	elasthan
material	viscose	viskose
material	microfibre	mikrofaser, microfaser
material	felt	filz?, wollfilz
material	hemp	hanf
material	down	daunen, daunenfüllung, gänsedaunen, entendaunen
material	feather	federn?, federfüllung
material	raffia	bast?, stroh?
material	rubber	gummi, kautschuk
material	plastic	kunststoff, plastik, hartplastik
material	silicone	silikon
material	acrylic glass	acrylglas
material	foam	schaumstoff, kaltschaum
material	metal	metall, blech?
material	steel	stahl, federstahl
material	stainless steel	edelstahl, chirurgenstahl
material	iron	eisen?, gusseisen, schmiedeeisen
material	brass	messing
material	copper	kupfer?
material	pewter	zinn
material	chrome	chrom, verchromt*
material	zinc	zink
material	titanium	titan?
material	platinum	platin
material	carbon fibre	kohlefaser, carbonfaser
material	sterling silver	sterlingsilber, 925er silber, 800er silber, 835er silber, echtsilber, massivsilber
material	silver	silber?
material	silver plated	versilbert*
material	gold	gelbgold, weißgold, echtgold, 585er gold, 333er gold, 750er gold
material	gold plated	vergoldet*
material	enamel	emaille, emailliert*
material	wood	holz, massivholz, echtholz, vollholz, hartholz
material	oak	eiche, eichenholz, massive eiche
material	pine	kiefer?, kiefernholz
material	mahogany	mahagoni
material	walnut	nussbaum, nussbaumholz, walnussholz
material	teak	teakholz
material	beech	buche, buchenholz
material	birch	birke?, birkenholz
material	ash	esche?, eschenholz
material	maple	ahorn?, ahornholz
material	rosewood	palisander, rosenholz
material	cherry wood	kirschholz, kirschbaum, kirschbaumholz
material	ebony	ebenholz
material	cedar	zeder, zedernholz
material	spruce	fichte?, fichtenholz
material	acacia	akazie, akazienholz
material	mango wood	mangoholz
material	driftwood	treibholz
material	plywood	sperrholz
material	mdf	spanplatte, pressspan
material	veneer	furnier, furniert*, eichenfurnier
material	bamboo	bambus
material	rattan	korbgeflecht, weidengeflecht
material	cork	kork
material	glass	glas?, milchglas, pressglas, bleiglas, rauchglas
material	crystal	kristall?, bleikristall, kristallglas
material	ceramic	keramik, steingut, steinzeug
material	porcelain	porzellan
material	clay	ton?
material	stone	naturstein, sandstein, speckstein, schiefer?
material	marble	marmor
material	granite	granit
material	concrete	beton
material	resin	kunstharz, epoxidharz
material	melamine	melamin
material	mother of pearl	perlmutt
material	pearl	perle?, süßwasserperle+, zuchtperle+
material	cubic zirconia	zirkonia
material	amber	bernstein
material	paper	papier?
material	cardboard	pappe?
grade	genuine	echt*, authentisch*
grade	pure	rein*, massiv*, naturbelassen*
grade	recycled	recycelt*, wiederverwertet*
grade	worked	gebürstet*, poliert*, gewachst*, geölt*, lackiert*, bemalt*, handbemalt*, geschnitzt*, gesteppt*, gepolstert*, gewebt*, gestrickt*, handgestrickt*, gehäkelt*, gerippt*, gefüttert*, ungefüttert*, beschichtet*, glasiert*, geprägt*, perforiert*, pulverbeschichtet*, verzinkt*, gehämmert*, gehärtet*
pattern	striped	gestreift*, streifen?, nadelstreifen, ringelmuster, geringelt*
pattern	floral	geblümt*, blumenmuster, blumenprint, blumendruck, blümchenmuster, floral*
pattern	checked	kariert*, karomuster, karo?, schottenkaro, vichykaro
pattern	polka dot	gepunktet*, punktemuster, getupft*, pünktchenmuster
pattern	animal print	leopardenmuster, leomuster, leoprint, schlangenmuster, zebramuster, tiermuster
pattern	camouflage	tarnmuster, flecktarn
pattern	houndstooth	hahnentritt, hahnentrittmuster
pattern	herringbone	fischgrat, fischgrätmuster, zickzackmuster
pattern	tie dye	batik, batikmuster
pattern	geometric	geometrisch*, grafisches muster
pattern	argyle	rautenmuster, norwegermuster
pattern	embroidered	bestickt*, stickerei, lochstickerei, paillettenbesetzt*
pattern	plain	einfarbig*, unifarben*
department	men	herren, männer
department	women	damen, frauen
department	boys	jungen?, jungs
department	girls	mädchen
department	kids	kinder, kind?, jugendliche
department	toddler	kleinkind, kleinkinder
department	baby	säugling, neugeborene
department	adult	erwachsene
department	maternity	umstandsmode, schwangere
era	antique	antik*, antiquität, antiquarisch*
era	art nouveau	jugendstil
era	pre-war	vorkriegszeit, vorkriegs
era	post-war	nachkriegszeit, nachkriegs
era	1920s	zwanziger jahre
era	1930s	dreißiger jahre
era	1940s	vierziger jahre
era	1950s	fünfziger jahre
era	1960s	sechziger jahre
era	1970s	siebziger jahre
era	1980s	achtziger jahre
era	1990s	neunziger jahre
era	19th century	neunzehntes jahrhundert, 19 jahrhundert, 19 jh
era	18th century	18 jahrhundert, 18 jh
edition	first edition	erstausgabe, erstauflage, erstpressung, 1 auflage, erste auflage
edition	limited edition	limitiert* auflage, limitiert* edition, limitiert* ausgabe, limitiert*
edition	special edition	sonderausgabe, sonderedition, jubiläumsausgabe
edition	collector's edition	sammleredition, sammlerausgabe
edition	signed	signiert*, handsigniert*
edition	numbered	nummeriert*
edition	reissue	neuauflage, nachdruck, nachpressung
edition	hardback	gebundene ausgabe, gebundenes buch, hardcoverausgabe
edition	paperback	taschenbuch, taschenbuchausgabe
edition	unabridged	ungekürzt*, gekürzte ausgabe
edition	illustrated	illustriert*
edition	large print	großdruck
size	one size	einheitsgröße
condition	new	neu*?, brandneu*, nagelneu*, fabrikneu*, unbenutzt*, ungetragen*, ungeöffnet*, originalverpackt*, eingeschweißt*, versiegelt*, neu mit etikett, neu ohne etikett, nie getragen, nie benutzt, noch nie getragen, noch nie benutzt, nicht getragen, nicht benutzt
condition	like new	wie neu, neuwertig*, so gut wie neu, fast neu, kaum getragen, kaum benutzt, einmal getragen, nur einmal getragen, einmal benutzt, tadellos*, makellos*
condition	refurbished	generalüberholt*, refurbisht*, runderneuert*
condition	good	guter zustand, gutem zustand, guten zustand, sehr guter zustand, sehr gutem zustand, top zustand, bester zustand, gut erhalten*, sehr gut erhalten*, gepflegt*, wenig getragen, wenig benutzt, selten getragen, selten benutzt
condition	used	gebraucht*, getragen*?, benutzt*?
condition	fair	stark gebraucht*, abgenutzter zustand, mäßiger zustand, akzeptabler zustand, befriedigender zustand
condition	faulty	bastlerware, für bastler, an bastler, ersatzteilspender, zum ausschlachten, als ersatzteillager
month	1	januar, jänner
month	2	februar
month	3	märz
month	5	mai?
month	6	juni
month	7	juli
month	10	oktober, okt
month	12	dezember, dez
deny	forward	vermeide*, vermeiden, bitte nicht, besser nicht, lieber nicht, ausschluss, unter ausschluss, kein, keine, keinen, keinem, keiner, keines, keins, keinerlei, nicht, nichts, nie, niemals, ohne, weder, außer, ausgenommen, kaum, frei von, abgesehen von, bis auf, benötigt, braucht, muss ersetzt, exkl, exklusive der, exklusive dem, war mal, waren mal, war einmal, war früher, ehemals, früher mal
deny	backward	ausgeschlossen, nicht dazu, nicht dabei, nicht enthalten, nicht vorhanden, nicht inklusive, nicht im lieferumfang, separat erhältlich, wurde entfernt, wurden entfernt, ist weg, sind weg
deny	both	fehlt, fehlen, fehlte, fehlend*, verloren, verloren gegangen, abhanden gekommen
doubt	forward	ich glaube, glaube ich, glaub ich, ich denke, denke ich, ich meine es, vielleicht, vermutlich, wahrscheinlich, eventuell, evtl, möglicherweise, anscheinend, angeblich, scheinbar, offenbar, offensichtlich, dürfte, dürften, könnte, könnten, müsste, müssten, soll, sollen, sollte, sollten, scheint, scheinen, keine ahnung, weiß nicht, weiß ich nicht, weiß leider nicht, nicht sicher, unsicher, unbekannt, meines wissens, meines erachtens, soweit ich weiß, soviel ich weiß, so viel ich weiß, soweit mir bekannt, ich schätze, schätze ich, geschätzt, ich vermute, vermute ich, nehme ich an, ich nehme an, tippe auf, ohne gewähr, kann sein, laut vorbesitzer, laut verkäufer, wurde mir gesagt, hat man mir gesagt, ist wohl, sind wohl, war wohl, wohl aus, wohl von, so weit ich weiß, nicht geprüft ob, schwer zu sagen, oder ähnliches, oder so ähnlich
choice	forward	wahlweise, zur auswahl, zur wahl, nach wahl, auswählen, aussuchen, verschiedene, verschiedenen, diverse, diversen, mehrere farben, mehrere größen, mehreren farben, mehreren größen, erhältlich in, verfügbar in, lieferbar in, entweder, je nach, bitte angeben, farbe angeben, größe angeben, gewünschte farbe, gewünschte größe, alle farben, alle größen, andere farben, anderen farben, andere größen, anderen größen, weitere farben, weitere größen, weiteren farben, weiteren größen
choice	both	oder, bzw, beziehungsweise, nach wunsch, variiert, variieren, freie auswahl
correct	forward	ich meine, ich meinte, meinte natürlich, korrektur, korrigiere, nein warte, moment nein, quatsch, entschuldigung, verzeihung, besser gesagt, genauer gesagt, oder vielmehr, stimmt nicht, tippfehler, vertippt, verschrieben, habe mich vertan, vertan, mein fehler, muss heißen, soll heißen, sollte heißen, nachtrag
other	forward	wie?, für?, fuer, für die, für den, für das, für ein, für eine, für einen, für alle, passt für, passt auf, passt an, passt in, passt zu, passen zu, passen auf, passend für, passend zu, geeignet für, kompatibel mit, kompatibel zu, ersatz für, ersetzt, anstelle, anstatt, statt, im stil von, im stil der, im stil des, ähnlich wie, ähnlich dem, ähnelt, ähneln, sieht aus wie, genau wie, so wie bei, wie bei, wie von, wie ein, wie eine, inspiriert von, angelehnt an, erinnert an, im look von, nach art, imitation von, kopie von, nachahmung, nachbau von, vergleichbar mit, verwendbar mit, verwendbar für, gedacht für, bestimmt für, gemacht für, ideal für, perfekt für, umgestiegen auf, gewechselt auf, gewechselt zu, tausche gegen, tausch gegen, suche, gesucht, mein alter, mein altes, meine alte, meine alten, mein anderer, mein anderes, meine andere, mein voriges, verkaufe auch, verkaufe außerdem, verkaufe noch, außerdem habe ich, biete auch, biete außerdem, siehe meine anderen, nicht zu verwechseln mit, anders als, im gegensatz zu, besser als, auch in, auch noch in, gibt es auch in
other	backward	optik, stil?, ähnlich*, kompatibel*, nachbildung, nachbau, imitat, replik, replika, kopie, plagiat, fälschung, fans, liebhaber, separat erhältlich
fault	scratch	kratzer+, kratzspur+, zerkratzt*, verkratzt*, schramme+, schrammspuren, verschrammt*, schliere+, katzenkratzer
fault	mark	abdruck, abdrücke, druckstelle+, wasserrand, wasserränder, laufspuren, klebereste, kleberrest+, stockflecken, stickerreste, aufkleberreste
fault	stain	fleck+, fleckig*, verfleckt*, befleckt*, verfärbt*, verfärbung+, verschmutzt*, verschmutzung+, vergilbt*, angelaufen*, schmutzig*, dreckig*, kalkflecken, staubig*, staubkorn, staubkörner, staubeinschluss, staubeinschlüsse, staub im, staub auf
fault	hole	loch, löcher, löchern, mottenloch, mottenlöcher, löchrig*, durchlöchert*
fault	tear	riss+, eingerissen*, gerissen*, zerrissen*, einriss, einrisse, ziehfaden, fadenzieher, laufmasche+, masche gezogen, gezogene masche, fäden gezogen, gezogene fäden
fault	crack	haarriss+, sprünge, gesprungen*, zersprungen*, zerbrochen*, gebrochen*, rissig*
fault	chip	abplatzer+, abplatzung+, abgeplatzt*, absplitterung+, abgesplittert*, bestoßen*, bestoßung+, angeschlagen*, abgebrochen*, blättert, abgeblättert*, abgestoßen*, angestoßen*
fault	dent	dellen, eine delle, kleine delle, keine delle, delle im, delle am, delle an, delle auf, delle in, delle hat, hat delle, mit delle, beule+, verbeult*, macke+, eingedrückt*, eindruckstelle+
fault	wear	gebrauchsspur+, tragespur+, nutzungsspur+, lagerspur+, altersspur+, abnutzung, abnutzungsspur+, abnutzungserscheinung+, abgenutzt*, abgegriffen*, abgelaufen*, abgetragen*, verschleiß, verschlissen*, verschleißspuren, abgewetzt*, abrieb, abgerieben*, berieben*, durchgescheuert*, ausgefranst*, verfilzt*, knötchen, lackabrieb, kratzt, piekst
fault	fade	verblichen*, ausgeblichen*, verblasst*, ausgewaschen*, ausgebleicht*
fault	crease	knick+, geknickt*, knitterig*, zerknittert*, eselsohr+, verbogen*, verzogen*, gewellt*, verformt*, zerdrückt*, krumm*, aufgequollen*, gequollen*, aufgebläht*
fault	broken	kaputt*, defekt*, schaden, beschädigt*, beschädigung+, mangel, mangelhaft*, fehler, fehlerhaft*, klemmt, hakt, hakelig*, schwergängig*, klebrig*, displaybruch, wackelkontakt, pixelfehler, hakelt, hakeln, haken?, klemmen?
fault	not working	keine funktion, außer betrieb, funktionslos*, funktioniert nicht, funktionieren nicht, funktioniert leider nicht, funktioniert nicht mehr, funktionieren nicht mehr, geht nicht, gehen nicht, geht leider nicht, geht nicht mehr, gehen nicht mehr, läuft nicht, lädt nicht, startet nicht, reagiert nicht, schaltet nicht ein, lässt sich nicht, hält nicht, nicht funktionsfähig, nicht funktionstüchtig, funktionslos, ohne funktion, für bastler, an bastler, bastlerware, muss repariert, müsste repariert, muss ersetzt, muss gereinigt, reparaturbedürftig*, renovierungsbedürftig*, kein ton, keinen ton, kein bild, kein empfang, kein signal, ohne ton, ohne bild, nicht immer, nicht mehr immer
fault	untested	ungetestet*, ungeprüft*, nicht getestet, nicht geprüft, kann ich nicht testen, konnte nicht testen, konnte nicht getestet
fault	rust	rost, rostig*, rostet, angerostet*, verrostet*, flugrost, rostfleck+, roststelle+, oxidiert*, korrodiert*, grünspan
fault	mould	schimmel, schimmelig*, verschimmelt*, modrig*, muffig*, holzwurm, wurmlöcher, mottenfraß, stockig*, glaspilz
fault	smell	geruch?, riecht?, riecht nach, riecht etwas, müffelt, stinkt, raucherhaushalt
fault	loose	wackelt, wackelig*, lockere, gelockert*, ist lose, sind lose, sitzt lose, sitzen lose, lose naht, lose nähte, lose fäden, etwas lose, löst sich, lösen sich, abgelöst*, gelöst*, ausgeleiert*, durchgesessen*, eingelaufen*, porös*, spröde, offene naht, naht offen
fault	leak	undicht*, leckt, tropft, wasserschaden, feuchtigkeitsschaden, ausgelaufen*, verliert öl, verliert wasser, verliert luft, verliert druck
fault	noise	quietscht, knarzt, knarrt, rauscht, brummt, klappert, knistert, knackt
fault	flicker	flackert, ruckelt, stürzt ab, hängt sich auf, überhitzt, drift, geht von selbst aus, schaltet sich ab, setzt aus, fällt aus, ruckelig*
fault	burn	brandfleck+, brandloch, brandlöcher, angebrannt*, verbrannt*, versengt*, angeschmort*, geschmolzen*
fault	bite	angeknabbert*, zerkaut*, bissspuren, kratzspuren, tierhaare
fault	dull	stumpf*, trüb*, schwacher akku, akku schwach, akku hält, akku schwächelt, schwächelt, etwas schwach, schon schwach, sehr schwach, schwach geworden, wird schwach, lässt nach, lassen nach, hält nur, halten nur, hält nicht mehr lange
fault	writing	anstreichung+, unterstreichung+, markierung+, beschriftet*, bekritzelt*, bekritzelungen, widmung, namenseintrag, namenszug, bibliotheksexemplar, mängelexemplar, notizen, randnotizen, bleistiftnotizen, eintragungen, kritzeleien, gekritzel
fault	repair	repariert*, reparatur, geklebt*, geflickt*, gestopft*, ausgebessert*, restauriert*, nachlackiert*, überlackiert*, ersetzt*, ausgetauscht*, gekürzt*, umgenäht*, enger genäht
fault	incomplete	unvollständig*, nicht vollständig, nicht komplett, inkomplett, nicht original, abgelaufenes mhd
missing	missing	fehlt, fehlen, fehlte, fehlend*, verloren, nicht dabei, nicht enthalten, nicht im lieferumfang, nicht inklusive, nicht vorhanden, nicht mehr vorhanden, ohne, habe ich nicht mehr, gibt es nicht mehr, abhanden gekommen, nicht auffindbar, ist weg, sind weg, keine dabei, keiner dabei, keines dabei, nichts dabei, liegt nicht bei, liegen nicht bei, ist nicht dabei, sind nicht dabei, hab ich nicht, habe ich nicht, hab ich keine, habe ich keine
included	before	inkl, inklusive, inclusive, enthält, beinhaltet, beinhalten, kommt mit, kommen mit, geliefert mit, samt, einschließlich, komplett mit
included	behind	dabei, mit dabei, ist dabei, sind dabei, enthalten, mitgeliefert*, beiliegend*, liegt bei, liegen bei, beigelegt*, gehört dazu, gehören dazu, vorhanden, im preis inbegriffen, gehört zum angebot, gehören zum angebot, gehört zum paket, gehören zum paket, gehört zum set, gehören zum set, gehört zum lieferumfang, gehören zum lieferumfang, teil des angebots, teil des pakets, bestandteil des angebots, bestandteil des lieferumfangs, bestandteil des sets, bestandteil des verkaufs, teil des lieferumfangs
included	included	lieferumfang, zubehör, gibt es dazu, gibts dazu, dazu gibt, lege ich, mit ovp, in ovp, ovp, originalverpackung, originalkarton, mit original, mit verpackung, mit karton, mit rechnung, mit anleitung, besteht aus
care	care	waschbar*, maschinenwaschbar*, waschen, handwäsche, maschinenwäsche, feinwäsche, spülmaschinenfest*, spülmaschinengeeignet*, spülmaschine, mikrowellengeeignet*, pflegeleicht*, pflegehinweis+, chemische reinigung, bügeln, trockner, abwischbar*, schonwaschgang
history	history	geschenk, geschenkt, fehlkauf, erbstück, geerbt, nachlass, haushaltsauflösung, dachbodenfund, dachboden, flohmarkt, vorbesitzer, erstbesitzer, besitzer, besitz, erste hand, erster hand, zweite hand, umzug, umzugs, neuanschaffung, nichtraucherhaushalt, nichtraucher, tierfreier haushalt, tierfrei*, jahre alt, jahr alt, monate alt, wochen alt, vor jahren, rausgewachsen, herausgewachsen, zu klein geworden, zu klein, zu groß, aussortiert, ausgemistet, oma, opa, gelagert, stand nur, lag nur, benutzt?, getragen?, gewartet, scheckheftgepflegt
history	purchase	gekauft, gekauft bei
measure	measure	länge, breite, höhe, tiefe, durchmesser, umfang, gewicht, dicke, stärke?, schulterbreite, brustumfang, brustweite, taillenumfang, bundweite, bundumfang, hüftumfang, ärmellänge, innenbeinlänge, schrittlänge, gesamtlänge, rückenlänge, achsel zu achsel, sitzhöhe, sitztiefe, volumen, fassungsvermögen, kabellänge, sohlenlänge, absatzhöhe
measure	measured	maße, gemessen, misst, wiegt, liegend gemessen
delivery	delivery	versand, versandkosten, versandkostenfrei*, versende, versenden, verschicke, verschicken, verschickt, verschickt werden, porto, lieferung, anlieferung, dpd, gls, packstation, päckchen, paketversand, warensendung, großbrief, briefversand, versicherter versand, zustellung
delivery	collection	abholung, nur abholung, selbstabholung, selbstabholer, selbst abholen, abholen, abzuholen, abgeholt, besichtigung, besichtigen, besichtigt werden
no-make	none	ohne marke, keine marke, markenlos, keine angabe, unbekannt, unbekannte marke, noname, no name, sonstige marke, sonstige, nicht angegeben, nicht bekannt, keine, diverse, diverse marken, divers, verschiedene, verschiedene marken, gemischt, handgemacht, selbstgemacht, selbst gemacht, handarbeit, eigene herstellung, eigenproduktion, mix, mehrere, entfällt, nicht zutreffend, trifft nicht zu, k a, ohne label, ohne etikett, ungemarkt, unsigniert, nicht signiert, generisch, kompatibel, nachbau, fremdhersteller, kein original, nicht original, kompatibler, kompatible, kompatibles, nachbauten, drittanbieter, imitat
payment	payment	überweisung, überweisen, barzahlung, bar bei abholung, in bar, vorkasse, anzahlung, zahlung, bezahlung, ratenzahlung, sofort bezahlen, sicher bezahlen, nachnahme, zahlbar
asking-price	price	vb, vhb, verhandlungsbasis, festpreis, preis, preisvorstellung, preisvorschlag, preisvorschläge, wunschpreis, endpreis, letzter preis, letzte preis, gebote, gegen gebot, angebote, verhandelbar, nicht verhandelbar, verhandeln, handeln?, schnäppchen, stückpreis, das stück, pro teil, pro stück, je stück, zusammen für, verkaufe für, zu verkaufen für, abzugeben für, reduziert auf, mengenrabatt, verlange
asking-price	settles	nehme?, nehmen?, akzeptiere?, akzeptieren?, möchte?, hätte gerne?, hätte gern?, will haben?
asking-price	terms	kein tausch, tausch, tausche, tauschen, spaßbieter
past-price	past price	np, neupreis, uvp, originalpreis, ladenpreis, einkaufspreis, originaler preis, ursprünglicher preis, früherer preis, kaufpreis, listenpreis, anschaffungspreis, hat gekostet, kostete, gekostet, neu gekostet, gekauft für, bezahlt, im wert von, wert von, kostet neu, statt, ehemals, ursprünglich, damals, seinerzeit
contact	contact	schreib mir, schreibt mir, schreiben sie mir, einfach schreiben, melde dich, meldet euch, melden sie sich, einfach melden, bitte melden, kontakt, kontaktieren, nachricht, nachrichten, per pn, pn, bei interesse, bei fragen, fragen beantworte, weitere fragen, rückfragen, meine anderen anzeigen, meine anderen artikel, weitere anzeigen, weitere artikel, weitere bilder, weitere fotos
contact	channel	anrufen, anruf, ruf an, rufen sie an, telefon, telefonnummer, telefonisch, handynummer, rufnummer, tel, tel nr, mobilnummer, rufnr, anrufbar, sms, whatsapp, meine nummer, erreichbar unter
joiner	joiner	der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, mit, von, vom, aus, im, in, am, an, auf, zu, zum, zur, bei, beim, ins, ans, nach, seit, über, unter, zwischen, durch, um, ist, sind, wird, werden, wurde, wurden, haben, habe, ich, wir, es, er, sie, ihr, sich, mein, meine, meinen, meinem, meiner, unser, unsere, dieser, diese, dieses, diesen, diesem, meins, auch, noch, nur, sehr, so, als, wie, je, pro, alle, alles, beide, beiden, hier, da, dort, dazu, dabei, davon, daran, ca, circa, etwa, kann, können, inkl, per
joiner	conjunction	und, aber, jedoch, sowie, denn, weil, wenn, dass, damit, wo, welche, welcher, welches, daher, deshalb, deswegen, darum, somit, trotzdem, dennoch, außerdem, zudem
abbreviation	end	usw, usf, uvm, uva, u.v.m, u.s.w, stk, jh, jhd, mwst, evtl, std, gmbh
abbreviation	abbreviation	ca, bzw, inkl, exkl, zzgl, abzgl, ggf, ggfs, mind, sog, bspw, vgl, insb, bes, gr, nr, str, tel, bd, bde, aufl, hrsg, orig, abb, max, ehem, urspr, einschl, ausschl, versch, div, z.b, d.h, u.a, z.t, o.ä, v.a, i.d.r, dt, engl, jhg, geb, art nr, wg
filler	filler	schön*, wunderschön*, toll*, super, hübsch*, süß*, edel*, edle, elegant*, stylisch*, modern*, klassisch*, schick*, praktisch*, hochwertig*, qualität, gute qualität, hohe qualität, bequem*, gemütlich*, weich*, gut*, sehr gut*, perfekt*, klasse, einzigartig*, selten*, original*, gepflegt*, artikel, stück, set, paar, farbe, größe, marke, zustand, hallo, hi, bitte, danke, viel spaß, liebe grüße, lg, leider, absolut*, total, wirklich, top
filler	offer	verkaufe, verkauf, notverkauf, abverkauf, räumungsverkauf, ausverkauf, sonderangebot, zu verkaufen, biete, hier biete ich, ich verkaufe, verkaufen, ich biete, biete hier, zum verkauf steht, verkauft wird, wir verkaufen, verkaufen wir, angeboten wird, angeboten werden, steht zum verkauf, stehen zum verkauf, zum verkauf stehen, zum verkauf
`;
