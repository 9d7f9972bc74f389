/**
 * What a text can claim of an item, in the languages of the sellers: one row a concept, its words after the stroke.
 * Before it: the kind of claim, the id, then `#n` the grade that it stands for (5 new … 1 fair), `+n` the same where
 * the grade alone does not say it, `=n` a grade that says it and that it does not give, `<a,b` concepts that say it too, `!` where its denial is a claim as well. `*` ends
 * a beginning of words, `..` skips up to two words.
 */
export const CONCEPT_ROWS = `
neutral ordinary | new home, new owner*, new life, new lease, new adventure*, new chapter, as new owner, neue* zuhause, neue* besitzer*, neue* heim, neue* abenteuer*, neue* leben, neue* liebhaber*, nouvelle vie, nouveau foyer, nuevo dueno, nueva vida, nuevo hogar, nuevo propietario, nueva casa, nuova casa, nuova vita, nuovo proprietario, nieuw thuis, nieuwe eigenaar, nieuwe baas, nieuw leven, nowy dom, nowego wlasciciela, nova casa, novo dono, nova vida, nytt hem, ny agare, prix neuf, neupreis, nieuwprijs, valeur neuve, precio nuevo, prezzo nuovo, new price, neue* modell*, new model, newer model, nieuwer model, new one, free of charge, as a set, all set, second to none, in any case, just in case, key feature*, stand out, stands out, work of art, works well with, work well with, works just as well, works with, work with, working with, work as well, works as well, works equally, works for, works beautifully, works best, works both, work from home, check mark*, size tag, size label, care label, care tag, grossenetikett*, pflegeetikett*, etiqueta de talla, complete with, komplett mit, complet avec, complete avec, completo con, completa con, compleet met
neutral hedge | please check, please see, please ask, please look, check the photo*, see the photo*, see photo*, siehe foto*, siehe bild*, voir photo*, voir les photos, ver fotos, vedi foto, zie foto*, feel free, ask for, let me know, if you need, if you would like

condition new-tags +5 | bnwt, nwt, new with tags, new with tag, with tags, neu mit etikett*, mit etikett, neuf avec etiquette*, avec etiquette*, nuev* con etiqueta*, con etiqueta*, nuov* con cartellin*, nuov* con etichett*, nieuw met kaartje*, nieuw met label*, now* z metk*, nov* com etiqueta*, ny* med etikett*
condition new #5 <new-tags | brand new, new, bnib, nib, nwot, bnwot, bnip, deadstock, nagelneu*, fabrikneu*, brandneu*, neu, neue, neuer, neues, neuen, neuem, flambant neu*, tout neu*, toute neuve, neuf, neufs, neuve, neuves, nuevo, nueva, nuevos, nuevas, nuovo, nuova, nuovi, nuove, nieuw, nieuwe, gloednieuw*, nowy, nowa, nowe, nowych, nowym, novo, nova, novos, novas, novinh*, ny, nytt, nya, helny*, splitterny*
condition unused +5 <new,new-tags | never .. used, never .. worn, never .. opened, never .. played, never .. washed, unused, unworn, unopened, unplayed, unread, factory sealed, still sealed, nie .. getragen*, nie .. benutzt*, niemals .. benutzt, nie .. gebraucht, nie .. verwendet*, nie .. geoffnet*, unbenutzt*, ungetragen*, ungebraucht*, ungeoffnet*, unbespielt*, jamais .. porte*, jamais .. servi*, jamais .. utilise*, jamais .. mis*, jamais .. ouvert*, non ouvert*, sin usar, sin estrenar, sin abrir, nunca .. usad*, nunca .. puest*, nunca .. estrenad*, nunca .. vestid*, mai .. indossat*, mai .. usat*, mai .. utilizzat*, mai .. mess*, mai .. apert*, nooit .. gedragen, nooit .. gebruikt, nooit .. geopend, ongedragen, ongebruikt*, ongeopend*, nigdy .. noszon*, nigdy .. uzywan*, nigdy .. uzyt*, nieuzywan*, nienoszon*, nieotwieran*, nunca .. usei, nunca .. utilizad*, sem uso, aldrig .. anvan*, aldrig .. bur*, oanvan*, ooppnad*
condition sealed | sealed, shrink wrapped, versiegelt*, eingeschweisst*, sous blister, scelle*, precintad*, sigillat*, geseald*, verzegeld*, zafoliowan*, zaplombowan*, selad*, lacrad*, forseglad*
condition like-new #4 <unused | condition like new, zustand neuwertig, like new, as new, good as new, nearly new, almost new, near mint, mint condition, wie neu, fast neu, so gut wie neu, neuwertig*, quasi neu*, comme neu*, etat neuf, presque neu*, como nuev*, casi nuev*, seminuev*, come nuov*, pari al nuovo, quasi nuov*, als nieuw, goed als nieuw*, nieuwstaat, bijna nieuw*, jak now*, prawie now*, como nov*, quase nov*, seminov*, som ny*, nyskick, nastan ny*
condition flawless #4 <like-new | flawless*, immaculate*, pristine, spotless*, faultless*, unblemished, perfect condition, perfect shape, perfect state, perfect cosmetic, zustand makellos, zustand einwandfrei, zustand top, condition flawless, condition perfect, etat parfait, estado perfecto, stato perfetto, makellos*, tadellos*, fehlerfrei*, mangelfrei*, einwandfreie* .. zustand, perfekte* zustand, perfekter, perfektem zustand, topzustand, top zustand, bestzustand, parfait etat, etat parfait, impeccable*, irreprochable*, perfecto estado, estado perfecto, perfectas condiciones, impecabl*, inmaculad*, perfette condizioni, perfetto stato, ottimale, impeccabil*, perfecte staat, perfecte conditie, onberispelijk*, vlekkeloos, smetteloos, puntgaaf, puntgave, gave staat, idealn* stan*, stan* idealn*, perfeito estado, estado perfeito, perfeitas condicoes, perfekt skick, felfri*, no flaws, no damage, no defects, no imperfections, no blemish*, flaw free, keine mangel, keinerlei mangel, ohne mangel, keine beschadigung*, keine schaden, aucun defaut, sans defaut*, pas de defaut*, ningun defecto, sin defectos, sin ningun defecto, nessun difetto, senza difetti, non .. difetti, geen gebreken, geen beschadiging*, zonder gebreken, bez wad, brak wad, sem defeitos, sem qualquer defeito, nenhum defeito, inga fel, utan fel
condition intact =4 | intact, undamaged, unbroken, unscathed, intakt*, unbeschadigt*, unversehrt*, intacte, intacts, intacto, intacta, intatto, intatta, onbeschadigd*, heel gebleven, nieuszkodzon*, nienaruszon*, sem danos, oskad*
condition excellent #3 <flawless,once,hardly | excellent .. condition, great .. condition, superb .. condition, fantastic .. condition, amazing .. condition, lovely .. condition, beautiful .. condition, very good .. condition, really good .. condition, very nice .. condition, excellent shape, great shape, sehr gute* .. zustand, sehr gut erhalten*, zustand sehr gut, zustand ausgezeichnet, condition excellent, condition very good, condition great, etat tres bon, etat excellent, estado muy bueno, estado excelente, stato ottimo, condizioni ottime, staat zeer goed, stan bardzo dobry, estado muito bom, skick mycket, ausgezeichnete* .. zustand, hervorragende* .. zustand, super zustand, bestens erhalten, tres bon etat, tres bonne condition, excellent* etat, superbe etat, bel etat, muy buen* .. estado, muy bien .. conservad*, excelent* estado, excelentes condiciones, ottim* stato, ottim* condizioni, eccellenti condizioni, zeer goede .. staat, heel goede .. staat, hele goede .. staat, uitstekende .. staat, prima staat, perfect onderhouden, bardzo dobr* stan*, stan* bardzo dobr*, doskonal* stan*, swietn* stan*, muito bom estado, excelente estado, otimo estado, optimo estado, muito bem .. conservad*, mycket bra skick, mycket fint skick, utmarkt skick, topskick
condition good #2 <excellent | good .. condition, good shape, nice condition, decent condition, well kept, well looked after, well cared for, zustand gut, condition good, etat bon, estado bueno, stato buono, staat goed, stan dobry, estado bom, skick bra, gute* .. zustand, gut erhalten*, gut gepflegt*, gepflegt*, bon etat, buen estado, buenas condiciones, bien .. conservad*, bien cuidad*, buon* stato, buon* condizioni, ben tenut*, goede .. staat, goede .. conditie, nette staat, mooie staat, goed onderhouden, dobr* stan*, stan* dobr*, zadban*, bom estado, boas condicoes, bem .. conservad*, bem estimad*, bra skick, fint skick, valvardad*
condition once +3 <unused | worn once, used once, worn only once, used only once, only .. worn once, only .. used once, played once, einmal getragen*, einmal benutzt*, einmal verwendet*, nur einmal, ein einziges mal, porte* .. une .. fois, utilise* .. une .. fois, servi .. une .. fois, mis* .. une .. fois, usad* .. una .. vez, puest* .. una .. vez, una sola vez, indossat* .. una .. volta, usat* .. una .. volta, una sola volta, een keer gedragen, een keer gebruikt, eenmaal gedragen, eenmaal gebruikt, slechts een keer, raz .. noszon*, raz .. uzyt*, raz .. uzywan*, jeden raz, usad* .. uma .. vez, uma unica vez, uma so vez, en gang, worn 1 time, used 1 time, worn 1x, 1x getragen, 1x gedragen, 1 mal getragen
condition twice +3 <once | worn twice, used twice, zweimal getragen*, zweimal benutzt*, porte* .. deux fois, usad* dos veces, indossat* due volte, twee keer gedragen, dwa razy, usad* duas vezes, washed twice
condition hardly +3 <unused,once,twice | hardly .. used, hardly .. worn, barely .. used, barely .. worn, hardly .. ridden, barely .. ridden, hardly .. driven, barely .. played, hardly .. played, lightly .. used, lightly .. worn, gently .. used, gently .. worn, rarely .. used, rarely .. worn, little use, light use, minimal use, used .. few times, worn .. few times, used .. couple of times, kaum .. getragen*, kaum .. benutzt*, kaum .. genutzt*, kaum .. gebraucht*, wenig .. getragen*, wenig .. benutzt*, wenig .. genutzt*, wenig .. geflogen*, wenig .. gefahren*, wenig .. gespielt*, kaum .. gefahren*, kaum .. gespielt*, selten .. getragen*, selten .. benutzt*, selten .. genutzt*, peu .. porte*, peu .. servi*, peu .. utilise*, peu .. roule*, peu .. joue*, rarement .. porte*, rarement .. utilise*, poco uso, poc* .. usad*, poco rodad*, apenas usad*, apenas .. uso, pocas veces, pocas puestas, poc* .. usat*, poc* .. indossat*, pochissim* .. volt*, amper .. gedragen, amper .. gebruikt, nauwelijks .. gedragen, nauwelijks .. gebruikt, weinig .. gedragen, weinig .. gebruikt, zelden .. gedragen, zelden .. gebruikt, weinig .. gereden, nauwelijks .. gereden, paar keer gedragen, malo .. uzywan*, malo .. noszon*, kilka razy, rzadko .. uzywan*, pouc* .. usad*, poucas vezes, pouco uso, knappt .. anvan*, sparsamt .. anvan*, sallan .. anvan*
condition no-wear #4 <flawless,unused | no signs of wear, no sign of wear, no signs of use, no wear, without .. wear, free .. wear, keine gebrauchsspuren, keinerlei gebrauchsspuren, ohne gebrauchsspuren, sans trace* d usure, aucune trace d usure, aucune trace*, sin senales de uso, sin signos de uso, nessun segno d usura, nessun segno di usura, senza segni, geen gebruikssporen, zonder gebruikssporen, geen slijtage, bez sladow, brak sladow, sem sinais de uso, sem marcas de uso, inga slitage*, utan slitage*
condition complete | complete set, complete in box, cib, nothing missing, nothing is missing, all parts, no parts missing, vollstandig*, komplett mit, nichts fehlt, complet, complete, rien ne manque, completo, completa, niente manca, compleet, niets ontbreekt, kompletn*, komplett

function works <tested | works perfectly, work perfectly, works great, works fine, works well, works flawlessly, works like, works properly, works as it should, works as expected, works without, everything works, everything functions, all works, all work, fully working, in working order, working order, working condition, perfectly working, functions, functional, functioning, fully operational, runs perfectly, runs great, runs well, runs smoothly, runs like, plays perfectly, powers on, powers up, turns on, keeps .. time, funktioniert*, funktionieren, funktionsfahig*, funktionstuchtig*, funktion einwandfrei, lauft einwandfrei, lauft gut, laufen gut, lauft .. rund, lauft perfekt, lauft .. genau, einwandfrei .. lauft, arbeitet .. tadellos, arbeitet einwandfrei, technisch einwandfrei*, fonctionne, fonctionnent, fonctionnel*, fonctionnait, etat de marche, etat de fonctionnement, marche bien, marche parfaitement, marche tres bien, funciona, funcionan, funcionando, funcional, funcionamiento perfecto, perfecto funcionamiento, funzionant*, funziona, funzionano, werkt, werken, werkend*, doet het, functioneert, dziala*, dzialaj*, sprawn*, funcionam, funcionamento, a funcionar, fungerar, fungerande, funkar
function no-issues <flawless,works | no issues, no problems, no faults, zero issues, without issues, without problems, problem free, trouble free, keine probleme, problemlos*, ohne probleme, aucun probleme, sans probleme, sans souci, aucun souci, sin problemas, ningun problema, nessun problema, senza problemi, geen problemen, zonder problemen, bez problemow, sem problemas, nenhum problema, inga problem, utan problem
function locked | icloud locked, network locked, carrier locked, locked to, icloud gesperrt, mit simlock, bloque icloud, simlockgesperrt
function tested | tested, checked over, getestet*, gepruft*, uberpruft*, teste, testee, testes, testees, verifie*, testad*, probad*, comprobad*, testat*, provat*, getest*, nagekeken, gecontroleerd*, przetestowan*, sprawdzon*, testowan*, verificad*, provkord*
function holds-charge | holds .. charge, holds its charge, good battery life, great battery life, long battery life, excellent battery, lange akkulaufzeit, gute akkulaufzeit, halten .. ladung, halt .. ladung, bonne autonomie, longue autonomie, grande autonomie, buena autonomia, larga duracion, buona autonomia, lunga durata, lange accuduur, boa autonomia
function quiet | silent, silently, quiet, quietly, whisper quiet, gerauschlos*, lautlos*, leise, leiser, silencieu*, silencios*, stil, geruisloos, cich*, tyst
function fast-charging | fast charging, fast charge, quick charge, schnelllade*, charge rapide, carga rapida, ricarica rapida, snelladen, szybkie ladowanie

history serviced | serviced, calibrated, kalibriert*, calibre, calibree, calibrad*, calibrat*, gekalibreerd*, skalibrowan*, kalibrerad*, tuned, gestimmt*, overhauled, well maintained, regularly maintained, service history, gewartet*, scheckheft*, uberholt*, generaluberholt*, inspektion gemacht, revise, revisee, revises, revisees, entretenu*, carnet d entretien, revisad*, revisionat*, tagliandat*, onderhoud*, serwisowan*, po serwisie, revist*, servad*, nyservad*
history cleaned | cleaned, dry cleaned, deep cleaned, sanitised, sanitized, disinfected, gereinigt*, gesaubert*, desinfiziert*, nettoye, nettoyee, nettoyes, nettoyees, limpiad*, desinfectad*, pulito, pulita, puliti, igienizzat*, gereinigd*, schoongemaakt*, wyczyszczon*, higienizad*, rengjord*, freshly washed, just washed, frisch gewaschen*, gewaschen, gewassen, pas gewassen, recien lavad*, lavato, lavata, lavati, lavate
history replaced ! | replaced, renewed, ersetzt*, erneuert*, ausgetauscht*, gewechselt*, getauscht*, ausgewechselt*, remplace, remplacee, remplaces, remplacees, sustituid*, reemplazad*, cambiad*, sostituit*, cambiat*, vervangen, vernieuwd*, vernieuwde, verwisseld*, wymienion*, substituid*, trocad*, utbytt*, bytt, bytts, changed, ete change*, etre change*, d etre change*
history repaired ! | repaired, mended, restored, refurbished, reconditioned, refinished, resoled, reupholstered, re upholstered, repainted, repariert*, restauriert*, aufgearbeitet*, aufbereitet*, neu bezogen, neu gepolstert, lackiert*, repare, reparee, repares, reparees, restaure, restauree, reconditionne*, reparad*, restaurad*, reacondicionad*, tapizad*, riparat*, restaurat*, ricondizionat*, gerepareerd*, gerestaureerd*, opgeknapt*, refurbished, naprawion*, odnowion*, odrestaurowan*, recondicionad*, reparerad*, renoverad*, neu befullt*, befullt*, eingestellt*
history accident ! | accident free, no accidents, unfallfrei*, sans accident, non accidente*, sin accidentes, senza incidenti, schadevrij, bezwypadkow*, sem acidentes, krockfri*
history bought | bought, acheter chez, purchased, gekauft*, erworben*, angeschafft*, achete, achetee, achetes, achetees, comprado, comprada, comprados, compradas, comprato, comprata, acquistat*, gekocht, aangeschaft, aangekocht, kupion*, zakupion*, kopt, kopte, inkopt*, cost me, paid
history owner | one owner, single owner, first owner, original owner, previous owner, one careful owner, erstbesitz*, erste* hand, zweite* hand, vorbesitz*, premiere main, premier proprietaire, un seul proprietaire, unico dueno, un solo dueno, primer dueno, unico propietario, unic* proprietari*, primo proprietario, eerste eigenaar, eerste hand, tweede hand, een eigenaar, pierwszy wlasciciel, pierwszego wlasciciela, unico dono, um dono, primeiro dono, forsta agare, en agare
history inherited | inherited, heirloom, estate sale, geerbt*, erbstuck*, nachlass, herite, heritee, heredad*, ereditat*, geerfd*, odziedziczon*, herdad*, arvd*, belonged to, gehorte mein*, appartenait a, pertenecio a, apparteneva a, toebehoorde, was van mijn
history home | smoke free, smokefree, non smoking, non smoker*, no smoker*, pet free, animal free, nichtraucher*, tierfrei*, tierlos*, rauchfrei*, non fumeur*, sans animaux, no fumador*, sin humo, libre de humo, sin mascotas, non fumator*, senza animali, rookvrij*, niet rokers, niet rokend*, niepalac*, bez zwierzat, nao fumador*, sem animais, rokfri*, djurfri*
history stored | stored, garaged, kept in, always kept, aufbewahrt*, gelagert*, garage gestanden, stocke, stockee, guardad*, almacenad*, custodit*, conservat* in, bewaard*, przechowywan*, forvarad*, garagenwagen, garagenfahrzeug, stationne*
history gift | unwanted gift, was a gift, was a present, birthday gift, birthday present, christmas present, als geschenk bekommen, geschenkt bekommen, recu en cadeau, regalo de, me lo regalaron, ricevuto in regalo, cadeau gekregen, gekregen als, presente de

provenance handmade | handmade, hand made, handcrafted, hand crafted, hand knitted, handknitted, hand stitched, hand sewn, hand painted, hand woven, handwoven, hand embroidered, handgemacht*, handgefertigt*, handarbeit, handgestrickt*, handgemalt*, handbemalt*, handgenaht*, handgewebt*, handgeschmiedet*, von hand gefertigt, von hand gemacht, fait main, faite main, faits main, fait a la main, faite a la main, cousu main, brode main, peint a la main, tricote* main, artisan*, hech* a mano, pintad* a mano, tejid* a mano, bordad* a mano, fatt* a mano, dipint* a mano, cucit* a mano, lavorat* a mano, handgemaakt*, handgemaakte, handgeborduurd*, handgebreid*, handbeschilderd*, de hand gemaakt, de hand gebreid, recznie, recznej roboty, feit* a mao, artesana*, pintad* a mao, handgjord*, handstickad*, handmalad*
provenance hallmarked | hallmark*, hallmarked, punziert*, gepunzt*, poincon*, punzonad*, punzonat*, contrastad*, proba
provenance discontinued | discontinued, no longer made, no longer produced, no longer available, out of production, out of print, retired set, nicht mehr erhaltlich, nicht mehr hergestellt, nicht mehr produziert, vergriffen*, plus fabrique*, plus en vente, plus disponible, introuvable*, descatalogad*, ya no se fabrica, fuori produzione, fuori catalogo, niet meer verkrijgbaar, niet meer te koop, uit productie, wycofan*, fora de producao, esgotad*, utgangen
provenance century | century, jahrhundert*, siecle, siglo, secolo, eeuw, eeuwse, wieku, seculo, talet, tals
provenance made | made in, hergestellt in, gefertigt in, produziert in, fabrique en, fabriquee en, fabrique au, fabriquee au, fabriques en, hecho en, hecha en, hechos en, fabricado en, fabricada en, fabricad* no, fabricad* na, fabricad* em, feito em, feita em, feito no, feita no, prodotto in, prodotta in, fatto in, fatta in, realizzat* in, gemaakt in, geproduceerd in, vervaardigd in, wyprodukowan* w, tillverkad i, tillverkat i, imported, importiert*, importe d*, importad*, importat*, geimporteerd*
place italy | italy, italian, italien, italiens, italienisch*, italie, italienne*, italia, italian*, italiaans*, wlochy, wloch, wlosk*, wloszech, italiensk*
place germany | germany, german, deutschland*, deutsch, deutsche*, deutscher, allemagne, allemand*, alemania, aleman, alemana, germania, tedesc*, duitsland, duits, duitse, niemcy, niemiec*, niemczech, alemanha, alema, tyskland, tysk*
place france | france, french, frankreich*, franzosisch*, francais, francaise*, francia, frances, francesa, francese, frankrijk, frans, franse, francja, francj*, francusk*, franca, frankrike, fransk*
place spain | spain, spanish, spanien*, spanisch*, espagne, espagnol*, espana, espanol*, spagna, spagnol*, spanje, spaans*, hiszpani*, hiszpansk*, espanha, espanhol*
place portugal | portugal, portuguese, portugiesisch*, portugais*, portugues*, portoghe*, portugees, portugal*
place britain | england, english, britain, british, uk made, united kingdom, grossbritannien, englisch*, angleterre, anglais*, inglaterra, ingles, inglesa, inghilterra, engeland, engels, engelse, anglii, angielsk*, storbritannien
place scotland | scotland, scottish, schottland, schottisch*, ecosse, ecossais*, escocia, escoces*, scozia, scozzes*, schotland, schots, szkocj*, szkock*, skottland
place usa | usa, america, american, united states, vereinigten staaten, amerika*, amerique, americain*, etats unis, estados unidos, american*, stati uniti, verenigde staten, ameryk*, stanach
place japan | japan, japanese, japanisch*, japon, japonais*, japones*, giappone, giappones*, japans, japanse, japoni*, japonsk*, japao, japansk*
place china | chinese, chinesisch*, chine, chinois*, chino, china made, cina, cines*, chinees*, chin, chinsk*, kinesisk*, in china, en china, na china
place switzerland | switzerland, swiss, schweiz, schweizer*, suisse*, suiza, suizo, suiza, svizzer*, zwitsers*, zwitserland, szwajcar*, suica, suico
place sweden | sweden, swedish, schweden, schwedisch*, suede made, suedois*, suecia, sueco, sueca, svezia, svedese, zweden, zweeds*, szwecj*, szwedzk*, sverige, svensk*
place denmark | denmark, danish, danemark, danisch*, danois*, dinamarca, danes, danimarca, danese, denemarken, deens*, dania, dunsk*, danmark, dansk*
place netherlands | netherlands, holland, dutch, niederlande*, niederlandisch*, pays bas, hollandais*, holanda, paises bajos, olanda, olandes*, nederland, nederlands*, holandi*, holendersk*, nederlanderna
place austria | austria, austrian, osterreich*, autriche, autrichien*, austriac*, oostenrijk*, austri*
place poland | poland, polen, polnisch*, pologne, polonais*, polonia, polac*, polaco, polaca, pools, poolse, polsce, polski, polska, polskie*
place turkey | turkey, turkish, turkei, turkisch*, turquie, turc, turque, turquia, turco, turca, turchia, turkije, turks, turkse, turcj*, tureck*
place peru | peru, peruvian, peruanisch*, perou, peruvien*, peruan*, peruvian*
place brazil | brazil, brazilian, brasilien, brasilianisch*, bresil*, brasil*, brazilie, brazyli*
place mexico | mexico, mexican, mexiko, mexikanisch*, mexique, mexicain*, mexican*, messico, messican*, meksyk*
place india | india, indian, indien, indisch*, inde, indien*, indiana made, indyjsk*, indie made
place vietnam | vietnam, vietnamese
place ireland | ireland, irish, irland, irisch*, irlande, irlandais*, irlanda, irlandes*, ierland, iers, ierse
place australia | australia*, australien*, australie*, australi*
place canada | canada, canadian, kanada, kanadisch*, canadien*, canadiens*, canadese
place europe | european, europaisch*, europeen*, europe*, europes*, europees
place belgium | belgium, belgian, belgien, belgisch*, belgique, belge, belgica, belgio, belgie
place norway | norway, norwegian, norwegen, norwegisch*, norvege, norvegien*, noruega, norvegia, noorwegen, norge
place finland | finland, finnish, finnland, finnisch*, finlande, finlandais*, finlandia
place greece | greece, greek, griechenland, griechisch*, grece, grecque, grecia, griekenland, grecj*
place morocco | morocco, moroccan, marokko, marokkanisch*, maroc, marocain*, marruecos, marroqui, marocco, marokkaans*
place korea | korea, korean, koreanisch*, coree, corea, koreaans*
place thailand | thailand, thai, thailande, tailandia
place taiwan | taiwan
place bangladesh | bangladesh

guarantee authentic | authentic*, genuine, genuinely, guaranteed authentic, legit, veritable*, authentique*, autentic*, autentyczn*, authentiek*, aut guaranteed, originality, echtheit*, originalitat, echtheid*, original guaranteed, 100 original, garantiert original, garantiert echt
guarantee warranty | warranty, warranties, guarantee, guaranteed, guarantees, garantie, garantiert, garanti, garantito, garantita, garantizad*, gewahrleistung*, sachmangel*, garantia, garantias, garanzia, gwarancj*, gwarancyjn*, garantin, applecare, apple care, herstellergarantie, restgarantie
guarantee returns | returns, returns accepted, free returns, returnable, money back, refund, refunds, refunded, rucknahme*, ruckgabe*, geld zuruck, ruckerstattung*, retours acceptes, rembourse*, remboursement*, devolucion*, reembolso*, rimbors*, reso gratuito, resi accettati, retourneren, geld terug, retour mogelijk, zwrot*, devoluc*, reembolso, returratt, oppet kop
guarantee free-shipping | for free, kostenlos*, gratuitement, gratuitamente, free shipping, free delivery, free postage, free uk delivery, free p p, kostenloser versand, kostenfreier versand, gratis versand, versandkostenfrei*, versand inklusive, livraison gratuite, livraison offerte, envoi gratuit, frais de port offerts, port offert, envio gratis, envio gratuito, portes gratis, spedizione gratuita, spedizione gratis, gratis verzending, gratis verzonden, darmowa wysylka, darmowa dostawa, wysylka gratis, portes gratuitos, fri frakt
guarantee fast-shipping | same day, next day, fast shipping, fast dispatch, fast delivery, quick dispatch, express shipping, express delivery, tracked, schneller versand, expressversand, livraison rapide, envoi rapide, envio rapido, envio urgente, spedizione rapida, spedizione veloce, snelle verzending, szybka wysylka, envio rapido, snabb leverans
guarantee certified | certified, certification, ce marked, ce mark, safety tested, approved, dermatologically tested, zertifiziert*, tuv gepruft*, certifie*, certifiee*, homologue*, homologad*, certificad*, certificat*, omologat*, gecertificeerd*, keurmerk, certyfik*, certifierad*
function inspected | tuv, hu neu, hu bis, hauptuntersuchung, controle technique, itv, inspecao, revisione valida, apk, long mot, mot until, mot till, besiktigad, besiktigat, przeglad wazny
guarantee hypoallergenic | hypoallergenic, hypoallergen*, hypoallergeniq*, hipoalergen*, ipoallergenic*, allergy friendly, antiallergi*
guarantee non-toxic | non toxic, bpa free, bpa frei, food safe, lead free, schadstofffrei*, ungiftig*, lebensmittelecht*, non toxique*, sans bpa, no toxic*, libre de bpa, atossic*, senza bpa, niet giftig, bpa vrij, nietoksyczn*, wolny od bpa, nao toxic*, giftfri*
guarantee organic | organic, organically, gots, oeko tex, oekotex, fair trade, fairtrade, vegan, cruelty free, recycled, sustainable, sustainably, biobaumwolle, bio baumwolle, aus biologisch*, nachhaltig*, recycelt*, biologique, coton bio, recycle*, ecologico, ecologica, organico, organica, reciclad*, biologico, biologica, riciclat*, sostenibil*, biologisch*, gerecycled*, duurzame, ekologiczn*, organiczn*, sustentavel, ekologisk*, eco friendly, environmentally friendly, umweltfreundlich*
guarantee safe-child | child safe, childproof, baby safe, safe for children, safe for babies, suitable from birth, kindersicher*, sans danger pour, seguro para ninos, sicuro per bambini, kindveilig*, bezpieczn* dla dzieci
guarantee waterproof | waterproof*, water resistant, water repellent, water proof, weatherproof, weather resistant, windproof, rainproof, showerproof, splashproof, splash proof, wasserdicht*, wasserfest*, wasserabweisend*, wasserbestandig*, wasserresistent*, spritzwasser*, wetterfest*, winddicht*, impermeabl*, impermeabil*, etanche*, deperlant*, resistant* a l eau, resistente al agua, a prueba de agua, resistente all acqua, waterdicht*, waterbestendig*, waterafstotend*, waterproof, winddicht, wodoodporn*, wodoszczeln*, nieprzemakaln*, prova de agua, prova d agua, resistente a agua, vattentat*, vattenavvisand*, ipx4, ipx5, ipx6, ipx7, ipx8, ip67, ip68
guarantee non-slip | non slip, nonslip, anti slip, slip resistant, slip proof, rutschfest*, rutschsicher*, antiderapant*, antideslizant*, antiscivolo, antislip, slipvast*, antyposlizgow*, antiderrapant*, halkfri*
guarantee fireproof | fireproof, fire retardant, flame retardant, heat resistant, heatproof, ovenproof, oven safe, oven proof, feuerfest*, hitzebestandig*, ofenfest*, ignifuge*, resistant* a la chaleur, ignifug*, apto para horno, resistente al calor, resistente al calore, hittebestendig*, ovenvast*, ovenbestendig*, zaroodporn*, eldfast*
guarantee scratch-proof | scratch resistant, scratchproof, scratch proof, shatterproof, shockproof, shock resistant, stain resistant, stain proof, fade resistant, rust proof, rustproof, crease free, kratzfest*, stossfest*, bruchsicher*, bruchfest*, schmutzabweisend*, anti rayures, incassable*, antichoc*, resistant* aux chocs, resistente a los golpes, antigolpes, irrompible*, antigraffio, infrangibile, krasbestendig*, krasvast*, schokbestendig*, onbreekbaar*, odporn* na, inquebravel
guarantee breathable | breathable, moisture wicking, quick drying, atmungsaktiv*, schnelltrocknend*, respirant*, transpirable*, traspirant*, ademend*, oddychaj*, respiravel, andas
guarantee uv | uv protection, uv protect*, upf, uv schutz, protection uv, proteccion uv, protezione uv, uv bescherming
care washable | machine wash*, machine washed, washable, hand wash*, hand washed, washing machine, dry clean only, tumble dr*, maschinenwaschbar*, waschmaschine*, waschbar*, handwasche, lavable*, lavabile*, lavabili, lavatrice, lavadora, lavar a .. maquina, lavar en, lave en machine, wasbaar*, wasmachine*, wassen op, prac w, pralce, pralk*, maquina de lavar, lavavel, lavaveis, maskintvatt*, tvattas, tvattmaskin
care dishwasher | dishwasher*, spulmaschine*, geschirrspul*, lavavajillas, lavastoviglie, vaatwasser*, vaatwasmachine*, zmywark*, maquina de lavar loica, diskmaskin*, lave vaisselle
care microwave | microwave*, mikrowelle*, micro ondes, microonde*, microondas, magnetron*, mikrofal*, mikrovagsugn
care easy-clean | easy to clean, easily cleaned, wipe clean, wipes clean, easy care, low maintenance, maintenance free, pflegeleicht*, leicht zu reinigen, abwischbar*, bugelfrei*, wartungsfrei*, facile a nettoyer, facile d entretien, facil de limpiar, facile da pulire, makkelijk schoon*, onderhoudsvriendelijk*, latw* w czyszczeniu, facil de limpar

superlative rare | rare, rarely found, rarely seen, very rare, hard to find, difficult to find, hard to come by, sought after, collectible, collectable, collectors item, collectors piece, one of a kind, one off, selten, seltene, seltener, seltenes, seltenen, rar, rarität, raritat*, heiss begehrt*, begehrt*, gesucht*, sammlerstuck*, einzelstuck*, unikat*, rarissime*, rares, tres recherche*, piece de collection, piece unique, raro, rara, raros, raras, rarissim*, muy buscad*, pieza de coleccion, pieza unica, ricercatissim*, pezzo unico, pezzo da collezione, da collezione, introvabile, zeldzaam*, zeldzame, gewild*, collectors item, uniek stuk, rzadk*, unikatow*, poszukiwan*, muito procurad*, peca unica, sallsynt*, eftertraktad*
superlative best | best selling, bestselling, best seller*, bestseller*, award winning, award, awards, prize winning, most popular, number one, world famous, worlds best, best in class, top rated, most reliable, most powerful, fastest, strongest, lightest, largest, smallest, finest, best on the market, market leading, meistverkauft*, preisgekront*, ausgezeichnet mit, testsieger*, beste* auf dem markt, weltbest*, beliebteste*, meilleur* vente*, meilleur* du marche, prime, primee, le plus vendu, la plus vendue, mas vendid*, el mejor del, la mejor del, premiad*, piu vendut*, premiat*, il migliore, bestverkocht*, best verkocht*, bekroond*, beste in zijn, mais vendid*, najlepiej sprzedaj*, nagradzan*, prisbelont*, bastsaljande
superlative investment | increase in value, rise in value, investment piece, good investment, wertstabil*, wertsteigerung*, wertanlage, valeur sure, inversion segura, investimento, waardevast*

feature adjustable | adjustable, height adjustable, verstellbar*, hohenverstellbar*, einstellbar*, reglable*, ajustable*, regulable*, regolabil*, verstelbaar*, verstelbare, regulowan*, ajustavel, ajustaveis, regulavel, justerbar*
feature detachable | detachable, removable, abnehmbar*, herausnehmbar*, amovible*, detachable*, desmontable*, extraible*, staccabil*, removibil*, rimovibil*, sfoderabil*, afneembaar*, afneembare, uitneembaar*, odpinan*, zdejmowan*, removivel, removiveis, avtagbar*
feature reversible | reversible*, beidseitig tragbar, wendejacke, wendbar*, omkeerbaar*, dwustronn*, reversivel, vandbar*
feature foldable | foldable, folding, folds flat, collapsible, klappbar*, faltbar*, zusammenklappbar*, zusammenfaltbar*, pliable*, pliant, pliante, plegable*, pieghevol*, richiudibil*, opvouwbaar*, inklapbaar*, opklapbaar*, skladan*, dobravel, dobraveis, hopfallbar*, vikbar*
feature extendable | extendable, extending, extendible, extends, ausziehbar*, rallonge*, allungabil*, estensibil*, uittrekbaar*, uitschuifbaar*, uitschuifbare, rozkladan*, extensivel, utdragbar*
feature stackable | stackable, stapelbar*, empilable*, apilable*, impilabil*, stapelbaar*, empilhavel
feature lined | lined, lining, unlined, gefuttert*, innenfutter, ungefuttert*, futter, doublee, doublees, doublure*, forrad*, forro, foderat*, fodera, gevoerd*, voering, podszew*, podszyt*, fodrad*, foder
feature hood | hood, hooded, kapuze*, capuche*, capucha*, cappuccio, capuchon*, kaptur*, capuz, huva, luva
feature pocket | pocket, pockets, seitentasche*, innentasche*, brusttasche*, hosentasche*, poche, poches, bolsillo*, tasca, zakken, zak, binnenzak*, kieszen*, bolso, bolsos, ficka, fickor, fickorna
feature zip | zip, zips, zipper*, zipped, reissverschluss*, fermeture eclair, zippe, zippee, cremallera*, cerniera, cerniere, rits, ritsje, ritsen, ritssluiting*, zamek, zamkiem, suwak*, fecho, ziper, dragkedja
feature button | button, buttons, buttoned, knopf, knopfe*, knopfen, bouton, boutons, boutonnage, boutonnee, boton, botones, bottone, bottoni, knoop, knopen, knoopje*, guzik*, botao, botoes, knapp, knappar
feature belt | belt, belted, gurtel*, ceinture*, cinturon*, cintura, riem, ceintuur, paskiem, cinto, balte, skarp
feature heel | heels, heeled, absatz*, talon, talons, tacon, tacones, tacco, tacchi, hakken, obcas*, salto, klack
feature collar | collar, kragen*, col, cuello, colletto, kraag, kolnierz*, gola, krage
feature strap | strap, straps, trageriemen, schulterriemen, schultergurt*, tragegurt*, bandouliere*, bretelle*, correa*, tirante*, tracolla, spallin*, schouderband*, draagriem*, ramiaczk*, pasek na ramie, alca, alcas, axelrem*
feature compartment | compartment*, drawer, drawers, shelf, shelves, schublade*, schubfach*, fach, facher*, tiroir*, etagere*, compartiment*, cajon, cajones, compartimento*, cassetto, cassetti, scomparto*, lade, lades, schap, vakken, vakje, szuflad*, przegrod*, gaveta*, prateleira*, lador, ladlador
feature wheels | wheels, castors, casters, rollen, roulettes, ruedas, rotelle, wielen, wieltjes, kolkach, kolka, rodas, rodinhas, hjul
feature lock | lockable, lock, padlock, abschliessbar*, schloss, verrouillable*, cadenas, serrure, candado, cerradura, lucchetto, serratura, slot, afsluitbaar*, zamykan*, klodk*, cadeado, fechadura, lasbar*
feature stretch | stretch*, stretchy, elasticated, elastic, elastisch*, dehnbar*, elastique*, extensible, elastico, elastica, elasticos, elasticas, elasticizzat*, rekbaar*, elastyczn*, elastan
feature padded | padded, cushioned, quilted, gepolstert*, gesteppt*, rembourre*, matelasse*, acolchad*, imbottit*, trapuntat*, gewatteerd*, wattowan*, pikowan*, almofadad*, vadderad*, quiltad*
feature insulated | insulated, thermal, isoliert*, isotherme*, isolant*, aislant*, termico, termica, thermique*, isolat*, geisoleerd*, izolowan*, isolerad*
feature wireless | wireless*, cordless, kabellos*, drahtlos*, sans fil, inalambric*, senza fili, draadloos*, draadloze, bezprzewodow*, sem fio*, tradlos*
feature bluetooth | bluetooth
feature wifi | wifi, wi fi, wlan
feature gps | gps
feature nfc | nfc
feature touchscreen | touchscreen, touch screen, ecran tactile, pantalla tactil, schermo touch, touchscherm, aanraakscherm, ekran dotykowy, pekskarm
feature backlit | backlit, back lit, hintergrundbeleucht*, beleuchtete* tast*, tastaturbeleuchtung, retroeclaire*, retroiluminad*, retroilluminat*, verlicht toetsenbord, podswietlan*, bakgrundsbelyst
feature noise-cancelling | noise cancelling, noise canceling, noise cancellation, gerauschunterdruckung, reduction de bruit, cancelacion de ruido, cancellazione del rumore, ruisonderdrukking
feature voice-assistant | alexa, siri, google assistant, airplay, chromecast, carplay, android auto
feature microphone | microphone, mikrofon*, micro integre, microfono*, microfoon*, microfone*
feature rechargeable | rechargeable, wiederaufladbar*, aufladbar*, rechargeable*, recargable*, ricaricabil*, oplaadbaar*, oplaadbare, akumulatorow*, recarregavel, uppladdningsbar*
feature blackout | blackout, occultant*, opaque*, verdunkel*, blickdicht*, opaco, opacos, oscurant*, verduister*, zaciemniaj*, morklaggning*
feature sofa-bed | sofa bed, convertible*, schlaffunktion, schlafsofa, canape lit, sofa cama, divano letto, slaapbank, slaapfunctie, funkcja spania, sofa cama, baddsoffa
feature speaker | speaker*, lautsprecher*, haut parleur*, altavoz, altavoces, altoparlant*, luidspreker*, glosnik*, coluna, colunas, hogtalar*
feature camera | camera*, kamera*, webcam*, appareil photo, camara*, fotocamera, aparat fotograficzny
feature port | port, ports, puerto*, aansluiting*, zlacze
feature reflective | reflective, reflektierend*, reflechissant*, reflectante*, riflettent*, reflecterend*, odblaskow*, refletor*, reflekterande
feature slot | card slot*, kartenfach*, kartenfacher, compartiment a cartes, tarjetero*, portacarte, pasjesvak*
feature rfid | rfid
feature solar | solar*, solaire*
feature dimmable | dimmable, dimmbar*, variateur, dimmerabile, dimbaar*, sciemnian*
feature unlocked | unlocked, sim free, simfree, factory unlocked, simlockfrei, ohne simlock, entsperrt*, debloque*, desbloquead*, telefono libre, sbloccat*, simlockvrij, bez simlocka, olast
feature dual-sim | dual sim, double sim, doble sim, dubbele sim
feature preinstalled | preinstalled, pre installed, installed, vorinstalliert*, installiert*, preinstalle*, installe, installee, preinstalad*, instalad*, preinstallat*, installat*, geinstalleerd*, zainstalowan*, forinstallerad*
feature office | microsoft office, office 365, ms office
feature automatic | automatic, automatik*, automatikuhr, automatique*, automatico, automatica, automatisch*, automatyczn*, automatisk*
feature quartz | quartz, quarz*, cuarzo, quarzo, kwarc*
feature sapphire | sapphire, saphir*, zafiro, zaffiro, saffier*, szafir*, safira, safir*
feature engraved | engraved, engraving, graviert*, gravur*, grave, gravee, gravure, grabad*, inciso, incisa, incision*, gegraveerd*, gravering*, grawer*, gravad*, graverad*
feature air-conditioning | air conditioning, air con, klimaanlage*, klimaautomatik, climatisation, clim, aire acondicionado, aria condizionata, climatizzatore, airco, klimatyzacj*, ar condicionado, luftkonditionering
feature heated | heated, sitzheizung, beheizt*, beheizbar*, chauffant*, calefactab*, riscaldat*, verwarmd*, podgrzewan*, aquecid*, uppvarmd*
feature universal | universal, universal fit, fits all, fits any, fits most, one size fits, universell*, passend fur alle, passt fur alle, universel*, compatible avec tou*, universal*, universale, compatible con tod*, compatibile con tutt*, universeel*, past op alle, uniwersaln*, compatible with all, works with all, works with any, kompatibel mit allen
feature ergonomic | ergonomic*, ergonomisch*, ergonomique*, ergonomiczn*
feature spare | spare part*, spares, spare, ersatzteil*, ersatz*, piece* de rechange, repuesto*, ricambi*, ricambio, reserveonderde*, reserve, czesc* zamienn*, peca* sobresselente*, reservdel*

included charger | charger*, charging dock, power adapter, power adaptor, power supply, ladegerat*, netzteil*, ladeadapter, ladestation*, chargeur*, cargador*, caricabatter*, caricator*, alimentator*, oplader*, oplaadstation, ladowark*, zasilacz*, carregador*, laddare, laddaren, natadapter
included cable | cable*, charging cable, usb cable, power cord, power lead, lead, kabel*, ladekabel*, usb kabel, netzkabel, cordon*, cavo, cavi, cavetto, kable, kablem, przewod*, cabo, cabos, sladd*, snoer, oplaadkabel*
included adapter | adapter*, adaptor*, adaptateur*, adaptador*, adattator*, przejsciowk*
included box | box, boxes, boxed, original packaging, packaging, packaged, originalverpackung*, ovp, originalkarton, originalverpackt*, verpackung*, karton, kartons, schachtel, boite*, emballage*, coffret*, caja, cajas, embalaje*, scatola, scatole, confezion*, imballo, doos, doosje, verpakking*, pudelk*, opakowani*, kartonie, caixa, caixas, embalagem, kartong*, forpackning*
included manual | manual, manuals, instruction*, user guide, guidebook, booklet, leaflet, anleitung*, bedienungsanleitung*, gebrauchsanleitung*, gebrauchsanweisung*, handbuch, notice, notices, mode d emploi, instruccion*, manual de, manuale, manuali, istruzion*, handleiding*, gebruiksaanwijzing*, instrukcj*, instrucoes, manuais, bruksanvisning*
included receipt | receipt*, invoice*, proof of purchase, rechnung, originalrechnung, kaufbeleg*, quittung*, kassenbon, kassenzettel, facture*, ticket de caisse, preuve d achat, factura*, ticket de compra, comprobante, scontrin*, fattura*, ricevuta*, prova d acquisto, aankoopbon*, aankoopbewijs, factuur*, kassabon*, bonnetje, paragon*, faktur*, dowod zakupu, fatura*, talao, kvitto*, recibo*
included certificate | certificate*, papers, zertifikat*, garantiekarte*, echtheitszertifikat*, warranty card, certificado*, certificato*, certificaat*, certyfikat*, coa, gutachten
included case | carrying case, carry case, travel case, hard case, storage case, protective case, phone case, dust bag, dustbag*, dust cover, pouch, pouches, storage bag, carry bag, garment bag, hulle, hullen, schutzhulle*, schutztasche*, tragetasche*, transportkoffer*, koffer, tragekoffer, kleiderhulle, etui*, staubbeutel*, kocher, housse*, pochette*, etui, fourre tout, mallette*, funda*, estuche*, maletin, custodia*, custodie, astuccio*, sacchetto, hoes, hoesje, hoezen, opbergtas*, draagtas*, stofzak*, kledinghoes, beschermhoes*, pokrow*, futeral*, torba na, estojo*, fodral*, vaska till, bolsa de transporte, dekselhoes
included screen-protector | screen protector*, glass protector, tempered glass, displayschutz*, schutzfolie*, panzerglas*, protection d ecran, verre trempe, protector de pantalla, cristal templado, pellicola protettiva, vetro temperato, screenprotector*, szkl* hartowan*, pelicula protetora
included remote | remote, remote control*, fernbedienung*, fernsteuerung*, telecommande*, mando, mandos, telecomand*, afstandsbediening*, pilot, pilotem, comando, comandos, fjarrkontroll*
included battery | battery, batteries, akku, akkus, akkupack*, ersatzakku*, batterie, batterien, batteries, batteria, bateria*, pila, pilas, pile, piles, accu, accus, batterij*, baterie, bateri*, batteri, batterier*
included memory-card | memory card*, sd card*, speicherkarte*, sd karte*, carte memoire, carte sd, tarjeta de memoria, tarjeta sd, scheda di memoria, scheda sd, geheugenkaart*, sd kaart*, karta pamieci, cartao de memoria, minneskort*
included keyboard | keyboard*, tastatur*, clavier*, teclado*, tastiera*, toetsenbord*, klawiatur*, tangentbord*
included mouse | mouse, computermaus, maus, souris, raton, muis, mysz, myszka, mysza, rato
included monitor | monitor*, moniteur*
included headphones | headphone*, earphone*, earbud*, headset*, kopfhorer*, ohrhorer*, casque audio, ecouteur*, auricular*, auriculares, cuffie, auricolar*, koptelefoon*, oordop*, sluchawk*, auscultador*, fones, horlurar*
included stand | stand, tripod*, standfuss, stander, stativ*, trepied*, pied, soporte*, tripode*, supporto*, treppied*, standaard, statief*, statyw*, stojak*, suporte*, tripe, socle*, base, sockel, sokkel*
included keys | key, keys, schlussel*, cle, cles, clef*, llave*, chiave, chiavi, sleutel*, klucz*, chave, chaves, nyckel, nycklar
included tags <new-tags | tags, tag, swing tag, etikett*, etiquette*, etiqueta*, etichett*, cartellino, prijskaartje*, metk*
included hanger | hanger*, kleiderbugel*, cintre*, percha*, gruccia, kledinghanger*, wieszak*, cabide*, galge
included tools | tool kit, toolkit, allen key, werkzeug*, outils, herramientas, attrezzi, gereedschap*, narzedzi*, ferramentas, verktyg
included lid | lid, lids, deckel*, couvercle*, tapa, tapas, coperchi*, deksel*, pokryw*, tampa*, lock till
included cushion | cushion*, pillow*, kissen*, coussin*, cojin*, almohad*, cuscin*, kussen*, poduszk*, almofada*, kudde, kuddar, dyna, mattress, matratze*, matelas, colchon*, materass*, matras*, materac*
included tyres | winter tyre*, winter tire*, winterreifen*, sommerreifen*, pneu hiver, pneus hiver, neumaticos de invierno, gomme invernali, winterbanden, opony zimowe, zapasow*
included gift | free gift, gift box, gift bag, gift wrapp*, geschenkbox*, geschenkverpackung, paquet cadeau, caja de regalo, confezione regalo, cadeauverpakking*, geschenkdoos, caixa de presente
included accessories | accessory, accessories, zubehor*, accessoire*, accesorio*, accessorio, accessori, akcesori*, acessorio*, tillbehor*
included mount | passe partout*, backing board, wall mount*, wandhalterung*, halterung*, fixation* murale*, soporte de pared, supporto a parete, muurbeugel*, wandbeugel*, uchwyt*
`;

