// Whoever calls the engine or the contract reads what a function takes and gives beside it. All that the engine gives
// has a doc comment, and every function of the contract; a schema's fields say what they mean where they stand.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Given {
  name: string;
  kind: string;
  /** The file, from the project's root, where that helps to find it. */
  at: string;
  told: boolean;
}

const ROOT = new URL('../', import.meta.url);
const DECLARED = /^export (?:async )?(function|const|class|interface|type)\*? (\w+)/gmu;
const PASSED_ON = /^export (?:\*|(?:type )?\{([^}]*)\}) from '(\.[^']+)'/gmu;

/** What a file exports: its own, and what it passes on of others. */
function givenBy(file: URL): readonly Given[] {
  const code = readFileSync(file, 'utf8');
  const at = file.pathname.slice(ROOT.pathname.length);
  const own = [...code.matchAll(DECLARED)].map(({ index, 1: kind = '', 2: name = '' }) => ({
    ...{ name, kind, at },
    told: code.slice(0, index).trimEnd().endsWith('*/'),
  }));
  const passed = [...code.matchAll(PASSED_ON)].flatMap(([, names, path = '']) => {
    const all = givenBy(new URL(path, file));
    if (names === undefined) return all;
    const wanted = names.split(',').map(
      (name) =>
        name
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0],
    );
    return wanted.filter(Boolean).flatMap((name = '') => {
      const found = all.filter((one) => one.name === name);
      return found.length > 0 ? found : [{ name, kind: 'unknown', at, told: false }];
    });
  });
  return [...own, ...passed];
}

it.each([
  ['engine', () => true],
  ['contract', ({ kind }: Given) => kind === 'function'],
] as const)('what %s gives says what it is', (room, mustTell) => {
  const given = givenBy(new URL(`${room}/src/index.ts`, ROOT)).filter(mustTell);
  expect(given.length).toBeGreaterThan(15);
  expect(given.flatMap(({ name, at, told }) => (told ? [] : [`${name} (${at})`]))).toEqual([]);
});
