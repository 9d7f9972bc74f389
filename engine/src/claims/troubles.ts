/** Of which parts of the item the form says that something is wrong with them. */
import { lemma } from '../language/fold.ts';
import { tokenise } from '../language/tokens.ts';
import { NEEDS } from '../lexicon/speech-words.ts';
import type { Item } from '../values/item.ts';
import { SOUND } from './concepts.ts';
import { wordsNear } from './form-words.ts';
import { meaningsAt, placedAt } from './meanings.ts';
import { conceptSaidAs, faultSaidAs } from './said-as.ts';
import type { Clause, Statement } from './statements.ts';

export interface Troubles {
  /** Whether something of the part that a word names is broken, worn, missing or wanted, and nothing says it is sound. */
  has: (key: string) => boolean;
  /** The same of what keeps it from working. */
  stops: (key: string) => boolean;
}

/** Tokens within which the part of a fault is named: "the lid has a few signs of wear". */
const NEAR = 5;
/** Faults with which a thing does not work. */
const STOPPING: ReadonlySet<string> = new Set(['broken', 'not working']);

/** Reads the sentences of a form. The words of its name are the whole item, and no part of it. Linear. */
export function readTroubles(statements: readonly Statement[], { form, language }: Item): Troubles {
  const whole = new Set(
    tokenise(`${form.itemName} ${form.make} ${form.modelNumber}`).map(({ key }) => lemma(key, language)),
  );
  const troubled = new Set<string>();
  const stopped = new Set<string>();
  const sound = new Set<string>();
  const note = (found: Set<string>, { tokens }: Clause, from: number, to: number) => {
    for (const key of wordsNear(tokens, from, to, NEAR)) {
      const word = lemma(key, language);
      if (!whole.has(word)) found.add(word);
    }
  };
  for (const clause of statements.flatMap(({ clauses }) => clauses)) {
    for (const { concept, from, to } of clause.concepts) {
      const polarity = conceptSaidAs(concept, { clause, from, to });
      if (concept.kind === 'function' && polarity === 'denied') note(stopped, clause, from, to);
      if ((concept.kind === 'function' || SOUND.has(concept.id)) && polarity === 'asserted')
        note(sound, clause, from, to);
    }
    for (const [at, token] of clause.tokens.entries()) {
      if (token.kind === 'mark') continue;
      const [fault] = placedAt(clause, at, ['fault']);
      const to = at + (fault?.length ?? 1);
      if (fault !== undefined && faultSaidAs(clause, at, to) === 'asserted') {
        note(troubled, clause, at, to);
        if (STOPPING.has(fault.means)) note(stopped, clause, at, to);
      }
      const isMissing = meaningsAt(clause, at, ['missing']).some(({ weak }) => !weak);
      if (isMissing || NEEDS[language].has(token.key)) note(troubled, clause, at, at + 1);
    }
  }
  const isIn = (found: ReadonlySet<string>) => (key: string) => {
    const word = lemma(key, language);
    return found.has(word) && !sound.has(word);
  };
  return { has: isIn(troubled), stops: isIn(stopped) };
}