/** From these on a text speaks of use, taste and buyers, not of the item: to the end of the clause. */
export const ADVICE = `perfect for, perfect to, perfect as, perfect with, ideal for, ideal to, ideal as, great for, great with, great as, good for, lovely for, lovely with, suitable for, suited to, well suited, made for, just right for, would suit, would look, would make, would be, would go, could be, can be paired, can be worn, can be styled, looks great with, look great with, looks lovely with, looks good with, goes with, goes well with, goes great, pair it, pair them, pair this, pair with, paired with, team it, team them, team with, wear it, wear them, style it, style them, layer it, layer over, layer under, dress it, combine it, combine them, use it, add it, bring some, bring it, enjoy, whether you, whether for, if you, for anyone, for those, for someone, for fans, for lovers, for collectors, for everyday, for your, to your, any wardrobe, your wardrobe, your home, looking for, you can, you need, you will, you could, youll, all you need, you only need, just add, simply add,
perfekt fur, perfekt zu, perfekt als, ideal fur, ideal zum, ideal zur, ideal als, ideale, super fur, toll fur, geeignet, eignet sich, passt zu, passt perfekt, passt super, passt gut, passend zu, lasst sich .. kombinieren, kombinierbar, kombinieren, fur alle, fur jeden, fur liebhaber, fur fans, fur sammler, wer ein*, egal ob, ob fur, ob im, ob zur, ob stadt,
parfait pour, parfaite pour, parfaits pour, parfaites pour, ideal pour, ideale pour, ideaux pour, a porter avec, a porter sur, a associer, a assortir, associez, portez, combinez, s associe, se marie, se porte, pour tous, pour les amateurs, pour les fans, pour ceux, convient, conviendra, trouvera, ira, iront, facile a porter, que vous,
perfecto para, perfecta para, perfectos para, perfectas para, ideal para, ideales para, combina con, combinan con, combinal*, queda genial, quedan genial, para quien, para quienes, para cualquier, para los amantes, para amantes, apto para, si buscas, llevalo, llevala, ponlo,
perfetto per, perfetta per, perfetti per, perfette per, ideale per, ideali per, adatto a, adatta a, da abbinare, abbinalo, abbinala, si abbina, per chi, per gli amanti, da indossare con, se cerchi,
perfect voor, ideaal voor, leuk voor, leuk op, leuk onder, leuk bij, leuk met, mooi op, mooi bij, mooi onder, heerlijk voor, lekker voor, geschikt voor, te combineren, combineer, draag het, draag hem, draag ze, staat leuk, staat mooi, past bij, past goed, voor liefhebbers, voor wie, voor iedereen, ideaal om, bijvoorbeeld op,
idealn* na, idealn* do, idealn* dla, swietn* na, pasuje do, pasuja do, mozna nosic, dla kazdego, dla fanow, dla milosnikow,
perfeito para, perfeita para, ideal para quem, combina com, combine com, para quem, para qualquer, use com,
perfekt for, perfekt till, passar till, passar bra, lamplig for, for den som`;

