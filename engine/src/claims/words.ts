/** Words that no fact supports: promises, praise, conditions, colours, materials and names. */
import { checkAudience, isNamed } from './audiences.ts';
import type { Found } from './claim.ts';
import { STOP } from './common-words.ts';
import { colourConcept, materialConcept } from './concepts.ts';
import type { Context } from './context.ts';
import { rootOf } from './families.ts';
import {
  CONCEPT,
  ENGLISH_CONCEPT,
  ENGLISH_PHRASE,
  LOWER_NAME,
  NAME,
  NEVER_NAME,
  OTHER_PHRASE,
  PAIRS,
  QUALIFIES,
} from './marks.ts';
import { isFreeOf } from './negation.ts';
import { ORDINARY } from './ordinary.ts';
import {
  ATTACHED,
  CERTAIN,
  flagsOf,
  hasHead,
  NEGATIVE,
  PLAIN,
  type Support,
  says,
  saysInOtherWords,
  saysTogether,
} from './support.ts';
import type { Token } from './tokens.ts';
import { ENGLISH_PHRASES, OTHER_PHRASES, type Phrase } from './vocabulary.ts';

const FILLERS = new Set(
  'a an the in with and of very fully completely 100 for is as by to still my your can be will do'.split(' '),
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
      return token !== undefined && token.clause === clause && token.stem === stem;
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
  if (phrase.kind === 'size' && isNamed(key, support, context.own)) return true;
  const content = phrase.stems.filter((stem) => !FILLERS.has(stem) || INTENSE.has(stem));
  const wanted = content.length > 0 ? content : phrase.stems;
  const joined = phrase.stems.join('');
  // 'Touch screen' and 'touchscreen' are one.
  if (
    joined.length > 5 &&
    support.compact.includes(joined) &&
    (DENYING.has(phrase.stems[0] ?? '') || !isDenied(phrase.stems, support))
  )
    return true;
  const isSaid =
    phrase.kind === 'size' ? wanted.every((stem) => says(support, stem)) : saysTogether(support, wanted);
  // "Runs smoothly" of a zip that is smooth: the manner is what is claimed.
  if (!isSaid)
    return phrase.kind === 'condition' && context.isEnglish && MANNER.test(key) && saysManner(support, key);
  // A doubt of the seller's may not become a certainty of the text.
  const doubted = wanted.some((stem) => (flagsOf(support, stem) & CERTAIN) === 0);
  if (doubted && !context.hedgedSentences.has(list[at]?.sentence ?? -1)) return false;
  // Said of one part and denied of another ("not waterproof any more"): the text must not settle it.
  const denied = wanted.some((stem) => (flagsOf(support, stem) & NEGATIVE) !== 0);
  return !(denied && phrase.kind === 'guarantee' && wanted.length === 1);
}

const MANNER = /^(?:run|runn?ing|work|working|function|go|smooth running) ?(?:smoothly|freely|well)$/;

function saysManner(support: Support, key: string): boolean {
  const manner = key.split(' ').find((word) => /ly$/.test(word));
  return manner !== undefined && says(support, rootOf(manner));
}

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
      : matchPhrase(list, at, ENGLISH_PHRASES.get(token.stem))) ??
    (context.isEnglish || (token.marks & OTHER_PHRASE) === 0
      ? undefined
      : matchPhrase(list, at, OTHER_PHRASES.get(token.stem)));
  if (!phrase) return NO_PHRASE;
  const taken = phrase.stems.length;
  const last = list[at + taken - 1];
  if (!last || token.negated || isPhraseSupported(phrase, list, at, context)) return { found: null, taken };
  return { found: { kind: phrase.kind, start: token.start, end: last.end }, taken };
}

// 'für' reads like 'fur' without its dots.
const FALSE_FRIENDS = new Set(['fur', 'pin', 'fer', 'rot', 'wit', 'rame', 'arce', 'len', 'glas', 'ante']);

/** A colour or material that the facts do not give. */
export function checkConcept(list: readonly Token[], at: number, context: Context): Found | null {
  const token = list[at];
  if (!token || (token.marks & CONCEPT) === 0 || token.negated || token.kind !== 'word') return null;
  if (context.isEnglish ? (token.marks & ENGLISH_CONCEPT) === 0 : FALSE_FRIENDS.has(token.key)) return null;
  if (says(context.support, token.stem)) return checkQualified(list, at, context);
  const colour = colourConcept(token.key);
  const material = materialConcept(token.key);
  if (!colour && !material) return null;
  if ((colour && says(context.support, colour)) || (material && says(context.support, material))) {
    return checkQualified(list, at, context);
  }
  return { kind: material && !colour ? 'material' : 'colour', start: token.start, end: token.end };
}

