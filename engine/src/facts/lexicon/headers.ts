/** What a heading says of what stands under it. */
export type Section =
  | 'flaw'
  | 'working'
  | 'included'
  | 'missing'
  | 'feature'
  | 'delivery'
  | 'care'
  | 'history';

const SOURCES: Record<Section, string> = {
  flaw: `whats wrong, whats wrong with it, whats not good, whats bad, not so good, the bad, bad points, bad bits, faults, fault, flaws, issues, known issues, problems, defects, damage, wear, wear and tear, marks, cons, the not so good, please note, note, negatives, imperfections, to note,
    mängel, fehler, defekte, schäden, macken, gebrauchsspuren, défauts, défaut, dégâts, à noter, defectos, desperfectos, daños, difetti, danni, gebreken, schade, wady, uszkodzenia, defeitos, danos`,
  working: `whats good, whats right, whats right with it, the good, good points, pros, what works, works, working, positives, funktioniert, ce qui marche, lo bueno, was geht`,
  included: `what you get, you get, youll get, includes, included, including, in the box, whats in the box, whats included, comes with, contents, games, figures, minifigures, accessories, extras, bundle includes, bundle contains, the bundle, package, package includes, kit includes, set includes, set contains, box contents, the lot, items, titles, books, discs, also included, sale includes,
    lieferumfang, zubehör, inklusive, enthalten, dabei, im set, inclus, contenu, fourni, fournis, accessoires, incluye, contenido, accesorios, se incluye, incluso, include, accessori, contenuto, inbegrepen, inclusief, inhoud, w zestawie, zestaw zawiera, akcesoria, zawartość, inclui, acessórios, conteúdo`,
  missing: `missing, not included, whats missing, whats not included, doesnt include, does not include, fehlt, fehlend, nicht dabei, nicht enthalten, manque, manquant, non inclus, falta, faltan, no incluye, manca, mancante, non incluso, ontbreekt, niet inbegrepen, brakuje, brak, não inclui`,
  feature: `measurements, measurement, dimensions, size, sizes, sizing, spec, specs, specification, specifications, details, detail, features, feature, description, colour, color, colours, material, materials, fabric, composition, brand, make, model, condition, type, style, year, age, weight, made of, info,
    maße, masse, größe, farbe, marke, modell, zustand, technische daten, details, beschreibung, dimensions, taille, couleur, matière, marque, modèle, état, medidas, talla, color, marca, modelo, estado, material, misure, taglia, colore, materiale, condizioni, modello, afmetingen, maat, kleur, merk, staat, materiaal, wymiary, rozmiar, kolor, marka, stan, materiał, medidas, tamanho, cor, estado`,
  delivery: `collection, delivery, postage, shipping, pick up, pickup, location, versand, abholung, livraison, envoi, remise, envío, recogida, spedizione, ritiro, verzending, ophalen, wysyłka, odbiór, envio, entrega`,
  care: `care, washing, wash, care instructions, pflege, entretien, cuidado, cura, onderhoud, pielęgnacja`,
  history: `the story, story, history, background, provenance, reason for selling, why im selling, geschichte, histoire, historia, storia`,
};

function sections(): ReadonlyMap<string, Section> {
  const map = new Map<string, Section>();
  const add = (section: Section) => {
    for (const phrase of SOURCES[section].split(/[,\n]/)) {
      const key = phrase.trim();
      if (key !== '' && !map.has(key)) map.set(key, section);
    }
  };
  add('flaw');
  add('working');
  add('included');
  add('missing');
  add('feature');
  add('delivery');
  add('care');
  add('history');
  return map;
}

/** Headings by their words, lower case, joined by single spaces. */
export const HEADERS = sections();
