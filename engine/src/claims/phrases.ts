/** Promises, praise and grades of the vocabulary that no fact supports. */
import { isNamed } from './audiences.ts';
import type { Found } from './claim.ts';
import type { Context } from './context.ts';
import { rootOf } from './families.ts';
import { CONCEPT, ENGLISH_PHRASE, OTHER_PHRASE } from './marks.ts';
import { isWanted } from './pairs.ts';
import { CERTAIN, NEGATIVE } from './read-facts.ts';
import {
  flagsOf,
  type Support,
  says,
  saysInOtherWords,
  saysKin,
  saysTogether,
  saysTogetherInOtherWords,
} from './support.ts';
import type { Token } from './tokens.ts';
import { ENGLISH_PHRASES, OTHER_PHRASES, type Phrase, phraseKey } from './vocabulary.ts';

const FILLERS = new Set(
  'a an the in with and of very fully completely 100 for is as by to still my your can be been will do'.split(
    ' ',
  ),
);
const INTENSE = new Set(['very', 'fully', 'completely', '100', 'perfectly', 'new', 'all']);

function matchPhrase(
  list: readonly Token[],
  at: number,
  phrases: readonly Phrase[] | undefined,
): Phrase | undefined {
  if (!phrases) return undefined;
  const clause = list[at]?.clause;
  return phrases.find((phrase) =>
    phrase.stems.every((stem, step) => {
      const token = list[at + step];
      return token !== undefined && token.clause === clause && phraseKey(token.stem) === stem;
    }),
  );
}

const DENYING = new Set(['never', 'non', 'no', 'not', 'nie', 'jamai', 'mai', 'sin', 'bez']);

function isDenied(stems: readonly string[], support: Support): boolean {
  return stems.some((stem) => (flagsOf(support, stem) & NEGATIVE) !== 0);
}

function isPhraseSupported(phrase: Phrase, list: readonly Token[], at: number, context: Context): boolean {
  const { support } = context;
  const key = phrase.stems.join(' ');
  if (context.conditionPhrases.has(key)) return true;
  if (context.works && phrase.kind === 'condition' && isOfWorking(key, context)) return true;
  // "Black laces replace the originals" speaks of those that went.
  if (list[at]?.key === 'originals' && saysInOtherWords(support, 'replaced')) return true;
  if (BY_HAND.has(key) && CRAFTS.some((craft) => says(support, craft))) return true;
  if (phrase.kind === 'size' && isNamed(key, support, context.own)) return true;
  if (OF_MATERIALS.has(key) && !standsBeforeMaterial(list, at)) return true;
  if (NO_PRAISE.has(`${list[at]?.key} ${list[at + 1]?.key}`)) return true;
  const content = phrase.stems.filter((stem) => !FILLERS.has(stem) || INTENSE.has(stem));
  const wanted = content.length > 0 ? content : phrase.stems;
  // "Never been worn" is what "never worn" says.
  const joined = phrase.stems.filter((stem) => stem !== 'been').join('');
  // 'Touch screen' and 'touchscreen' are one.
  if (
    joined.length >= (phrase.stems.length > 1 ? 4 : 6) &&
    support.compact.includes(joined) &&
    (DENYING.has(phrase.stems[0] ?? '') || !isDenied(phrase.stems, support))
  )
    return true;
  const isSaid =
    phrase.kind === 'size'
      ? wanted.every((stem) => stem === 'fit' || says(support, stem))
      : saysTogether(support, wanted);
  // "Runs smoothly" of a zip that is smooth: the manner is what is claimed.
  if (!isSaid) {
    if (!context.isEnglish) return false;
    if (phrase.kind === 'superlative') return wanted.every((stem) => saysKin(support, stem));
    if (phrase.kind !== 'condition') return false;
    // "Should be dry-cleaned" of "dry clean only": what is to be done, in another form.
    if (isToBeDone(list, at)) return wanted.every((stem) => saysInOtherWords(support, stem));
    return isParaphrase(wanted, support);
  }
  // A doubt of the seller's may not become a certainty of the text.
  const doubted = wanted.some((stem) => (flagsOf(support, stem) & CERTAIN) === 0);
  if (doubted && !context.hedgedSentences.has(list[at]?.sentence ?? -1)) return false;
  // Said of one part and denied of another ("not waterproof any more"): the text must not settle it.
  const denied = wanted.some((stem) => (flagsOf(support, stem) & NEGATIVE) !== 0);
  return !(denied && phrase.kind === 'guarantee' && wanted.length === 1);
}

