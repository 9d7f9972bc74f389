import { isCurrencySign } from './currency-sign.ts';
import { MATERIALS } from './lexicon/materials.ts';
import { TAG } from './lexicon/tags.ts';
import { kindsByWord } from './word-kinds.ts';
import type { Word } from './words.ts';

/** From so many words without a comma on, a clause may be a list that its seller typed without stops. */
export const RUN_ON = 8;

/**
 * True where the next item of an unpunctuated list begins: "dress bnwt | rrp £45 | size 10 | black with
 * gold zip | never worn | small mark on hem". Told by words that open a thing of another kind.
 */
export function opensRunOn(
  words: readonly Word[],
  tags: readonly number[],
  place: { text: string; from: number; at: number; to: number },
): boolean {
  const { text, from, at, to } = place;
  const key = words[at]?.key ?? '';
  const before = words[at - 1]?.key ?? '';
  if (inBracket(text, words, from, at)) return false;
  // "£120 ono": a price is the seller's business, whatever stands before it.
  if (isPrice(text, words[at])) return !PRICED.has(before);
  if (endsLabel(words, from, at)) return true;
  if (HOLDS_ON.has(before)) return before === 'me' && words[at - 2]?.key === 'by' && !HOLDS_ON.has(key);
  // "Approx 3 yrs old"
  const opener = OPENING.get(key) ?? 0;
  if (opener & OPENS.age && /^\d+$/.test(words[at + 1]?.key ?? '')) return words[at + 3]?.key === 'old';
  const tag = tags[at] ?? 0;
  if (opener & OPENS.with) return (tag & TAG.include) !== 0 || within(tags, at, to, TAG.accessory);
  if (opener & OPENS.denial)
    return at - from >= 2 || within(tags, at, to, TAG.flaw | TAG.accessory | TAG.gone);
  if (ARTICLES.has(words[at - 2]?.key ?? '')) return false;
  if ((tag & (TAG.state | TAG.payment | TAG.care)) !== 0 && (tag & TAG.negation) === 0)
    return ((tags[at - 1] ?? 0) & (TAG.negation | TAG.verb)) === 0;
  if ((tag & TAG.delivery) !== 0) return at - from >= 3;
  const next = words[at + 1]?.key ?? '';
  if ((tag & TAG.accessory) !== 0 && /^\d+(?:mm|cm|m|in)$/.test(next)) return true;
  if (opener & OPENS.size) return /^(?:\d|[xsml]{1,4}$|uk|eu|us)/.test(next);
  if (opener & OPENS.measure) return /^\d/.test(next);
  if (opener & OPENS.degree)
    return (
      !/^\d+$/.test(before) &&
      !/^(?:times|weeks|months|days|years|yrs)$/.test(next) &&
      within(tags, at, to, TAG.flaw)
    );
  if (opener & OPENS.works) return at - from >= 2;
  // "Crease on left toe | have original box": a single thing does not "have".
  if (key === 'have' && !before.endsWith('s')) return within(tags, at, to, TAG.accessory | TAG.include);
  if (key === 'rrp') return true;
  const digit = key.charCodeAt(0);
  const isNumber = digit >= 48 && digit <= 57;
  if (isNumber && /^\d{1,2}x?$/.test(key))
    return (
      !NUMBERED.has(before) &&
      text.charAt((words[at]?.end ?? 0) + 1) !== '(' &&
      within(tags, at, Math.min(to, at + 3), TAG.accessory)
    );
  if (isNumber && /^\d{2,3}$/.test(key)) return opensComposition(text, words, from, at);
  if (key === 'any') return /^(?:qs|questions|offers|q)$/.test(next);
  return opensSubject(words, tags, at) || OPENERS.has(`${key} ${next}`);
}

// "60% cotton 40% acrylic" is one composition.
function opensComposition(text: string, words: readonly Word[], from: number, at: number): boolean {
  const word = words[at];
  return (
    word !== undefined &&
    text.charAt(word.end) === '%' &&
    !text.slice(words[from]?.start ?? 0, word.start).includes('%')
  );
}

// "Works perfectly | chuck slightly rusty": behind good news a thing and what is wrong with it.
function opensSubject(words: readonly Word[], tags: readonly number[], at: number): boolean {
  const flaw = (index: number): boolean => ((tags[index] ?? 0) & TAG.flaw) !== 0;
  // "40% acrylic | slightly bobbled"
  if (ADVERBS.has(words[at]?.key ?? '')) return MATERIALS.has(words[at - 1]?.key ?? '') && flaw(at + 1);
  if ((tags[at] ?? 0) !== 0 || ((tags[at - 1] ?? 0) & (TAG.works | TAG.state)) === 0) return false;
  if (/^(?:has|have)$/.test(words[at + 1]?.key ?? '') && (flaw(at + 2) || flaw(at + 3))) return true;
  return flaw(at + 1) || (ADVERBS.has(words[at + 1]?.key ?? '') && flaw(at + 2));
}

