// biome-ignore-all format: a line for each part reads better than five words a line.
import type { Family } from '../family.ts';

/** A part of things that has fields of its own: for what it is made of, its colour, and its one amount. */
export interface PartRow {
  /** What it is called in nine languages. */
  nouns: string;
  families: readonly Family[];
  /** The field, and the taxonomy's keys for it. */
  material?: string;
  colour?: string;
  size?: string;
  keys?: Readonly<Partial<Record<'material' | 'colour', string>>>;
}

const WORN: readonly Family[] = ['clothing', 'shoes', 'bags', 'baby'];
const HOME: readonly Family[] = ['furniture', 'decor', 'kitchen', 'home', 'antiques', 'garden', 'appliances', 'collectables', 'handmade'];

export const PART_ROWS: readonly PartRow[] = [
  { nouns: 'upper, uppers, obermaterial, oberleder, schaft, tige, dessus, empeigne, corte, pala, tomaia, bovenwerk, bovenkant, cholewka, gáspea, ovandel', families: ['shoes'], material: 'Upper Material', colour: 'Upper Colour' },
  { nouns: 'sole, soles, outsole, sohle, sohlen, laufsohle, semelle, semelles, suela, suelas, suola, suole, zool, zolen, podeszwa, podeszwie, sola, solas, sula, sulor', families: ['shoes'], material: 'Outsole Material', colour: 'Sole Colour' },
  { nouns: 'lining, futter, innenfutter, doublure, forro, fodera, interno, voering, podszewka, podszewką, foder', families: WORN, material: 'Lining Material', colour: 'Lining Colour' },
  { nouns: 'collar, kragen, col, cuello, collo, colletto, kraag, kołnierz, gola, krage', families: ['clothing'], material: 'Collar Material', colour: 'Collar Colour' },
  { nouns: 'filling, fill, füllung, garnissage, rembourrage, relleno, imbottitura, vulling, wypełnienie, enchimento, fyllning, stuffing, wadding, padding, batting', families: [...WORN, ...HOME, 'toys', 'craft'], material: 'Fill Material', keys: { material: 'filler_material' } },
  { nouns: 'trim, besatz, bordure, ribete, bordo, bies, wykończenie, kant, embellishment', families: [...WORN, ...HOME], material: 'Trim Material', colour: 'Trim Colour', keys: { material: 'embellishment/trim_material' } },
  { nouns: 'strap, straps, band, bracelet, armband, lederarmband, lederband, uhrenarmband, sangle, correa, pulsera, cinturino, bandje, horlogeband, pasek, bransoleta, pulseira, correia, klockarmband', families: ['watches'], material: 'Band Material', colour: 'Band Colour', size: 'Band Width', keys: { material: 'band_material', colour: 'band_color' } },
  { nouns: 'strap, straps, handles, handle, riemen, schulterriemen, henkel, trageriemen, anse, anses, bandoulière, sangle, correa, asa, asas, tracolla, manici, riem, schouderriem, hengsel, pasek, alça, alças, rem, axelrem', families: ['bags'], material: 'Strap Material', colour: 'Strap Colour' },
  { nouns: 'dial, face, zifferblatt, cadran, esfera, quadrante, wijzerplaat, tarcza, tarczą, mostrador, urtavla', families: ['watches'], colour: 'Dial Colour', keys: { colour: 'dial_color' } },
  { nouns: 'case, gehäuse, boîtier, caja, cassa, kast, koperta, kopertą, caixa, boett', families: ['watches'], material: 'Case Material', colour: 'Case Colour', size: 'Case Size', keys: { colour: 'case_color' } },
  { nouns: 'hardware, beschläge, metallteile, bouclerie, ferrures, herrajes, ferramenta, minuteria, beslag, okucia, ferragens', families: ['bags', 'furniture', 'clothing'], material: 'Hardware Material', colour: 'Hardware Colour', keys: { material: 'hardware_material' } },
  { nouns: 'frame, rahmen, gestell, cadre, monture, châssis, marco, cuadro, montura, bastidor, telaio, montatura, cornice, frame, onderstel, rama, ramie, stelaż, oprawki, armação, quadro, estrutura, ram, båge, bågar, stomme', families: ['cycling', 'furniture', 'decor', 'clothing', 'baby', 'sports', 'home'], material: 'Frame Material', colour: 'Frame Colour', size: 'Frame Size', keys: { material: 'frame_material eyewear_frame_material', colour: 'frame_color eyewear_frame_color' } },
  { nouns: 'lens, lenses, gläser, verres, cristales, lentes, lenti, glazen, soczewki, szkła, glas', families: ['clothing'], material: 'Lens Material', colour: 'Lens Colour', keys: { material: 'eyewear_lens_material', colour: 'eyewear_lens_color lens_color' } },
  { nouns: 'handle, handles, griff, griffe, henkel, stiel, manche, poignée, poignées, mango, asa, manico, manici, handvat, handgreep, steel, rączka, uchwyt, trzonek, cabo, pega, punho, handtag, skaft', families: [...HOME, 'tools', 'sports'], material: 'Handle Material', colour: 'Handle Colour', keys: { material: 'handle_material', colour: 'handle_color' } },
  { nouns: 'blade, blades, klinge, klingen, schwert, lame, hoja, cuchilla, lama, lemmet, zaagblad, ostrze, lâmina, blad, klinga, svärd, bar', families: ['tools', 'garden', 'kitchen', 'appliances'], material: 'Blade Material', size: 'Blade Length', keys: { material: 'blade_material' } },
  { nouns: 'legs, leg, feet, beine, füße, tischbeine, pieds, pied, patas, gambe, piedini, poten, nogi, nóżki, pernas, pés, ben', families: ['furniture', 'home', 'decor'], material: 'Leg Material', colour: 'Leg Colour', keys: { material: 'leg_material', colour: 'leg_color' } },
  { nouns: 'top, tabletop, table top, platte, tischplatte, plateau, tablero, sobre, piano, ripiano, blad, tafelblad, blat, tampo, skiva, bordsskiva', families: ['furniture', 'home'], material: 'Top Material', colour: 'Top Colour', keys: { material: 'tabletop_material top_surface_material', colour: 'tabletop_color' } },
  { nouns: 'seat, seats, sitz, sitzfläche, polster, assise, asiento, seduta, zitting, siedzisko, assento, sits, dyna', families: ['furniture', 'home'], material: 'Seat Material', colour: 'Seat Colour', size: 'Seat Height', keys: { material: 'seat_upholstery_material upholstery_material', colour: 'seat_color' } },
  { nouns: 'cover, covers, upholstery, bezug, bezüge, housse, housses, revêtement, tapisserie, funda, tapizado, fodera, rivestimento, hoes, bekleding, pokrowiec, obicie, capa, estofo, klädsel, överdrag, canopy, hood, verdeck, capote, cappottina, kap, budka, sufflett', families: ['furniture', 'baby', 'home'], material: 'Upholstery Fabric', colour: 'Cover Colour', keys: { material: 'cover_material upholstery_material', colour: 'cover_color upholstery_color' } },
  { nouns: 'shade, lampshade, schirm, lampenschirm, abat-jour, abat jour, pantalla, paralume, lampenkap, kap, abażur, klosz, abajur, lampskärm, skärm', families: ['decor', 'home', 'furniture'], material: 'Shade Material', colour: 'Shade Colour' },
  { nouns: 'base, stand, foot, fuß, sockel, socle, pied, base, peana, piede, voet, podstawa, stopa, fot, sockel', families: ['decor', 'home', 'furniture'], material: 'Base Material', colour: 'Base Colour' },
  { nouns: 'lid, deckel, couvercle, tapa, coperchio, deksel, pokrywka, pokrywa, tampa, lock', families: ['kitchen', 'home'], material: 'Lid Material', keys: { material: 'lid_material' } },
  { nouns: 'jar, container, glas, behälter, pot, récipient, bocal, tarro, recipiente, vaso, vasetto, barattolo, pot, słoik, pojemnik, frasco, burk, behållare', families: ['decor', 'home', 'beauty'], material: 'Container Material', colour: 'Container Colour' },
  { nouns: 'wick, docht, mèche, mecha, pabilo, stoppino, lont, knot, pavio, veke', families: ['decor', 'home', 'beauty'], material: 'Wick Material' },
  { nouns: 'wax, wachs, cire, cera, was, wosk, vax', families: ['decor', 'home', 'beauty'], material: 'Wax Type' },
  { nouns: 'top, decke, table, tapa, tavola, bovenblad, płyta wierzchnia, tampo, lock, body, korpus, corps, cuerpo, corpo, body, kropp', families: ['instruments'], material: 'Body Material', colour: 'Body Colour', keys: { material: 'body_material top_material', colour: 'body_color instrument_color' } },
  { nouns: 'neck, hals, manche, mástil, manico, gryf, braço', families: ['instruments'], material: 'Neck Material', keys: { material: 'neck_material', colour: 'neck_color' } },
  { nouns: 'fretboard, fingerboard, griffbrett, touche, diapasón, tastiera, toets, podstrunnica, escala, greppbräda', families: ['instruments'], material: 'Fretboard Material', keys: { material: 'fingerboard_material', colour: 'fingerboard_color' } },
  { nouns: 'strings, string, saiten, cordes, cuerdas, corde, snaren, struny, strun, cordas, strängar', families: ['instruments'], material: 'String Material', keys: { material: 'instrument_string_material' } },
  { nouns: 'chuck, bohrfutter, futter, spannfutter, mandrin, portabrocas, mandrino, boorkop, uchwyt, mandril, chuck, borrchuck', families: ['tools'], size: 'Chuck Size' },
  { nouns: 'wheels, wheel, räder, rad, laufräder, roues, roue, ruedas, ruote, ruota, wielen, wiel, koła, kół, rodas, roda, hjul', families: ['cycling', 'baby', 'toys', 'vehicle-parts', 'sports'], size: 'Wheel Size' },
  { nouns: 'filter thread, filter, filterdurchmesser, filtergewinde, diamètre de filtre, filtre, filtro, diametro filtro, filterdraad, gwint filtra, filtr, rosca, filtergänga', families: ['cameras'], size: 'Filter Thread' },
  { nouns: 'needles, needle, nadeln, nadel, nadelstärke, aiguilles, agujas, ferri, aghi, naalden, naald, druty, drutów, agulhas, stickor', families: ['craft', 'home'], size: 'Needle Size' },
  { nouns: 'stone, stein, pierre, piedra, pietra, steen, kamień, pedra, sten, moonstone, mondstein', families: ['jewellery'], size: 'Stone Size' },
  { nouns: 'cut, cutting width, schnittbreite, schnitt, coupe, largeur de coupe, corte, ancho de corte, taglio, larghezza di taglio, maaibreedte, snijbreedte, szerokość koszenia, largura de corte, klippbredd', families: ['garden', 'tools'], size: 'Cutting Width' },
  { nouns: 'screen, display, bildschirm, écran, pantalla, schermo, scherm, beeldscherm, ekran, ecrã, skärm', families: ['games', 'cameras', 'audio', 'cycling'], size: 'Screen Size' },
  { nouns: 'hose, schlauch, tuyau, flexible, manguera, tubo, slang, wąż, mangueira, slang', families: ['garden', 'appliances', 'tools'], size: 'Hose Length' },
  { nouns: 'cable, cord, lead, kabel, netzkabel, câble, cordon, cavo, cable, snoer, przewód, cabo, sladd', families: ['garden', 'appliances', 'tools', 'audio'], size: 'Cable Length' },
];
