// biome-ignore-all format: a line for each category reads better than a word a line.
/**
 * Narrower places of the open taxonomy by what sellers call them in nine languages: its own names are English, and the
 * table's kinds lie a level higher. All languages together; a word counts only near the place of the item's kind, or
 * where it is long enough to be no other language's.
 */

import { fold } from '../../language/fold.ts';
import type { Language } from '../../language/languages.ts';
import type { Token } from '../../language/token.ts';
import { wordKey } from '../category-index.ts';

const ROWS = `
hg-13-5-3	standard lamp, stehlampe, stehleuchte, lampadaire, lámpara de pie, piantana, lampada da terra, vloerlamp, staande lamp, lampa podłogowa, lampa stojąca, candeeiro de pé, golvlampa
hg-13-5-5	tischlampe, tischleuchte, lampe de table, lampe à poser, lámpara de mesa, lampada da tavolo, tafellamp, lampa stołowa, candeeiro de mesa, bordslampa
hg-13-5-2	schreibtischlampe, lampe de bureau, lámpara de escritorio, flexo, lampada da scrivania, bureaulamp, lampka biurkowa, candeeiro de secretária, skrivbordslampa
hg-13-5-1	nachttischlampe, lampe de chevet, lámpara de noche, lámpara de mesilla, lampada da comodino, nachtlamp, nachtlampje, lampka nocna, sänglampa
hg-13-9-3	kronleuchter, lüster, lustre, araña de cristal, lampadario, kroonluchter, żyrandol, candelabro de teto, ljuskrona
fr-22-3	ecksofa, eckcouch, canapé d'angle, sofá esquinero, rinconera, divano angolare, hoekbank, hoeksofa, narożnik, sofá de canto, hörnsoffa
fr-14	footstool, pouffe, pouf, sitzhocker, polsterhocker, puf, poef, puff, sittpuff, podnóżek
fr-3	sitzbank, banc, banco de madera, panca, panchina, bankje, ławka, bänk
fr-18	paravent, raumteiler, biombo, paravento, kamerscherm, parawan, rumsavdelare
fr-2-2-2	bunk bed, bunk beds, etagenbett, stockbett, lit superposé, lits superposés, litera, literas, letto a castello, stapelbed, łóżko piętrowe, beliche, våningssäng
fr-2-2-8	loft bed, mid sleeper, high sleeper, hochbett, lit mezzanine, cama alta, letto a soppalco, hoogslaper, łóżko na antresoli, loftsäng
fr-7-10	schaukelstuhl, rocking chair, chaise à bascule, mecedora, sedia a dondolo, schommelstoel, fotel bujany, cadeira de baloiço, gungstol
fr-24-6	nachttisch, nachtkästchen, table de chevet, mesita de noche, mesilla, comodino, nachtkastje, szafka nocna, mesa de cabeceira, sängbord
fr-15-2	gartenmöbel set, gartenset, salon de jardin, conjunto de jardín, set da giardino, tuinset, zestaw ogrodowy, conjunto de jardim, trädgårdsgrupp, utemöbler
hg-16-1	sonnenschirm, gartenschirm, parasol, sombrilla, ombrellone, guarda-sol, solparasol, tuinparasol
sg-4-4-4-5	bike helmet, cycle helmet, cycling helmet, fahrradhelm, radhelm, casque de vélo, casque vélo, casco de bici, casco bici, casco bicicletta, casco da bici, fietshelm, kask rowerowy, capacete de bicicleta, cykelhjälm
vp-1-6-1-7	crash helmet, motorradhelm, casque moto, casque de moto, casco moto, casco de moto, motorhelm, kask motocyklowy, capacete de moto, mc-hjälm
sg-4-17-2-4	skihelm, casque de ski, casco de esquí, casco sci, casco da sci, kask narciarski, capacete de esqui, skidhjälm
sg-4-5-5-2	reithelm, bombe équitation, casque équitation, casco de equitación, cap equitazione, rijhelm, paardrijhelm, kask jeździecki, ridhjälm
sg-4-4-1-13	bike lock, fahrradschloss, antivol vélo, candado bici, lucchetto bici, fietsslot, zapięcie rowerowe, cadeado bicicleta, cykellås
sg-4-4-1-6	child bike seat, kindersitz fahrrad, fahrradkindersitz, siège vélo enfant, porte-bébé vélo, silla bici niño, seggiolino bici, fietsstoeltje, fietszitje, fotelik rowerowy, cadeira de bicicleta, cykelstol
sg-4-4-1-23	fahrradanhänger, kinderanhänger, remorque vélo, remolque bici, carrello bici, fietskar, przyczepka rowerowa, atrelado bicicleta, cykelvagn
sg-4-4-2-13	bike saddle, fahrradsattel, selle vélo, selle de vélo, sillín, sella bici, fietszadel, siodełko, selim, cykelsadel
sg-4-4-2-6	bike frame, fahrradrahmen, rahmenset, cadre vélo, cadre de vélo, cuadro bici, telaio bici, fietsframe, rama rowerowa, quadro bicicleta, cykelram
hb-3-10-12-6	hairdryer, haartrockner, haarföhn, föhn, fön, sèche-cheveux, sèche cheveux, secador de pelo, secador, asciugacapelli, phon, haardroger, suszarka do włosów, hårtork
hb-3-10-12-7	straightener, straighteners, glätteisen, haarglätter, lisseur, plancha de pelo, plancha pelo, piastra capelli, piastra per capelli, stijltang, prostownica, alisador, plattång
hb-3-10-12-3	curling tong, curling tongs, curling wand, lockenstab, fer à boucler, rizador, tenacilla, arricciacapelli, krultang, lokówka, modelador, locktång
ha-15-18	angle grinder, winkelschleifer, flex schleifer, meuleuse, disqueuse, amoladora, radial amoladora, smerigliatrice, haakse slijper, szlifierka kątowa, rebarbadora, vinkelslip
ha-15-20	hammer, hammers, fäustel, marteau, martillo, martello, hamer, młotek, martelo, hammare
ha-15-63	schraubendreher, schraubenzieher, tournevis, destornillador, cacciavite, schroevendraaier, śrubokręt, chave de fendas, skruvmejsel
ha-15-80	spanner, spanners, schraubenschlüssel, drehmomentschlüssel, clé dynamométrique, clé plate, llave inglesa, chiave inglese, chiave dinamometrica, steeksleutel, momentsleutel, klucz dynamometryczny, chave inglesa, skiftnyckel
ha-15-66	socket set, steckschlüsselsatz, ratschenkasten, nusskasten, coffret à douilles, juego de vasos, juego de llaves de vaso, set bussole, doppenset, klucze nasadowe, jogo de chaves de caixa, hylsnyckelsats
ha-15-23	heißluftpistole, heissluftpistole, décapeur thermique, pistola de calor, pistola termica, heteluchtpistool, opalarka, varmluftspistol
ha-15-9	air compressor, kompressor, compresseur, compresor, compressore, compressor, sprężarka, kompresor
ha-15-76	schweißgerät, schweissgerät, poste à souder, soldador inverter, equipo de soldadura, saldatrice, lasapparaat, spawarka, máquina de soldar, aparelho de soldar, svets
ha-15-28	drehbank, drehmaschine, tour à bois, tour à métaux, torno, tornio, draaibank, tokarka, svarv
ha-15-47	hobelmaschine, elektrohobel, raboteuse, rabot électrique, cepillo eléctrico, pialla elettrica, schaafmachine, strug elektryczny, plaina elétrica, elhyvel
ha-15-67	lötkolben, lötstation, fer à souder, saldatore a stagno, soldeerbout, lutownica, ferro de soldar, lödkolv
ha-15-58	oberfräse, défonceuse, fresadora, fresatrice, bovenfrees, frezarka górnowrzecionowa, tupia, handöverfräs, wood router, plunge router, router tool
ha-15-40	nail gun, staple gun, nagler, tacker, druckluftnagler, cloueur, agrafeuse, grapadora, chiodatrice, tacker elektrisch, zszywacz tapicerski, agrafador, spikpistol
ha-15-38	multi tool, multitool oscillating, multifunktionswerkzeug, outil multifonction, multiherramienta, utensile multifunzione, multitool machine
ha-15-71	bench vice, vice, vise, schraubstock, schraubzwinge, zwinge, étau, serre-joint, tornillo de banco, sargento, morsa da banco, morsetto, bankschroef, lijmtang, imadło, ścisk, torno de bancada, skruvstäd, tving
hg-12-1-7-13	schubkarre, schubkarren, brouette, carretilla, carriola, kruiwagen, taczka, carrinho de mão, skottkärra
hg-12-3-7	laubbläser, laubsauger, souffleur, soplador, sopladora, soffiatore, bladblazer, dmuchawa do liści, soprador, lövblås
hg-12-3-15	strimmer, grass trimmer, rasentrimmer, freischneider, motorsense, coupe-bordure, débroussailleuse, desbrozadora, decespugliatore, grasstrimmer, bosmaaier, kosa spalinowa, podkaszarka, roçadora, grästrimmer
ha-15-31	holzspalter, fendeur de bûches, fendeuse, spaccalegna, houtklover, łuparka, rachador de lenha, vedklyv
fr-1-4	changing table, wickeltisch, wickelkommode, table à langer, cambiador, fasciatoio, commode à langer, verschoontafel, przewijak, trocador, skötbord
fr-1-6-11	toddler bed, kinderbett, juniorbett, lit enfant, cama infantil, lettino, kleuterbed, peuterbed, łóżko dziecięce, cama de criança, barnsäng
bt-10-9	milchpumpe, tire-lait, sacaleches, extractor de leche, tiralatte, borstkolf, kolf, laktator, bomba tira-leite, bröstpump
bt-10-6-2	bottle steriliser, steriliser, dampfsterilisator, vaporisator, stérilisateur, esterilizador, sterilizzatore, sterilisator, sterylizator, flasksterilisator
bt-6-3-5	travel system, 3 in 1 pram, kombikinderwagen, poussette trio, poussette combinée, trio passeggino, carrito trío, sistema modulare, combi kinderwagen, wózek 3w1, wózek wielofunkcyjny, carrinho trio, duovagn
tg-5-1	baby gym, play gym, activity gym, spielbogen, arche d'éveil, tapis d'éveil, gimnasio bebé, palestrina, speelkleed, babygym, mata edukacyjna, ginásio bebé
tg-5-16-7	toy kitchen, play kitchen, kinderküche, spielküche, dînette, cuisine enfant, cocinita, cocina de juguete, cucina giocattolo, speelkeuken, keukentje, kuchnia dla dzieci, cozinha de brincar, leksakskök
tg-3-14	trampolin, trampoline, cama elástica, tappeto elastico, trampoliny, trampolim, studsmatta
tg-3-5	spielhaus, cabane enfant, casita infantil, casetta bambini, speelhuisje, domek dla dzieci, casinha de brincar, lekstuga
tg-3-9	rutsche, toboggan, tobogán, scivolo, glijbaan, zjeżdżalnia, escorrega, rutschkana
tg-3-7	sandkasten, sandpit, bac à sable, arenero, sabbiera, zandbak, piaskownica, caixa de areia, sandlåda
tg-3-3	schaukel, swing, balançoire, columpio, altalena, schommel, huśtawka, baloiço, gunga
tg-5-20-3	balance bike, laufrad, draisienne, bicicleta sin pedales, bici senza pedali, loopfiets, rowerek biegowy, bicicleta de equilíbrio, springcykel
tg-4-12	wooden puzzle, holzpuzzle, steckpuzzle, puzzle en bois, puzzle de madera, puzzle in legno, houten puzzel, drewniane puzzle, puzzle de madeira, träpussel
tg-2-7	card game, kartenspiel, jeu de cartes, juego de cartas, gioco di carte, kaartspel, gra karciana, jogo de cartas, kortspel
tg-2-9	dice set, würfelset, dés à jouer, dados de rol, set dadi, dobbelstenen, kości do gry, tärningar
sg-2-24-2-2	kettlebells, kugelhantel, pesa rusa
sg-2-4-2-5	laufband, tapis de course, tapis roulant corsa, cinta de correr, tapis roulant, loopband, bieżnia, passadeira de corrida, löpband
sg-2-4-2-2	spin bike, heimtrainer, ergometer, ergometr, vélo d'appartement, vélo appartement, bicicleta estática, cyclette, hometrainer, rower stacjonarny, rowerek treningowy, bicicleta estática, motionscykel
sg-2-4-2-3	rower machine, rudergerät, rameur, máquina de remo, vogatore, roeimachine, roeitrainer, wioślarz, máquina de remo, roddmaskin
sg-2-4-2-1	cross trainer, crosstrainer, vélo elliptique, elíptica, ellittica, orbitrek, elíptica, crosstrainer
sg-4-2-14	schlafsack, sac de couchage, saco de dormir, sacco a pelo, slaapzak, śpiwór, saco-cama, sovsäck
sg-4-2-1-2	air bed, luftmatratze, luftbett, matelas gonflable, colchón hinchable, materasso gonfiabile, luchtbed, materac dmuchany, colchão insuflável, luftmadrass
sg-4-6-11	fishing rod, angelrute, karpfenrute, canne à pêche, caña de pescar, canna da pesca, hengel, vishengel, wędka, cana de pesca, fiskespö
sg-4-6-9	fishing reel, angelrolle, moulinet, carrete de pesca, mulinello, vismolen, kołowrotek, carreto de pesca, fiskerulle
sg-4-17-2-11	skischuhe, skistiefel, chaussures de ski, botas de esquí, scarponi da sci, skischoenen, buty narciarskie, botas de esqui, pjäxor
sg-4-5-2-8	horse saddle, pferdesattel, springsattel, dressursattel, selle d'équitation, selle cheval, silla de montar, sella cavallo, zadel paard, siodło, sela de cavalo, hästsadel
sg-4-12-3	inline skates, inliner, rollers, patines en línea, pattini in linea, skeelers, rolki, patins em linha, inlines
sg-1-12-10	schlittschuhe, patins à glace, patines de hielo, pattini da ghiaccio, schaatsen, łyżwy, patins de gelo, skridskor
aa-6-5	charm, charms, kettenanhänger, pendentif, colgante, dije, ciondolo, hanger zilver, bedel, zawieszka, pingente, hängsmycke, berlock
aa-5-4-5	clutch, pochette, abendtasche, cartera de mano, pochette da sera, kopertówka, carteira de festa, kuvertväska
lb-7	bum bag, bumbag, gürteltasche, bauchtasche, hüfttasche, banane, sac banane, riñonera, marsupio, heuptas, nerka, saszetka nerka, bolsa de cintura, pochete, magväska
lb-15	laptop bag, laptoptasche, notebooktasche, sacoche ordinateur, sacoche pc, bolsa portátil, maletín portátil, borsa pc, borsa porta pc, laptoptas, torba na laptopa, mala para portátil, datorväska
lb-6	holdall, gym bag, sports bag, sporttasche, reisetasche, sac de sport, sac de voyage, bolsa de deporte, bolsa de viaje, borsone, borsa palestra, sporttas, reistas, weekendtas, torba sportowa, torba podróżna, saco de desporto, sportväska, träningsväska
aa-1-10-2-6	parka, parkas
aa-1-10-2-13	trench, trenchcoat, gabardina, gabardine, trencz
aa-1-10-2-9	puffer, steppjacke, daunenjacke, doudoune, plumas, plumífero, piumino, donsjas, pufferjas, puchówka, kurtka puchowa, casaco acolchoado, dunjacka
aa-1-10-2-2	bomber, bomberjacke, blouson bomber, bomberka, cazadora bomber, bomberjack, bomberjacka
aa-1-10-2-10	regenjacke, regenmantel, imperméable, chubasquero, impermeabile, regenjas, kurtka przeciwdeszczowa, płaszcz przeciwdeszczowy, impermeável, regnjacka
aa-1-10-2-16	windbreaker, windjacke, coupe-vent, coupe vent, cortavientos, giacca a vento, windjack, wiatrówka, corta-vento, vindjacka
aa-1-10-6	gilet sans manches, bodywarmer, weste, doudoune sans manches, chaleco, smanicato, kamizelka, colete, väst
aa-1-13-11	tunika, tunique, túnica, tunica, tuniek
aa-1-13-2	body damen, body femme, body mujer, body donna, body damski
aa-1-13-9	tank top, tanktop, débardeur, camiseta de tirantes, canotta, hemdje, podkoszulek, linne, top de alças
aa-1-17-4	pyjamas, pyjama, schlafanzug, pijama, pigiama, piżama
aa-1-17-3	nightdress, nightie, nachthemd, chemise de nuit, camisón, camicia da notte, koszula nocna, camisa de dormir, nattlinne
aa-1-20-6	bikini, bikinis
aa-1-20-22	swimsuit, badeanzug, maillot de bain une pièce, bañador mujer, costume intero, badpak, strój kąpielowy jednoczęściowy, fato de banho, baddräkt
aa-2-17-2	beanie, beanies, wollmütze, strickmütze, bonnet, gorro de lana, gorro, berretto, cuffia di lana, muts, czapka zimowa, gorro de lã, mössa
aa-2-17-1	baseball cap, cap, basecap, schirmmütze, casquette, gorra, cappellino, pet, czapka z daszkiem, boné, keps
hb-3-2-7-11	nail varnish, nagellack, vernis à ongles, esmalte de uñas, smalto unghie, nagellak, lakier do paznokci, verniz de unhas
hg-11-7-35	oven, backofen, einbaubackofen, four, four encastrable, horno, forno, oven inbouw, piekarnik, ugn
hg-11-7-20	freezer, gefrierschrank, gefriertruhe, tiefkühltruhe, congélateur, congelador, congelatore, vriezer, vrieskist, zamrażarka, arca congeladora, frys, frysbox
hg-11-7-29	juicer, entsafter, saftpresse, centrifugeuse, extracteur de jus, licuadora, exprimidor, estrattore, centrifuga, sapcentrifuge, slowjuicer, sokowirówka, wyciskarka, centrifugadora, råsaftcentrifug
hg-11-7-46-10	waffle maker, waffeleisen, gaufrier, gofrera, piastra per waffle, wafelijzer, gofrownica, máquina de waffles, våffeljärn
hg-11-7-14-3	reiskocher, cuiseur à riz, autocuiseur riz, arrocera, cuociriso, rijstkoker, ryżowar, panela de arroz, riskokare
hg-11-7-7	deep fat fryer, fritteuse, friteuse, freidora, friggitrice, frytownica, fritadeira, fritös
hg-9-8-1	tumble dryer, wäschetrockner, trockner, sèche-linge, sèche linge, secadora, asciugatrice, wasdroger, droger, suszarka bębnowa, máquina de secar, torktumlare
hg-9-1-1	air con, klimaanlage, klimagerät, climatiseur, aire acondicionado, condizionatore, climatizzatore, airco, klimatyzator, ar condicionado, luftkonditionering
hg-9-1-3	entfeuchter, luftentfeuchter, déshumidificateur, deshumidificador, deumidificatore, luchtontvochtiger, osuszacz powietrza, desumidificador, avfuktare
hg-9-1-9	luftbefeuchter, humidificateur, humidificador, umidificatore, luchtbevochtiger, nawilżacz powietrza, luftfuktare
hg-9-1-6	ventilator, standventilator, ventilateur, ventilador, ventilatore, wentylator, ventoinha, fläkt
hg-11-2-3-17	wok, woks
hg-11-2-3-11	saucepan, kochtopf, stieltopf, casserole inox, cazo, pentolino, steelpan, rondel, tacho, kastrull
hg-11-2-3-13	frying pan, bratpfanne, pfanne, poêle, sartén, padella, koekenpan, patelnia, frigideira, stekpanna
hg-11-2-3-10	pressure cooker, schnellkochtopf, cocotte-minute, autocuiseur, olla a presión, olla rápida, pentola a pressione, snelkookpan, szybkowar, panela de pressão, tryckkokare
hg-11-2-3-5	dutch oven, bräter, schmortopf, cocotte en fonte, cocotte, braadpan, żeliwny garnek, gjutjärnsgryta
hg-3-76	türkranz, couronne de porte, corona de puerta, ghirlanda, deurkrans, wianek, coroa de porta, dörrkrans
hg-3-6	wicker basket, weidenkorb, panier en osier, cesta de mimbre, cesto di vimini, rieten mand, kosz wiklinowy, cesto de vime, flätkorg
ap-2-1-2	birdcage, vogelkäfig, cage à oiseaux, jaula de pájaros, jaula pájaros, gabbia uccelli, gabbia per uccelli, vogelkooi, klatka dla ptaków, gaiola, fågelbur
ap-2-2-2-5	cat tree, kratzbaum, arbre à chat, rascador gato, tiragraffi, krabpaal, drapak, arranhador, klösträd
ap-2-2-4-3	litter box, katzenklo, litière, arenero gato, lettiera gatto, kattenbak, kuweta, caixa de areia gato, kattlåda
ap-2-3-4	kennel, hundehütte, niche chien, niche pour chien, caseta perro, cuccia esterno, hondenhok, buda, casota, hundkoja
ap-2-4-5	aquariumfilter, filtre aquarium, filtro acuario, filtro acquario, filtr do akwarium, akvariefilter
ae-2-8-1	akkordeon, accordéon, acordeón, fisarmonica, accordeon, akordeon, acordeão, dragspel
ae-2-8-7-2-2	bass guitar, e-bass, bassgitarre, basse électrique, guitare basse, bajo eléctrico, basso elettrico, basgitaar, gitara basowa, baixo elétrico, elbas
ae-2-8-7-2-3	konzertgitarre, guitare classique, guitarra clásica, chitarra classica, klassieke gitaar, gitara klasyczna, guitarra clássica, klassisk gitarr
ae-2-8-7-9	ukulele, ukelele, ukelélé
ae-2-8-5-3	drum kit, schlagzeug, batterie, batería acústica, batteria acustica, drumstel, perkusja, trommeset
vp-1-4-20-3	tyre, tyres, tires, winterreifen, sommerreifen, reifen, pneu, pneus, neumático, neumáticos, gomme, pneumatici, banden, winterbanden, opony, pneus, däck, vinterdäck
vp-1-4-20-1	alloy wheels, alloys, felgen, alufelgen, kompletträder, jantes, jantes alu, llantas, cerchi in lega, cerchi, velgen, felgi, jantes, fälgar
ae-2-2-4-2	sammlermesser, couteau de collection, navaja de colección, coltello da collezione, nóż kolekcjonerski
sg-4-1-5-8-3	paddle board, paddleboard, sup board, sup-board, stand up paddle, tabla de paddle surf, tavola sup, deska sup, prancha de sup
sg-4-1-1-5	kayak, kajak, caiaque
`;

