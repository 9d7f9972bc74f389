/** Headers that tell what a feature is about, in a word of its own: "Screen: 14" Full HD screen". English only. */
import { capitalised } from './words.ts';

export interface Topic {
  readonly header: string;
  readonly features: readonly string[];
}

// Parts of things that buyers look for. The header is the seller's own word and says no more than that.
const PART =
  /\b(?:screen|display|knob|legs|casters|castors|battery|speakers?|lens|shutter|keys|strings|neck|pockets?|lining|collar|sleeves|hood|zips?|buttons|buckles?|soles?|insoles?|heels?|upper|print|pattern|drawers|shelves|doors|wheels|tyres|brakes|gears|handles?|strap|frame|glaze|binding|jaws|blades?)\b/iu;
const FITS = /^fits? (?=\S+)/iu;
/** What a feature is about, where its words tell the kind of fact; the first that says so. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['Compatibility', /^(?:compatible|works with|replaces|unlocked|for use with)\b|\b(?:pin plug|mount)$/iu],
  ['Language', /^(?:english|french|german|spanish|italian|dutch|polish|qwerty|qwertz|azerty)\b/iu],
  ['Camera', /\b(?:megapixels?|mp)\b/iu],
  ['Memory and storage', /\d\s?(?:gb|tb)\b|\b(?:ram|ssd|hdd|hard drive)\b/iu],
  ['Processor', /\b(?:intel|ryzen|core i\d|i[3579]-\d{4}\p{L}*|processor|quad core|octa core)\b/iu],
  ['Software', /\b(?:windows \d+|macos|android|ios|software|firmware|app)\b/iu],
  ['Connections', /\b(?:usb|hdmi|bluetooth|wi-?fi|ethernet|aux|ports?|sockets?|nfc|displayport)\b/iu],
  [
    'Power',
    /\d\s?(?:w|kw|v|mah|ah|volts?|watts?)\b|\b(?:li-ion|mains|rechargeable|brushless|solar|motor)\b/iu,
  ],
  ['Warranty', /\b(?:warranty|guarantee)\b/iu],
  ['Lights', /\b(?:led|lights?|lumens|dimmable|bulbs?)\b/iu],
  [
    'Composition',
    /\d\s?%\s?\p{L}|\b(?:cotton|wool|cashmere|viscose|polyester|linen|silk|feather|down) (?:filled|filling|blend|mix|rope|yarn)\b/iu,
  ],
  ['Fit', /\b(?:fit|slim leg|straight leg|wide leg|back length|oversized|stretchy?)\b/iu],
  [
    'Adjustment',
    /\b(?:adjustable|tilts?|tilting|recline[sr]?|reclining|reversible|folds?|folding|foldable|extendable|height)\b/iu,
  ],
  ['Capacity', /\b(?:holds?|seats|capacity)\b|\d\s?(?:ml|l|litres?|ltr)\b/iu],
  [
    'Edition',
    /\b(?:edition|paperback|hardback|hardcover|gatefold|pressing|region \d|holo|seasons?|publisher|illustrat\w+)\b/iu,
  ],
  ['Shape', /^(?:round|oval|square|rectangular|[hlu]-?shaped?)\b/iu],
  [
    'Design',
    /\b(?:logo|motif|embroider\w+|gilding|stripes?|striped|floral|check|tartan|texture|sequins?|stickers?|badge|painted|sunburst|finish)\b/iu,
  ],
  [
    'Construction',
    /\b(?:thrown|dovetail\w*|weave|woven|knitted|crocheted|lined|padded|seams?|stitched|welded|veneer)\b/iu,
  ],
  ['Marks', /\b(?:backstamp\w*|stamped|hallmark\w*|signed|numbered)\b/iu],
  [
    'Functions',
    /\b(?:alarm|stopwatch|timer|calendar|day\/date|modes?|programmes?|speeds?|frother|steams?|cuts)\b/iu,
  ],
  ['Size', /\d\s?(?:cm|mm|in|kg|g)\b|\d\s?["”″]|\bfull size\b|\bcabin size\b|\bcarry on size\b/iu],
];
// What stands in brackets or behind a "with" is only mentioned: "bowl with handle".
const ASIDE = /\(.*|\s(?:with|for|without)\s.*$/iu;

/** The headers that are no words of the seller's: each names the kind of fact below it. */
export const KIND_HEADERS: readonly string[] = KINDS.map(([header]) => header);

const TOPICS_MAX = 3;

function headerOf(feature: string): string | undefined {
  if (FITS.test(feature)) return 'Fits';
  const told = feature.replace(ASIDE, '');
  const word = PART.exec(told)?.[0];
  if (word !== undefined) return capitalised(word.toLowerCase());
  return KINDS.find(([, tells]) => tells.test(told))?.[0];
}

/** Features by what they are about, the most told of first, and those that belong under no header of their own. */
export function topicsOf(features: readonly string[]): { topics: Topic[]; others: string[] } {
  const byHeader = new Map<string, string[]>();
  for (const feature of features) {
    const header = headerOf(feature);
    if (header !== undefined) byHeader.set(header, [...(byHeader.get(header) ?? []), feature]);
  }
  const chosen = [...byHeader].sort(([, one], [, other]) => other.length - one.length).slice(0, TOPICS_MAX);
  const told = new Set(chosen.flatMap(([, own]) => own));
  return {
    topics: chosen.map(([header, own]) => ({ header, features: own.map((one) => one.replace(FITS, '')) })),
    others: features.filter((feature) => !told.has(feature)),
  };
}
