/** Single words that no fact supports: colours, materials and names. */
import type { Found } from './claim.ts';
import { STOP } from './common-words.ts';
import { colourConcept, materialConcept } from './concepts.ts';
import type { Context } from './context.ts';
import { CONCEPT, ENGLISH_CONCEPT, LOWER_NAME, NAME, NEVER_NAME, QUALIFIES } from './marks.ts';
import { CERTAIN, NEGATIVE, PLAIN, POSITIVE } from './read-facts.ts';
import { flagsOf, hasHead, says, saysKin } from './support.ts';
import type { Token } from './tokens.ts';
import { speaksOfLack } from './wanting.ts';

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
  // "Make your own wooden cheeks", where the facts say that there are none.
  if ((flagsOf(context.support, token.stem) & NEGATIVE) !== 0 && speaksOfLack(list, at)) return null;
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

const NO_NAME = { found: null, taken: 0 } as const;

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
  if (token?.kind !== 'word' || token.negated || !mayBeName(token, context)) return NO_NAME;
  // "I think it is by Carol": a doubted name may not become a sure one.
  if (isDoubtedName(token, context))
    return { found: { kind: 'name', start: token.start, end: token.end }, taken: 1 };
  if (context.support.words.has(token.stem)) return NO_NAME;
  // "Strat" for a Stratocaster.
  if (token.key.length >= 6 && context.support.compact.includes(token.key)) return NO_NAME;
  if (token.key.length >= 4 && hasHead(context.support, token.key)) return NO_NAME;
  if (ALIASES.get(token.key)?.some((alias) => says(context.support, alias))) return NO_NAME;
  if (context.boilerplate.has(token.key) || token.after === ':') return NO_NAME;
  // "Cornish" of what comes from Cornwall.
  if (saysKin(context.support, token.stem)) return NO_NAME;
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

function isDoubtedName(token: Token, { support, hedgedSentences }: Context): boolean {
  const flags = flagsOf(support, token.stem);
  return (flags & POSITIVE) !== 0 && (flags & CERTAIN) === 0 && !hedgedSentences.has(token.sentence);
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