/** 'Brass effect' and a doubted 'rosewood(?)' support no plain 'brass' or 'rosewood'. */
function checkQualified(list: readonly Token[], at: number, context: Context): Found | null {
  const token = list[at];
  const material = token ? materialConcept(token.key) : undefined;
  if (!token || !material || colourConcept(token.key)) return null;
  const flags = flagsOf(context.support, material);
  const found: Found = { kind: 'material', start: token.start, end: token.end };
  if ((flags & PLAIN) === 0) {
    const near = [list[at - 1], list[at + 1], list[at + 2]];
    return near.some(
      (other) => other && context.support.words.has(other.stem) && (other.marks & QUALIFIES) !== 0,
    )
      ? null
      : found;
  }
  if ((flags & CERTAIN) === 0 && !context.hedgedSentences.has(token.sentence)) return found;
  return null;
}

/** "size L", "key of G", "a new ribbon", "no dents", "by Dyson": a small word whose meaning hangs on its neighbour. */
export function checkPair(list: readonly Token[], at: number, context: Context): Found | null {
  const token = list[at];
  const next = list[at + 1];
  if (
    !token ||
    (token.marks & PAIRS) === 0 ||
    !next ||
    next.sentence !== token.sentence ||
    token.after !== ''
  )
    return null;
  const { support } = context;
  const found = (kind: Found['kind']): Found => ({ kind, start: token.start, end: next.end });
  if (token.key === 'in')
    return WEAK_COLOURS.has(next.key) &&
      !token.negated &&
      !next.negated &&
      list[at + 2]?.key !== 'condition' &&
      !says(support, next.stem)
      ? found('colour')
      : null;
  if (token.key === 'free' || token.key === 'without') return checkFreeOf(list, at, context);
  // "Freshly reproofed": what was done lately is what a buyer pays for.
  if (token.key === 'freshly' || token.key === 'newly')
    return token.negated || next.kind !== 'word' || saysInOtherWords(support, next.stem)
      ? null
      : found('condition');
  if (token.negated !== next.negated && !FLAWS.has(next.stem)) return null;
  if (
    (token.stem === 'size' || token.stem === 'grosse' || token.stem === 'taille' || token.stem === 'talla') &&
    next.kind === 'word'
  ) {
    const isLetters = /^(?:xxs|xs|s|m|l|xl|xxl|xxxl|small|medium|large|[a-h])$/.test(next.key);
    return isLetters && !token.negated && !says(support, next.stem) ? found('size') : null;
  }
  if (token.key === 'of' && list[at - 1]?.key === 'key' && next.key.length === 1) {
    return says(support, next.key) ? null : found('model');
  }
  if (
    token.key === 'new' &&
    !context.isNew &&
    !token.negated &&
    next.kind === 'word' &&
    list[at - 1]?.key !== 'like' &&
    list[at - 1]?.key !== 'as'
  ) {
    return STOP.has(next.key) || saysTogether(support, ['new', next.stem]) ? null : found('condition');
  }
  if (
    (token.key === 'spare' || token.key === 'extra') &&
    next.kind === 'word' &&
    !token.negated &&
    !STOP.has(next.key)
  ) {
    return saysTogether(support, [token.key, next.stem]) || next.key.startsWith('part')
      ? null
      : found('included');
  }
  if (token.key === 'for') return context.isEnglish ? checkAudience(list, at, support, context.own) : null;
  if (
    token.key === 'by' &&
    next.kind === 'word' &&
    context.field === 'description' &&
    next.capital &&
    !next.negated
  ) {
    // "Serviced by Omega" says more than that Omega made it.
    const before = list[at - 1];
    if (before !== undefined && SERVICES.has(before.key))
      return saysTogether(support, [before.stem, next.stem]) ? null : found('name');
    return context.makers.has(next.stem) || context.own.has(next.stem) || isPlainlySaid(next.stem, context)
      ? null
      : found('name');
  }
  if (token.key === 'no' && next.kind === 'word') {
    const flaw = flawBehind(list, at);
    if (!flaw || (flagsOf(support, flaw.stem) & NEGATIVE) !== 0) return null;
    return { kind: 'condition', start: token.start, end: flaw.end };
  }
  return null;
}

