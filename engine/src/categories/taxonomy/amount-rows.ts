// biome-ignore-all format: a line for each field reads better than five words a line.
/**
 * Fields that an amount fills by the word that it counts: what is counted in nine languages, behind the amount; with < the
 * word stands before it. Where the taxonomy has such an attribute, its keys.
 */
import type { Family } from '../family.ts';

export interface AmountRow {
  label: string;
  keys?: string;
  nouns: string;
  /** The unit belongs to the amount: "55 Nm", and "1000" of "1000 pieces". */
  unit?: true;
  /** Said with "for": "for 3-4 players". */
  serves?: true;
  /** Elsewhere than in the name such amounts are prices. */
  inName?: true;
  /** Left out: of whatever thing. */
  families?: readonly Family[];
}

export const AMOUNT_ROWS: readonly AmountRow[] = [
  { label: 'Number of Pieces', keys: 'puzzle_piece_count', nouns: 'pieces, piece, pcs, pc, pce, parts, teile, teilig, teilige, teiliges, stück, tlg, pièces, pièce, piezas, pieza, pezzi, stuks, stukjes, delig, delige, elementów, elementy, częściowy, częściowa, sztuk, szt, peças, peça, bitar, delar, delad' },
  { label: 'Number of Drawers', families: ['furniture', 'home', 'office', 'tools', 'craft'], nouns: 'drawers, drawer, schubladen, schublade, tiroirs, tiroir, cajones, cajón, cassetti, cassetto, lades, lade, laden, szuflad, szuflady, gavetas, gaveta, lådor, låda' },
  { label: 'Number of Shelves', families: ['furniture', 'home', 'appliances', 'office'], nouns: 'shelves, shelf, regalböden, einlegeböden, fachböden, étagères, estantes, baldas, ripiani, mensole, planken, półek, półki, prateleiras, hyllplan' },
  { label: 'Number of Doors', families: ['furniture', 'vehicle-parts', 'appliances', 'home'], nouns: 'doors, door, türen, türig, türer, türiger, portes, puertas, porte, ante, deurs, deuren, drzwiowy, drzwi, portas, dörrar, dörrars' },
  { label: 'Seating Capacity', serves: true, families: ['furniture', 'garden', 'home', 'vehicle-parts', 'baby'], nouns: 'seats, seat, seater, seaters, sitzer, sitzig, places, plazas, posti, zits, zitter, osobowy, osobowa, osobowe, lugares, sits, sitsig, sitsiga, seats<, seating<' },
  { label: 'Capacity in Persons', serves: true, families: ['sports', 'garden', 'home', 'furniture'], nouns: 'person, persons, people, man, berth, personen, personnes, personas, persone, persoons, osób, osobowy, pessoas, personers, sleeps<' },
  { label: 'Number of Strings', families: ['instruments', 'sports'], nouns: 'strings, string, saiten, saitig, saitige, cordes, cuerdas, corde, snaren, snarige, strun, strunowa, cordas, strängar, strängad' },
  { label: 'Number of Keys', families: ['instruments'], nouns: 'keys, key, tasten, touches, teclas, tasti, toetsen, klawiszy, klawisze, tangenter' },
  { label: 'Number of Frets', families: ['instruments'], nouns: 'frets, bünde, frettes, trastes, tasti, progów, band' },
  { label: 'Number of Pages', families: ['books', 'collectables', 'office'], keys: 'page_count', nouns: 'pages, page, pp, seiten, páginas, pagine, pagina’s, pagina s, bladzijden, blz, stron, strony, str, sidor' },
  { label: 'Number of Players', serves: true, families: ['toys', 'games'], keys: 'number_of_players', nouns: 'players, player, spieler, spielern, joueurs, jugadores, giocatori, spelers, graczy, gracze, jogadores, spelare' },
  { label: 'Number of Gears', families: ['cycling', 'tools', 'vehicle-parts', 'appliances', 'kitchen', 'sports'], keys: 'number_of_gears', nouns: 'gears, gear, speeds, speed, gänge, gang, gang schaltung, gangschaltung, vitesses, velocidades, marchas, marce, velocità, rapporti, versnellingen, biegów, biegi, biegowy, bieg, mudanças, växlar, växlad, växlars' },
  { label: 'Number of Discs', families: ['media', 'games'], nouns: 'discs, disc, cds, dvds, lps, disques, discos, dischi, schijven, płyty, płyt, skivor' },
  { label: 'Number of Compartments', nouns: 'compartments, compartment, fächer, compartiments, compartimentos, scomparti, vakken, przegródek, przegródki, komór, komory, fack' },
  { label: 'Number of Pockets', nouns: 'pockets, taschen, poches, bolsillos, tasche, zakken, kieszeni, kieszenie, bolsos, fickor' },
  { label: 'Number of Place Settings', families: ['appliances'], nouns: 'place settings, maßgedecke, gedecke, couverts, cubiertos, coperti, couverts' },
  { label: 'Number of Programmes', families: ['appliances', 'kitchen', 'home', 'tools'], nouns: 'programmes, programs, programme, programas, programmi, programma’s, programma s, programów, programy, program' },
  { label: 'Number of Burners', families: ['appliances', 'garden', 'home', 'kitchen'], nouns: 'burners, burner, hobs, kochzonen, kochfelder, brenner, flammen, feux, brûleurs, fuegos, quemadores, fuochi, pits, palników, palniki, bocas, brännare' },
  { label: 'Number of Slices', families: ['appliances', 'kitchen', 'home'], nouns: 'slice, slices, scheiben, tranches, rebanadas, fette, sneetjes, sneden, kromek, fatias, skivor' },
  { label: 'Number of Lights', families: ['decor', 'home'], nouns: 'lights, lamps, bulbs, flammig, flammige, leds, lumières, ampoules, luces, luci, lampjes, lichts, punktowa, luzes, lampor' },
  { label: 'Number of Cups', families: ['appliances', 'kitchen', 'home'], nouns: 'cups, cup, tassen, tasses, tazas, tazze, kopjes, kops, filiżanek, filiżanki, chávenas, koppar' },
  { label: 'Number of Stitches', families: ['appliances', 'craft', 'home'], nouns: 'stitches, stitch patterns, stiche, stichprogramme, points, puntadas, punti, steken, ściegów, pontos, sömmar' },
  { label: 'Number of Buttons', families: ['clothing'], nouns: 'buttons, knöpfe, boutons, botones, bottoni, knopen, guzików, botões, knappar' },
  { label: 'Number of Volumes', families: ['books', 'media'], nouns: 'volumes, volume, books, bände, tomes, tomos, volúmenes, libros, volumi, libri, delen, boeken, tomów, tomy, volumes, livros, böcker, band' },
  { label: 'Number of Ports', keys: 'number_of_ports', nouns: 'ports, port, anschlüsse, puertos, porte, poorten, portów, portas, portar' },
  { label: 'Number of Lenses', families: ['cameras'], nouns: 'lenses, objektive, objectifs, objetivos, obiettivi, lenzen, obiektywy, lentes, objektiv' },
  { label: 'Number of Teeth', families: ['vehicle-parts', 'spares', 'tools', 'cycling'], nouns: 'teeth, zähne, zähnen, dents, dientes, denti, tanden, zębów, dentes, tänder' },
  { label: 'Number of Studs', families: ['vehicle-parts', 'spares'], nouns: 'studs, bolts, holes, stud, bolt, lochkreis, loch, trous, agujeros, fori, gaats, otworów, furos, hål' },
  { label: 'Battery Health', nouns: 'battery health<, battery condition<, battery capacity<, battery<, batteriezustand<, akkuzustand<, akku<, batteriekapazität<, maximale kapazität<, état batterie<, état de la batterie<, batterie<, salud de la batería<, batería al<, batería<, stato batteria<, batteria<, batteria al<, batterijconditie<, batterij<, accu<, kondycja baterii<, bateria<, saúde da bateria<, batterihälsa<, batteri<', unit: true },
  { label: 'Battery Life', families: ['audio', 'phones', 'computers', 'watches', 'games', 'cameras', 'appliances'], nouns: 'hour battery, hours battery, hrs battery, h battery, hour battery life, hours battery life, hours of battery, stunden akku, stunden akkulaufzeit, h akku, heures d autonomie, h d autonomie, horas de batería, horas de autonomía, ore di autonomia, uur batterij, uur accu, godzin pracy, horas de bateria, timmars batteri', unit: true },
  { label: 'Burn Time', families: ['decor', 'home', 'handmade', 'beauty'], nouns: 'hour burn, hours burn, hrs burn, h burn, hour burn time, hours burn time, hours burning, stunden brenndauer, h brenndauer, stunden brennzeit, heures de combustion, h de combustion, horas de combustión, ore di combustione, branduren, uur brandtijd, godzin palenia, horas de queima, timmars brinntid', unit: true },
  { label: 'Torque', nouns: 'nm, newton metres, newtonmeter', unit: true },
  { label: 'Pressure', nouns: 'bar, bars, psi, kpa', unit: true },
  { label: 'Brightness', keys: 'luminosity', nouns: 'lumen, lumens, lm, lúmenes, lumenów', unit: true },
  { label: 'Maximum Speed', families: ['tools', 'appliances', 'kitchen', 'sports', 'cycling', 'vehicle-parts', 'garden'], nouns: 'rpm, u min, umdrehungen, tr min, obr min, giri, km h, kmh, mph', unit: true },
  { label: 'Frame Rate', nouns: 'fps', unit: true },
  { label: 'Print Resolution', nouns: 'dpi', unit: true },
  { label: 'Refresh Rate', nouns: 'hz', unit: true },
  { label: 'Maximum Resolution', families: ['cameras', 'phones'], nouns: 'mp, megapixel, megapixels, mpx, mégapixels, megapíxeles, megapikseli, megapixlar', unit: true },
  { label: 'Battery Capacity', nouns: 'mah, ah, wh', unit: true },
  { label: 'Impedance', nouns: 'ohm, ohms, ω', unit: true },
  { label: 'Tog Rating', nouns: 'tog, togs', unit: true },
  { label: 'Fabric Weight', nouns: 'gsm, g m2, g m²', unit: true },
  { label: 'Denier', nouns: 'den, denier, deniers', unit: true },
  { label: 'Engine Size', families: ['vehicle-parts', 'garden', 'tools'], nouns: 'cc, ccm, cm3, cm³, cm³ hubraum', unit: true },
  { label: 'Water Resistance', families: ['watches'], nouns: 'atm', unit: true },
  { label: 'Thread Count', families: ['home', 'decor', 'craft'], nouns: 'thread count, tc, fadenzahl, fils, hilos, fili, draads', unit: true },
  { label: 'Shutter Count', families: ['cameras'], nouns: 'shutter count, shutter actuations, actuations, clicks, shots, auslösungen, déclenchements, disparos, scatti, kliks, klików, exponeringar, shutter count<', unit: true },
  { label: 'Denomination', families: ['collectables', 'antiques'], inName: true, nouns: 'p, pence, penny, shilling, shillings, florin, crown, crowns, pound, pounds, euro, euros, cent, cents, dollar, dollars, mark, reichsmark, pfennig, rappen, kreuzer, franc, francs, franken, centimes, peseta, pesetas, céntimos, lira, lire, gulden, złoty, złotych, zł, groszy, grosze, rubel, rubli, escudo, escudos, reais, centavos, krona, kronor, kroner, öre, yen', unit: true },
  { label: 'Metal Purity', families: ['jewellery', 'watches', 'antiques', 'collectables'], keys: 'metal_purity', nouns: 'ct gold, ct, k gold, carat gold, carat, karat, k, kt, carats, quilates, carati, karaats, karaat, karatowe, karatów, sterling, silver, er silber, er gold, er', unit: true },
];