function inBracket(text: string, words: readonly Word[], from: number, at: number): boolean {
  const start = words[from]?.start ?? 0;
  const end = words[at]?.start ?? 0;
  for (let place = end - 1; place >= start; place -= 1) {
    const code = text.charCodeAt(place);
    if (code === 41 /* ) */) return false;
    if (code === 40 /* ( */) return place < end - 1;
  }
  return false;
}

function isPrice(text: string, word: Word | undefined): boolean {
  return word !== undefined && isCurrencySign(text.charCodeAt(word.start - 1)) && /^\d/.test(word.key);
}

// What stands behind "BNWT" or behind a size is another thing.
function endsLabel(words: readonly Word[], from: number, at: number): boolean {
  const before = words[at - 1]?.key ?? '';
  const marker = words[at - 2]?.key ?? '';
  if (LABELS.has(before)) return !/^(?:in|with|and|but|condition)$/.test(words[at]?.key ?? '');
  return (
    at - from >= 2 &&
    SIZES.has(marker) &&
    /^(?:\d{1,3}|[xsml]{1,4})$/.test(before) &&
    !/^(?:\d|uk|eu|us|and|or|fits?|to|but|in|with|long|regular|short|petite|tall|slim|wide|width|years?|yrs?|months?|x)/.test(
      words[at]?.key ?? '',
    )
  );
}

function within(tags: readonly number[], at: number, to: number, wanted: number): boolean {
  for (let index = at + 1; index < Math.min(to, at + 4); index += 1)
    if (((tags[index] ?? 0) & wanted) !== 0) return true;
  return false;
}

const set = (words: string) => new Set(words.split(' '));

const HOLDS_ON = set(
  'a an the and or but of in on at to for with from by as is are was were been be has have had got than then that which where when if because so like until since after before under behind inside over near while very really too quite fairly only just still also no not never w worn used its it they there theres thats i me he she we my your his her this these those bought purchased brand as like all both ' +
    'tiene tienen tengo trae lleva hay ont ai ha hanno heeft hebben ma mają tem têm hat haben habe gekauft acheté ' +
    'und oder mit ohne in im am an auf aus für von ist sind hat sehr nur noch ein eine einen der die das ' +
    'et ou avec sans dans de du des sur est sont très un une le la les en à au ' +
    'y o con sin en de del es está son muy el los las por para e ed senza di da è sono molto il lo gli i ' +
    'of met zonder op van is zijn zeer een het lub z ze bez w na do od jest są bardzo',
);
const ARTICLES = set('a an the some any very ein eine un une le la der die das el il een');
const NUMBERED = set(
  // "2 x 3.0Ah" counts on
  'x season series disc disk volume vol part pad no number chapter book level grade version mark gen generation age size',
);
const AGES = set('approx about around roughly only ca circa');
const PRICED = set('rrp was paid cost costs for from at');
const ADVERBS = set(
  'slightly lightly badly bit little leicht etwas lekko trochę légèrement leggermente beetje ligeramente',
);
const LABELS = set('bnwt bnwot bnib bnip nwt nwot nib vgc euc guc tbe');
const SIZES = set('size sz taille größe gr talla taglia maat rozmiar tamanho');
const MEASURES = set(
  'p2p ptp length longueur länge largo lunghezza lengte długość comprimento szerokość width breite largeur ancho waist inseam chest bust',
);
const DENIALS = set(
  'no kein keine keinen aucun aucune ningún ninguna nessun nessuna geen brak nenhum nenhuma',
);
const DEGREES = set(
  'small slight few couple tiny minor some faint odd light un una ' +
    'kleine kleiner kleines leichte leichter petite petit légère léger quelques pequeño pequeña algún leve rasguñito ' +
    'piccolo piccola lieve leggero lichte mała mały drobne pequena',
);
const WITHS = set('mit avec con inkl incluye inclui');
const WORKS = set('funktioniert läuft fonctionne marche funciona funziona werkt działa');
/** What a word may open by itself, looked up once for each. */
const OPENS = { age: 1, with: 2, denial: 4, size: 8, measure: 16, degree: 32, works: 64 } as const;
const OPENING = kindsByWord([
  [OPENS.age, AGES],
  [OPENS.with, WITHS],
  [OPENS.denial, DENIALS],
  [OPENS.size, SIZES],
  [OPENS.measure, MEASURES],
  [OPENS.degree, DEGREES],
  [OPENS.works, WORKS],
]);
const OPENERS = new Set([
  'hand crocheted',
  'hand knitted',
  'made in',
  'made to',
  'bought from',
  'comes boxed',
  'comes with',
  'available from',
  'must collect',
  'soles like',
  'used for',
  'bat health',
  'batt health',
  'battery health',
  'too small',
  'too big',
  'wrong size',
]);
