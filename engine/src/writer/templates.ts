// biome-ignore-all format: a table with a row for each language reads better than a hundred short lines.
/** The writer's own words in each language: labels, conditions, states. Each is true of any item. */
import { CONDITION_CODES, type Condition, type ValueKind } from '@smart-listings/contract';
import type { Language } from '../language/languages.ts';
import { tokenise } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';

/** The kinds of value that a label of ours stands before, in the order of LABELS. */
const KINDS = ['brand', 'model', 'size', 'colour', 'material', 'pattern', 'department', 'measurement', 'identifier', 'era', 'edition', 'compatible', 'condition', 'audience'] as const satisfies readonly ValueKind[];

const KINDS_IN_ORDER: readonly ValueKind[] = KINDS;

const LABELS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Brand', 'Model', 'Size', 'Colour', 'Material', 'Pattern', 'Department', 'Measurements', 'Reference', 'Era', 'Edition', 'Fits', 'Condition', 'For'],
  de: ['Marke', 'Modell', 'Größe', 'Farbe', 'Material', 'Muster', 'Für', 'Maße', 'Nummer', 'Zeit', 'Ausgabe', 'Passend für', 'Zustand', 'Für'],
  fr: ['Marque', 'Modèle', 'Taille', 'Couleur', 'Matière', 'Motif', 'Rayon', 'Dimensions', 'Référence', 'Époque', 'Édition', 'Compatible avec', 'État', 'Pour'],
  pl: ['Marka', 'Model', 'Rozmiar', 'Kolor', 'Materiał', 'Wzór', 'Dział', 'Wymiary', 'Numer', 'Okres', 'Wydanie', 'Pasuje do', 'Stan', 'Dla'],
  es: ['Marca', 'Modelo', 'Talla', 'Color', 'Material', 'Estampado', 'Sección', 'Medidas', 'Referencia', 'Época', 'Edición', 'Compatible con', 'Estado', 'Para'],
  it: ['Marca', 'Modello', 'Taglia', 'Colore', 'Materiale', 'Fantasia', 'Reparto', 'Misure', 'Codice', 'Epoca', 'Edizione', 'Compatibile con', 'Condizioni', 'Per'],
  nl: ['Merk', 'Model', 'Maat', 'Kleur', 'Materiaal', 'Patroon', 'Afdeling', 'Afmetingen', 'Nummer', 'Periode', 'Editie', 'Geschikt voor', 'Staat', 'Voor'],
  pt: ['Marca', 'Modelo', 'Tamanho', 'Cor', 'Material', 'Padrão', 'Secção', 'Medidas', 'Referência', 'Época', 'Edição', 'Compatível com', 'Estado', 'Para'],
  sv: ['Märke', 'Modell', 'Storlek', 'Färg', 'Material', 'Mönster', 'Avdelning', 'Mått', 'Nummer', 'Tid', 'Utgåva', 'Passar till', 'Skick', 'För'],
};

/** In the order of the condition codes; they stand behind their label, whose word they do not say again. */
const CONDITIONS: Readonly<Record<Language, readonly string[]>> = {
  en: ['New', 'Open box', 'Used, like new', 'Used, good', 'Used, fair', 'For parts or not working'],
  de: ['Neu', 'Verpackung geöffnet', 'Gebraucht, wie neu', 'Gebraucht, gut', 'Gebraucht, mit deutlichen Spuren', 'Defekt oder für Ersatzteile'],
  fr: ['Neuf', 'Emballage ouvert', 'Occasion, comme neuf', 'D’occasion, bon', 'D’occasion, correct', 'Pour pièces ou hors service'],
  pl: ['Nowy', 'Otwarte opakowanie', 'Używane, jak nowe', 'Używane, dobry', 'Używane, zadowalający', 'Na części lub niesprawne'],
  es: ['Nuevo', 'Caja abierta', 'Usado, como nuevo', 'Usado, bueno', 'Usado, aceptable', 'Para piezas o sin funcionar'],
  it: ['Nuovo', 'Confezione aperta', 'Usato, come nuovo', 'Usato, buone', 'Usato, discrete', 'Per ricambi o non funzionante'],
  nl: ['Nieuw', 'Doos geopend', 'Gebruikt, zo goed als nieuw', 'Gebruikt, goed', 'Gebruikt, redelijk', 'Voor onderdelen of defect'],
  pt: ['Novo', 'Caixa aberta', 'Usado, como novo', 'Usado, bom', 'Usado, razoável', 'Para peças ou avariado'],
  sv: ['Nytt', 'Öppnad förpackning', 'Begagnat, som nytt', 'Begagnat, gott', 'Begagnat, okej', 'Reservdelar eller trasigt'],
};

/** What buyers of broken things, and of new ones, search for; null where "new" bends with a thing whose gender nobody knows. */
const STATES: Readonly<Record<Language, readonly [parts: string, fresh: string | null]>> = {
  en: ['Spares or Repair', 'New'],
  de: ['Defekt', 'Neu'],
  fr: ['Pour pièces', 'État neuf'],
  pl: ['Na części', 'Stan nowy'],
  es: ['Para piezas', 'Sin estrenar'],
  it: ['Per ricambi', null],
  nl: ['Defect', 'Nieuw'],
  pt: ['Para peças', 'Por estrear'],
  sv: ['Trasig', 'Ny'],
};

/** A bare year is no era. */
const YEARS: Readonly<Record<Language, string>> = { en: 'Year', de: 'Jahr', fr: 'Année', pl: 'Rok', es: 'Año', it: 'Anno', nl: 'Jaar', pt: 'Ano', sv: 'År' };

/** How a work is bound is no edition of it. */
const FORMATS: Readonly<Record<Language, string>> = { en: 'Format', de: 'Einband', fr: 'Format', pl: 'Oprawa', es: 'Encuadernación', it: 'Rilegatura', nl: 'Uitvoering', pt: 'Encadernação', sv: 'Band' };
const BINDINGS: ReadonlySet<string> = new Set(['hardback', 'paperback']);

/** The label before `value` in a list: that of its kind, and those of a year and of a binding. */
export function labelFor(kind: ValueKind, value: string, language: Language): string {
  const isBinding =
    kind === 'edition' &&
    entriesAt(tokenise(value), 0, ['edition']).some(({ means }) => BINDINGS.has(means));
  if (isBinding) return FORMATS[language];
  return kind === 'era' && /^\d{4}$/.test(value) ? YEARS[language] : labelOf(kind, language);
}

/** Before the name of a value in a list, e.g. 'Colour'. */
export function labelOf(kind: ValueKind, language: Language): string {
  return LABELS[language][KINDS_IN_ORDER.indexOf(kind)] ?? '';
}

export function conditionWords(condition: Condition, language: Language): string {
  return CONDITIONS[language][CONDITION_CODES.indexOf(condition)] ?? '';
}

/** The condition as a search word of a title, where buyers search for it. */
export function stateWord(condition: Condition, language: Language): string | null {
  const [parts, fresh] = STATES[language];
  if (condition === 'for-parts') return parts;
  return condition === 'new' ? fresh : null;
}

/** "Label: value" as the language writes it. */
export function labelled(label: string, value: string, language: Language): string {
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}${language === 'fr' ? ' : ' : ': '}${value}`;
}