// Colours only where something is said to be in them: "finished in cream".
const WEAK_COLOURS = new Set(
  'cream tan bronze mint sage coral peach plum champagne chocolate petrol mocha oatmeal camel olive seafoam blush lilac ivory'.split(
    ' ',
  ),
);

/** "Free of scratches", "without stains", where the facts do not deny that flaw. */
function checkFreeOf(list: readonly Token[], at: number, { support }: Context): Found | null {
  const token = list[at];
  const isFree = token?.key === 'free';
  if (!token || (isFree && !isFreeOf(list, at))) return null;
  let found: Found | null = null;
  for (let step = isFree ? 2 : 1; step <= 4; step += 1) {
    const word = list[at + step];
    if (!word || word.clause !== token.clause) break;
    if (STOP.has(word.key) || ORDINARY.has(word.key)) continue;
    if ((flagsOf(support, word.stem) & NEGATIVE) !== 0) return null;
    if (isFree || FLAWS.has(word.stem)) found ??= { kind: 'condition', start: token.start, end: word.end };
  }
  return found;
}

const SERVICES = new Set(
  'serviced restored repaired authenticated valued tested overhauled certified graded signed refurbished'.split(
    ' ',
  ),
);

/** Said, and nowhere denied: "not a Dyson part" makes nothing "by Dyson". */
function isPlainlySaid(stem: string, context: Context): boolean {
  const flags = flagsOf(context.support, stem);
  return (flags & ATTACHED) !== 0 && (flags & NEGATIVE) === 0;
}

const FLAWS = new Set(
  'scratch scratche mark scuff crack chip hole stain tear rip dent ding damage wear rust fade fading flaw defect issue problem fault woodworm worm moth leak snag pull bobbling mould smell odour crease pen writing missing dead pixel burn cracked repair restoration hairline crazing inscription annotation highlighting doodle'.split(
    ' ',
  ),
);
/** The flaw that a "no" denies: "no visible cracks", "no lacquer wear". */
function flawBehind(list: readonly Token[], at: number): Token | undefined {
  const clause = list[at]?.clause;
  for (let step = 1; step <= 3; step += 1) {
    const token = list[at + step];
    if (token?.kind !== 'word' || token.clause !== clause || STOP.has(token.key)) return undefined;
    if (FLAWS.has(token.stem)) return token;
  }
  return undefined;
}

// Full names of what sellers shorten.
const ALIASES: ReadonlyMap<string, readonly string[]> = new Map([
  ['playstation', ['ps1', 'ps2', 'ps3', 'ps4', 'ps5', 'psp']],
  ['macbook', ['mbp', 'mba']],
  ['martens', ['docs', 'dms']],
  ['volkswagen', ['vw']],
]);

/** A name (make, place, person) that the facts do not hold, with the names that follow it. */
export function checkName(
  list: readonly Token[],
  at: number,
  context: Context,
): { found: Found | null; taken: number } {
  const token = list[at];
  if (token?.kind !== 'word' || token.negated || !mayBeName(token, context)) return NO_PHRASE;
  if (context.support.words.has(token.stem) || saysInOtherWords(context.support, token.stem)) return NO_PHRASE;
  // "Strat" for a Stratocaster.
  if (token.key.length >= 4 && hasHead(context.support, token.key)) return NO_PHRASE;
  if (ALIASES.get(token.key)?.some((alias) => says(context.support, alias))) return NO_PHRASE;
  if (context.boilerplate.has(token.key) || token.after === ':') return NO_PHRASE;
  let taken = 1;
  let last = token;
  for (;;) {
    const next = list[at + taken];
    if (next?.kind !== 'word' || !next.capital || next.clause !== token.clause) break;
    if (
      last.after !== '' ||
      says(context.support, next.stem) ||
      STOP.has(next.key) ||
      context.capitalsSayNothing
    )
      break;
    last = next;
    taken += 1;
  }
  return { found: { kind: 'name', start: token.start, end: last.end }, taken };
}

/** A name in any spelling, or a capital that says something. */
function mayBeName(token: Token, context: Context): boolean {
  if ((token.marks & LOWER_NAME) !== 0) return true;
  if (!token.capital) return false;
  if ((token.marks & NAME) !== 0) return true;
  return (
    (token.marks & NEVER_NAME) === 0 &&
    !token.initial &&
    !context.capitalsSayNothing &&
    !context.headingLines.has(token.line) &&
    !context.isShouted.has(token.sentence)
  );
}
