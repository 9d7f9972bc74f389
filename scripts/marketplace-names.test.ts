import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ANY_PLATFORM } from '../contract/src/platforms.ts';
import { listMarketplaces } from '../engine/src/marketplaces/index.ts';

const ROOT = new URL('../', import.meta.url);

/** Where the names belong: their definitions, the contract's list, and the one that we search for prices. */
const AT_HOME = [
  /^contract\/src\/platforms\.ts$/,
  /^engine\/src\/marketplaces\//,
  // eBay's search, by its keys, is a source of prices: another thing than the marketplace to write for.
  /^server\/src\/(?:market\/|config\.ts$)/,
  /^contract\/src\/pricing\.ts$/,
  // A way to sell is one marketplace's own, as its definition is.
  /^contract\/src\/channels\.ts$/,
  /^server\/src\/channels\/[a-z]+\//,
  /^web\/src\/features\/competition\/words\.ts$/,
  /\.test\.tsx?$|\/test\/|\/test-[a-z-]+\.ts$/,
];

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*/src/**'], {
  cwd: fileURLToPath(ROOT),
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !AT_HOME.some((home) => home.test(path)));

/** Names, and slugs but the one that is an ordinary word. */
const names = listMarketplaces().flatMap(({ name, slug }) => (name === ANY_PLATFORM ? [name] : [name, slug]));
const NAME = `(?:${names.join('|')})`;
/** A name as a whole text, as a key, or alone in a pattern. */
const LITERAL = new RegExp(
  `(['"\`])${NAME}\\1|(?<=[{,]\\s*)${NAME}(?=\\s*:[^:])|(?<=[(=:,]\\s*)\\/\\^?${NAME}\\$?\\/`,
  'gu',
);

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<=^|\s)\/\/.*$/gm, '');
}

it('finds a name that is asked for, as a text, a key or a pattern', () => {
  const [first = ''] = names;
  for (const code of [`a === '${first}'`, `{ ${first}: 1 }`, `(\`${first}\`)`, `= /^${first}$/u`])
    expect(code.match(LITERAL), code).not.toBeNull();
  expect(withoutComments(`// on ${first}: '${first}'`).match(LITERAL)).toBeNull();
});

it('no file outside the definitions asks for a marketplace by its name', () => {
  const found = files.flatMap((path) => {
    const code = withoutComments(readFileSync(new URL(path, ROOT), 'utf8'));
    return [...code.matchAll(LITERAL)].map(([literal]) => `${path}: ${literal}`);
  });
  expect(found).toEqual([]);
});
