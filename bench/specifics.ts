// What of the things that a form's words name stands in the item specifics, for sure or as a chip: the labelled forms of
// the corpus, or those of a file (`--forms=path`, lines with `form` and `specifics`), all as eBay asks for them.
// `--misses` lists what is lost, `--given` every value that is given.
import { readFileSync } from 'node:fs';
import { listingFormSchema } from '@smart-listings/contract';
import { loadTaxonomy } from '../engine/src/categories/taxonomy/find-taxonomy.ts';
import { fold, lemma } from '../engine/src/language/fold.ts';
import { tokenise } from '../engine/src/language/tokens.ts';
import { listSpecifics } from '../engine/src/specifics/list-specifics.ts';
import { meaningOf } from '../engine/src/specifics/options.ts';
import { categoryOf } from '../engine/src/specifics/suggest-categories.ts';
import { readLabelledForms } from '../engine/src/test/corpus.ts';
import { readItem } from '../engine/src/values/read-item.ts';

/** Names of one field, each beginning with that of the labels. */
const SAME: readonly (readonly string[])[] = [
  ['colour', 'color', 'primary colour', 'shade', 'body color', 'furniture/fixture color'],
  ['brand', 'make', 'manufacturer'],
  [
    'model',
    'model number',
    'part number',
    'mpn',
    'manufacturer part number',
    'reference number',
    'style code',
    'catalogue number',
    'lego set number',
    'line',
    'product line',
  ],
  ['department', 'target gender', 'age group', 'gender', 'age range'],
  ['material', 'materials', 'fabric', 'upper material', 'metal', 'frame material', 'composition'],
  ['set includes', 'included', 'items included', 'accessories', 'includes', 'items included', 'bundle'],
  ['type', 'product type', 'item type', 'style', 'garment type'],
  [
    'year',
    'era',
    'decade',
    'year manufactured',
    'release year',
    'publication year',
    'time period manufactured',
    'year of manufacture',
    'vintage',
    'when made',
    'period',
  ],
  [
    'country of origin',
    'country of make',
    'country/region of manufacture',
    'made in',
    'origin',
    'country/region of origin',
    'country of manufacture',
  ],
  ['storage', 'ssd capacity', 'storage capacity', 'capacity', 'volume'],
  ['title', 'book title', 'release title', 'movie/tv title', 'game name', 'game title'],
  [
    'number of pieces',
    'number of items',
    'set size',
    'quantity',
    'number in set',
    'units per package',
    'number of',
  ],
  ['age range', 'recommended age', 'recommended age group', 'age level', 'age group'],
  ['format', 'type', 'edition', 'book cover', 'video game format'],
  ['length', 'dimensions', 'size'],
  ['width', 'dimensions'],
  ['height', 'dimensions'],
  ['depth', 'dimensions'],
  ['type', 'format'],
  ['power', 'wattage'],
  ['compatible with', 'compatible brand', 'compatible model', 'to fit', 'compatible make', 'for'],
  ['connectivity', 'connection', 'interface'],
  ['dimensions', 'size', 'item length', 'item width', 'item height', 'item depth'],
  ['scent', 'fragrance'],
  ['size', 'ring size', 'waist size', 'inside leg', 'number in pack'],
  ['number of speeds', 'number of gears'],
  ['production style', 'technique', 'craft type'],
  ['number of pieces', 'number of items in set', 'number in pack'],
  ['style', 'home style'],
];
const GENERIC: ReadonlySet<string> = new Set(
  'of the type number item material size color colour year with for'.split(' '),
);

interface Wanted {
  id: string;
  form: Record<string, unknown>;
  said: Readonly<Record<string, string | readonly string[]>>;
}
const path = process.argv.find((word) => word.startsWith('--forms='))?.slice('--forms='.length);
const forms: readonly Wanted[] =
  path === undefined
    ? readLabelledForms().map(({ id, form, said }) => ({ id, form: { ...form }, said }))
    : readFileSync(path, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line, at) => {
          const row = JSON.parse(line);
          return { id: row.id ?? `${at + 1}`, form: row.form, said: row.specifics ?? row.said };
        });

