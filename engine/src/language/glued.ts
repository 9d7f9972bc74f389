/** Where a text that lost its line breaks was two lines: "in good conditionHeight: 36cmWidth: 20cm". */
import { brandAt, entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { matchesOf } from '../text/matches.ts';
import { tokenise } from './tokens.ts';

// "36cmHauteur", "conditionTrusted", "20€Sold": small letters, a closing bracket, a stop or a currency's sign, and a
// new word right behind; "70 cm7 gants": an amount, and another; "lock64gb": a word, and storage.
const GLUED =
  /\p{Ll}{2}[)!?.]?(?=\p{Lu}\p{Ll}|\d{2,4}[gt]b(?!\p{Ll}))|\d\s?[€£$](?=\p{Lu})|\d\s?(?:cm|mm|kg|ml|[GgTt][Bb]|EUR|[Ee]uros?)(?=\d|\p{Lu}\p{Ll})/gu;
const FEWEST_JOINTS = 2;

/**
 * Where a text that lost its line breaks goes on with another line. A single joint may be a name ("PlayStation"); beside
 * a sure one, or before a word with a colon, it is none.
 */
export function gluedJoints(content: string): readonly number[] {
  const joints = matchesOf(content, GLUED).map(({ index, 0: before }) =>
    nameStart(content, index + before.length),
  );
  const sure = joints.filter((at) => isLabelled(content, at) || !isInName(content, at));
  if (sure.length >= FEWEST_JOINTS || sure.some((at) => isLabelled(content, at))) {
    return joints.filter((at) => sure.includes(at) || isKnown(wordAt(content, at)));
  }
  return [];
}

/** "PlusiPhone": a name that begins with a small letter begins there. */
function nameStart(content: string, at: number): number {
  const tokens = tokenise(content.slice(at - 1, at + LONGEST_NAME));
  return brandAt(tokens, 0)?.length === 1 ? at - 1 : at;
}

const LONGEST_NAME = 20;

/** "etatPrix :": what is glued on is a label. */
function isLabelled(content: string, at: number): boolean {
  return /^\p{Lu}\p{Ll}+ ?:/u.test(content.slice(at, at + 24));
}

function wordAt(content: string, at: number): string {
  return /^\p{L}+/u.exec(content.slice(at, at + 20))?.[0] ?? '';
}

/** Whether the letters round a joint may be one name: at least one side is no word that is known. */
function isInName(content: string, at: number): boolean {
  const before = /[\p{L}\d€£$]+[)!?.]?$/u.exec(content.slice(Math.max(0, at - 20), at))?.[0] ?? '';
  // Names of two parts begin with a capital, or with less than a word: "PlayStation", "iPhone".
  if (/^\p{Ll}{4,}$|[€£$]$/u.test(before) || /\d\s?\p{L}+$/u.test(content.slice(Math.max(0, at - 9), at)))
    return false;
  return !(/[\d)!?.]/.test(before) || isKnown(before)) || !isKnown(wordAt(content, at));
}

function isKnown(word: string): boolean {
  const tokens = tokenise(word);
  return entriesAt(tokens, 0).length > 0 || labelAt(tokens, 0) !== null;
}