/** Product lines that one maker makes: who names the line may name the maker. */
export const LINE_MAKERS = `apple: iphone ipad macbook airpods imac ipod homepod magsafe macos ios
samsung: galaxy
sony: playstation ps1 ps2 ps3 ps4 ps5 psp walkman xperia bravia cybershot dualsense dualshock
microsoft: xbox surface windows
windows: win10 win11 win7
google: pixel chromecast nest chromebook
lenovo: thinkpad ideapad thinkcentre
amazon: kindle echo alexa
dell: latitude inspiron xps optiplex alienware
hp: elitedesk elitebook probook officejet laserjet pavilion
asus: zenbook vivobook
nintendo: switch gameboy wii 3ds joycon
canon: eos powershot ixus
nikon: nikkor coolpix
panasonic: lumix
dji: mavic
volkswagen: golf polo passat vw
mercedes: benz
lego: duplo
nike: jordan
intel: i3 i5 i7 i9 celeron xeon pentium core
amd: ryzen radeon firepro
nvidia: geforce rtx gtx
gopro: hero
ikea: billy kallax malm ribba hemnes
hasbro: transformers
mattel: barbie hotwheels
funko: pop
renault: megane clio twingo scenic kangoo laguna
peugeot: 206 207 208 307 308 3008
citroen: berlingo saxo xsara
ford: fiesta mondeo kuga transit mustang
opel: corsa astra zafira insignia
vauxhall: corsa astra zafira insignia
toyota: yaris corolla avensis aygo prius
honda: civic jazz accord
nissan: micra qashqai juke
fiat: panda punto cinquecento
seat: ibiza leon
skoda: octavia fabia superb
porsche: 911 cayenne boxster`;
