import type { ListingForm } from '@smart-listings/contract';

const HANDMADE =
  /\b(?:hand[\s-]?(?:made|knitted|knit|crocheted|thrown|sewn|stitched|painted|crafted|carved|woven|poured|dyed|built)|(?:made|thrown|knitted|sewn|stitched|printed|poured)\s+(?:by\s+me|to\s+order|in\s+my|(?:on|by)\s+(?:the|my)\s+\w+\s+in\s+my)|knitted\s+by|i\s+(?:made|make|knitted|sewed)|my\s+own\s+design|handgemacht|handgefertigt|selbst\s?gemacht|selbstgenäht|fait\s+main|cousu\s+main|hecho\s+a\s+mano|fatto\s+a\s+mano|handgemaakt|ręcznie|feito\s+à\s+mão|ハンドメイド|手作り)/iu;

/** Whether the seller's words say that somebody made the item by hand: such a thing has a maker and no brand. */
export function isHandmade({ itemName, features, keywords }: ListingForm): boolean {
  return HANDMADE.test(`${itemName} ${features} ${keywords}`);
}
