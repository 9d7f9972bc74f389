/** Headers that tell what a feature is about, in a word of its own: "Screen: 14" Full HD screen". English only. */
import { capitalised } from './words.ts';

export interface Topic {
  readonly header: string;
  readonly features: readonly string[];
}

// Parts of things that buyers look for. The header is the seller's own word and says no more than that.
const PART =
  /\b(?:screen|display|battery|speakers?|lens|shutter|keys|strings|neck|pockets?|lining|collar|sleeves|hood|zips?|buttons|buckles?|soles?|insoles?|heels?|upper|print|pattern|drawers|shelves|doors|wheels|tyres|brakes|gears|handles?|strap|frame|glaze|binding|jaws|blades?)\b/iu;
const FITS = /^fits? (?=\S+)/iu;
// What stands in brackets or behind a "with" is only mentioned: "bowl with handle".
const ASIDE = /\(.*|\s(?:with|for|without)\s.*$/iu;

const TOPICS_MAX = 2;

function headerOf(feature: string): string | undefined {
  if (FITS.test(feature)) return 'Fits';
  const word = PART.exec(feature.replace(ASIDE, ''))?.[0];
  return word === undefined ? undefined : capitalised(word.toLowerCase());
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
