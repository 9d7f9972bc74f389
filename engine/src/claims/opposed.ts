/** What a text says of a thing against what the seller said of it: that it is there, is sent, or was never done. */
import type { Cue } from '../language/cues.ts';
import { lemma } from '../language/fold.ts';
import { isUnit } from '../language/units.ts';
import { adviceFrom } from '../lexicon/concepts.ts';
import { EXCEPTS, NEEDS, NEVER, TIMES } from '../lexicon/speech-words.ts';
import { contentPlaces } from './content.ts';
import type { Finding } from './find-unsupported.ts';
import { meaningsAt } from './meanings.ts';
import { type Clause, faultSaidAs, saidAs } from './statements.ts';
import { NEAR_NEVER, type Support } from './support.ts';
import { isArticle, isDeterminer } from './things.ts';

/** A clause up to where it gives advice, with the places of the words that say something of their own. */
interface Told extends Clause {
  limit: number;
  places: readonly number[];
}

/** The stretches of one statement that say of a thing what the seller's own sentence about it does not let stand. */
export function findOpposed(clauses: readonly Clause[], support: Support): readonly Finding[] {
  const told = clauses.map((clause) => {
    const limit = adviceFrom(clause.tokens, clause.concepts);
    return { ...clause, limit, places: contentPlaces(clause, support.speech, { from: 0, to: limit }) };
  });
  const undone = told.flatMap((clause) => neverDone(clause, support));
  // Who tells a fault, an absence or an exception in the same breath does not hide it.
  if (clauses.some((clause) => tellsTrouble(clause, support))) return undone;
  return [...undone, ...told.flatMap((clause) => [...given(clause, support), ...sent(clause, support)])];
}

/** Whether a clause denies, doubts or excepts anything, tells a fault or asks for work; that a fault is not there is no trouble. */
function tellsTrouble(clause: Clause, { speech }: Support): boolean {
  const soundness = new Set<number>();
  for (const [at, { key }] of clause.tokens.entries()) {
    if (EXCEPTS.has(key) || NEEDS[speech.language].has(key) || (AWAY.has(key) && at > 0)) return true;
    const [fault] = meaningsAt(clause, at, ['fault']);
    if (fault === undefined) continue;
    if (faultSaidAs(clause, at, at + fault.length) !== 'denied') return true;
    for (const cue of clause.cues) if (cue.from <= at && cue.to > at) soundness.add(cue.at);
  }
  const isMissing = (at: number) => meaningsAt(clause, at, ['missing']).some(({ weak }) => !weak);
  return (
    clause.cues.some(({ class: name, at }) => TURNS.has(name) && !soundness.has(at)) ||
    clause.tokens.some((_, at) => isMissing(at) && !soundness.has(at))
  );
}

/** "The drive has been taken out." */
const AWAY: ReadonlySet<string> = new Set(['out', 'off', 'away']);
const TURNS: ReadonlySet<Cue['class']> = new Set<Cue['class']>(['deny', 'doubt', 'correct']);

/** "There is a lift" of a house without one: things that the seller only ever denied. */
function given(clause: Told, support: Support): readonly Finding[] {
  return clause.places.flatMap((at) => {
    const token = clause.tokens[at];
    if (
      token?.kind !== 'word' ||
      TIMES.has(token.key) ||
      !support.denies(token.key) ||
      !isNoun(clause, at, support)
    )
      return [];
    if (saidAs(clause, at, at + 1) !== 'asserted') return [];
    return [{ kind: 'included' as const, start: token.start, end: token.end, turned: true }];
  });
}

/** Whether an article or an amount leads to a word, or a clause begins with it and says something of it. */
function isNoun({ tokens, places, ...clause }: Told, at: number, { speech }: Support): boolean {
  if (speech.language === 'de' && !/^\p{Lu}/u.test(tokens[at]?.text ?? '')) return false;
  const leads = (place: number) =>
    places.includes(place) ||
    /^(?:of|&|and)$/.test(tokens[place]?.key ?? '') ||
    isUnit(tokens[place]?.text ?? '') ||
    meaningsAt({ tokens, ...clause }, place, BEFORE_NOUN).length > 0;
  let from = at;
  while (from > 0 && leads(from - 1)) from -= 1;
  const before = tokens[from - 1];
  if (before !== undefined)
    return before.kind === 'number' || before.kind === 'code' || isArticle(before.key);
  const after = tokens[at + 1]?.key ?? '';
  return meaningsAt({ tokens, ...clause }, at + 1, ['joiner', 'included']).length > 0 && !isDeterminer(after);
}

const BEFORE_NOUN = ['grade', 'shade', 'filler', 'condition', 'colour', 'material'] as const;

/** "Can deliver" of what is to be collected. */
function sent(clause: Told, { meaning }: Support): readonly Finding[] {
  const sending = meaning('delivery', 'delivery');
  const isDenied = [...sending].every((polarity) => polarity === 'denied');
  if (!isDenied || sending.size + meaning('delivery', 'collection').size === 0) return [];
  return clause.tokens.flatMap((token, at) => {
    const [entry] = meaningsAt(clause, at, ['delivery']);
    if (entry === undefined || entry.weak || entry.means !== 'delivery' || at >= clause.limit) return [];
    const { end } = clause.tokens[at + entry.length - 1] ?? token;
    return [{ kind: 'guarantee' as const, start: token.start, end, turned: true }];
  });
}

/** "Never read" of what was read once. */
function neverDone({ tokens, places, cues }: Told, { word, speech }: Support): readonly Finding[] {
  const isGiven = (at: number) => {
    const key = tokens[at]?.key ?? '';
    const said = word(lemma(key, speech.language));
    return !isDeterminer(key) && said.size === 1 && said.has('asserted');
  };
  return tokens.flatMap((token, at) => {
    if (!NEVER.has(token.key) || !cues.some((cue) => cue.at === at)) return [];
    const last =
      tokens[places.find((place) => place > at && place <= at + NEAR_NEVER && isGiven(place)) ?? -1];
    return last === undefined
      ? []
      : [{ kind: 'provenance' as const, start: token.start, end: last.end, turned: true }];
  });
}