/** The ids of all of them. */
export const TOLD_PLACES: readonly string[] = ROWS.trim()
  .split('\n')
  .map((row) => row.split('\t', 1)[0] ?? '');

/** A place that words of a name call by one of its words. */
export interface ToldPlace {
  id: string;
  from: number;
  to: number;
  /** In the very form of the table, and not another of the same stem, which may be another language's. */
  exact: boolean;
}

interface Places {
  exact: ReadonlySet<string>;
  /** Ids by the stems of their words. */
  byWords: ReadonlyMap<string, readonly string[]>;
  longest: number;
}

const built = new Map<Language, Places>();

function placesIn(language: Language): Places {
  const known = built.get(language);
  if (known !== undefined) return known;
  const byWords = new Map<string, string[]>();
  const exact = new Set<string>();
  let longest = 1;
  for (const row of ROWS.trim().split('\n')) {
    const [id = '', words = ''] = row.split('\t');
    for (const phrase of words.split(', ')) {
      const whole = fold(phrase).split(/[\s-]+/u);
      exact.add(whole.join(' '));
      const parts = whole.map((word) => wordKey(word, language));
      longest = Math.max(longest, parts.length);
      const key = parts.join(' ');
      const ids = byWords.get(key);
      if (ids === undefined) byWords.set(key, [id]);
      else ids.push(id);
    }
  }
  const places = { exact, byWords, longest };
  built.set(language, places);
  return places;
}

const SHORTEST_STEM = 8;

/** The places that words of a name call, the longest phrases, in order. */
export function placesAmong(tokens: readonly Token[], language: Language): readonly ToldPlace[] {
  const { exact, byWords, longest } = placesIn(language);
  const words = tokens.map(({ key }) => key.split('-').map((word) => wordKey(word, language)).join(' '));
  const found: ToldPlace[] = [];
  for (let from = 0; from < words.length; from += 1)
    for (let to = Math.min(words.length, from + longest); to > from; to -= 1) {
      const ids = byWords.get(words.slice(from, to).join(' '));
      if (ids === undefined) continue;
      const isExact = exact.has(tokens.slice(from, to).map(({ key }) => key.replaceAll('-', ' ')).join(' '));
      // "Linnen" is no "linne": a short form of a stem is as often a word of another language.
      if (!isExact && !tokens.slice(from, to).some(({ key }) => key.length >= SHORTEST_STEM)) continue;
      for (const id of ids) found.push({ id, from, to, exact: isExact });
      from = to - 1;
      break;
    }
  return found;
}
