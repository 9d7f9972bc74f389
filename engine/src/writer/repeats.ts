/** What a statement still has to say after the opening: nothing is told twice. */
import { splitAtBlanks } from '../text/blanks.ts';
import { capitalised, isSmallWord, wordKeys } from './words.ts';

// A statement that would go on with one of these needs what stands before it.
const LEANS = new Set(
  (
    'is are was were has have had can will would should may but and or which that so only also version one ones model type style still not no never ' +
    'works work working does do fits fit comes came made measures measuring weighs looks up on for to of at by as than like edition series'
  ).split(' '),
);
const BINDS = /^(?:\d+|\d+\s?x|x|all|both|two|three|four|five|six|the|a|an|its|full|set|of)$/i;
const TAIL_OPENS = /^(?:in|size|age|aged)$/i;

function edgeless(word: string): string {
  if (!isEdge(word.charCodeAt(0)) && !isEdge(word.charCodeAt(word.length - 1))) return word;
  return word.replace(/^[,;:(]+|[,;:)]+$/gu, '');
}

// , : ; ( )
function isEdge(code: number): boolean {
  return code === 44 || code === 58 || code === 59 || code === 40 || code === 41;
}

/** `statement` without the words at its beginning and its end that `said` holds; empty where all is said. */
export function newsOf(statement: string, said: Said): string {
  const words = splitAtBlanks(statement);
  const isSaid = (word: string): boolean =>
    /\d/.test(word)
      ? said.words.has(edgeless(word).toLowerCase())
      : wordKeys(word).every((key) => said.keys.has(key));
  if (words.length > 1 && words.every((word) => isSmallWord(word) || isSaid(word))) return '';
  let from = 0;
  while (from < words.length) {
    const word = words[from] ?? '';
    if (!isSaid(word) && !(from > 0 && /^(?:the|a|an)$/i.test(word))) break;
    if (/[(.;:]/u.test(word) && from > 0) return statement;
    from += 1;
  }
  // "10 seasons in the big box": a number goes with what it counts.
  if (from > 0 && BINDS.test(words[from - 1] ?? '')) return statement;
  // "44mm Bluetooth version": one word alone goes only when it is a measure.
  if (from === 1 && !/\d/.test(words[0] ?? '')) from = 0;
  if (/^with$/i.test(words[from] ?? '')) from += 1;
  const to = endOf(words, isSaid);
  const rest = words.slice(from, to);
  const first = edgeless(rest[0] ?? '');
  const leans = LEANS.has(first.toLowerCase()) || isSmallWord(first) || /^[^\p{L}\p{N}"“]/u.test(first);
  if (rest.length < 2 || leans || rest.length === words.length) return statement;
  return capitalised(edgeless(rest.join(' ')));
}

// "… in silver", "… age 7-8yrs"
function endOf(words: readonly string[], isSaid: (word: string) => boolean): number {
  let at = words.length;
  while (at > 1 && isSaid(words[at - 1] ?? '')) at -= 1;
  const opener = words[at - 1] ?? '';
  if (at < words.length && /^in$/i.test(opener)) return at - 1;
  if (at < words.length && TAIL_OPENS.test(words[at] ?? '')) return at;
  return words.length;
}

/** What a text has told: its words, and their keys. */
export interface Said {
  readonly words: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
}

/** The words of `text`, to be compared with what follows it. */
export function saidIn(text: string): Said {
  const words = splitAtBlanks(text);
  return {
    words: new Set(words.map((word) => edgeless(word).toLowerCase())),
    keys: new Set(words.flatMap((word) => wordKeys(word))),
  };
}