const AGE = '(?:\\d{1,2}|one|two|three|four|five|six|zwei|drei|deux|trois|dos|tres|due|tre|twee|drie|två)';
const OF_LIFE = '(?:years?|yrs?|months?|mths?|jahren?|monaten?|ans|mois|años|meses|anni|mesi|jaar|maanden?|lata?|miesi[aeę]cy|anos|år|mån(?:ader)?)';
const TO = '(?:[-–]|to|bis|à|a|até(?: aos)?|do|tot|till|al?|fino a)';
const FROM = '(?:ages?|aged|alter|leeftijd|wiek|età|edad|idade|ålder|from|ab|dès|à partir de|od|desde|a partir de|da|dai|dos|vanaf|från)';
/** "18 months to 5 years", "ab 3 Jahren", "ages 3+", "from birth to 12 months": for whom toys and baby things are. */
const AGES = new RegExp(
  `(?<![\\p{L}\\d:.,/])(?:${AGE}\\s?(?:${OF_LIFE}\\s)?${TO}\\s?${AGE}\\s?${OF_LIFE}|${FROM}\\s${AGE}\\s?(?:\\+|${OF_LIFE})|(?:ages?\\s)?(?:[1-9]|1[0-8])\\s?\\+|(?:from )?birth to (?:about )?${AGE}\\s?${OF_LIFE})(?![\\p{L}\\d])`,
  'iu',
);

