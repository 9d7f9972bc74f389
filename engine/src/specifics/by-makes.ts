/** What the makes of a name say of its other words: the "TE" of a maker of drills is no tea. */
import { isAccessory } from '../categories/find-category.ts';
import { ARTICLES, CUTS, SOFT_CUTS } from '../categories/name-words.ts';
import type { KindsOfMake } from '../categories/taxonomy/find-taxonomy.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { brandAt, entriesAt } from '../lexicon/lexicon.ts';
import { LIKENESS_CLASSES } from '../lexicon/word-classes.ts';
import type { Item } from '../values/item.ts';
import { isInNoun } from './in-noun.ts';
import { areFar, levelOf } from './stray-noun.ts';

/**
 * The item without what its makes speak against: a noun inside the name whose kind lies nowhere near what they are
 * known for is asked, and a make of an ordinary word that is known for other goods is none.
 */
export function weighedByMakes(item: Item, kindsOfMake: KindsOfMake | undefined): Item {
  const shelf = levelOf(item.category);
  if (kindsOfMake === undefined || shelf === null) return item;
  const isFar = (kinds: readonly string[]) => areFar(kinds, item.category ?? '');
  const named = item.values.filter(
    ({ from, certainty }) => from.field === 'itemName' && certainty === 'certain',
  );
  // What opens a name is what the seller calls the thing.
  const type = named.find(({ kind, from }) => kind === 'type' && from.start > 0);
  if (type !== undefined && isFar(kindsOfMake(item.form.make, item.name)))
    return { ...item, values: item.values.with(item.values.indexOf(type), { ...type, certainty: 'likely' }) };
  const other = named.find(
    ({ kind, value, from }) => kind === 'brand' && isOrdinary(from.quote) && isFar(kindsOfMake(value, '')),
  );
  return other === undefined ? item : { ...item, values: item.values.filter((value) => value !== other) };
}

/**
 * A make of an ordinary word, where the item is one of what it is known for: in the name, "Velo GIANT TWIST", or in the
 * first sentence, "Hunter wellies in pink".
 */
export function ordinaryMake(item: Item, kindsOfMake: KindsOfMake | undefined): string | null {
  const [opening] = item.sentences;
  return (
    ordinaryMakeIn(tokenise(item.name), { item, kindsOfMake, isName: true }) ??
    (opening === undefined || opening.cues.length > 0
      ? null
      : ordinaryMakeIn(opening.tokens, { item, kindsOfMake, isName: false }))
  );
}

function ordinaryMakeIn(
  tokens: readonly Token[],
  { item, kindsOfMake, isName }: { item: Item; kindsOfMake: KindsOfMake | undefined; isName: boolean },
): string | null {
  const shelf = levelOf(item.category);
  if (kindsOfMake === undefined || shelf === null) return null;
  const own = new Set(tokenise(item.nounInName ?? '').map(({ key }) => key));
  // In a name all in small letters every make is.
  const isSmall = tokens.slice(1).every(({ text }) => text === text.toLowerCase());
  for (const [at, token] of tokens.entries()) {
    const brand = brandAt(tokens, at);
    if (brand === null || !brand.common || brand.inside || own.has(token.key)) continue;
    if (!isSmall && !/^\p{Lu}/u.test(token.text)) continue;
    // "Rose" at the beginning of a sentence is a colour first.
    if (!isName && entriesAt(tokens, at, LIKENESS_CLASSES).length > 0) continue;
    if (kindsOfMake(brand.name, '').some((id) => levelOf(id) === shelf)) return brand.name;
  }
  return null;
}

/** More sentences speak of parts, and of what else there is. */
const OPENING = 3;

/** The one make of which a form speaks, early and in whatever words, unless it is known for other goods alone. */
export function onlyMake(item: Item, kindsOfMake: KindsOfMake | undefined): string | null {
  const { values, sentences, category, form } = item;
  const shelf = levelOf(category);
  const makes = values.filter((value) => value.kind === 'brand' && !isInNoun(value, item));
  const [make] = makes;
  if (kindsOfMake === undefined || category === null || make?.from.field !== 'features') return null;
  const end = sentences[OPENING - 1]?.place.end ?? Number.POSITIVE_INFINITY;
  const isOne = makes.every(({ value, polarity }) => value === make.value && polarity === 'asserted');
  const kinds = kindsOfMake(make.value, '');
  const isNear = kinds.length === 0 || kinds.some((id) => levelOf(id) === shelf);
  // A search word says as little as what a part goes with.
  const isTag = form.features.charAt(make.from.start - 1) === '#';
  // "Per una".
  const isName = tokenise(make.value).some(
    ({ key }) => !CUTS[item.language].has(key) && !SOFT_CUTS[item.language].has(key) && !ARTICLES.has(key),
  );
  const isSaid = isOne && isNear && isName && !isTag && !isAccessory(category) && make.from.start < end;
  return isSaid ? make.value : null;
}

function isOrdinary(quote: string): boolean {
  const brand = brandAt(tokenise(quote), 0);
  // "BOSS": in capitals as the make writes itself it is meant.
  const isMeant = quote === brand?.name && quote === quote.toUpperCase();
  return brand?.common === true && !isMeant;
}
