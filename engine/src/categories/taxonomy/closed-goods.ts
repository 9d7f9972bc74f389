// biome-ignore-all format: a line for each value reads better than five words a line.
/** Closed classes of what drives, runs or smells: what each value is called in nine languages. */
import type { ClosedRow } from './closed-row.ts';

export const GOODS_ROWS: readonly ClosedRow[] = [
  {
    keys: 'fuel_supply',
    values: [
      'petrol, gasoline, unleaded, benzin, benziner, super benzin, essence, gasolina, benzina, benzine, benzynowy, benzynowa, benzyna, bensin, bensindriven',
      'diesel, turbodiesel, dieselmotor, gazole, gasóleo, a gasóleo, gasolio, olej napędowy, tdi, cdi, hdi, tdci, dci, jtd, crdi, d-4d',
      'hybrid, plug in hybrid, hybride, híbrido, híbrida, ibrido, ibrida, hybryda, hybrydowy, laddhybrid, elhybrid',
      'fully electric, electric motor, elektroauto, elektrofahrzeug, elektromotor, voiture électrique, moteur électrique, coche eléctrico, motor eléctrico, auto elettrica, motore elettrico, elektrische auto, samochód elektryczny, carro elétrico, motor elétrico, elbil, elmotor',
      'lpg, autogas, gpl, glp, gas gpl, lpg gas, gaz lpg',
    ],
  },
  {
    keys: 'transmission_type',
    values: [
      'manual gearbox, manual transmission, manual gears, 5 speed manual, 6 speed manual, stick shift, schaltgetriebe, schaltwagen, handschaltung, boîte manuelle, boite manuelle, caja manual, cambio manual, cambio manuale, handgeschakeld, handbak, schakelbak, skrzynia manualna, manualna skrzynia, manualna skrzynia biegów, caixa manual, mudanças manuais, manuell växellåda, manuell låda',
      'automatic gearbox, automatic transmission, automatikgetriebe, schaltautomatik, boîte automatique, boite automatique, boîte auto, bva, caja automática, cambio automático, cambio automatico, automaat, automatische versnellingsbak, skrzynia automatyczna, automatyczna skrzynia, caixa automática, automatisk växellåda, automatlåda, dsg, tiptronic, doppelkupplungsgetriebe',
    ],
  },
  {
    keys: 'drive_type',
    values: [
      'front wheel drive, fwd, frontantrieb, vorderradantrieb, traction avant, tracción delantera, trazione anteriore, voorwielaandrijving, napęd na przód, tração dianteira, framhjulsdrift',
      'rear wheel drive, rwd, heckantrieb, hinterradantrieb, propulsion arrière, tracción trasera, trazione posteriore, achterwielaandrijving, napęd na tył, tração traseira, bakhjulsdrift',
      'four wheel drive, all wheel drive, awd, 4wd, 4x4, 4 x 4, allrad, allradantrieb, quattro, 4matic, xdrive, 4motion, quatre roues motrices, tracción total, tracción integral, trazione integrale, vierwielaandrijving, napęd 4x4, tração integral, fyrhjulsdrift',
    ],
  },
  {
    keys: 'car_type',
    values: [
      'convertible, cabriolet, cabrio, kabriolet, descapotable, roadster, spider',
      'estate, station wagon, kombi, voiture break, version break, coche familiar, stationwagen, carrinha, herrgårdsvagn',
      'hatchback, schrägheck, compacte, 5 doors, 5 door, 3 door, fünftürer, 5 türer, 3 türer, 5 portes, 3 portes, 5 puertas, 3 puertas, 5 porte, 3 porte, 5 deurs, 3 deurs, 5 drzwi, 5 portas, 3 portas, halvkombi',
      'saloon, sedan, limousine, stufenheck, berline, berlina',
      'suv, off roader, geländewagen, tout terrain, todoterreno, fuoristrada, terreinwagen, terenowy, jipe',
      'coupé, coupe, sportwagen, voiture de sport',
      'minivan, mpv, people carrier, monospace, monovolumen, monovolume, busje',
    ],
  },
  {
    keys: 'vehicle_features',
    values: [
      'air conditioning, air con, aircon, a/c, climate control, klimaanlage, klimaautomatik, klima, climatisation, clim, aire acondicionado, climatizador, aria condizionata, climatizzatore, airco, klimatyzacja, ar condicionado, luftkonditionering',
      'cruise control, tempomat, régulateur de vitesse, control de crucero, regolatore di velocità, tempomat, piloto automático, farthållare',
      'heated seats, sitzheizung, sièges chauffants, asientos calefactables, sedili riscaldati, stoelverwarming, podgrzewane fotele, bancos aquecidos, stolvärme',
      'parking sensors, parktronic, einparkhilfe, pdc, radar de recul, sensores de aparcamiento, sensori di parcheggio, parkeersensoren, czujniki parkowania, sensores de estacionamento, parkeringssensorer',
      'reversing camera, rear camera, rückfahrkamera, caméra de recul, cámara trasera, telecamera posteriore, achteruitrijcamera, kamera cofania, câmara traseira, backkamera',
      'sunroof, panoramic roof, schiebedach, panoramadach, toit ouvrant, toit panoramique, techo solar, tetto apribile, schuifdak, szyberdach, teto de abrir, teto panorâmico, taklucka',
      'sat nav, satnav, navigation system, navigationssystem, navi, gps intégré, navegador, navigatore, navigatie, nawigacja',
      'leather seats, leather interior, ledersitze, lederausstattung, sièges cuir, sellerie cuir, intérieur cuir, asientos de cuero, sedili in pelle, interni in pelle, lederen bekleding, skórzana tapicerka, estofos em pele, läderklädsel',
      'tow bar, towbar, tow hitch, anhängerkupplung, ahk, attelage, crochet d attelage, bola de remolque, gancio traino, trekhaak, hak holowniczy, gancho de reboque, dragkrok',
      'alloy wheels, alloys, alufelgen, leichtmetallfelgen, jantes alu, jantes aluminium, llantas de aleación, cerchi in lega, lichtmetalen velgen, alufelgi, jantes em liga leve, jantes liga leve, lättmetallfälgar',
      'power steering, servolenkung, direction assistée, dirección asistida, servosterzo, stuurbekrachtiging, wspomaganie kierownicy, direção assistida, servostyrning',
      'electric windows, power windows, elektrische fensterheber, vitres électriques, elevalunas eléctricos, alzacristalli elettrici, elektrische ramen, elektryczne szyby, vidros elétricos, elhissar',
      'central locking, zentralverriegelung, fermeture centralisée, verrouillage centralisé, cierre centralizado, chiusura centralizzata, centrale vergrendeling, centralny zamek, fecho central, centrallås',
    ],
  },
  {
    keys: 'bicycle_features',
    values: [
      'disc brakes, disc brake, hydraulic disc brakes, scheibenbremsen, scheibenbremse, freins à disque, frenos de disco, freni a disco, schijfremmen, hamulce tarczowe, travões de disco, skivbromsar',
      'rim brakes, v brakes, v-brakes, felgenbremsen, freins sur jante, freins v-brake, frenos de llanta, freni a pattino, velgremmen',
      'full suspension, dual suspension, vollgefedert, fully, tout suspendu, doble suspensión, biammortizzata, volledig geveerd, suspensão total, heldämpad',
      'front suspension, suspension fork, hardtail, federgabel, fourche suspendue, horquilla de suspensión, forcella ammortizzata, verende voorvork, amortyzowany widelec, suspensão dianteira, dämpad framgaffel',
      'mudguards, schutzbleche, garde-boue, garde boue, guardabarros, parafanghi, spatborden, błotniki, guarda-lamas, stänkskärmar',
      'luggage rack, rear rack, pannier rack, gepäckträger, porte-bagages, porte bagages, portaequipajes, portapacchi, bagagedrager, bagażnik, porta-bagagens, pakethållare',
      'dynamo lights, hub dynamo, nabendynamo, moyeu dynamo, dinamo, naafdynamo',
      'step through, tiefeinsteiger, tiefer einstieg, cadre ouvert, lage instap',
    ],
  },
  { keys: 'storage_types_supported', values: ['ssd, solid state drive, nvme, m.2 ssd, m.2', 'hdd, hard disk drive, sata hdd', 'emmc', 'fusion drive'] },
  { keys: 'memory_technology', values: ['ddr3, ddr3l', 'ddr4', 'ddr5', 'ddr2', 'lpddr3, lpddr4, lpddr4x, lpddr5'] },
  {
    keys: 'graphics_card_type',
    values: [
      'integrated graphics, intel uhd, uhd graphics, hd graphics, iris xe, iris plus, intel iris, integrierte grafik',
      'dedicated graphics, nvidia geforce, geforce, geforce rtx, geforce gtx, rtx #, gtx #, quadro, radeon, radeon rx, radeon pro, dedizierte grafikkarte',
    ],
  },
  { keys: 'computer_form', values: ['tower, full tower, midi tower, mid tower, minitower, mini tower', 'small form factor, sff, usff, micro form factor', 'mini pc, mini computer, nuc', 'all in one, all-in-one, aio', '2 in 1, 2-in-1, convertible laptop'] },
  { keys: 'keyboard_type', values: ['qwerty', 'azerty', 'qwertz', 'backlit keyboard, backlit keys, beleuchtete tastatur, tastaturbeleuchtung, clavier rétroéclairé, teclado retroiluminado, tastiera retroilluminata, verlicht toetsenbord, podświetlana klawiatura, teclado retroiluminado, bakgrundsbelyst tangentbord', 'mechanical keyboard, mechanische tastatur, clavier mécanique, teclado mecánico, tastiera meccanica, mechanisch toetsenbord, klawiatura mechaniczna, mekaniskt tangentbord'] },
  { keys: 'optical_drive_type', values: ['dvd drive, dvd rw, dvd-rw, dvd writer, dvd brenner, dvd laufwerk, superdrive, lecteur dvd, lector dvd, lettore dvd, dvd speler, napęd dvd, leitor de dvd', 'blu ray drive, blu-ray drive, blu ray laufwerk, lecteur blu-ray', 'cd rom, cd-rom, cd drive, cd laufwerk'] },
  { keys: 'sim_card_capability', values: ['dual sim, double sim, doppia sim, podwójna sim', 'single sim'] },
  { keys: 'sim_card_type_1', values: ['nano sim', 'micro sim', 'esim, e-sim'] },
  {
    keys: 'subscription_type',
    values: [
      'unlocked, factory unlocked, fully unlocked, sim free, carrier unlocked, ohne simlock, simlockfrei, frei für alle netze, débloqué, débloqué tout opérateur, tout opérateur, libre de operador, desbloqueado, liberado, sbloccato, simlockvrij, bez simlocka, bez sim locka, operatörsolåst, olåst',
      'prepaid, pay as you go, contract free, ohne vertrag, sans abonnement',
    ],
  },
  { keys: 'battery_technology', values: ['lithium ion, lithium-ion, li ion, li-ion, litio, agli ioni di litio, ion-litio', 'lithium polymer, li-po, lipo', 'nimh, ni-mh, nickel metal hydride', 'nicd, ni-cd', 'lead acid, bleiakku, plomb, agm', 'lifepo4'] },
  { keys: 'display_technology', values: ['oled, amoled', 'qled', 'led, led-lcd', 'lcd, tft', 'ips, ips panel', 'plasma', 'e-ink, e ink'] },
  { keys: 'print_technology', values: ['inkjet, tintenstrahl, tintenstrahldrucker, jet d encre, inyección de tinta, inkt, getto d inchiostro, a getto d inchiostro, inkjetprinter, atramentowa, atramentowy, jato de tinta, bläckstråle', 'laser, laserdrucker, laserprinter, imprimante laser, laserowa, laserskrivare', 'thermal printer, thermodrucker'] },
  { keys: 'monitor_shape', values: ['curved, gebogen, gebogener bildschirm, incurvé, écran incurvé, courbé, curvo, curva, gebogen scherm, zakrzywiony, böjd', 'flat screen, flachbildschirm, écran plat, pantalla plana, schermo piatto, plat scherm, płaski ekran, ecrã plano, platt skärm'] },
  {
    keys: 'monitor_specialized_features computer_specialized_features',
    values: [
      'touchscreen, touch screen, écran tactile, pantalla táctil, schermo tattile, aanraakscherm, ekran dotykowy, ecrã tátil, pekskärm', 'touch bar, touchbar', 'hdr, hdr10, displayhdr, hdr400', 'g-sync, gsync', 'freesync',
      'fingerprint reader, fingerprint sensor, touch id, fingerabdrucksensor, lecteur d empreintes, lector de huellas, lettore di impronte, vingerafdruklezer, czytnik linii papilarnych, leitor de impressões digitais, fingeravtrycksläsare',
      'height adjustable, höhenverstellbar, réglable en hauteur, altura ajustable, regolabile in altezza, in hoogte verstelbaar, regulowana wysokość, ajustável em altura, höjdjusterbar',
      'webcam, kamera eingebaut', 'built in speakers, built-in speakers, eingebaute lautsprecher, integrierte lautsprecher, haut-parleurs intégrés, altavoces integrados, altoparlanti integrati, ingebouwde speakers, wbudowane głośniki, colunas integradas, inbyggda högtalare',
    ],
  },
  { keys: 'watch_display', values: ['analogue, analog, analogue dial, analogique, analógico, analogica, analogico', 'digital, digitale, numérique'] },
  {
    keys: 'watch_features',
    values: [
      'chronograph, chrono, chronographe, cronógrafo, cronografo, chronograf, kronograf',
      'date display, datumsanzeige, day date, dateur, affichage date, fechador, data automatica, datumaanduiding, datownik',
      'water resistant, waterproof, wasserdicht, water resist, étanche, resistente al agua, sumergible, impermeabile, resistente all acqua, waterdicht, wodoodporny, à prova de água, vattentät',
      'luminous hands, lume, leuchtzeiger, luminova, aiguilles luminescentes',
      'alarm, wecker, alarme, sveglia',
      'gmt, second time zone, zweite zeitzone, dual time',
      'sapphire crystal, sapphire glass, saphirglas, saphir glas, verre saphir, cristal de zafiro, vetro zaffiro, saffierglas, szkło szafirowe, vidro safira, safirglas',
    ],
  },
  {
    keys: 'scent',
    values: [
      'lavender, lavendel, lavande, lavanda, lawenda', 'vanilla, vanille, vainilla, vaniglia, wanilia, baunilha, vanilj', 'rose scented, rose scent, rosenduft, parfum rose', 'jasmine, jasmin, jazmín, gelsomino, jasmijn, jaśmin, jasmim',
      'sandalwood, sandelholz, bois de santal, sándalo, sandalo, sandelhout, drzewo sandałowe, sândalo, sandelträ', 'eucalyptus, eukalyptus, eucalipto, eukaliptus', 'peppermint, pfefferminze, menthe, menta, hierbabuena, pepermunt, mięta, hortelã, pepparmint',
      'lemon, lemongrass, zitrone, citron, limón, limone, citroen, cytryna, limão', 'orange blossom, sweet orange, neroli, orangenblüte, fleur d oranger, azahar', 'coconut, kokos, noix de coco, coco, cocco, kokosnoot', 'cinnamon, zimt, cannelle, canela, cannella, kaneel, cynamon, kanel',
      'patchouli, paczuli', 'musk, moschus, musc, almizcle, muschio, piżmo, almíscar', 'tea tree, teebaum, arbre à thé, árbol de té', 'cherry blossom, cherry, kirschblüte, kirsche, cerise, cereza, ciliegia, kers, wiśnia, cereja', 'strawberry, erdbeere, fraise, fresa, fragola, aardbei, truskawka, morango, jordgubb',
      'apple, apfel, pomme, manzana, mela', 'chamomile, kamille, camomille, manzanilla, camomilla, rumianek', 'rosemary, rosmarin, romarin, romero, rosmarino, rozmaryn, alecrim', 'cedarwood, cedar, zedernholz, cèdre, cedro', 'bergamot, bergamotte, bergamota', 'grapefruit, pamplemousse, pomelo', 'peach, pfirsich, pêche, melocotón, pesca, perzik, brzoskwinia, pêssego', 'mango', 'raspberry, himbeere, framboise, frambuesa, lampone, framboos, malina', 'honey, honig, miel, miele, honing, miód, mel, honung', 'oatmeal, hafer, avoine, avena', 'unscented, fragrance free, unparfümiert, sans parfum, sin perfume, senza profumo, ongeparfumeerd, bezzapachowy, sem perfume, oparfymerad',
    ],
  },
  {
    keys: 'suitable_for_skin_type',
    values: [
      'sensitive skin, empfindliche haut, peau sensible, peaux sensibles, piel sensible, pelle sensibile, gevoelige huid, skóra wrażliwa, pele sensível, känslig hud',
      'dry skin, trockene haut, peau sèche, peaux sèches, piel seca, pelle secca, droge huid, sucha skóra, skóra sucha, pele seca, torr hud',
      'oily skin, fettige haut, peau grasse, piel grasa, pelle grassa, vette huid, tłusta skóra, pele oleosa, fet hud',
      'combination skin, mischhaut, peau mixte, piel mixta, pelle mista, gemengde huid, cera mieszana, pele mista',
      'all skin types, every skin type, alle hauttypen, jeden hauttyp, tous types de peau, todo tipo de piel, tutti i tipi di pelle, alle huidtypes, każdy rodzaj skóry, todos os tipos de pele, alla hudtyper',
    ],
  },
  { keys: 'recommended_age_group', values: ['from # years, ages # and up, age # plus, ab # jahren, ab # jahre, dès # ans, à partir de # ans, a partir de # años, desde # años, dai # anni, da # anni, vanaf # jaar, od # lat, a partir dos # anos, från # år'] },
  { keys: 'bedding_size', values: ['single, single bed, einzelbett, lit simple, cama individual, letto singolo, eenpersoons, pojedyncze, cama de solteiro, enkelsäng', 'double, double bed, doppelbett, lit double, cama doble, cama de matrimonio, letto matrimoniale, matrimoniale, tweepersoons, podwójne, cama de casal, dubbelsäng', 'king size, kingsize, king', 'super king', 'queen size, queen', 'twin size, twin', 'cot bed, crib'] },
  { keys: 'mounting_type', values: ['built in, built-in, einbau, eingebaut, encastrable, encastré, empotrado, empotrable, da incasso, incasso, inbouw, do zabudowy, de encastrar, inbyggd', 'freestanding, free standing, freistehend, standgerät, pose libre, libre instalación, libera installazione, vrijstaand, wolnostojąca, wolnostojący, fristående', 'wall mounted, wall mount, wandmontage, zur wandmontage, mural, murale, de pared, a parete, wandmontage, naścienny, de parede, väggmonterad', 'ceiling mounted, deckenmontage, de techo, a soffitto, plafondmontage, sufitowa'] },
  { keys: 'firmness', values: ['firm mattress, härtegrad #, matelas ferme', 'medium firm, mittelfest, mi-ferme', 'soft mattress, weiche matratze'] },
];