/** "5 x", "set of 4", "3er-Pack", "lot de 2", "pair": how many are sold together. */
const PACKS = new RegExp(
  [
    '^\\d{1,3}(?=\\s?[x×]\\s\\p{L})',
    '(?<=^|[,;]\\s)\\d{1,3}(?=\\s(?:st|st\\.|stk|szt|pcs|off)(?:$|[.,;\\s]))',
    '(?<![\\p{L}\\d])(?:set|pack|lot|box|satz|jeu|ensemble|juego|pack|confezione|zestaw|komplet|conjunto|paket|doos)\\s(?:of|mit|von|de|di|van|z|om|med|à|da)\\s\\d{1,3}(?![\\p{L}\\d])',
    '(?<![\\p{L}\\d])\\d{1,3}(?:er)?[- ](?:pack|set|pak|paket|pak)(?![\\p{L}\\d])',
    '(?<=^|[,;]\\s)(?:pair|paar|paire|par|coppia|paio|para|ett par)(?=$|[,;.])',
  ].join('|'),
  'iu',
);

/** Fields that a code fills, whatever the language. */
export const CODE_ROWS: readonly (Pick<AmountRow, 'label' | 'keys' | 'families' | 'serves' | 'inName'> & { code: RegExp })[] = [
  { label: 'Maximum Aperture', families: ['cameras'], code: /(?<![\p{L}\d])[fF]\s?\/?\s?\d{1,2}(?:[.,]\d)?(?:\s?[-–]\s?\d(?:[.,]\d)?)?(?![\p{L}\d])/u },
  { label: 'Bulb Base', families: ['decor', 'home', 'furniture', 'handmade', 'antiques'], keys: 'bulb_base bulb_cap_type socket_type', code: /(?<![\p{L}\d])(?:E(?:10|12|14|26|27|40)|B(?:15|22)[d]?|GU?\d{1,2}(?:[.,]\d)?|R7s)(?![\p{L}\d])/u },
  { label: 'Scale', families: ['toys', 'collectables', 'craft'], keys: 'scale', code: /(?<![\p{L}\d:.,/])1\s?[:/]\s?(?:4|5|6|8|10|12|14|16|18|20|22|24|25|32|35|43|48|50|64|72|76|87|96|100|144|148|150|160|200|220|250|350|400|500|700)(?![\d:.,/%])/u },
  { label: 'Age Level', serves: true, families: ['toys', 'baby', 'games', 'cycling'], keys: 'recommended_age_group', code: AGES },
  { label: 'Number in Pack', code: PACKS },
  { label: 'Focal Length', families: ['cameras'], code: /(?<![\d.,])\d{1,3}(?:[-–]\d{2,3})?\s?mm(?=\s(?:f\/?\s?\d|lens\b|objekt|objectif|objetivo|obiettivo|objectief|obiektyw))|(?<=(?:lens|objektiv|objectif|objetivo|obiettivo|objectief|obiektyw)\s)\d{1,3}(?:[-–]\d{2,3})?\s?mm/iu },
  { label: 'Record Size', families: ['media'], code: /(?<![\d.,])(?:7|10|12)\s?(?:["″”]|inch|zoll|pouces|pulgadas|pollici|cali|tum|polegadas)(?![\p{L}\d])/iu },
  { label: 'Speed', families: ['media'], code: /(?<![\d.,])(?:33|45|78)(?:\s?(?:⅓|1\/3))?\s?(?:rpm|u\/min|tours|tr\/min|giri|obr)(?![\p{L}\d])/iu },
  { label: 'Record Grading', families: ['media'], code: /(?<=(?:^|[^\p{L}])(?:vinyl|record|disc|platte|disque|vinilo|vinile|disco|plaat|płyta|skiva)\s(?:is\s)?)(?:NM|VG\+{0,2}|EX[+-]?|G\+|M-?)(?![\p{L}\d+])/iu },
  { label: 'Sleeve Grading', families: ['media'], code: /(?<=(?:^|[^\p{L}])(?:sleeve|cover|hülle|pochette|funda|copertina|hoes|okładka|capa|omslag)\s(?:is\s)?)(?:NM|VG\+{0,2}|EX[+-]?|G\+|M-?)(?![\p{L}\d+])/iu },
  { label: 'Region Code', families: ['games', 'media'], code: /(?<![\p{L}\d])(?:PAL|NTSC(?:-[UJ])?|region[- ]free|region \d)(?![\p{L}\d])/iu },
  { label: 'Rating', families: ['games', 'media'], code: /(?<![\p{L}\d])(?:(?:PEGI|USK|FSK|BBFC|ESRB|CERO)\s?(?:\d{1,2}|[A-Z]{1,2}\+?)|(?:rated|cert(?:ificate)?)\s(?:\d{1,2}|PG|[UEMT]))(?![\p{L}\d])/u },
  { label: 'Memory Type', families: ['computers'], code: /(?<![\p{L}\d])G?DDR[2-7][XL]?(?![\p{L}\d])/iu },
  { label: 'Gauge', families: ['toys', 'collectables'], code: /(?<![\p{L}\d])(?:(?:OO|H0|HO|TT|N|O|G|Z)[ -](?:gauge|scale)|Spur\s(?:H0|N|TT|Z|1|0|G)|(?:échelle|escala|scala|schaal|skala)\s(?:H0|HO|N|TT|Z|0|O|G))(?![\p{L}\d])/u },
  { label: 'Grade', families: ['collectables', 'toys'], code: /(?<![\p{L}\d])(?:PSA|BGS|CGC|SGC|PCGS|NGC)\s(?:[A-Z]{2}\s?)?\d{1,2}(?:[.,]5)?(?![\p{L}\d])/u },
  { label: 'Card Number', families: ['collectables', 'games'], code: /(?<![\p{L}\d/.:])\d{1,3}\/\d{2,3}(?![\p{L}\d/])/u },
  { label: 'Season', families: ['clothing', 'collectables'], code: /(?<![\p{L}\d/])(?:19|20)\d\d[/-](?:\d\d|20\d\d)(?![\p{L}\d/-])/u },
  { label: 'Volume', families: ['books'], code: /(?<![\p{L}\d])(?:vol(?:ume|umen)?|band|tome|tomo|deel|tom)\.?\s(?:\d{1,2}|[IVX]{1,4})(?![\p{L}\d])/iu },
  { label: 'Issue Number', families: ['books', 'collectables'], code: /(?<![\p{L}\d])(?:(?:issue|heft)\s(?:n[or]\.?\s)?|#)\d{1,4}(?![\p{L}\d])/iu },
  { label: 'Catalogue Number', families: ['media'], code: /(?<![\p{L}\d])(?!UK|US|EU)[A-Z]{1,5}[ -]?(?!(?:19|20)\d\d(?!\d))\d{3,6}(?:-\d)?(?![\p{L}\d])/u },
  { label: 'Paper Size', families: ['craft', 'decor', 'computers', 'books', 'handmade'], code: /(?<![\p{L}\d])A[1-6](?![\p{L}\d])/u },
  { label: 'Tyre Size', families: ['vehicle-parts', 'cycling'], code: /(?<![\p{L}\d])(?:\d{3}\/\d{2}\s?Z?R\s?\d{2}|700\s?[x×]\s?\d{2}\s?[cC]?|\d{2}(?:[.,]\d)?\s?[x×]\s?[12][.,]\d{1,3})(?![\p{L}\d])/u },
  { label: 'IP Rating', code: /(?<![\p{L}\d])IP(?:X\d|\d[\dX])(?![\p{L}\d])/u },
];
