/** Where a text tells what: its words, faults and denials by statement, for asking whether it tells a thing at all. */
import { lemma } from '../language/fold.ts';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { NEEDS } from '../lexicon/speech-words.ts';
import { isDrawback, isPart } from './concepts.ts';
import { meaningsAt, placedAt } from './meanings.ts';
import { conceptSaidAs, faultSaidAs, isBarred, readStatements, type Speech } from './statements.ts';

/** A statement of the text by what it tells. */
interface ToldStatement {
  faults: ReadonlySet<string>;
  denies: boolean;
}

export interface ToldText {
  statements: readonly ToldStatement[];
  /** The meanings of all faults told. */
  faults: ReadonlySet<string>;
  /** Parts that it says are not there. */
  deniedParts: ReadonlySet<string>;
  /** Whether a statement that denies nothing has the last part of a long word: "Spuren vom Gebrauch" of "Gebrauchsspuren". */
  hasHead: (key: string) => boolean;
  /** The statements that have a word. */
  having: (key: string) => ReadonlySet<number>;
}

/** The meaning of work that is still to be done, beside the lexicon's faults. */
export const NEEDED = 'needed';
export const NOT_WORKING = 'not working';
const SHORTEST_PART = 5;
const LONGEST_WORD = 40;
/** A word that stands in more statements than these tells nothing more by standing in another. */
const MOST_PLACES = 60;
const NOWHERE: ReadonlySet<number> = new Set();

/** Reads a description once, for many questions. Linear. */
export function readTold(text: string, speech: Speech): ToldText {
  const { language } = speech;
  const whole = new Map<string, Set<number>>();
  const deniedParts = new Set<string>();
  const statements = readStatements(text, 'prose', speech).map(({ clauses }, index) => {
    const faults = new Set<string>();
    let denies = false;
    for (const clause of clauses) {
      const { tokens, cues } = clause;
      if (cues.some((cue) => cue.class === 'deny')) denies = true;
      for (const { concept, from, to } of clause.concepts) {
        if (isDrawback(concept)) faults.add(concept.id);
        if (conceptSaidAs(concept, { clause, from, to }) !== 'denied') continue;
        if (isPart(concept) || isBarred(concept, { clause, from, to })) deniedParts.add(concept.id);
        if (concept.kind === 'function') faults.add(NOT_WORKING);
      }
      for (const [at, token] of tokens.entries()) {
        if (token.kind === 'mark') continue;
        if (NEEDS[language].has(token.key)) faults.add(NEEDED);
        for (const stem of stemsOf(token, language)) put(whole, stem, index);
        const [entry] = placedAt(clause, at, ['fault']);
        if (entry !== undefined && faultSaidAs(clause, at, at + entry.length) !== 'denied')
          faults.add(entry.means);
        if (meaningsAt(clause, at, ['missing']).length > 0) denies = true;
      }
    }
    return { faults, denies };
  });
  return {
    statements,
    faults: new Set(statements.flatMap(({ faults }) => [...faults])),
    deniedParts,
    hasHead: (key) =>
      key.length <= LONGEST_WORD &&
      Array.from({ length: key.length - SHORTEST_PART }, (_, at) => key.slice(at + 1)).some((end) =>
        [...(whole.get(end) ?? NOWHERE)].some((at) => statements[at]?.denies === false),
      ),
    having: (key) => {
      const found = new Set<number>();
      for (const stem of [key, lemma(key, language)]) {
        for (const at of whole.get(stem) ?? NOWHERE) found.add(at);
      }
      return found;
    },
  };
}

function put(map: Map<string, Set<number>>, key: string, index: number): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([index]));
  else if (known.size < MOST_PLACES) known.add(index);
}

function stemsOf({ key }: Token, language: Language): readonly string[] {
  const stem = lemma(key, language);
  return stem === key ? [key] : [key, stem];
}
