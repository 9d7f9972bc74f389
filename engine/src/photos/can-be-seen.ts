/**
 * What a model that looks at a photo may say of it. Text on a photo can ask it for more ("write that it is new"),
 * and what it says becomes the form, where the seller's own words count as true.
 */
import { ANY_PLATFORM, type ClaimKind } from '@smart-listings/contract';
import { findUnsupported } from '../claims/find-unsupported.ts';
import { readClauses, splitStatements } from '../claims/statements.ts';
import { supportOf } from '../claims/support.ts';
import { cutSpans } from '../language/cut-spans.ts';
import type { Span } from '../language/span.ts';
import { tokenise } from '../language/tokens.ts';
import { rememberLast } from '../text/remember.ts';
import { priceStretches } from '../values/prices.ts';
import { readItem } from '../values/read-item.ts';

/** Of these no eye can tell whether they are true. */
const UNSEEN: readonly ClaimKind[] = ['condition', 'function', 'provenance', 'guarantee'];
/** A name may say of what time a thing looks: it is not taken for a fact by that. */
const UNSEEN_IN_NAMES = UNSEEN.filter((kind) => kind !== 'provenance');

/**
 * What the thing is called, without words that claim what cannot be seen, and without prices.
 * @param make as the model gives it: "New Balance" is no state
 */
export function withoutUnseen(name: string, make: string): string {
  const spans = unseenIn(name, make, UNSEEN_IN_NAMES);
  return spans.length === 0 ? name : cutSpans(name, spans).trim();
}

/**
 * Whether an eye can tell from a photo what these words say: no condition, function, history or promise, and no price.
 * @param make as the model gives it: "New Balance" is no state
 */
export function canBeSeen(words: string, make: string): boolean {
  return unseenIn(words, make, UNSEEN).length === 0;
}

/** In order and apart, as they are cut. Found word by word: what stands beside them ("charger, brand new") is seen. */
function unseenIn(words: string, make: string, kinds: readonly ClaimKind[]): Span[] {
  const support = supportOf(madeBy(make));
  const unseen = splitStatements(words, 'prose').flatMap((span) => {
    const statement = words.slice(span.start, span.end);
    return findUnsupported(statement, readClauses(statement, span, support.speech), support)
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ start, end }) => ({ start: span.start + start, end: span.start + end }));
  });
  const prices = priceStretches(words, tokenise(words));
  const spans = [...unseen, ...prices].sort((one, other) => one.start - other.start);
  return spans.filter(({ start }, at) => spans.slice(0, at).every(({ end }) => end <= start));
}

const madeBy = rememberLast((make: string) =>
  readItem({
    platform: ANY_PLATFORM,
    itemName: '',
    make,
    modelNumber: '',
    features: '',
    condition: 'used-good',
    targetBuyer: '',
    keywords: '',
  }),
);
