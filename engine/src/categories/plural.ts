// Nouns of the table that have no plural, or are one already.
const MASS =
  /(?:[^s]s|ware|wear|equipment|tackle|gear|protection|memorabilia|thread|yarn|fabric|make-up|stationery|cutlery|bedding|jewellery|furniture|music|food|drink|glass)$/;
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['lens', 'lenses'],
  ['mouse', 'mice'],
  ['scarf', 'scarves'],
  ['knife', 'knives'],
  ['shelf', 'shelves'],
]);

/** The plural of a category's noun: 'chest of drawers' is 'chests of drawers', 'cutlery' stays. */
export function plural(noun: string): string {
  const joined = / (?:of|or) /.exec(noun);
  if (joined) {
    const head = noun.slice(0, joined.index);
    const rest = noun.slice(joined.index + joined[0].length);
    return `${plural(head)}${joined[0]}${joined[0] === ' or ' ? plural(rest) : rest}`;
  }
  const space = noun.lastIndexOf(' ') + 1;
  const irregular = IRREGULAR.get(noun.slice(space));
  if (irregular) return noun.slice(0, space) + irregular;
  if (MASS.test(noun)) return noun;
  if (/(?:s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
