/** Texts that undo a fault or a lack: "all ports work" where one is dead, "secure chain" where it is missing. */
import type { Found } from './claim.ts';
import type { Context } from './context.ts';
import { rootOf } from './families.ts';
import { DENIES_BACK, DENIES_NEXT, HEDGES, TURNS } from './marks.ts';
import { NEGATIVE, POSITIVE } from './read-facts.ts';
import { type Support, saysInOtherWords, saysTogether } from './support.ts';
import type { Token } from './tokens.ts';

const set = (words: string) => new Set(words.split(/\s+/));

const ALL = set(
  'all both every each everything alle beide beiden jede jeder jedes tous toutes chaque todos todas ambos ambas tutti tutte entrambi entrambe ogni allebei wszystkie oba obie cada',
);
const GOOD = set(
  'work works working fine function functions functional functioning intact perfect present good there run runs freely smoothly true sound funktionieren funktioniert intakt fonctionnent fonctionne intacts funcionan funciona funzionano funziona werken werkt dzialaja funcionam',
);
/** In a sentence with one of these, what is missing is not said to be there. */
const SPEAKS_OF_LACK = set(
  'need needs needed needing want wants replacement replace replacing separately except lack lacks buy order source supply own bring add keep keeping stay stays staying missed absent nur nicht sauf salvo',
);

/** Places where the text says of a faulty or missing thing that it is there, or that all of it works. */
export function checkWanting(list: readonly Token[], context: Context): Found[] {
  const out: Found[] = [];
  const { wanting, lacking, failing, support } = context;
  if (wanting.size === 0) return out;
  for (let at = 0; at < list.length; at += 1) {
    const token = list[at];
    if (!token) continue;
    if (token.negated) {
      // "The feathers do not leak", of feathers that leaked.
      const flags = DAMAGES.has(rootOf(token.stem))
        ? (support.words.get(token.stem) ?? rootFlags(support, token))
        : 0;
      if ((flags & (NEGATIVE | POSITIVE)) === POSITIVE)
        out.push({ kind: 'condition', start: token.start, end: token.end });
      continue;
    }
    const good = undone(list, at, context);
    if (good) out.push(good);
    if (ALL.has(token.key)) {
      const found = universal(list, at, wanting);
      if (found) out.push(found);
    } else if (lacking.has(token.stem) && isMissing(support.words.get(token.stem) ?? 0)) {
      if (!speaksOfLack(list, at)) out.push({ kind: 'included', start: token.start, end: token.end });
    } else if (failing.has(token.stem) && isMissing(support.words.get(token.stem) ?? 0)) {
      if (!speaksOfLack(list, at)) out.push({ kind: 'condition', start: token.start, end: token.end });
    }
  }
  return out;
}

const DAMAGES = new Set(
  'leak wobble stick rattle squeak drip flicker crackle jam slip peel fade fray glue repair mend patch stitch open'
    .split(' ')
    .map(rootOf),
);

/** The flags of another form of the word: 'leaked' for 'leak'. */
function rootFlags(support: Support, { stem }: Token): number {
  const root = rootOf(stem);
  let flags = 0;
  for (const ending of ['s', 'ed', 'ing', 'y']) flags |= support.words.get(root + ending) ?? 0;
  return flags;
}

const PRAISED = set(
  'clean spotless intact complete sound perfect bright undamaged unmarked firm tight flawless closes close opens open beeps locks',
);
const COPULA = set('is are remain remains stays still');
const EXCEPTS = set('but though although except apart bar only when once if until unless with not');

/** "The interior is clean", "the lid closes": of a part that the facts speak ill of, and of which no fact says so. */
function undone(list: readonly Token[], at: number, { wanting, support, isEnglish }: Context): Found | null {
  const thing = list[at];
  if (!isEnglish || !thing || !wanting.has(thing.stem)) return null;
  let step = at + 1;
  while (list[step]?.clause === thing.clause && COPULA.has(list[step]?.key ?? '')) step += 1;
  const word = list[step];
  if (!word || word.clause !== thing.clause || word.negated || !PRAISED.has(word.key)) return null;
  const isVerb = step === at + 1;
  if (isVerb && !/s$/.test(word.key)) return null;
  if (saysTogether(support, [thing.stem, word.stem]) || saysInOtherWords(support, word.stem)) return null;
  for (let index = at; list[index]?.sentence === thing.sentence; index += 1)
    if (EXCEPTS.has(list[index]?.key ?? '')) return null;
  return { kind: 'condition', start: thing.start, end: word.end };
}

function isMissing(flags: number): boolean {
  return (flags & (NEGATIVE | POSITIVE)) === NEGATIVE;
}

// "All three HDMI ports work"
function universal(list: readonly Token[], at: number, wanting: ReadonlySet<string>): Found | null {
  const first = list[at];
  let names = [1, 2].some((back) => {
    const before = list[at - back];
    return before !== undefined && before.clause === first?.clause && wanting.has(before.stem);
  });
  for (let step = at + 1; step < Math.min(list.length, at + 8); step += 1) {
    const token = list[step];
    if (!token || token.clause !== first?.clause || token.negated) return null;
    if (wanting.has(token.stem)) names = true;
    if (GOOD.has(token.key)) return names ? { kind: 'condition', start: first.start, end: token.end } : null;
  }
  return null;
}

/** Whether the sentence tells of something that is not there, or is to be had elsewhere. */
export function speaksOfLack(list: readonly Token[], at: number): boolean {
  const sentence = list[at]?.sentence;
  const tells = ({ key, marks, negated }: Token) =>
    negated || (marks & (DENIES_NEXT | DENIES_BACK | HEDGES | TURNS)) !== 0 || SPEAKS_OF_LACK.has(key);
  for (let index = at; index >= 0 && list[index]?.sentence === sentence; index -= 1) {
    const token = list[index];
    if (token && tells(token)) return true;
  }
  for (let index = at + 1; index < list.length && list[index]?.sentence === sentence; index += 1) {
    const token = list[index];
    if (token && tells(token)) return true;
  }
  return false;
}
