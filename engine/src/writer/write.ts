/** The built-in writer: the seller's sentences whole, between lines made of values. */
import type { LeftOut, ListingText, Provenance, Variant } from '@smart-listings/contract';
import { tagsText } from '../formats/tags.ts';
import { codePointLength } from '../text/length.ts';
import type { Item } from '../values/item.ts';
import { LEFT_OUT_MESSAGES, type Published, selectSentences } from './leave-out.ts';
import { type Rendered, renderDescription } from './render.ts';
import { writeTags } from './tags.ts';
import { writeTitle } from './titles.ts';

export interface WrittenListing {
  text: ListingText;
  /** Where each stretch of the description comes from. */
  provenance: readonly Provenance[];
  /** Sentences and stretches that the text does not say, with the reason. */
  leftOut: readonly LeftOut[];
}

/** Writes one variant. The same item gives the same listing; time is linear in the form's length. */
export function writeListing(item: Item, variant: Variant): WrittenListing {
  const tags = writeTags(item);
  const { published, leftOut } = selectSentences(item);
  const { limits, tags: style } = item.marketplace;
  const room =
    limits.description.max.value -
    (style.form === 'hashtag' && tags.length > 0 ? codePointLength(tagsText(tags, item.marketplace)) + 2 : 0);
  const { rendered, dropped } = fit(item, published, { variant, room });
  return {
    text: { title: writeTitle(item, variant), description: rendered.description, tags },
    provenance: rendered.provenance,
    leftOut: [...leftOut, ...dropped.map(tooLong)],
  };
}

/** What does not fit is left out whole, from the end, faults and missing parts last. */
function fit(
  item: Item,
  published: readonly Published[],
  { variant, room }: { variant: Variant; room: number },
): { rendered: Rendered; dropped: readonly Published[] } {
  let kept = published;
  let rendered = renderDescription(item, kept, variant);
  let over = codePointLength(rendered.description) - room;
  while (over > 0 && kept.length > 0) {
    kept = withoutLast(kept, over);
    rendered = renderDescription(item, kept, variant);
    over = codePointLength(rendered.description) - room;
  }
  return { rendered, dropped: published.filter((one) => !kept.includes(one)) };
}

function withoutLast(published: readonly Published[], over: number): readonly Published[] {
  const dropped = new Set<Published>();
  let freed = 0;
  const tellsFault = ({ sentence: { topics } }: Published) => topics.has('fault') || topics.has('missing');
  for (const keepFaults of [true, false]) {
    for (let at = published.length - 1; at >= 0 && freed < over; at -= 1) {
      const one = published[at];
      if (one === undefined || dropped.has(one) || (keepFaults && tellsFault(one))) continue;
      dropped.add(one);
      freed += codePointLength(one.text) + 1;
    }
  }
  return published.filter((one) => !dropped.has(one));
}

function tooLong({ sentence }: Published): LeftOut {
  const { place, raw } = sentence;
  return { ...place, text: raw, reason: 'length', message: LEFT_OUT_MESSAGES.length, canReturn: false };
}
