/** What measures are called before their number, in every language that the ledger reads. */
export const LABELS: ReadonlySet<string> = new Set(
  `ram, storage, memory, power, power output, output, resolution, refresh rate, wattage, voltage, display, display size, battery capacity, max speed, max weight, load, screen, hard drive, ssd, net weight, gross weight, drum, length, width, height, depth, bust, chest, waist, hips, hip, inseam, inside leg, outside leg, sleeve, sleeves, sleeve length, shoulder, shoulders, shoulder to shoulder, pit to pit, armpit to armpit, ptp, p2p, rise, hem, thigh, girth, neck, collar, diameter, circumference, weight, weighs, capacity, volume, battery health, battery life, shutter count, max load, thickness, strap drop, handle drop, insole, heel, heel height, lug width, strap width, case size, case diameter, screen size, back length, total length, overall length, wheelbase, frame size, wingspan, cable length,
  länge, breite, höhe, tiefe, durchmesser, gewicht, schulterbreite, brustweite, achsel zu achsel, ärmellänge, bundweite, innenbeinlänge, fassungsvermögen, sitzhöhe, gesamtlänge, rückenlänge, leistung, umfang, maße, kabellänge,
  longueur, largeur, hauteur, profondeur, diamètre, poids, tour de taille, tour de poitrine, épaisseur, contenance, dimensions, anneau laiton, manches, épaules,
  largo, ancho, alto, longitud, anchura, altura, profundidad, diámetro, peso, medidas, capacidad, pecho, cintura, fondo,
  lunghezza, larghezza, altezza, profondità, diametro, capacità, spalle, petto, vita, maniche,
  lengte, breedte, hoogte, diepte, gewicht, diameter, inhoud, borst, taille,
  długość, szerokość, wysokość, głębokość, waga, średnica, pod pachami, pas, w pasie, biodra, rękaw, pojemność, wkładka, długość wkładki,
  comprimento, largura, altura, profundidade, diâmetro, capacidade, peito, cintura`
    .split(/[,\n]/)
    .map((label) => label.trim())
    .filter((label) => label !== ''),
);

const AFTER: Record<string, string> = {
  width: 'wide, w, across, breit, de large, ancho, di larghezza, breed, szerokości, de largura, end to end',
  height:
    'tall, high, h, to top of handle, in height, hoch, de haut, de alto, di altezza, hoog, wysokości, de altura',
  depth: 'deep, d, tief, de profondeur, de fondo, di profondità, diep, głębokości',
  length: 'long, l, in length, lang, de long, de largo, di lunghezza, długości, de comprimento',
  diameter:
    'diameter, in diameter, dia, durchmesser, de diamètre, de diámetro, di diametro, średnicy, de diâmetro',
  thickness: 'thick, dick, dik, d épaisseur',
  weight: 'weight, in weight, unstrung, gewicht',
  'cutting width': 'cut',
  scale: 'scale',
  'pit to pit': 'pit to pit, ptp, p2p',
  'armpit to armpit': 'armpit to armpit',
  'collar to hem': 'collar to hem',
  shoulder: 'shoulder to shoulder, across the shoulders',
  waist: 'waist, waistband',
  inseam: 'inseam, inside leg',
  'battery health': 'battery health',
  'battery life': 'playtime, battery, battery life, of playtime, play time, akkulaufzeit',
  capacity: 'capacity, tank',
  screen: 'screen, display',
  storage: 'storage, built in, internal storage, ssd, hdd, speicher, de stockage',
  memory: 'ram, memory, arbeitsspeicher',
};

/** What measures are called after their number: '50cm across' is a width. */
export const LABELS_AFTER: ReadonlyMap<string, string> = new Map(
  Object.entries(AFTER).flatMap(([label, words]) =>
    words.split(',').map((word): [string, string] => [word.trim(), label]),
  ),
);
