// Makes engine/src/categories/taxonomy/taxonomy-data.ts from a release of the open product taxonomy (MIT):
// npx node scripts/make-taxonomy.mjs FOLDER, where FOLDER holds categories_with_attributes.jsonl, VERSION and LICENSE.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const from = process.argv[2];
if (from === undefined) throw new Error('Say which folder holds the taxonomy.');
const to = new URL('../engine/src/categories/taxonomy/', import.meta.url);
const rows = readFileSync(join(from, 'categories_with_attributes.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const sets = new Map();
const setOf = (attributes) => {
  const key = attributes.join(',');
  if (!sets.has(key)) sets.set(key, sets.size.toString(36));
  return sets.get(key);
};
// The path of a category is its parent's with one name more, as its id is its parent's with one number more.
const lines = rows.map(({ id, path, attributes }) => {
  const short = id.slice(id.lastIndexOf('/') + 1);
  const depth = short.split('-').length - 1;
  const last = short.slice(short.lastIndexOf('-') + 1);
  const names = path.split(' > ');
  if (names.length !== depth + 1) throw new Error(`The path of ${short} does not fit its id.`);
  return `${depth}${last}\t${names.at(-1)}\t${setOf(attributes)}`;
});
// Attributes by number, since each stands in many sets.
const attributes = [...new Set([...sets.keys()].flatMap((key) => key.split(',')))];
const numbers = new Map(attributes.map((name, index) => [name, index.toString(36)]));
const packed = [...sets.keys()].map((key) =>
  key
    .split(',')
    .map((name) => numbers.get(name))
    .join(' '),
);
const text = (list) =>
  `\`\n${list.join('\n').replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\n\``;
writeFileSync(
  new URL('taxonomy-data.ts', to),
  `// biome-ignore-all format: made by scripts/make-taxonomy.mjs.
/** The open product taxonomy, release ${readFileSync(join(from, 'VERSION'), 'utf8').trim()}; its licence stands beside this file. */

/** A category a line, under its parent: depth and last number of the id, last name of the path, number of its set of attributes. */
export const CATEGORIES = ${text(lines)};

/** Sets of attributes, a line each, as numbers of ATTRIBUTES in base 36. */
export const SETS = ${text(packed)};

export const ATTRIBUTES = ${text(attributes)};
`,
);
copyFileSync(join(from, 'LICENSE'), new URL('LICENSE', to));
