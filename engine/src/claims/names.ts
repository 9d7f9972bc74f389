/** Which words of a clause are names: of makes, of models, of people and places. */
import type { Token } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { saysSize } from './meanings.ts';
import type { Clause } from './statements.ts';
import type { Support } from './support.ts';

const CAPITAL = /^\p{Lu}/u;
/** Shorter words name no thing. */
export const SHORTEST_NAME = 3;

export interface Headed extends Clause {
  /** The token behind those in capitals that head it: none of them is a name. */
  headEnd: number;
}

/** Capitals alone, as codes and short names are written. */
export function isAcronym({ text }: Token): boolean {
  return /^\p{Lu}{2,6}$/u.test(text);
}

/** Systems of sizes. */
const SYSTEMS = ['uk', 'us', 'eu'];

/** Whether it says by which system the size behind it counts, where the form names none. */
export function isSystem({ tokens }: Clause, at: number, support: Support): boolean {
  if (!SYSTEMS.includes(tokens[at]?.key ?? '') || SYSTEMS.some((name) => support.has(name))) return false;
  return tokens[at + 1]?.kind === 'number' || saysSize(tokens[at + 1]);
}

/** A capital within a sentence, but in German, where every noun has one. */
export function isProperName(clause: Headed, at: number, { speech }: Support): boolean {
  const { tokens } = clause;
  if (at < clause.headEnd) return false;
  const token = tokens[at];
  if (token === undefined || at === 0 || token.text.length < SHORTEST_NAME) return false;
  if (!CAPITAL.test(token.text) || /^I\P{L}/u.test(token.text) || entriesAt(tokens, at).length > 0)
    return false;
  if (DAYS.has(token.key) || (clause.isPhrase && isTitleCase(tokens))) return false;
  return speech.language !== 'de' && tokens[at - 1]?.kind === 'word';
}

/** Of ten words of a title three may be "with", "and" and "for". */
const FEWEST_CAPITALS = 0.7;

/** "Oak Table with Two Drawers": where most words have a capital it shows no name. */
function isTitleCase(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text.length >= SHORTEST_NAME);
  return words.filter(({ text }) => CAPITAL.test(text)).length > words.length * FEWEST_CAPITALS;
}

/** Days and feasts, which are no makes; weekdays have their capital in English and German alone. */
const DAYS: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
  christmas xmas easter halloween thanksgiving hanukkah diwali eid noel paques toussaint navidad navidades reyes pascua
  natale pasqua epifania befana carnevale ferragosto kerst kerstmis pasen sinterklaas pinksteren koningsdag wielkanoc
  wielkanocy wigilia wigilie mikolajki mikolaja natal pascoa carnaval jul julen pask midsommar valentine valentines
  valentin`.split(/\s+/),
);

/** Whether the form has a name, in whatever form and however it is said. */
export function isSaidAnywhere({ key, text }: Token, support: Support): boolean {
  return [key, ...(GENITIVE.test(text) ? [key.slice(0, -1)] : [])].some(
    (name) =>
      support.inParts(name) || support.word(name).size > 0 || support.has(name) || support.abbreviates(name),
  );
}

const GENITIVE = /['’ʼ]s$/iu;

/** A make, not a word that is also one: "an office chair", "made of". */
export function isName(
  tokens: readonly Token[],
  at: number,
  { common, length }: { common: boolean; length: number },
): boolean {
  const first = tokens[at];
  if (first === undefined || !/^[\p{Lu}\p{N}]/u.test(first.text)) return false;
  return !common && (length > 1 || entriesAt(tokens, at).length === 0);
}
