/** Where a text tells what: its words, faults and denials by statement, for asking whether it tells a thing at all. */
import { lemma } from '../language/fold.ts';
import { COMPOUNDING, type Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { isDrawback, isPart } from '../lexicon/concepts.ts';
import { NEEDS } from '../lexicon/speech-words.ts';
import { once } from '../text/remember.ts';
import { meaningsAt, placedAt } from './meanings.ts';
import { conceptSaidAs, faultSaidAs, isBarred, readStatements, type Speech } from './statements.ts';

/** A statement of the text by what it tells. */
export interface ToldStatement {
  faults: ReadonlySet<string>;
  /** Faults that it says are not there. */
  noFaults: ReadonlySet<string>;
  denies: boolean;
  /** Whether it says that something comes with the item. */
  gives: boolean;
}

export interface ToldText {
  statements: readonly ToldStatement[];
  /** The meanings of all faults told. */
  faults: ReadonlySet<string>;
  /** Parts that it says are not there. */
  deniedParts: ReadonlySet<string>;
  /** The statements that have a word. */
  having: (key: string) => ReadonlySet<number>;
}

/** The meaning of work that is still to be done, beside the lexicon's faults. */
export const NEEDED = 'needed';
export const NOT_WORKING = 'not working';
const STEM = 5;
const SHORTEST_HEAD = 4;
const LONGEST_ENDING = 3;
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
    const noFaults = new Set<string>();
    let denies = false;
    let gives = false;
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
        if (entry !== undefined) {
          const isDenied = faultSaidAs(clause, at, at + entry.length) === 'denied';
          (isDenied ? noFaults : faults).add(entry.means);
        }
        if (meaningsAt(clause, at, ['missing']).length > 0) denies = true;
        if (meaningsAt(clause, at, ['included']).some(({ weak }) => !weak)) gives = true;
      }
    }
    return { faults, noFaults, denies, gives };
  });
  const alike = once(() => alikeIn([...whole.keys()], language));
  return {
    statements,
    faults: new Set(statements.flatMap(({ faults }) => [...faults])),
    deniedParts,
    having: (key) => {
      const found = new Set<number>();
      for (const word of [key, lemma(key, language), ...alike()(key)])
        for (const at of whole.get(word) ?? NOWHERE) found.add(at);
      return found;
    },
  };
}

/** The words that share a stem with a word, or a compound's head: "handle" of "side handle" in one word. */
function alikeIn(words: readonly string[], language: Language): (key: string) => readonly string[] {
  const byStem = Map.groupBy(words, (word) => word.slice(0, STEM));
  const isHead = (one: string, other: string) =>
    one.length >= SHORTEST_HEAD && COMPOUNDING.has(language) && other.endsWith(one);
  return (key) => [
    ...(key.length < STEM ? [] : (byStem.get(key.slice(0, STEM)) ?? [])).filter(
      (word) => Math.abs(word.length - key.length) <= LONGEST_ENDING,
    ),
    ...words.filter((word) => isHead(word, key) || isHead(key, word)),
  ];
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
