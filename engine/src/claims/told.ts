/** Which statements of a text speak of what: parts, faults, colours and other words, whatever they are called. */
import { lemma, singular } from '../language/fold.ts';
import { COMPOUNDING, type Language } from '../language/languages.ts';
import { isDrawback, isPart } from '../lexicon/concepts.ts';
import { EXCEPTS, NEEDS } from '../lexicon/speech-words.ts';
import { once, remembering } from '../text/remember.ts';
import { contentPlaces } from './content.ts';
import { inflectedIn } from './form-words.ts';
import { faultAt, meaningsAt } from './meanings.ts';
import { type Clause, conceptSaidAs, faultSaidAs, readStatements, type Speech } from './statements.ts';

/** What one word of a text speaks of, by each of its names: its stem, the kind of part that it is, what it means. */
export type Topic = readonly string[];

/** A statement of a text by what it tells. */
interface ToldStatement {
  /** Faults that it tells, and faults that it says are not there. */
  faults: ReadonlySet<string>;
  noFaults: ReadonlySet<string>;
}

export interface ToldText {
  statements: readonly ToldStatement[];
  /** The statements that speak of a topic. */
  on: (topic: Topic) => ReadonlySet<number>;
  /** Those that do so in a clause that denies, says what is missing or what must be had. */
  without: (topic: Topic) => ReadonlySet<number>;
}

/** The meaning of work that is still to be done, beside the lexicon's faults. */
export const NEEDED = 'needed';
export const NOT_WORKING = 'not working';
const SHORTEST_HEAD = 4;
/** A word that stands in more statements than these tells nothing more by standing in another. */
const MOST_PLACES = 60;
const NAMED = ['colour', 'material', 'pattern'] as const;

/** A fault as a topic. */
export function faultTopic(means: string): Topic {
  return [`fault ${means}`];
}

/** What the words of a clause speak of, by their places. */
export function topicsAt(
  clause: Clause,
  speech: Speech,
  span: { from: number; to: number },
): ReadonlyMap<number, Topic> {
  const topics = new Map<number, Topic>();
  const add = (at: number, names: Topic) => topics.set(at, [...(topics.get(at) ?? []), ...names]);
  for (const at of contentPlaces(clause, speech, span)) {
    const key = clause.tokens[at]?.key ?? '';
    const named = meaningsAt(clause, at, NAMED).filter(({ weak }) => !weak);
    add(at, [
      ...new Set([lemma(key, speech.language), singular(key)]),
      ...named.map((entry) => `${entry.class} ${entry.means}`),
    ]);
  }
  for (const { concept, from, to } of clause.concepts)
    for (let at = Math.max(from, span.from); isPart(concept) && at < Math.min(to, span.to); at += 1)
      add(at, [`part ${concept.id}`]);
  return topics;
}

/** Reads the statements of a text once, for many questions. Linear. */
export function readTold(text: string, speech: Speech): ToldText {
  return toldOf(readStatements(text, 'prose', speech), speech);
}

/** As `readTold` for statements that are read already, each of its clauses. */
export function toldOf(statements: readonly { clauses: readonly Clause[] }[], speech: Speech): ToldText {
  const { language } = speech;
  const whole = new Map<string, Set<number>>();
  const denied = new Map<string, Set<number>>();
  const told = statements.map(({ clauses }, index) => {
    const faults = new Set<string>();
    const noFaults = new Set<string>();
    for (const clause of clauses) {
      const { tokens, cues } = clause;
      let denies = cues.some((cue) => cue.class === 'deny');
      for (const { concept, from, to } of clause.concepts) {
        if (isDrawback(concept)) faults.add(concept.id);
        if (concept.kind === 'function' && conceptSaidAs(concept, { clause, from, to }) === 'denied')
          faults.add(NOT_WORKING);
      }
      for (const [at, token] of tokens.entries()) {
        if (token.kind === 'mark') continue;
        if (NEEDS[language].has(token.key)) {
          faults.add(NEEDED);
          denies = true;
        }
        const entry = faultAt(clause, at);
        if (entry !== undefined) {
          const isDenied = faultSaidAs(clause, at, at + entry.length) === 'denied';
          (isDenied ? noFaults : faults).add(entry.means);
        }
        if (EXCEPTS.has(token.key) || meaningsAt(clause, at, ['missing']).length > 0) denies = true;
      }
      for (const names of topicsAt(clause, speech, { from: 0, to: tokens.length }).values())
        for (const name of names) {
          put(whole, name, index);
          if (denies) put(denied, name, index);
        }
    }
    for (const means of faults) for (const name of faultTopic(means)) put(whole, name, index);
    return { faults, noFaults: new Set([...noFaults].filter((means) => !faults.has(means))) };
  });
  const alike = once(() => alikeIn([...whole.keys()], language));
  // A seller who lists faults names the same parts again and again.
  const having = (places: ReadonlyMap<string, ReadonlySet<number>>) => {
    const find = remembering((names): ReadonlySet<number> => {
      const words = names.split(',').flatMap((name) => [name, ...alike()(name)]);
      return new Set(words.flatMap((word) => [...(places.get(word) ?? NOWHERE)]));
    });
    return (topic: Topic) => find(topic.join());
  };
  return { statements: told, on: having(whole), without: having(denied) };
}

const NOWHERE: ReadonlySet<number> = new Set();

/** The words that are another form of a word, or share a compound's head with it: "handle" of "side handle" in one word. */
function alikeIn(words: readonly string[], language: Language): (key: string) => readonly string[] {
  const single = words.filter((word) => !word.includes(' '));
  const inflected = inflectedIn(single);
  if (!COMPOUNDING.has(language)) return inflected;
  const isHead = (one: string, other: string) => one.length >= SHORTEST_HEAD && other.endsWith(one);
  return (key) => [...inflected(key), ...single.filter((word) => isHead(word, key) || isHead(key, word))];
}

function put(map: Map<string, Set<number>>, key: string, index: number): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([index]));
  else if (known.size < MOST_PLACES) known.add(index);
}
