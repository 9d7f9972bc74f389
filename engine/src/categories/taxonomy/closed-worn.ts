// biome-ignore-all format: a line for each value reads better than five words a line.
/** Closed classes of what is worn or carried: what each value is called in nine languages. */
import type { ClosedRow } from './closed-row.ts';

export const WORN_ROWS: readonly ClosedRow[] = [
  {
    keys: 'top_length_type',
    values: [
      'cropped, crop, crop top, bauchfrei, cropped fit, crop-top',
      'longline, long line, lang geschnitten, extra lang, coupe longue, corte largo, taglio lungo, lang model, długi krój',
      'tunic length, tunikalänge, longueur tunique',
    ],
  },
  {
    keys: 'pants_length_type',
    values: [
      'cropped, crop, 7/8, 7/8 length, 7/8 länge, 7/8 hose, 7/8 broek, tobillero, tobilleros',
      'ankle length, ankle, knöchellang, longueur cheville, al tobillo, alla caviglia, enkellengte, do kostki',
      'full length, full-length, longueur totale',
      'capri, caprihose, pantacourt, pirata, piratas, pinocchietto, 3/4 length',
    ],
  },
  {
    keys: 'clothing_features intimate_apparel_features',
    values: [
      'stretch, stretchy, elastisch, élastique, elástico, elástica, elasticizzato, elasticizzata, elastyczny, stretchig',
      'elastic waist, elasticated waist, elastic waistband, elasticated waistband, drawstring waist, gummizug, gummibund, taille élastique, taille élastiquée, cintura elástica, goma en la cintura, vita elastica, elastiek in taille, elastische taille, guma w pasie, cós elástico, resår i midjan',
      'with pockets, side pockets, zip pockets, zipped pockets, mit taschen, seitentaschen, avec poches, poches latérales, con bolsillos, bolsillos laterales, con tasche, tasche laterali, met zakken, steekzakken, z kieszeniami, com bolsos, med fickor, cargo pockets',
      'padded shoulders, shoulder pads, schulterpolster, épaulettes, épaules rembourrées, hombreras, spalline, schoudervulling, poduszki na ramionach, chumaços, axelvaddar',
      'adjustable straps, adjustable, verstellbare träger, verstellbar, bretelles réglables, réglable, tirantes ajustables, ajustable, spalline regolabili, regolabile, verstelbare bandjes, verstelbaar, regulowane ramiączka, regulowany, alças ajustáveis, ajustável, justerbara axelband, justerbar',
      'reversible, wendbar, wendejacke, réversible, double face, omkeerbaar, dwustronna, reversível, vändbar',
      'lined, fully lined, gefüttert, gefütterte, doublé, doublée, forrado, forrada, foderato, foderata, gevoerd, gevoerde, podszewka, na podszewce, fodrad',
      'hooded, with hood, mit kapuze, à capuche, avec capuche, con capucha, con cappuccio, met capuchon, z kapturem, com capuz, med huva',
      'removable hood, detachable hood, abnehmbare kapuze, capuche amovible, capucha desmontable, cappuccio staccabile, afneembare capuchon, odpinany kaptur',
      'breathable, atmungsaktiv, respirant, respirante, transpirable, traspirante, ademend, oddychający, oddychająca, respirável, andningsbar',
      'ribbed, gerippt, côtelé, côtelée, acanalado, acanalada, a costine, geribd, prążkowany, canelado, canelada, ribbad',
    ],
  },
  {
    keys: 'shoe_fit',
    values: [
      'wide fit, extra wide, wide width, weite g, weite h, breite passform, pieds larges, ancho especial, pianta larga, brede pasvorm, extra breed, tęga stopa, pé largo, bred läst',
      'narrow fit, narrow width, schmale passform, pieds fins, horma estrecha, pianta stretta, smalle pasvorm',
    ],
  },
  {
    keys: 'sneaker_style',
    values: [
      'high top, high tops, hi top, hi-top, high-top, knöchelhoch, montantes, montante, caña alta, alte alla caviglia, hoge sneakers, za kostkę, cano alto, höga',
      'low top, low tops, low-top, low cut, basses, caña baja, basse, lage sneakers, cano baixo, låga',
      'slip on, slip-on, slip ons, slipper sneaker',
      'platform, chunky, plateau, plateforme, plataforma, zeppa, platforma, platåsko, platåskor, platåsneakers, dad shoe, dad sneaker',
    ],
  },
  {
    keys: 'boot_style',
    values: [
      'chelsea boot, chelsea boots, chelsea', 'ankle boot, ankle boots, stiefelette, stiefeletten, bottine, bottines, botín, botines, stivaletto, stivaletti, tronchetto, tronchetti, enkellaars, enkellaarzen, enkellaarsje, enkellaarsjes, botki, botins, botim, ankelstövlar',
      'cowboy boot, cowboy boots, western boots, cowboystiefel, santiags, santiag, botas camperas, texani, camperos, cowboylaarzen, kowbojki', 'combat boot, combat boots, military boots, springerstiefel, rangers, botas militares, anfibi, bikerboots, biker boots, bikerstiefel, motorlaarzen',
      'over the knee, thigh high, overknee, overknees, cuissardes, mosqueteras, cuissard, sopra il ginocchio, overknee laarzen, muszkieterki', 'knee high, knee-high, kniehoch, hauteur genou, caña alta, al ginocchio, kniehoog, do kolan, cano alto, knähöga',
      'wellington, wellington boots, wellies, rain boots, gummistiefel, bottes de pluie, botas de agua, stivali da pioggia, regenlaarzen, kalosze, galochas, gummistövlar', 'snow boots, winter boots, winterstiefel, schneestiefel, bottes de neige, après-ski, après ski, botas de nieve, doposci, doposcì, sneeuwlaarzen, śniegowce, botas de neve, vinterkängor', 'hiking boots, walking boots, wanderstiefel, wanderschuhe, chaussures de randonnée, botas de montaña, botas de senderismo, scarponi da trekking, wandelschoenen, buty trekkingowe, botas de caminhada, vandringskängor', 'desert boots, desert boot, chukka, chukka boots',
    ],
  },
  { keys: 'sandal_style', values: ['flip flops, flip flop, zehentrenner, tongs, tong, chanclas, infradito, teenslippers, japonki, chinelos, flip-flops', 'slides, slide, badeschlappen, badelatschen, claquettes, palas, ciabatte, badslippers, klapki', 'gladiator, gladiator sandals, römersandalen, spartiates, romanas, alla schiava', 'wedge, wedges, keilabsatz, keilsandalen, compensées, compensée, cuña, zeppa, con zeppa, sleehak, koturny, koturn, cunha, kilklack', 'espadrille, espadrilles, alpargatas, espadrillas', 'platform, plateau, plateforme, plataforma, platforma'] },
  { keys: 'heel_shoe_type', values: ['stiletto, stilettos, pfennigabsatz, talon aiguille, talons aiguilles, tacón de aguja, tacco a spillo, naaldhak, szpilki, salto agulha, stilettklack', 'block heel, block heels, blockabsatz, talon carré, talons carrés, talon bloc, tacón ancho, tacco largo, tacco quadrato, blokhak, obcas słupek, na słupku, salto largo, blockklack', 'kitten heel, kitten heels, trotteurabsatz, petit talon, tacón bajo, tacco basso, kittenheel', 'wedge, wedges, wedge heel, keilabsatz, compensées, compensé, cuña, zeppa, sleehak, koturny, cunha, kilklack', 'platform, plateau, plateforme, plataforma, platforma, platå', 'slingback, slingbacks, slingpumps'] },
  { keys: 'dress_style', values: ['wrap dress, wrap, wickelkleid, robe portefeuille, portefeuille, vestido cruzado, a portafoglio, wikkeljurk, kopertowa, vestido envelope, omlottklänning', 'bodycon, figurbetont, moulante, ajustado, ceñido, aderente, aansluitend, dopasowana, justo ao corpo', 'shirt dress, blusenkleid, hemdblusenkleid, robe chemise, vestido camisero, chemisier, overhemdjurk, sukienka koszulowa, skjortklänning', 'a line, a-line, a linie, a-linie, trapèze, evasé, corte evasé, a trapezio, a-lijn, trapezowa, linha a', 'shift dress, etuikleid, robe droite, vestido recto, tubino, kokerjurk, ołówkowa, fodralklänning', 'skater dress, skater, tellerkleid, robe patineuse', 'slip dress, slipdress, trägerkleid, robe nuisette, vestido lencero, sottoveste'] },
  { keys: 'dress_occasion', values: ['wedding, hochzeit, mariage, boda, matrimonio, bruiloft, wesele, casamento, bröllop', 'prom, abiball, bal de promo, graduación', 'party, partykleid, soirée, fiesta, festa, feest, impreza', 'cocktail, cocktailkleid', 'evening, abendkleid, noche, sera, avond, wieczorowa, aftonklänning', 'bridesmaid, brautjungfer, demoiselle d honneur, dama de honor, damigella, bruidsmeisje, druhna, tärna'] },
  { keys: 'skirt_style', values: ['pleated, plissiert, faltenrock, plissé, plissée, plissee, plisada, plissettata, plissé rok, plisowana, plissada, plisserad', 'pencil, bleistiftrock, crayon, jupe crayon, falda lápiz, falda tubo, a tubino, kokerrok, ołówkowa, saia lápis, pennkjol', 'a line, a-line, a linie, a-linie, trapèze, evasé, a trapezio, a-lijn, trapezowa, evasê', 'wrap skirt, wrap, wickelrock, portefeuille, cruzada, a portafoglio, wikkelrok, kopertowa', 'tiered, stufenrock, à volants, de volantes, a balze, met stroken, falbanki, com folhos, volang', 'tutu, tulle skirt, tüllrock, jupe en tulle, falda de tul'] },
  { keys: 'activity', use: true, values: ['running, laufschuhe, laufschuh, joggen, course à pied, running schuhe, correr, corsa, hardlopen, hardloopschoenen, bieganie, do biegania, corrida, löpning, löparskor', 'hiking, trekking, wandern, randonnée, senderismo, escursionismo, wandelen, wędrówki, caminhada, vandring', 'football, soccer, fußball, fussball, fútbol, calcio, voetbal, piłka nożna, futebol, fotboll', 'basketball, baloncesto, pallacanestro, basket-ball, basketbal, koszykówka, basquetebol', 'tennis', 'golf', 'cycling, radfahren, radsport, cyclisme, ciclismo, wielrennen, kolarstwo, cykling', 'gym, fitness, training, workout, musculation, gimnasio, palestra, sportschool, siłownia, ginásio', 'yoga, pilates', 'skiing, ski, skifahren, snowboard, snowboarding, esquí, sci, skiën, narty, skidåkning', 'dancing, dance, tanzen, danse, baile, ballo, dansen, taniec, dança, dans', 'handball, balonmano, pallamano, handbal, volleyball, voleibol, pallavolo', 'skateboarding, skate, skating'] },
  { keys: 'carry_options', values: ['shoulder strap, shoulder bag, schulterriemen, schultergurt, bandoulière, correa para el hombro, tracolla, schouderband, schouderriem, pasek na ramię, alça de ombro, axelrem', 'crossbody, cross body, cross-body, umhängetasche, en bandoulière, bandolera, a tracolla, crossbodytas, a tiracolo', 'top handle, top handles, handgriff, tragegriff, henkel, anses, poignée, asa, asas, manico, manici, handvat, rączki, alças de mão', 'backpack straps, rucksackträger', 'detachable strap, removable strap, adjustable strap, abnehmbarer riemen, verstellbarer riemen, bandoulière amovible, bandoulière réglable, correa desmontable, correa ajustable, tracolla removibile, tracolla regolabile, afneembare band, verstelbare band, odpinany pasek, alça removível, avtagbar axelrem'] },
  { keys: 'jewelry_type', values: ['fine jewelry, fine jewellery, solid gold, echtschmuck, echtgold, or massif, oro macizo, oro massiccio', 'costume jewelry, costume jewellery, fashion jewelry, fashion jewellery, modeschmuck, bijou fantaisie, bijoux fantaisie, bisutería, bigiotteria, modesieraden, sztuczna biżuteria, bijutaria'] },
  { keys: 'earring_design', values: ['stud, studs, stud earrings, ohrstecker, puces, pendientes de botón, a lobo, oorstekers, sztyfty', 'hoop, hoops, hoop earrings, creolen, créoles, aros, cerchi, cerchietti, oorringen, argolas, creoler', 'drop, drop earrings, dangle, dangling, ohrhänger, pendantes, colgantes, pendenti, oorhangers, wiszące, pendentes', 'clip on, clip-on, clips, ohrclips, boucles clips, de clip, a clip, oorclips, klipsy'] },
  {
    keys: 'movement',
    values: [
      'quartz, quarz, quarzuhr, quarzwerk, quartzwerk, à quartz, cuarzo, al quarzo, quarzo, kwarc, kwarcowy, kwarts, quartzo, kvarts',
      'automatic, self winding, automatik, automatikuhr, automatikwerk, automatique, automático, automática, automatico, automatica, automaat, automatisch, automatyczny, automatisk',
      'manual wind, hand wound, hand winding, handaufzug, remontage manuel, cuerda manual, carica manuale, handopwinding, opwindbaar, ręczny naciąg, corda manual, manuellt uppdrag',
      'kinetic, solar powered, eco drive, eco-drive, solaruhr, solar',
    ],
  },
];
