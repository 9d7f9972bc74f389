// biome-ignore-all format: a line for each field reads better than five words a line.
/** What sellers call a field where they label it themselves, in nine languages, by its own label. */
import type { Family } from '../categories/family.ts';
import { fold } from '../language/fold.ts';

const ROWS: Readonly<Record<string, string>> = {
  Author: 'autor, autorin, auteur, autora, autore, schrijver, autorka, författare',
  Publisher: 'verlag, éditeur, editorial, editore, uitgeverij, uitgever, wydawnictwo, editora, förlag',
  Language: 'sprache, langue, idioma, lingua, taal, język, língua, språk',
  Artist: 'künstler, interpret, artiste, artista, artiest, kunstenaar, artysta, wykonawca, konstnär',
  'Case Material': 'case, gehäuse, gehäusematerial, boîtier, matière du boîtier, caja, material de la caja, cassa, materiale della cassa, kast, materiaal kast, koperta, caixa, boett',
  'Dial Colour': 'dial, dial color, zifferblatt, cadran, couleur du cadran, esfera, color de la esfera, quadrante, wijzerplaat, tarcza, mostrador, urtavla',
  Movement: 'werk, uhrwerk, mouvement, movimiento, movimento, uurwerk, mechanizm, urverk',
  'Band Material': 'band, strap, strap material, armband, bracelet, correa, pulsera, cinturino, bandje, horlogeband, pasek, bransoleta, pulseira, klockarmband',
  'Water Resistance': 'water resistant, wasserdichtigkeit, wasserdicht, étanchéité, étanche, resistencia al agua, impermeabilità, resistenza all acqua, waterdichtheid, waterdicht, wodoszczelność, resistência à água, vattentäthet',
  'Country of Origin': 'origin, country of manufacture, made in, herkunft, herkunftsland, herstellungsland, pays d origine, pays de fabrication, país de origen, país de fabricación, paese di origine, paese di produzione, land van herkomst, kraj pochodzenia, país de origem, tillverkningsland',
  'Processor family': 'processor, cpu, prozessor, chip, processeur, procesador, processore, procesor, processador',
  'Graphics card': 'graphics, gpu, grafikkarte, grafik, carte graphique, tarjeta gráfica, scheda grafica, scheda video, videokaart, grafische kaart, karta graficzna, placa gráfica, grafikkort',
  'Operating system': 'os, betriebssystem, système d exploitation, sistema operativo, besturingssysteem, system operacyjny, sistema operacional, operativsystem',
  'Display resolution': 'resolution, auflösung, résolution, resolución, risoluzione, resolutie, rozdzielczość, resolução, upplösning',
  'Fuel supply': 'fuel, fuel type, kraftstoff, kraftstoffart, carburant, énergie, combustible, carburante, alimentazione, brandstof, paliwo, combustível, bränsle',
  Transmission: 'gearbox, getriebe, boîte, boîte de vitesses, cambio, caja de cambios, transmisión, trasmissione, versnellingsbak, transmissie, skrzynia biegów, caixa, caixa de velocidades, växellåda',
  Fit: 'passform, schnitt, coupe, corte, vestibilità, pasvorm, krój',
  Neckline: 'ausschnitt, col, encolure, escote, cuello, scollo, collo, halslijn, dekolt, decote, gola, urringning',
  Closure: 'fastening, verschluss, fermeture, cierre, chiusura, sluiting, zapięcie, fecho, stängning',
  Scent: 'fragrance, duft, parfum, aroma, fragancia, profumo, geur, zapach, fragrância, doft',
  'Care instructions': 'care, pflege, pflegehinweis, pflegehinweise, entretien, lavage, cuidados, lavado, lavaggio, cura, onderhoud, wasvoorschrift, pielęgnacja, pranie, lavagem, skötsel, skötselråd, tvättråd',
  Features: 'feature, merkmale, eigenschaften, ausstattung, caractéristiques, características, caratteristiche, kenmerken, eigenschappen, cechy, egenskaper, funktionen, fonctions, funciones, funzioni, functies, funkcje, funções, funktioner',
  Style: 'stil, estilo, stile, stijl, styl',
  Finish: 'oberfläche, oberflächenbehandlung, finition, acabado, finitura, afwerking, wykończenie, acabamento, ytbehandling, ytfinish',
  'Sleeve length': 'sleeves, sleeve, ärmel, ärmellänge, manches, longueur des manches, mangas, manga, maniche, lunghezza maniche, mouwen, mouwlengte, rękaw, rękawy, ärmar, ärmlängd',
  'Sleeve Length': 'sleeves, sleeve, ärmel, ärmellänge, manches, longueur des manches, mangas, manga, maniche, lunghezza maniche, mouwen, mouwlengte, rękaw, rękawy, ärmar, ärmlängd',
  'Number of Pieces': 'pieces, teile, anzahl teile, teileanzahl, nombre de pièces, pièces, piezas, número de piezas, pezzi, numero di pezzi, aantal stukjes, aantal delen, liczba elementów, elementy, número de peças, peças, antal bitar, antal delar',
  'Number of Pages': 'pages, seiten, seitenzahl, nombre de pages, páginas, número de páginas, pagine, numero di pagine, aantal pagina s, bladzijden, liczba stron, strony, antal sidor, sidor',
  'Power source': 'power, power supply, stromversorgung, antrieb, alimentation, alimentación, alimentazione, voeding, stroomvoorziening, zasilanie, alimentação, strömkälla, drivmedel',
  'Upper Material': 'upper, obermaterial, tige, dessus, parte superior, pala, tomaia, bovenwerk, cholewka, gáspea, ovandel',
  'Lining Material': 'lining, futter, innenfutter, doublure, forro, fodera, voering, podszewka, foder',
  'Outsole Material': 'sole, outsole, sohle, semelle, suela, suola, zool, podeszwa, sola, sula',
  Scale: 'maßstab, échelle, escala, scala, schaal, skala',
  'Release Title': 'album, titel, titre, título, titolo, tytuł',
  'Book Title': 'title, titel, titre, título, titolo, tytuł',
  Connection: 'connectivity, konnektivität, anschlüsse, connectivité, connectique, conectividad, connettività, aansluitingen, łączność, conectividade, anslutning',
};

