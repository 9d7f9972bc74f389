import { fold, singular, squeeze } from '../../language/fold.ts';
import { readMeasures } from '../../language/units.ts';
import { certainValues, type Item } from '../../values/item.ts';
import { type ItemProfile, profileItem } from './item-profile.ts';
import { isWorn } from './model-codes.ts';

const LONGEST = 100;

/** The words of the name that tell the item apart, as the seller wrote them. */
function tellingName(item: Item, profile: ItemProfile): string {
  const telling = new Set([...profile.words, ...profile.qualifiers, ...profile.years]);
  const brand = squeeze(profile.brand);
  const { itemName } = item.form;
  // A lens is told by its focal length, a pan by its width; what is worn by neither.
  const measures = isWorn(profile.category) ? [] : readMeasures(itemName, item.language);
  return [...itemName.matchAll(/[^\s,;()[\]|/]+/g)]
    .filter(({ 0: word, index }) => {
      const key = squeeze(word);
      return (
        measures.some(({ start, end }) => index < end && index + word.length > start) ||
        profile.codes.includes(key) ||
        telling.has(singular(fold(word))) ||
        (key.length > 1 && brand.includes(key))
      );
    })
    .map(([word]) => word)
    .join(' ');
}

/**
 * What to type into a marketplace's search for this item: the make, the model and the words that tell it
 * apart; the narrowest first, then wider ones for when it finds too little.
 */
export function marketQueries(item: Item): string[] {
  const profile = profileItem(item);
  const { modelNumber, itemName } = item.form;
  const codes = itemName.split(/\s+/).filter((word) => profile.codes.includes(squeeze(word)));
  const model = certainValues(item, 'model')[0]?.value || modelNumber || codes.join(' ');
  const brand = profile.brand;
  const noun = profile.words.length > 0 ? profile.words.slice(-2).join(' ') : (profile.category?.type ?? '');
  const candidates = [
    `${brand} ${tellingName(item, profile)}`,
    model === '' ? `${brand} ${noun}` : `${brand} ${model} ${[...profile.qualifiers].join(' ')}`,
    itemName,
  ];
  const queries = candidates
    .map(tidyQuery)
    .filter((query) => query !== '' && squeeze(query) !== squeeze(brand));
  const keys = queries.map((query) => singular(squeeze(query)));
  return queries.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** Each word once, because a model often carries its make already, and nothing that means something to a search. */
function tidyQuery(text: string): string {
  const seen = new Set<string>();
  let query = '';
  for (const raw of text.split(/\s+/)) {
    // A leading minus excludes; brackets and commas mean "or".
    const word = raw.replace(/^[-+]+|[(),*"]/g, '');
    const key = singular(squeeze(word));
    if (key === '' || seen.has(key) || query.length + word.length >= LONGEST) continue;
    seen.add(key);
    query = query === '' ? word : `${query} ${word}`;
  }
  return query;
}
