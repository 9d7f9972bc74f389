import type { Claim, ListingText, Variant } from '@smart-listings/contract';
import { fold, lemma } from '../language/fold.ts';
import { tokenise } from '../language/tokens.ts';
import type { Item } from '../values/item.ts';
import { writeListing } from '../writer/write.ts';

const SHORTEST_WORD = 3;
/** The share of a statement's words that a sentence about the same thing has too. */
const SAME_SHARE = 0.3;

/**
 * What the seller said, in place of a statement that nothing supports: of a sentence, their own about the same thing
 * that the text does not have yet; of a title, the one that is made of certain values. null where there is none.
 */
export function sayInOwnWords(
  claim: Claim,
  listing: ListingText,
  { item, variant }: { item: Item; variant: Variant },
): string | null {
  if (claim.field === 'tags') return null;
  const { title, description } = writeListing(item, variant).text;
  if (claim.field === 'title') return title === listing.title || title === '' ? null : title;
  // The item's own name is in sentences about anything.
  const own = wordsOf(`${item.form.itemName} ${item.form.make} ${item.form.modelNumber}`, item);
  const unsupported = wordsOf(claim.text, item);
  const about = [...wordsOf(claim.sentence.text, item)].filter(
    (word) => !own.has(word) && !unsupported.has(word),
  );
  const written = fold(listing.description);
  let best: { text: string; share: number } | null = null;
  for (const { text, form } of item.sentences) {
    const isPublished = form !== 'heading' && description.includes(text);
    if (!isPublished || written.includes(fold(text).replace(/[.!]$/, ''))) continue;
    const words = wordsOf(text, item);
    const share = about.filter((word) => words.has(word)).length / about.length;
    if (share >= SAME_SHARE && share > (best?.share ?? 0)) best = { text, share };
  }
  return best?.text ?? null;
}

function wordsOf(text: string, { language }: Item): ReadonlySet<string> {
  const words = tokenise(text).filter(({ kind, key }) => kind !== 'mark' && key.length >= SHORTEST_WORD);
  return new Set(words.map(({ key }) => lemma(key, language)));
}
