/** What the form names besides values: kinds of things, names by their first letters, the size of the thing itself. */
import { phraseAt } from '../categories/category-index.ts';
import { categoryWords } from '../categories/category-words.ts';
import type { Token } from '../language/tokens.ts';
import type { Item } from '../values/item.ts';
import { placedAt } from './meanings.ts';
import { sayerOf } from './said-as.ts';
import type { Statement } from './statements.ts';

/** The first letters of words with a capital that stand in a row. */
export function initialsIn(statements: readonly Statement[]): readonly string[] {
  return statements.flatMap(({ clauses }) =>
    clauses.flatMap(({ tokens }) =>
      tokens
        .map(({ key, text }) => (/^\p{Lu}/u.test(text) ? (key[0] ?? '') : ' '))
        .join('')
        .split(' '),
    ),
  );
}

/** Whether words name the kind itself, and no other thing of its shelf. */
export function isCore(
  tokens: readonly Token[],
  { at, to }: { at: number; to: number },
  id: string,
): boolean {
  const words = tokens.slice(at, to).map(({ key }) => key);
  return categoryWords(id, 'en', words.join(' ')).names.length > 0;
}

/** The kinds of things that the form names, also those of English words in another language. */
export function kindsIn(statements: readonly Statement[], { language, category }: Item): ReadonlySet<string> {
  const kinds = new Set(category === null ? [] : [category]);
  for (const { clauses } of statements) {
    for (const { tokens } of clauses) {
      for (const at of tokens.keys()) {
        for (const spoken of [language, 'en'] as const) {
          const found = phraseAt(tokens, at, spoken);
          if (found !== null && isCore(tokens, { at, to: found.to }, found.entry.id))
            kinds.add(found.entry.id);
        }
      }
    }
  }
  return kinds;
}

/** Whether it says a size of the thing, and not only that of who wears it. */
export function saysSize(statements: readonly Statement[]): boolean {
  const saidOfSize = sayerOf('size');
  return statements.some(({ clauses }) =>
    clauses.some((clause) =>
      clause.tokens.some((_, at) =>
        placedAt(clause, at, ['size']).some(
          ({ length }) => saidOfSize(clause, at, at + length) === 'asserted',
        ),
      ),
    ),
  );
}