const taxonomy = await loadTaxonomy();
const lists = (name: string) => process.argv.includes(`--${name}`);
const count = { wanted: 0, certain: 0, likely: 0, elsewhere: 0, values: 0, chips: 0 };
for (const { id, form, said } of forms) {
  const item = readItem(listingFormSchema.parse({ ...form, platform: 'eBay' }));
  const fields = listSpecifics(item, categoryOf(item, taxonomy));
  const wordsOf = (text: string) =>
    tokenise(text.replace(/\b(?:lit(?:re|er)s?|litri|litros?)\b/giu, 'l'))
      .filter(({ kind }) => kind !== 'mark')
      .map(({ key }) => lemma(key, item.language));
  const isSame = (one: string, other: string) => {
    const [wanted, given] = [wordsOf(one), wordsOf(other)];
    const most = Math.max(wanted.length, given.length);
    const joined = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
    const [shorter, longer] = wanted.length < given.length ? [wanted, given] : [given, wanted];
    const meant = meaningOf(one, ['department']);
    return (
      (meant !== null && meant === meaningOf(other, ['department'])) ||
      joined(one) === joined(other) ||
      (shorter.length > 0 && shorter.every((word) => longer.includes(word))) ||
      wanted.filter((word) => given.includes(word)).length >= 0.6 * most
    );
  };
  for (const [name, values] of Object.entries(said))
    for (const value of partsOf(values, name)) {
      count.wanted += 1;
      const holds = (part: 'values' | 'likely', one: (typeof fields)[number]) =>
        one[part].some((given) => isSame(value, given.value));
      const own = fields.filter(({ label }) => isField(name, label));
      if (own.some((field) => holds('values', field))) count.certain += 1;
      else if (own.some((field) => holds('likely', field))) count.likely += 1;
      else {
        const other = fields.find((field) => holds('values', field) || holds('likely', field));
        if (other !== undefined) count.elsewhere += 1;
        if (lists('misses'))
          console.log(
            `${id} ${name}: ${value} ${other === undefined ? '' : `[${other.label}]`} <${own.map(({ label, values, likely }) => `${label}=${[...values, ...likely].map((given) => given.value).join('|')}`).join('; ')}>`,
          );
      }
    }
  for (const { label, values, likely } of fields) {
    if (label === 'Condition') continue;
    count.values += values.length;
    count.chips += likely.length;
    if (lists('given')) {
      for (const { value } of values) console.log(`${id} = ${label}: ${value}`);
      for (const { value } of likely) console.log(`${id} ? ${label}: ${value}`);
    }
  }
}
const share = (part: number) => `${((100 * part) / count.wanted).toFixed(1)} %`;
console.log(
  `${forms.length} forms, ${count.wanted} values: found ${share(count.certain + count.likely)}, certain ${share(count.certain)}, in another field ${share(count.elsewhere)}; ${count.values} certain values and ${count.chips} chips are given`,
);

function partsOf(values: string | readonly string[], name: string): readonly string[] {
  const all = typeof values === 'string' ? [values] : values;
  return all
    .flatMap((value) =>
      /feature|include/iu.test(name) ? String(value).split(/\s*[,;]\s+/u) : [String(value)],
    )
    .filter(Boolean);
}

function isField(wanted: string, label: string): boolean {
  const one = plain(wanted);
  const other = plain(label);
  if (one === other) return true;
  if (SAME.some((names) => names.includes(one) && names.includes(other))) return true;
  const words = one.split(' ').filter((word) => !GENERIC.has(word));
  const given = other.split(' ').filter((word) => !GENERIC.has(word));
  return (
    words.length > 0 &&
    given.length > 0 &&
    (words.every((word) => given.includes(word)) || given.every((word) => words.includes(word)))
  );
}

function plain(name: string): string {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll('_', ' ')
    .trim();
}
