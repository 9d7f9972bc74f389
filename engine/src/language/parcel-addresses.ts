/** The addresses that a parcel goes to or comes from. */

import { matchesOf } from '../text/matches.ts';
import { lookAlikePattern } from './look-alike-pattern.ts';
import type { PrivateNumber } from './private-number.ts';
import { PARCEL_WORDS, STREET_WORDS } from './private-words.ts';

const NAME = String.raw`[\p{Lu}\d][\p{L}\d.'’-]{0,30}`;
const STREET = `(?:${STREET_WORDS.join('|')})`;
/** "12 Park Road", "Lindenstraße 12a", "12 rue de la Paix", "Via Roma 12". */
const STREET_LINE = [
  new RegExp(String.raw`(?<![\p{L}\d])\d{1,4}[A-Za-z]?,? (?:${NAME} ){1,3}${STREET}(?![\p{L}])\.?`, 'giu'),
  /(?<![\p{L}])(?:\p{L}{2,24}[ -]){0,2}\p{L}{0,24}(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|straat|laan|plein|gracht|gatan|vägen) \d{1,4} ?[a-z]?(?![\p{L}\d])/giu,
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:\d{1,4},? )?${STREET} (?:\p{L}[\p{L}'’.-]{0,24} ){0,4}\p{L}[\p{L}'’.-]{0,24}(?:,? \d{1,4}[a-z]?)?(?![\p{L}\d])`,
    'giu',
  ),
];
/** A postal code beside a town, as the countries write them (UPU, addressing systems); readers of print lose the blank. */
const TOWN = String.raw`\p{Lu}[\p{L}'’-]{1,30}`;
const TOWN_LINE = new RegExp(
  [
    String.raw`(?:${TOWN}[ ,]{1,2}){0,3}(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d])(?:[A-Z]{1,2}-)?(?:\d{5}|\d{4} ?[A-Z]{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3} \d{2}) ?${TOWN}`,
    String.raw`${TOWN},? [A-Z]{2} \d{5}(?:-\d{4})?(?!\d)`,
  ].join('|'),
  'gu',
);
/** One of these stands in every line with a town; looking for them alone is much cheaper. */
const POSTAL_CODE = /\d[A-Z\d]? ?\d[A-Z]{2}|\d{5}|\d{4} ?[A-Z]{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3} \d{2}/u;
const LABEL = new RegExp(
  String.raw`(?:^|\n)[ \t]{0,4}${lookAlikePattern(PARCEL_WORDS)}[ \t]{0,2}[:.\n][^\n]{0,80}`,
  'giu',
);
/** Street and town stand in one line or in neighbouring ones. */
const FARTHEST = 40;
const FARTHEST_LABEL = 120;

/** Streets with their towns, and the label and name before them where a parcel says for whom it is. */
export function findParcelAddresses(text: string): PrivateNumber[] {
  if (!POSTAL_CODE.test(text)) return [];
  const towns = matchesOf(text, TOWN_LINE);
  if (towns.length === 0) return [];
  const streets = STREET_LINE.flatMap((pattern) => matchesOf(text, pattern)).sort(
    (one, other) => one.index - other.index,
  );
  const labels = matchesOf(text, LABEL);
  let [street, label] = [0, 0];
  return towns.flatMap((town) => {
    while (street + 1 < streets.length && (streets[street + 1]?.index ?? 0) < town.index) street += 1;
    const near = streets[street];
    if (!near || near.index > town.index) return [];
    if (town.index - (near.index + near[0].length) > FARTHEST) return [];
    while (label + 1 < labels.length && (labels[label + 1]?.index ?? 0) < near.index) label += 1;
    const before = labels[label];
    const named = before && before.index <= near.index && near.index - before.index < FARTHEST_LABEL;
    const start = named ? before.index : near.index;
    const end = town.index + town[0].length;
    return [{ start, end, kind: 'parcel-address' as const, value: text.slice(near.index, end) }];
  });
}
