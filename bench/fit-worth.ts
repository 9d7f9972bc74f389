// Measures by what a stretch of a seller's text comes to stand in the title that a reseller writes, and prints the table that
// stands in engine/src/writer/worth-weights.ts: `npx node bench/fit-worth.ts`. How well it does is told for each writer of
// forms by weights from those of all the others.

import { lemma } from '../engine/src/language/fold.ts';
import { readTitledForms } from '../engine/src/test/corpus.ts';
import { readItem } from '../engine/src/values/read-item.ts';
import { isSmallWord } from '../engine/src/writer/new-words.ts';
import { MOST_SENTENCES } from '../engine/src/writer/opening-phrases.ts';
import { keysOf } from '../engine/src/writer/phrases.ts';
import { stretchContext } from '../engine/src/writer/stretches.ts';
import { sentencesOf } from '../engine/src/writer/text-opening.ts';
import { weighable } from '../engine/src/writer/weighed-stretches.ts';
import { traitsOf } from '../engine/src/writer/worth.ts';
import { fitWeights, type JudgedCase, oddsOf, shareOf, type Weights } from './logistic.ts';

/** Of its words that the name does not have, so many stand in the reseller's title. */
const SAID_FROM = 0.6;
const ROUNDS = 2_000;
const STEP = 1;
/** How much the nothing that is known of a trait before counts, in stretches. */
const PULL = 1;

interface Row extends JudgedCase {
  writer: number;
}

const rows: readonly Row[] = readTitledForms().flatMap(({ writer, form, title }) => {
  const item = readItem(form);
  const keysIn = (text: string) => new Set(keysOf(text).flatMap((key) => [key, lemma(key, item.language)]));
  const said = keysIn(title);
  const name = keysIn([form.itemName, form.make, form.modelNumber].join(' '));
  const isIn = (keys: ReadonlySet<string>) => (key: string) =>
    keys.has(key) || keys.has(lemma(key, item.language));
  const context = stretchContext(item);
  const sentences = sentencesOf(item);
  return sentences.slice(0, MOST_SENTENCES).flatMap((sentence, number) =>
    weighable(sentence, { item, context, number, sentences: sentences.length }).flatMap(
      ({ told, place, options }) =>
        options.flatMap((span) => {
          const { tokens } = sentence;
          const words = tokens
            .slice(span.from, span.to)
            .flatMap(({ text }, index) =>
              isSmallWord(tokens, span.from + index, item.language) ? [] : keysOf(text),
            )
            .filter((key) => (key.length > 1 || /\d/.test(key)) && !isIn(name)(key));
          if (words.length === 0) return [];
          const isSaid = words.filter(isIn(said)).length >= SAID_FROM * words.length;
          return [
            {
              writer,
              isSo: isSaid,
              evidence: Object.entries(traitsOf(sentence, span, { item, told, place })),
            },
          ];
        }),
    ),
  );
});

const writers = [...new Set(rows.map(({ writer }) => writer))];
const judged = writers.flatMap((writer) => {
  const weights = fit(rows.filter((row) => row.writer !== writer));
  return rows.flatMap((row) =>
    row.writer === writer ? [{ isSaid: row.isSo, worth: shareOf(oddsOf(row.evidence, weights)) }] : [],
  );
});
console.log(
  `${rows.length} stretches, ${judged.filter(({ isSaid }) => isSaid).length} of them in the reseller's title`,
);
for (const from of [0.35, 0.4, 0.45, 0.5, 0.6, 0.7]) {
  const taken = judged.filter((one) => one.worth >= from);
  const right = taken.filter(({ isSaid }) => isSaid).length;
  console.log(
    `from ${from}: ${taken.length} pass, of which resellers say ${Math.round((100 * right) / taken.length)} %`,
  );
}
for (const [name, weight] of fit(rows))
  console.log(`  ${/\W/.test(name) ? `'${name}'` : name}: ${weight.toFixed(2)},`);

function fit(among: readonly Row[]): Weights {
  const names = new Set(among.flatMap(({ evidence }) => evidence.map(([name]) => name)));
  const from = new Map([...names].map((name) => [name, 0]));
  return fitWeights(among, { from, pull: () => PULL, rounds: ROUNDS, step: STEP });
}
