/** What a sentence speaks of: by the lexicon's words, and by what has a form of its own (prices, addresses). */
import type { Cue } from '../language/cues.ts';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/token.ts';
import { readMeasures } from '../language/units.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import type { LexiconEntry, WordClass } from '../lexicon/word-classes.ts';
import { contactsOf, offPlatformIn } from '../text/contact.ts';
import type { Topic } from './item.ts';

const BY_WORD = [
  'fault',
  'missing',
  'included',
  'care',
  'history',
  'delivery',
  'payment',
  'asking-price',
  'past-price',
] as const satisfies readonly (WordClass & Topic)[];

// Shorter words of English are words of other languages as well: "bacs" are boxes in French.
const SHORTEST_BORROWED = 5;

/** Words of another language than the text's are other words there: "pago" is paid in one, payment in the next. */
function isOfText({ language, base }: LexiconEntry, text: Language | null): boolean {
  return text === null || language === text || (language === 'en' && base.length >= SHORTEST_BORROWED);
}

/** The topics of a sentence. `mark` is the seller's own sign before it: ✗ says that something is not there. */
export function topicsOf(
  raw: string,
  tokens: readonly Token[],
  { language, cues, mark }: { language: Language | null; cues: readonly Cue[]; mark?: '✓' | '✗' | undefined },
): ReadonlySet<Topic> {
  const topics = new Set<Topic>();
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.kind === 'mark') continue;
    for (const entry of entriesAt(tokens, at, BY_WORD)) {
      const topic = BY_WORD.find((name) => name === entry.class);
      if (topic === undefined || entry.weak || !isOfText(entry, language)) continue;
      const denied = cues.some(
        ({ class: kind, from, to, at: cue }) => kind === 'deny' && cue !== at && from <= at && to > at,
      );
      // "No scratches" is no fault, "not included" is missing, "nothing missing" is not.
      if (topic === 'fault' && denied) continue;
      if (topic === 'missing' && denied && cues.some(({ at: cue }) => cue < at)) continue;
      topics.add(topic === 'included' && denied ? 'missing' : topic);
    }
  }
  if (mark === '✗') topics.add('missing');
  if (readMeasures(raw, language).length > 0) topics.add('measurement');
  if (contactsOf(raw).length > 0) topics.add('contact');
  if (offPlatformIn(raw).length > 0) topics.add('other-marketplace');
  return topics;
}
