// Measures by what a piece of a listing is one that the seller's form does not support, and prints the table that stands
// in engine/src/claims/doubt-weights.ts: `npx node bench/fit-claims.ts`. How well it does is told for each writer of
// listings by weights from those of all the others.

import { MARKED_FROM, PLAIN_FROM, plainIn, sureIn, suspectIn, traitsOf } from '../engine/src/claims/doubt.ts';
import { readPieces } from '../engine/src/claims/read-pieces.ts';
import { splitStatements } from '../engine/src/claims/statements.ts';
import { type Support, supportOf } from '../engine/src/claims/support.ts';
import { prepareText } from '../engine/src/language/prepare.ts';
import type { Span } from '../engine/src/language/span.ts';
import { readCheckedListings } from '../engine/src/test/corpus.ts';
import { readItem } from '../engine/src/values/read-item.ts';
import { fitWeights, type JudgedCase, oddsOf, type Weights } from './logistic.ts';

const ROUNDS = 800;
const STEP = 1;
/** How much the nothing that is known of a trait before counts, in pieces. */
const PULL = 2;
/** A trait of fewer pieces gets no weight. */
const FEWEST = 8;
/** Each lie stands so many sentences behind the one before. */
const PLACES_APART = 7;
/** Ways in which one sentence goes on from another. */
const JOINTS = [', ', ' – ', ', and '] as const;
const TRIED = [1.5, 1.75, 1.9, 2, 2.1, 2.25, 2.5];

interface Row extends JudgedCase {
  writer: number;
  /** How a lie stands in the listing, or `honest`. */
  way: string;
  /** The listing, or the lie. */
  text: string;
  /** Marked whatever its odds. */
  isSure: boolean;
  /** Marked from lower odds on. */
  isPlain: boolean;
  /** Whether anything of it may be marked. */
  isSuspect: boolean;
}

type Kind = Pick<Row, 'writer' | 'way' | 'text' | 'isSo'>;

const rows = readCheckedListings().flatMap(({ id, writer, form, description, lies }): Row[] => {
  const support = supportOf(readItem(form));
  const sentences = splitStatements(prepareText(description), 'prose').map(({ start, end }) =>
    description.slice(start, end),
  );
  const written = (before: readonly string[], said: string, behind: readonly string[], kind: Kind) => {
    const start = before.join(' ').length + Number(before.length > 0);
    const text = [...before, said, ...behind].join(' ');
    return rowsOf(support, text, { ...kind, within: { start, end: start + said.length } });
  };
  const honest = { writer, isSo: false };
  const joined = sentences.slice(1).flatMap((sentence, index) => {
    const [before, behind] = [sentences.slice(0, index), sentences.slice(index + 2)];
    const joint = JOINTS[index % JOINTS.length] ?? ', ';
    const said = join(sentences[index] ?? '', joint, sentence);
    return written(before, said, behind, { ...honest, way: 'joined', text: `${id} ${index}` });
  });
  const told = lies.flatMap((lie, number) => {
    const place = (number * PLACES_APART) % sentences.length;
    const [before, behind] = [sentences.slice(0, place), sentences.slice(place + 1)];
    const sentence = sentences[place] ?? '';
    const kind = { writer, isSo: true, text: `${id} ${number}` };
    const start = before.join(' ').length + Number(before.length > 0);
    const inOne = JOINTS.flatMap((joint) => {
      const text = [...before, join(sentence, joint, lie), ...behind].join(' ');
      const from = start + join(sentence, joint, '').length;
      return rowsOf(support, text, {
        ...kind,
        way: `behind${joint}`,
        within: { start: from, end: from + lie.length },
      });
    });
    const first = [...before, join(lie, ', ', sentence), ...behind].join(' ');
    return [
      ...written(before, lie, [sentence, ...behind], { ...kind, way: 'alone' }),
      ...inOne,
      ...rowsOf(support, first, { ...kind, way: 'before, ', within: { start, end: start + lie.length - 1 } }),
    ];
  });
  return [...rowsOf(support, description, { ...honest, way: 'honest', text: id }), ...joined, ...told];
});

const writers = [...new Set(rows.map(({ writer }) => writer))];
const judged = writers.flatMap((writer) => {
  const weights = fit(rows.filter((row) => row.writer !== writer));
  return rows.flatMap((row) =>
    row.writer === writer ? [{ ...row, odds: oddsOf(row.evidence, weights) }] : [],
  );
});
for (const among of [...writers.map((writer) => [writer]), writers])
  for (const from of among.length === 1 ? [MARKED_FROM] : TRIED)
    console.log(`writer ${among}, from ${from}: ${shares(among, from)}`);
for (const [name, weight] of fit(rows))
  console.log(`  ${/\W/.test(name) ? `'${name}'` : name}: ${weight.toFixed(2)},`);

/** Of each way how many listings, or lies, have a mark. */
function shares(among: readonly number[], from: number): string {
  const ways = Map.groupBy(
    judged.filter(({ writer }) => among.includes(writer)),
    ({ way }) => way,
  );
  return [...ways]
    .map(([way, all]) => {
      const texts = [...Map.groupBy(all, ({ text }) => text).values()];
      const marked = texts.filter((pieces) =>
        pieces.some(
          ({ isSure, isPlain, isSuspect, odds }) =>
            isSure || (isPlain && odds >= PLAIN_FROM) || (isSuspect && odds >= from),
        ),
      );
      return `${way} ${((100 * marked.length) / texts.length).toFixed(1)} %`;
    })
    .join('; ');
}

function join(first: string, joint: string, second: string): string {
  const small = /^(?:I\P{L}|\p{Lu}{2})/u.test(second)
    ? second
    : second.slice(0, 1).toLowerCase() + second.slice(1);
  return `${first.replace(/[.!?]$/, '')}${joint}${small}`;
}

/** The pieces of a text, or of a stretch of it. */
function rowsOf(
  support: Support,
  text: string,
  { within = { start: 0, end: text.length }, ...kind }: Kind & { within?: Span },
): Row[] {
  return readPieces(prepareText(text), support).flatMap((piece) => {
    const { start, end } = within;
    const inside = Math.min(end, piece.end) - Math.max(start, piece.start);
    // What is for the most part something else counts as that.
    if (inside * 2 <= piece.end - piece.start) return [];
    return [
      {
        ...kind,
        evidence: Object.entries(traitsOf(piece, support)),
        isSure: sureIn(piece, support).length > 0,
        isPlain: plainIn(piece, support).length > 0,
        isSuspect: suspectIn(piece, support).length > 0,
      },
    ];
  });
}

/** From all pieces that may be marked. */
function fit(among: readonly Row[]): Weights {
  const cases = among.filter(({ isSuspect }) => isSuspect);
  const names = cases.flatMap(({ evidence }) =>
    evidence.flatMap(([name, amount]) => (amount > 0 ? [name] : [])),
  );
  const counts = Map.groupBy(names, (name) => name);
  const from = new Map(
    [...counts].flatMap(([name, { length }]) => (length < FEWEST ? [] : [[name, 0] as const])).toSorted(),
  );
  return fitWeights(cases, { from, pull: () => PULL, rounds: ROUNDS, step: STEP });
}
