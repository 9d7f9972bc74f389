/** Which clauses of the form the pieces of a text tell, and which of them no other piece does. */
import { clausesOf } from '../language/clauses.ts';
import { lemma } from '../language/fold.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import type { Item } from '../values/item.ts';
import { rootOf } from './form-words.ts';

/** Letters of a word that tells something. */
const SHORTEST_TOLD = 3;
/** Words of the same form begin with so many letters. */
const SAME_BEGINNING = 5;
/** A clause is untold where so much of it is. */
const MOST_OF_IT = 0.5;

/** A clause of the seller's sentences, but for the words of the item's name, which any sentence may have. */
interface FormClause {
  roots: readonly string[];
  isDenied: boolean;
  isFault: boolean;
}

/** What the seller's sentences tell. */
export interface Telling {
  clauses: readonly FormClause[];
  /** The clauses that have a root; none of a word of the name alone. */
  clausesWith: ReadonlyMap<string, readonly number[]>;
  /** The roots of the form that the tokens have. */
  rootsIn: (tokens: readonly Token[]) => readonly string[];
}

/** What one piece of a text tells of the form, against the other pieces. */
export interface Told {
  /** Words of the form that no other piece has. */
  newly: number;
  /** Words of the form, but for those of the name, that other pieces have too. */
  again: number;
  /** The clause of the form that it tells most of, and how many words of it. */
  clause: FormClause | undefined;
  shared: number;
  /** Whether another piece tells most of the same clause. */
  isShared: boolean;
  /** Whether that clause stands between those that the pieces before and behind tell. */
  isInOrder: boolean;
  /** Clauses between those, or in the order of the text, that nobody tells. */
  untold: number;
}

export function tellingOf({ form, sentences, language }: Item): Telling {
  const rootsOf = (tokens: readonly Token[]) => [
    ...new Set(
      tokens.flatMap(({ kind, key }) =>
        kind === 'mark' || key.length < SHORTEST_TOLD || SENTENCE_WORDS[language].has(key)
          ? []
          : rootOf(lemma(key, language)),
      ),
    ),
  ];
  const name = new Set(rootsOf(tokenise(`${form.itemName} ${form.make} ${form.modelNumber}`)));
  const all = sentences.flatMap(({ tokens, cues, topics }) =>
    clausesOf(tokens).map(({ from, to }) => ({
      roots: rootsOf(tokens.slice(from, to)),
      isDenied: cues.some(({ class: cue, at }) => cue === 'deny' && at >= from && at < to),
      isFault: topics.has('fault'),
    })),
  );
  const known = new Set(all.flatMap(({ roots }) => roots));
  const beginnings = new Map(
    [...known].flatMap((root) =>
      root.length < SAME_BEGINNING ? [] : [[root.slice(0, SAME_BEGINNING), root] as const],
    ),
  );
  const clauses = all.map((clause) => ({ ...clause, roots: clause.roots.filter((root) => !name.has(root)) }));
  const places = clauses.flatMap(({ roots }, at) => roots.map((root) => [root, at] as const));
  const found = Map.groupBy(places, ([root]) => root);
  return {
    clauses,
    clausesWith: new Map([...found].map(([root, pairs]) => [root, pairs.map(([, at]) => at)])),
    rootsIn: (tokens) => [
      ...new Set(
        rootsOf(tokens).flatMap((root) =>
          known.has(root) ? root : (beginnings.get(root.slice(0, SAME_BEGINNING)) ?? []),
        ),
      ),
    ],
  };
}

/** For each piece what it tells, by the roots of the form that it has; linear. */
export function toldBy(pieces: readonly (readonly string[])[], telling: Telling): readonly Told[] {
  const { clauses, clausesWith } = telling;
  const tellers = new Map<string, number>();
  for (const root of pieces.flat()) tellers.set(root, (tellers.get(root) ?? 0) + 1);
  const best = pieces.map((roots) => mostTold(roots, telling));
  const tellersOf = Map.groupBy(best, (clause) => clause);
  const untold = [0];
  for (const { roots } of clauses) {
    const left = roots.filter((root) => !tellers.has(root)).length;
    untold.push((untold.at(-1) ?? 0) + Number(left > 0 && left >= roots.length * MOST_OF_IT));
  }
  const before = lastKnown(best, -1);
  const behind = lastKnown(best.toReversed(), clauses.length).toReversed();
  return pieces.map((roots, index) => {
    const clause = best[index] ?? -1;
    const [last, next] = [before[index] ?? -1, behind[index] ?? clauses.length];
    const [from, to] = [
      Math.max(0, Math.min(last, next)),
      Math.min(clauses.length, Math.max(last, next) + 1),
    ];
    const told = clauses[clause];
    return {
      newly: roots.filter((root) => tellers.get(root) === 1).length,
      again: roots.filter((root) => clausesWith.has(root) && tellers.get(root) !== 1).length,
      clause: told,
      shared: told === undefined ? 0 : roots.filter((root) => told.roots.includes(root)).length,
      isShared: clause !== -1 && (tellersOf.get(clause)?.length ?? 0) > 1,
      isInOrder: clause !== -1 && clause >= last && clause <= next,
      untold: (untold[to] ?? 0) - (untold[from] ?? 0),
    };
  });
}

/** The clause that has the most of the roots, those of few clauses first; -1 where none has any. */
function mostTold(roots: readonly string[], { clausesWith }: Telling): number {
  const shares = new Map<number, number>();
  for (const root of roots) {
    const having = clausesWith.get(root) ?? [];
    for (const clause of having) shares.set(clause, (shares.get(clause) ?? 0) + 1 / having.length);
  }
  let best = -1;
  for (const [clause, share] of shares) if (share > (shares.get(best) ?? 0)) best = clause;
  return best;
}

/** For each place the last clause that was told before it. */
function lastKnown(told: readonly number[], otherwise: number): readonly number[] {
  let last = otherwise;
  return told.map((clause) => {
    const before = last;
    if (clause !== -1) last = clause;
    return before;
  });
}
