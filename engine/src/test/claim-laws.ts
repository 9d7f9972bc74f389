// What the claim check owes to any form, derived without knowing what the form says: tests run it over the corpus, the
// bench over real sellers' texts.
import type { ListingForm } from '@smart-listings/contract';
import { checkClaims } from '../claims/check-claims.ts';
import { findOmissions, warningSentences } from '../claims/omissions.ts';
import { readStatements } from '../claims/statements.ts';
import { fold } from '../language/fold.ts';
import { tokenise } from '../language/tokens.ts';
import { DATA } from '../lexicon/data.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import type { Item } from '../values/item.ts';
import { readItem } from '../values/read-item.ts';

export const CLAIM_LAWS = [
  'own words marked',
  'own text omits',
  'number passes',
  'value passes',
  'fault dropped passes',
] as const;
type ClaimLaw = (typeof CLAIM_LAWS)[number];

/** One text that a law was held against. */
export interface Held {
  law: ClaimLaw;
  isBroken: boolean;
  text: string;
}

/** A plain number of two to four digits, and one that no seller wrote. */
const NUMBER = /(?<![\p{L}\p{N}.,])\d{2,4}(?![\p{L}\p{N}]|[.,]\d)/u;
const STRANGE = '7919';
/** Letters by which another word of a class is not the form's own, inflected or compounded. */
const TELLING = 4;

/** Holds every law against a form. */
export function holdClaimLaws(form: ListingForm): Held[] {
  const item = readItem(form);
  const marksIn = (description: string) => checkClaims({ title: '', description, tags: [] }, item);
  const omittedBy = (description: string) =>
    findOmissions({ title: '', description, tags: [] }, item).map(({ text }) => text);
  const isMarkedAt = (text: string, start: number, end: number) =>
    marksIn(text).some((claim) => claim.start < end && claim.end > start);
  const held: Held[] = [];
  const hold = (law: ClaimLaw, text: string, isBroken: boolean) => held.push({ law, isBroken, text });

  hold('own text omits', item.form.features, omittedBy(item.form.features).length > 0);
  for (const { text } of item.sentences) {
    // A question claims nothing.
    if (text.includes('?')) continue;
    hold('own words marked', text, marksIn(text).length > 0);
    for (const { law, start, end, by } of changesOf(text, item)) {
      const changed = text.slice(0, start) + by + text.slice(end);
      hold(law, changed, !isMarkedAt(changed, start, start + by.length));
    }
  }
  for (const warning of warningSentences(item)) {
    const others = item.sentences.filter((sentence) => sentence !== warning).map(({ text }) => text);
    hold('fault dropped passes', warning.text, !omittedBy(others.join('\n')).includes(warning.text));
  }
  return held;
}

interface Replacement {
  law: ClaimLaw;
  start: number;
  end: number;
  by: string;
}

/** A sentence's first number by another, and each of its certain colours and materials by one that the form does not have. */
function changesOf(text: string, item: Item): readonly Replacement[] {
  const number = NUMBER.exec(text);
  const values = readStatements(text, 'prose', item).flatMap(({ start: from, clauses }) =>
    clauses.flatMap(({ tokens }) =>
      tokens.flatMap(({ start, end }, at) => {
        const [entry] = entriesAt(tokens, at).filter(
          ({ weak, language }) => !weak && language === item.language,
        );
        const by = entry?.length === 1 ? anotherThan(entry, item) : undefined;
        return by === undefined
          ? []
          : [{ law: 'value passes' as const, start: from + start, end: from + end, by }];
      }),
    ),
  );
  if (number === null) return values;
  const [{ length }] = number;
  return [{ law: 'number passes', start: number.index, end: number.index + length, by: STRANGE }, ...values];
}

/** A sure word of the class with another meaning, which nothing in the form begins like. */
function anotherThan(entry: { class: string; means: string }, { form, language }: Item): string | undefined {
  if (entry.class !== 'colour' && entry.class !== 'material') return undefined;
  const written = fold(JSON.stringify(form));
  const tokens = tokenise(Object.values(form).join(' '));
  const said = new Set(tokens.flatMap((_, at) => entriesAt(tokens, at).map(({ means }) => means)));
  return (DATA[language] ?? '')
    .split('\n')
    .map((row) => row.split('\t'))
    .filter(([name, means]) => name === entry.class && !said.has(means ?? ''))
    .flatMap(([, , words = '']) => words.split(', ').find((word) => /^\p{L}{5,}$/u.test(word)) ?? [])
    .find((word) => !written.includes(fold(word).slice(0, TELLING)));
}