const OF_MATERIALS = new Set(['solid', 'real', 'pure']);

/** "Solid oak" claims a material, "a solid old vice" none. */
function standsBeforeMaterial(list: readonly Token[], at: number): boolean {
  return [1, 2].some((step) => ((list[at + step]?.marks ?? 0) & CONCEPT) !== 0);
}

// Turns of speech that praise nothing.
const NO_PRAISE = new Set([
  'best results',
  'best offer',
  'best wishes',
  'best suited',
  'best kept',
  'best if',
  'best to',
  'perfect home',
  'original owner',
  'original price',
]);

// What is thrown or knitted is made by hand, unless a machine is named.
const BY_HAND = new Set(['by hand', 'handmade', 'hand made', 'handcrafted', 'hand crafted']);
const CRAFTS =
  'poured dyed turned blown forged woodturned cast stitched throw thrown knit knitted crochet crocheted carve carved whittled sew sewn weave woven felted handmade handcrafted handwoven'.split(
    ' ',
  );

/** "Fresh batteries" where they are new, "runs smoothly" where it is smooth: the manner is what is claimed. */
function isParaphrase(wanted: readonly string[], support: Support): boolean {
  const [verb = '', manner = ''] = wanted;
  if (RUNS.has(verb) && MANNER.has(manner) && isWorking(verb, rootOf(manner), support)) return true;
  if (wanted.some((stem) => INTENSE.has(stem) && !says(support, stem))) return false;
  return saysTogetherInOtherWords(support, wanted);
}

/** "Perfectly" must be said of the working itself; of what is smooth it may be said that it runs so. */
function isWorking(verb: string, manner: string, support: Support): boolean {
  if (manner === 'perfect') return saysTogether(support, [verb, manner]);
  return says(support, manner) || (manner === 'smooth' && saysKin(support, manner));
}

/** What is said of a thing that works and, to be ready, lacks nothing. */
function isOfWorking(key: string, { lacking }: Context): boolean {
  return key.endsWith('working order')
    ? key.startsWith('good')
    : key.startsWith('ready to') && lacking.size === 0;
}

const TO_DO = new Set(['should', 'must', 'needs', 'need', 'can', 'may', 'to']);

function isToBeDone(list: readonly Token[], at: number): boolean {
  return list[at - 1]?.key === 'be' && TO_DO.has(list[at - 2]?.key ?? '');
}

const RUNS = new Set(['run', 'runn', 'running', 'work', 'working', 'function', 'go']);
const MANNER = new Set(['smoothly', 'freely', 'perfectly', 'nicely', 'beautifully']);

// Words of other languages, too, with other meanings: Italian 'pure' is 'also'.
const ALSO_FOREIGN = new Set(['pure', 'real', 'solid', 'popular', 'chic', 'best', 'cover', 'smart']);

const NO_PHRASE = { found: null, taken: 0 } as const;

/** The longest promise, praise or grade that begins at that place, and how many words it takes. */
export function checkPhrase(
  list: readonly Token[],
  at: number,
  context: Context,
): { found: Found | null; taken: number } {
  const token = list[at];
  if (!token) return { found: null, taken: 1 };
  if ((token.marks & (ENGLISH_PHRASE | OTHER_PHRASE)) === 0) return NO_PHRASE;
  const isForeign = !context.isEnglish && ALSO_FOREIGN.has(token.key);
  const phrase =
    (isForeign || (token.marks & ENGLISH_PHRASE) === 0
      ? undefined
      : matchPhrase(list, at, ENGLISH_PHRASES.get(phraseKey(token.stem)))) ??
    (context.isEnglish || (token.marks & OTHER_PHRASE) === 0
      ? undefined
      : matchPhrase(list, at, OTHER_PHRASES.get(token.stem)));
  if (!phrase) return NO_PHRASE;
  const taken = phrase.stems.length;
  const last = list[at + taken - 1];
  if (token.key === 'new' && isWanted(list, at)) return { found: null, taken };
  if (!last || token.negated || isPhraseSupported(phrase, list, at, context)) return { found: null, taken };
  return { found: { kind: phrase.kind, start: token.start, end: last.end }, taken };
}
