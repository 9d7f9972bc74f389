/** What the checks ask of single words, answered once for each distinct word and kept as bits. */
import { fold, singular } from '../categories/words.ts';
import { whenForgotten } from '../text/remember.ts';
import { CAPITALS, COMMON, STOP } from './common-words.ts';
import { conceptWords, isEnglishConcept } from './concepts.ts';
import { CAPITAL_PLACES, MAKES, PLACES } from './names.ts';
import { oppositeWords } from './opposites.ts';
import { ORDINARY } from './ordinary.ts';
import { numberWord } from './units.ts';
import { ENGLISH_PHRASES, OTHER_PHRASES, phraseKey } from './vocabulary.ts';

const set = (words: string) => new Set(words.split(/\s+/));

export const DENIES_NEXT = 1;
/** Denies what stands before it, too: "charger missing". */
export const DENIES_BACK = 1 << 1;
export const TURNS = 1 << 2;
export const HEDGES = 1 << 3;
/** 'Effect', 'style', 'plated': what stands beside it is not the thing itself. */
export const QUALIFIES = 1 << 4;
/** Begins a phrase of an English, or of another language's, promise, praise or grade. */
export const ENGLISH_PHRASE = 1 << 5;
export const OTHER_PHRASE = 1 << 6;
/** A word whose meaning hangs on the next. */
export const PAIRS = 1 << 7;
export const CONCEPT = 1 << 8;
export const ENGLISH_CONCEPT = 1 << 9;
export const NAME = 1 << 10;
export const LOWER_NAME = 1 << 11;
/** With a capital it still is no name. */
export const NEVER_NAME = 1 << 12;
/** Opens a sentence that asserts a part or a feature. */
export const FRAMES = 1 << 13;
/** Words by which an English sentence is told. */
export const TELLS_ENGLISH = 1 << 14;
/** 'Short', 'left', 'round': a thing has one of its row. */
export const QUALITY = 1 << 15;
/** 'Free of' denies what follows it. */
export const FREES = 1 << 16;

const WORDS: readonly (readonly [bit: number, words: ReadonlySet<string>])[] = [
  [
    DENIES_NEXT,
    set(
      `no not non never none without isnt arent wasnt werent doesnt dont didnt wont cant cannot hasnt havent nor neither minus lost missing lacks lacking
      kein keine keinen keiner keinem ohne nicht nie sans pas aucun aucune jamais ni sin ningun ninguna nunca tampoco senza nessun nessuna mai
      geen niet zonder nooit nie bez brak brakuje zaden zadnych sem nao nenhum nenhuma`,
    ),
  ],
  [
    DENIES_BACK,
    set(
      `missing lost absent gone fehlt fehlen manquant manquante manquants manque falta faltan manca mancano mancante ontbreekt ontbreken brakuje em_falta none removed`,
    ),
  ],
  [TURNS, set('but though although however except only just aber mais pero sed ma maar ale mas sondern nur')],
  [
    HEDGES,
    set(
      `approx approximately about around roughly circa c ca think believe believed looks look seems seem appears possibly probably maybe perhaps may might likely supposedly apparently told thought estimated unsure sure say says said etwa vermutlich wohl wahrscheinlich environ probablement aproximadamente parece creo probablemente circa forse sembra ongeveer waarschijnlijk okolo chyba prawdopodobnie cerca talvez provavelmente unclear ish reckon according doubt not dont know`,
    ),
  ],
  [
    QUALIFIES,
    set(
      'effect look style tone toned plated plate veneer imitation faux fake pu vegan optik imitat print colour color coloured colored type',
    ),
  ],
  [PAIRS, set('of new spare extra by no for in free without proof freshly newly any')],
  [NAME, new Set([...PLACES, ...CAPITAL_PLACES, ...MAKES])],
  [LOWER_NAME, PLACES],
  [
    FRAMES,
    set(
      `include includes including included incl inc with by in is are was were
      into as been does
      has have features feature featuring offers boasts provides gives supports contains uses runs plays holds takes needs requires accepts works
      mit avec con z ze met com inkl inclusief incluye inclus`,
    ),
  ],
  [TELLS_ENGLISH, set('the it comes')],
  [FREES, set('free')],
];
const SIZE_WORDS = set('size grosse taille talla');

/** The bits of every word of the tables, by its key and by its stem. */
const byKey = new Map<string, number>();
const byStem = new Map<string, number>();

function put(marks: Map<string, number>, words: Iterable<string>, bit: number) {
  for (const word of words) marks.set(word, (marks.get(word) ?? 0) | bit);
}

for (const [bit, words] of WORDS) put(byKey, words, bit);
put(byKey, CAPITALS, NEVER_NAME);
put(byKey, STOP, NEVER_NAME);
put(byKey, oppositeWords(), QUALITY);
for (const word of conceptWords())
  put(byKey, [word], isEnglishConcept(word) ? CONCEPT | ENGLISH_CONCEPT : CONCEPT);
put(byStem, COMMON, NEVER_NAME);
put(byStem, SIZE_WORDS, PAIRS);
put(byStem, ENGLISH_PHRASES.keys(), ENGLISH_PHRASE);
put(byStem, OTHER_PHRASES.keys(), OTHER_PHRASE);

function marksOf(key: string, stem: string): number {
  const base = phraseKey(stem);
  const marks = (byKey.get(key) ?? 0) | (byStem.get(stem) ?? 0);
  const opens = base === stem ? 0 : (byStem.get(base) ?? 0) & ENGLISH_PHRASE;
  return marks | opens | (key.length < 2 ? NEVER_NAME : 0);
}

export interface WordInfo {
  /** Folded, without apostrophes. */
  readonly key: string;
  readonly stem: string;
  readonly value: readonly number[] | undefined;
  readonly marks: number;
}

// Words of the tables above stay; a seller's own words are forgotten with the answer.
const memo = new Map<string, WordInfo>();
let sellers: string[] = [];
whenForgotten(() => {
  for (const raw of sellers) memo.delete(raw);
  sellers = [];
});
const APOSTROPHES = /['’ʼ]/g;

/** What is known of a word that was read before. */
export function knownWord(raw: string): WordInfo | undefined {
  return memo.get(raw);
}

/** All that is known of a word as written. */
export function wordInfo(raw: string): WordInfo {
  const known = knownWord(raw);
  if (known) return known;
  const key = fold(raw.replace(APOSTROPHES, ''));
  const stem = singular(key);
  const number = numberWord(key);
  const info: WordInfo = {
    key,
    stem,
    value: number === undefined ? undefined : [number],
    marks: marksOf(key, stem),
  };
  memo.set(raw, info);
  if (!isOurs(info)) sellers.push(raw);
  return info;
}

const MOST_SPELLINGS = 8192;

/** A word of the tables, or of grammar: it tells of no seller. */
function isOurs({ key, stem }: WordInfo): boolean {
  return memo.size < MOST_SPELLINGS && (byKey.has(key) || byStem.has(stem) || ORDINARY.has(key));
}

/** The marks of a figure or code: only phrases begin with those. */
export function marksOfCode(stem: string): number {
  return (ENGLISH_PHRASES.has(stem) ? ENGLISH_PHRASE : 0) | (OTHER_PHRASES.has(stem) ? OTHER_PHRASE : 0);
}