const known = new Map<string, ReadonlySet<string>>();

/** The folded words that label a field. */
export function namesOfAttribute(label: string): ReadonlySet<string> {
  const names =
    known.get(label) ?? new Set([label, ...(ROWS[label]?.split(', ') ?? [])].map((name) => fold(name)));
  if (Object.hasOwn(ROWS, label)) known.set(label, names);
  return names;
}

/** A field of which a clause says the value by its name and without a colon. */
export interface ClauseName {
  label: string;
  names: string;
  families: readonly Family[];
}

const WORN: readonly Family[] = ['clothing', 'shoes', 'bags', 'baby', 'jewellery'];
const LIVED: readonly Family[] = ['furniture', 'decor', 'home', 'kitchen', 'handmade', 'antiques', 'tools', 'craft'];

export const CLAUSE_NAMES: readonly ClauseName[] = [
  { label: 'Closure', families: [...WORN, 'sports'], names: 'closure, fastening, clasp, fermeture, fermoir, verschluss, cierre, broche, chiusura, allacciatura, sluiting, zapięcie, zapięciem, fecho, stängning, lås' },
  { label: 'Neckline', families: ['clothing'], names: 'neckline, neck, collar, ausschnitt, kragen, col, encolure, décolleté, escote, cuello, scollo, scollatura, collo, halslijn, hals, dekolt, dekoltem, decote, gola, urringning, halsringning, krage' },
  { label: 'Finish', families: [...LIVED, 'beauty', 'instruments', 'bags'], names: 'finish, oberfläche, finition, fini, acabado, finitura, afwerking, wykończenie, acabamento, ytbehandling, finish' },
  { label: 'Fit', families: ['clothing'], names: 'fit, cut, passform, schnitt, coupe, corte, vestibilità, taglio, pasvorm, krój, kroju, passform' },
  { label: 'Pattern', families: [...WORN, ...LIVED], names: 'pattern, print, motif, muster, imprimé, motivo, estampado, fantasia, stampa, motief, wzór, wzorem, padrão, estampa, mönster' },
  { label: 'Style', families: [...WORN, ...LIVED], names: 'style, stil, estilo, stile, stijl, styl, stylu' },
  { label: 'Shade', families: ['beauty'], names: 'shade, farbton, teinte, tono, tonalità, tint, odcień, tom, nyans' },
  { label: 'Scent', families: ['beauty', 'decor', 'home', 'handmade'], names: 'scent, fragrance, duft, parfum, aroma, fragancia, profumo, fragranza, geur, zapach, fragrância, doft' },
  { label: 'Movement', families: ['watches'], names: 'movement, werk, uhrwerk, mouvement, movimiento, movimento, uurwerk, mechanizm, urverk' },
  { label: 'Heel type', families: ['shoes'], names: 'heel, heels, absatz, talon, talons, tacón, tacco, hak, obcas, obcasie, salto, klack' },
  { label: 'Lens Mount', families: ['cameras'], names: 'mount, bajonett, anschluss, monture, montura, attacco, vatting, bagnet, mocowanie, baioneta, fattning' },
  { label: 'Sensor', families: ['cameras'], names: 'sensor, capteur, sensore, matryca' },
  { label: 'Bulb Base', families: ['decor', 'home', 'furniture', 'antiques'], names: 'bulb, cap, sockel, fassung, culot, casquillo, attacco, fitting, gwint, casquilho, sockel' },
  { label: 'Series', families: ['books', 'media', 'games', 'toys', 'craft', 'collectables', 'kitchen', 'beauty'], names: 'series, range, reihe, série, colección, collana, serie, reeks, seria, coleção' },
];

/** What names a field in a clause; English clauses may say a whole label too. */
export function clauseNamesOf(label: string): ReadonlySet<string> {
  const key = fold(label);
  const known = namesInClauses.get(key) ?? new Set([key, ...namesOfRow(key)]);
  namesInClauses.set(key, known);
  return known;
}

const namesInClauses = new Map<string, ReadonlySet<string>>();

function namesOfRow(key: string): readonly string[] {
  const row = CLAUSE_NAMES.find(({ label }) => key === fold(label) || key.endsWith(` ${fold(label)}`));
  return row?.names.split(', ').map((name) => fold(name)) ?? [];
}

/** The fields that sellers may label in any category. */
export const OWN_LABELS: readonly string[] = [
  'Features',
  'Style',
  'Finish',
  'Care instructions',
  'Number of Pieces',
  'Number of Pages',
  'Power source',
  'Scale',
];
