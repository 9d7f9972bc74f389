/** What leads to a way of reaching the seller goes with it, and what says something without it stays. */
import type { Language } from '../language/languages.ts';
import { firstEndingAfter, type Token } from '../language/token.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import { isForward, type TokenSpan } from '../values/amounts.ts';

/** Words between a channel and its number: "my number is", "email me at". */
const MOST_JOINING = 2;
/** Of the longest phrase of the lexicon for a channel. */
const LONGEST_CHANNEL = 4;

/** Where what leads to the contact at `offset` begins: "call me on 07…", "E-Mail: …"; the offset itself where nothing does. */
export function leadStart(tokens: readonly Token[], offset: number): number {
  let from = firstEndingAfter(tokens, offset);
  let found = false;
  for (let at = from, joined = 0; at > 0 && joined <= MOST_JOINING; ) {
    const channel: number | null =
      channelEndingAt(tokens, at) ?? (!found && CALLS.has(tokens[at - 1]?.key ?? '') ? at - 1 : null);
    if (channel !== null) {
      [at, from, joined, found] = [channel, channel, 0, true];
      continue;
    }
    if (!isBetween(tokens, at - 1) || (found && tokens[at - 1]?.text === '.')) break;
    at -= 1;
    joined += 1;
  }
  if (!found) return offset;
  while (from > 0 && (OWN.has(tokens[from - 1]?.key ?? '') || isConjunction(tokens, from - 1))) from -= 1;
  return tokens[from]?.start ?? offset;
}

/** Where the phrase for a channel or an invitation begins that ends before token `at`, or null. */
function channelEndingAt(tokens: readonly Token[], at: number): number | null {
  for (let from = Math.max(0, at - LONGEST_CHANNEL); from < at; from += 1)
    if (entriesAt(tokens, from, ['contact']).some(({ length, weak }) => !weak && from + length === at))
      return from;
  return null;
}

function isBetween(tokens: readonly Token[], at: number): boolean {
  return /^[:.]$/.test(tokens[at]?.text ?? '') || entriesAt(tokens, at, ['joiner']).length > 0;
}

function isConjunction(tokens: readonly Token[], at: number): boolean {
  return entriesAt(tokens, at, ['joiner']).some(({ means }) => means === 'conjunction');
}

/** In nine languages: my, our. */
const OWN: ReadonlySet<string> = new Set(
  `my our mein meine meinen meiner unser unsere unseren mon ma mes notre nos mi mis nuestro nuestra mio mia nostro nostra
  mijn onze ons moj moja moje nasz nasza meu minha nosso nossa min mitt mina var vart`.split(/\s+/),
);

/** In nine languages what one does with a telephone number; no more than that beside one. */
const CALLS: ReadonlySet<string> = new Set(
  'call ring phone text ruf rufe bel llama chiama liga zadzwon sms'.split(' '),
);

/** In nine languages: if, when. A clause that one begins goes with the contact that it leads to. */
const IFS: ReadonlySet<string> = new Set(
  'if when wenn falls bei si quand cuando se quando als indien wanneer jesli jezeli gdy om nar'.split(' '),
);

/** What says nothing of a thing. */
const TALK: readonly WordClass[] = ['contact', 'payment', 'asking-price', 'joiner', 'filler', 'choice'];
const FEWEST_WORDS = 2;

/** "Never even powered on", and not "if interested", "for more photos" or "any questions just". */
export function isStatement(tokens: readonly Token[], { from, to }: TokenSpan): boolean {
  let first = from;
  while (first < to && tokens[first]?.kind === 'mark') first += 1;
  if (isForward(tokens, first) || IFS.has(tokens[first]?.key ?? '')) return false;
  let [own, words] = [0, 0];
  for (let at = first; at < to; at += 1) {
    if (tokens[at]?.kind === 'mark') continue;
    const [talk] = entriesAt(tokens, at, TALK);
    if (talk === undefined) own += 1;
    else at += talk.length - 1;
    if (talk === undefined || talk.class === 'filler') words += 1;
  }
  return own > 0 && words >= FEWEST_WORDS;
}

/** Whether the words before token `at` lead to what stands there: "reach me at", "mi correo es". */
export function isLedTo(tokens: readonly Token[], at: number, language: Language): boolean {
  const last = tokens[at - 1];
  if (last === undefined || !/^\p{Ll}/u.test(last.text)) return false;
  // A German or Dutch clause may end with its verb.
  if (VERB_LAST.has(language) && SENTENCE_WORDS[language].has(last.key)) return false;
  return entriesAt(tokens, at - 1, ['joiner', 'deny', 'other']).some(
    (entry) => entry.language === language && entry.means !== 'backward' && !entry.weak,
  );
}

const VERB_LAST: ReadonlySet<Language> = new Set(['de', 'nl']);
