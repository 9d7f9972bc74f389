/** Italian words: class, meaning (as in en.ts), words. Forms: inflect.ts; ? marks a word that is as often something else. */
export const ITALIAN = `
colour	black	nero*
colour	white	bianco*, bianco sporco
colour	grey	grigio*, grigio chiaro, grigio scuro, grigio perla
colour	charcoal	grigio antracite, antracite
colour	navy	blu navy, blu notte, blu marino
colour	blue	blu, azzurro*, celeste?, blu scuro, blu chiaro, blu elettrico, blu cobalto, blu royal, carta da zucchero, bluette
colour	turquoise	turchese?, verde acqua
colour	teal	ottanio, verde petrolio, blu petrolio
colour	green	verde+, verde scuro, verde chiaro, verde oliva, verde militare, verde bottiglia, verde smeraldo, verde menta, verde salvia
colour	khaki	cachi?
colour	red	rosso*, rosso scuro
colour	burgundy	bordò, rosso bordeaux, amaranto, vinaccia, rosso vino
colour	pink	rosa, rosa antico, rosa cipria, cipria?, rosa pallido, rosa chiaro, fucsia, fuxia, rosa fucsia, salmone?
colour	coral	corallo?
colour	peach	pesca?, color pesca, albicocca?
colour	orange	arancione+, arancio?
colour	terracotta	color mattone, ruggine?, color ruggine
colour	yellow	giallo*, senape?, giallo senape, ocra
colour	gold	dorato*, color oro
colour	rose gold	oro rosa
colour	silver	argentato*, color argento
colour	copper	ramato*, color rame
colour	brown	marrone+, marrone scuro, marrone chiaro, testa di moro, castano*?, cioccolato?
colour	tan	color cuoio, color tabacco, cammello?, color cammello
colour	beige	sabbia?, color sabbia
colour	cream	panna?, color panna, crema?
colour	ivory	avorio?
colour	purple	melanzana?, porpora, prugna?
colour	lilac	lilla, glicine, lavanda?, malva
colour	violet	viola?, color viola
colour	multicolour	multicolori, bicolore, variopinto*
colour	clear	trasparente+
shade	light	chiaro*, tenue+
shade	dark	scuro*
shade	bright	acceso*, fluo, vivace+
shade	matt	opaco*, lucido*, satinato*, metallizzato*, glitterato*
shade	marl	melange
material	leather	pelle, vera pelle, pelle di vitello, pelle di agnello, pelle martellata, cuoio, vero cuoio, vernice?, nappa
material	faux leather	ecopelle, similpelle, finta pelle, pelle sintetica, eco pelle, pelle vegana
material	suede	camoscio, scamosciato*, pelle scamosciata, nabuk
material	faux suede	finto camoscio, ecocamoscio
material	faux fur	pelliccia ecologica, pelliccia sintetica, ecopelliccia, eco pelliccia
material	sheepskin	montone
material	cotton	cotone, misto cotone, cotone organico
material	wool	lana, pura lana, pura lana vergine, lana vergine, misto lana, lana cotta
material	merino wool	lana merino, lana merinos
material	silk	seta, pura seta, misto seta
material	satin	raso?
material	velvet	velluto, ciniglia?
material	corduroy	velluto a coste
material	linen	lino, puro lino, misto lino
material	fleece	pile?
material	canvas	tela?
material	lace	pizzo?, merletto
material	tulle	organza di seta
material	crepe	crêpe di seta
material	knit	maglia?, uncinetto
material	polyester	poliestere
material	nylon	poliammide
material	acrylic	acrilico*
material	elastane	elastan
material	viscose	viscosa
material	microfibre	microfibra
material	felt	feltro
material	hemp	canapa
material	jute	iuta, juta
material	down	piumino?, piuma d'oca, piume d'oca
material	feather	piume?
material	raffia	rafia, paglia?
material	rubber	gomma?, caucciù
material	plastic	plastica
material	silicone	silicone
material	foam	gommapiuma
material	metal	metallo, lamiera?
material	steel	acciaio
material	stainless steel	acciaio inox, acciaio inossidabile
material	iron	ferro, ferro battuto, ghisa
material	aluminium	alluminio
material	brass	ottone
material	copper	rame
material	bronze	bronzo
material	pewter	peltro, stagno
material	chrome	cromato*
material	titanium	titanio
material	carbon fibre	fibra di carbonio, carbonio
material	sterling silver	argento 925, argento sterling
material	silver	argento?
material	silver plated	placcato* argento, silver plate
material	gold	oro?, oro giallo, oro bianco, oro 18k, oro 18 carati, oro 750
material	gold plated	placcato* oro, placcato* in oro, bagno d'oro, laminato* oro
material	enamel	smaltato*
material	wood	legno, legno massello, massello, legno massiccio
material	oak	rovere, quercia
material	pine	pino?
material	mahogany	mogano
material	walnut	noce?
material	beech	faggio
material	birch	betulla
material	ash	frassino
material	maple	legno di acero, legno d'acero
material	rosewood	palissandro
material	cherry wood	ciliegio?
material	ebony	ebano
material	plywood	compensato
material	mdf	truciolato, nobilitato
material	veneer	impiallacciato*
material	bamboo	bambù
material	rattan	vimini, giunco
material	cork	sughero
material	glass	vetro, vetro soffiato, vetro temperato, vetro di murano
material	crystal	cristallo?
material	ceramic	ceramica, gres, maiolica
material	porcelain	porcellana
material	terracotta	argilla cotta
material	clay	argilla
material	stone	pietra?, pietra naturale, ardesia?
material	marble	marmo
material	concrete	cemento
material	resin	resina
material	melamine	melammina
material	mother of pearl	madreperla
material	pearl	perla?, perle?
material	cubic zirconia	zirconi, zircone
material	amber	ambra?
material	paper	carta?
material	cardboard	cartone?
grade	genuine	vero*, autentico*
grade	pure	puro*, massiccio*, naturale+
grade	recycled	riciclato*
grade	worked	spazzolato*, lucidato*, laccato*, dipinto* a mano, intagliato*, trapuntato*, imbottito*, foderato*, sfoderato*, lavorato* a mano, traforato*, martellato*, temperato*, verniciato*, cerato*
pattern	striped	a righe, righe?, rigato*?, gessato
pattern	floral	a fiori, floreale+, fantasia floreale, fiorato*
pattern	checked	a quadri, a quadretti, quadri?, scozzese
pattern	polka dot	a pois, pois
pattern	animal print	leopardato*, maculato*, animalier, pitonato*, zebrato*
pattern	camouflage	mimetico*
pattern	houndstooth	pied de poule
pattern	herringbone	spigato*, spina di pesce
pattern	geometric	geometrico*
pattern	embroidered	ricamato*, paillettes
pattern	plain	tinta unita
department	men	uomo, uomini
department	women	donna, donne
department	boys	ragazzo?, ragazzi?, bambino
department	girls	ragazza?, ragazze?, bambina, bambine
department	kids	bambini, per bambini
department	baby	neonato, neonata, neonati
department	adult	adulto, adulti
department	maternity	premaman
era	antique	antico*?, antiquariato
era	art nouveau	stile liberty
era	1950s	anni cinquanta, anni 50
era	1960s	anni sessanta, anni 60
era	1970s	anni settanta, anni 70
era	1980s	anni ottanta, anni 80
era	1990s	anni novanta, anni 90
era	19th century	ottocento, xix secolo
era	18th century	settecento, xviii secolo
edition	first edition	prima edizione, prima stampa
edition	limited edition	edizione limitata
edition	special edition	edizione speciale
edition	collector's edition	edizione da collezione
edition	signed	autografato*, firmato* dall'autore
edition	numbered	numerato*
edition	reissue	ristampa, riedizione
edition	hardback	copertina rigida, rilegato*
edition	paperback	copertina flessibile, brossura, tascabile
edition	illustrated	illustrato*
size	one size	taglia unica
size	plus size	taglie forti, taglie comode
condition	new	nuovo*?, nuovo* con cartellino, nuovo* con etichetta, nuovo* senza cartellino, mai usato*, mai indossato*, mai messo*, mai aperto*, mai utilizzato*, sigillato*, ancora imballato*, con cartellino
condition	like new	come nuovo*, pari al nuovo, pari a nuovo, praticamente nuovo*, quasi nuovo*, seminuovo*, usato* una volta, indossato* una volta, usato* pochissimo, indossato* pochissimo, perfette condizioni, condizioni perfette, condizioni impeccabili, perfetto stato
condition	refurbished	ricondizionato*, rigenerato*
condition	good	ottime condizioni, buone condizioni, ottimo stato, buono stato, buon stato, condizioni ottime, condizioni buone, ben tenuto*, poco usato*, usato* poco
condition	used	usato*?, indossato*?, seconda mano, di seconda mano
condition	fair	condizioni discrete, discrete condizioni, molto usato*, condizioni accettabili
condition	faulty	per ricambi, pezzi di ricambio, per pezzi, da riparare
month	1	gennaio
month	2	febbraio
month	3	marzo
month	4	aprile
month	5	maggio
month	6	giugno
month	7	luglio
month	9	settembre
month	10	ottobre
month	12	dicembre
deny	forward	evita, evitare, evitate, non, senza, nessun, nessuno, nessuna, niente, nulla, neanche, nemmeno, neppure, mai stato, mai stata, mai avuto, mai lavato, mai lavata, mai riparato, tranne, eccetto, salvo, ad eccezione, a eccezione, privo di, priva di, privi di, necessita, era?, prima era, prima erano, una volta era
deny	backward	non incluso*, non compreso*, non presente, non presenti, venduto* separatamente, venduto* a parte, escluso*
deny	both	manca, mancano, mancante+, perso, persa, smarrito*, assente, assenti
doubt	forward	credo, penso, penso che, mi pare, mi sembra, sembra, sembrano, sembrerebbe, forse, probabilmente, possibilmente, presumibilmente, apparentemente, presumo, suppongo, immagino, direi, non so, non lo so, non ricordo, non sono sicuro, non sono sicura, sconosciuto*, ignoto*, secondo il venditore, secondo il precedente proprietario, mi hanno detto, mi è stato detto, dicono, a quanto pare, a quanto ne so, per quanto ne so, che io sappia, se non sbaglio, se non ricordo male, se ricordo bene, dovrebbe essere, dovrebbero essere, dovrebbe, dovrebbero, potrebbe, potrebbero, deve essere, può darsi, può essere, da verificare, salvo errori
choice	forward	a scelta, scegli, scegliere, scegliere tra, disponibile+ in, disponibile+ nei, vari colori, varie taglie, diversi colori, diverse taglie, diversi modelli, vari modelli, tutti i colori, tutte le taglie, qualsiasi colore, indicare, specificare, assortito*, altri colori, altre taglie, altre misure
choice	both	oppure, e o, opzionale+, facoltativo*, o nero, o bianco, o blu, o rosso, o verde, o grigio, o marrone, o rosa, o giallo, o beige, o viola, o arancione, o azzurro, o nera, o bianca, o rossa, o grigia, o s, o m, o l, o xl, o pelle, o cotone, o lana, o seta, o lino
correct	forward	cioè, voglio dire, volevo dire, intendevo, correggo, correzione, rettifico, rettifica, scusate, scusa, pardon, no aspetta, aspetta, aspettate, o meglio, anzi, ho sbagliato, errore mio, mi sono sbagliato, mi sono sbagliata, refuso, errata corrige
other	forward	come?, per?, per il, per la, per i, per le, per gli, per lo, per un, per una, per l, compatibile+ con, adatto* a, adatto* per, adatto* al, ideale+ per, perfetto* per, pensato* per, va bene per, vanno bene per, tipo, stile, in stile, nello stile di, ricorda, ricordano, sulla falsariga di, effetto, imitazione, replica, copia di, simile+ a, simile+ al, simile+ alla, uguale+ a, uguale+ al, identico* a, come un, come una, come il, come la, come le, ispirato* a, al posto di, al posto del, al posto della, invece di, invece del, invece della, anziché, sostituisce, sostituto di, ricambio per, ricambio di, scambio con, cerco, cercasi, il mio vecchio, la mia vecchia, il mio altro, vendo anche, ho anche, anche altri, vedi i miei altri, i miei altri, a differenza di, meglio di, da abbinare, abbinato* a
other	backward	compatibile+, imitazione, replica, copia?, finto*
fault	scratch	graffio, graffi, graffiato*, graffietto+, rigato*?, righe sul, righe sullo, strisciata, strisciate, striscio, strisci
fault	mark	segno di usura, segni di usura, segni d'usura, segni del tempo, segni di utilizzo, segni di uso, segnetto+, qualche segno, piccolo segno, piccoli segni, un alone, aloni, ditate
fault	stain	macchia+, macchiato*, macchiolina+, macchioline, ingiallito*, ingiallimento, sporco*, scolorito*, polvere, granello di polvere, granelli di polvere
fault	hole	buco, buchi, buchino+, bucato*, forellino+, tarme, tarmato*
fault	tear	strappo+, strappato*, scucito*, scucitura+, sfilacciato*, sfilato*, filo tirato, fili tirati, lacerato*
fault	crack	crepa, piccole crepe, delle crepe, crepe sul, crepe sulla, crepe nel, crepe nella, crepato*, incrinato*, incrinatura+, rotto*, rottura+, screpolato*, screpolature, spaccato*, vetro rotto
fault	chip	scheggiato*, scheggiatura+, sbeccato*, sbeccatura+, scrostato*, spelato*, spellato*, vernice saltata
fault	dent	ammaccato*, ammaccatura+, botta, botte?, bozzo, bozzi, infossato*, avvallato*
fault	wear	usura, usurato*, consumato*, logoro*, logorato*, pallini, pelucchi, pilling, infeltrito*, slabbrato*, segni evidenti, vissuto*?
fault	fade	sbiadito*, scolorito* dal sole, stinto*
fault	crease	stropicciato*, piegato*, piega?, pieghe, storto*, deformato*, imbarcato*, orecchie, rigonfio*, gonfiato*, schiacciato*
fault	broken	difetto, difetti, difettoso*, guasto*, danneggiato*, danno, danni, bloccato*, inceppato*, problema, problemi, imperfezione+, malfunzionante+, appiccicoso*, è duro, è dura, sono duri, un po duro, un po dura
fault	not working	fuori uso, fuori servizio, non funziona, non funzionano, non funzionante+, non si accende, non carica, non parte, non chiude, non legge, non tiene, non va, per ricambi, per pezzi, pezzi di ricambio, da riparare, da sistemare, da restaurare, da pulire, da sostituire, da cambiare, da revisionare, non si sente, nessun suono, senza audio, nessuna immagine
fault	untested	non testato*, mai testato*, da testare, non provato*, visto e piaciuto, non ho potuto provare, non verificato*
fault	rust	ruggine, arrugginito*, ossidato*, ossidazione, corroso*
fault	mould	muffa, muffe, tarli, tarlato*, umidità
fault	smell	puzza, cattivo odore, odore?, odori?
fault	loose	allentato*, scollato*, scollatura della suola, si stacca, staccato*, traballante+, balla, ristretto*, gioco nel
fault	leak	perde acqua, perde olio, perdita di, infiltrazioni, perde aria, perde pressione, perde liquido
fault	noise	cigola, rumore, rumoroso*, scricchiola
fault	flicker	sfarfalla, si spegne, si surriscalda, si blocca, drift, si arresta
fault	burn	bruciato*, bruciatura+, fuso*, fulminato*
fault	bite	morsicato*, rosicchiato*, peli di cane, peli di gatto
fault	dull	batteria scarica, batteria debole, dura poco
fault	writing	sottolineato*, sottolineature, scritte?, dedica, timbro, scritta a penna, scritte a penna, scritta a pennarello, scritta a biro, note a matita, note a penna, note a margine, appunti, scarabocchi, scarabocchio, sottolineatura
fault	repair	riparato*, riparazione, incollato*, rammendato*, ricucito*, restaurato*, riverniciato*, rattoppato*
fault	incomplete	incompleto*, non completo*, non originale, non originali, scaduto*, spaiato*
missing	missing	manca, mancano, mancante+, perso, persa, smarrito*, assente, assenti, non incluso*, non compreso*, non include, non comprende, non è incluso, non sono inclusi, non ho più, senza scatola, senza caricatore, senza accessori, senza cartellino
included	before	include, includono, comprende, comprendono, comprensivo* di, completo* di, corredato* di, fornito* di, insieme a
included	behind	incluso*, compreso*, in dotazione, in omaggio, in regalo, compreso nel prezzo, fa parte del lotto, fanno parte del lotto, fa parte della vendita, fanno parte della vendita
included	included	con scatola, con la scatola, con la sua, con il suo, nella sua, scatola originale, confezione originale, accessori, accessoriato*, contiene, contenuto, con custodia, con garanzia, con scontrino, contengono
care	care	lavabile+, lavare, lavaggio, lavaggio a mano, lavatrice, lavastoviglie, stirare, asciugatrice, lavaggio a secco, lavato*
history	history	regalo?, regalato*, ereditato*, eredità, trasloco, proprietario, unico proprietario, doppione, della nonna, del nonno, troppo piccolo*, troppo grande, non mi sta più, non mi va più, taglia sbagliata, errato acquisto, anni fa, mesi fa, anni di vita, non fumatori, casa non fumatori, senza animali, conservato*, tenuto*, revisionato*, tagliandato*, usato* solo, utilizzato*
history	purchase	comprato*, acquistato*, acquisto
measure	measure	lunghezza, larghezza, altezza, profondità, diametro, circonferenza, spessore, peso, spalle, da spalla a spalla, ascella ascella, ascella a ascella, da ascella ad ascella, ascelle, petto?, vita?, fianchi, manica, maniche?, cavallo, interno gamba, tacco, suola interna, soletta, capacità
measure	measured	misure, misura, misurazioni, dimensioni, pesa
delivery	delivery	spedizione, spedizioni, spedisco, spedire, spedito*, spese di spedizione, consegna, corriere, poste?, posta?, inviare, invio, tracciato*, tracciabile
delivery	collection	ritiro, ritiro a mano, ritiro in, da ritirare, brevi mano, visibile a, consegna a mano
no-make	none	senza marca, nessuna marca, senza marchio, sconosciuta, sconosciuto, marca sconosciuta, altra marca, generico, generica, non specificato, non indicato, non indicata, non specificata, nessuna, vari, varie, varie marche, marche varie, diverse marche, artigianale, artigianali, fatto a mano, fatta a mano, fatto in casa, misto, mista, misti, miste, non applicabile, n d, nessuno, senza etichetta, non firmato, non firmata, senza nome, compatibile, compatibili, non originale, non originali, imitazione
payment	payment	pagamento, pagamenti, bonifico, contanti, contrassegno, caparra, acconto
asking-price	price	prezzo, prezzo fisso, trattabile+, poco trattabile+, non trattabile+, prezzo trattabile, offerta+, sconto, affare, prezzo affare, ribasso, a pezzo, al pezzo, ciascuno, ciascuna, cadauno, l'uno, vendo a, vendo tutto a, richiesta?, chiedo
asking-price	settles	accetto?, accetterei?, vorrei?, voglio?
asking-price	terms	no perditempo, perditempo, scambi, scambio, no scambi
past-price	past price	prezzo originale, prezzo iniziale, prezzo in negozio, prezzo di negozio, prezzo al pubblico, prezzo di acquisto, prezzo d'acquisto, prezzo di listino, prezzo negozio, prezzo nuovo, pagato*, costato*, costava, costo, costa, valore, acquistato* a, comprato* a, di listino, all'epoca, a suo tempo
contact	contact	contattatemi, contattare, contattami, contatto, contatti, scrivere, scrivetemi, scrivimi, messaggio, messaggi, in privato, per info, per informazioni, info?, domande, chiedete, chiedere, altre foto, più foto, altri annunci, miei annunci, altri articoli, mio profilo, mia vetrina
contact	channel	chiamare, chiamatemi, telefonare, tel, chiamami, chiamare al, whatsapp, sms, mio numero, numero di telefono
joiner	joiner	il, lo, la, i, gli, le, l, un, uno, una, di, del, dello, della, dei, degli, delle, d, in, nel, nella, nei, nelle, con, da, dal, dalla, a, ad, al, alla, ai, alle, su, sul, sulla, tra, fra, è, sono, era, ha, hanno, ho, si, mi, ci, mio, mia, miei, mie, suo, sua, questo, questa, questi, queste, molto, più, anche, tutto, tutta, tutti, tutte, ogni, entrambi, già, ancora, solo, circa, fino, dopo, prima, fatto, fatta, realizzato, realizzata, poco
joiner	conjunction	e, ed, che, ma, però, come, se, quindi, perciò, pertanto, tuttavia, inoltre
abbreviation	end	ecc, cad, spa, srl
abbreviation	abbreviation	circa, ca, es, p.es, n, nr, num, pag, pagg, tg, dott, sig, sig.ra, art, vol, ed, rif, tel, cell, dim, lung, largh, alt, prof, max, min, incl, escl
filler	filler	bello*, bella, bellissimo*, stupendo*, splendido*, meraviglioso*, carino*, elegante+, moderno*, classico*, comodo*, comodissimo*, pratico*, morbido*, qualità, ottima qualità, buona qualità, alta qualità, perfetto*, ottimo*, buono*, unico*, raro*, originale+, grande+, piccolo*, articolo, articoli, lotto, paio, set, completo?, pezzo, pezzi, colore, taglia, marca, condizioni, stato, modello, ciao, salve, buongiorno, grazie, per favore, top
filler	offer	vendo, saldi, svendita, in offerta, vendesi, in vendita, vende, metto in vendita, si vende, offro
`;
