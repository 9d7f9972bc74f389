/** Makes by name: one list for text, photos, prices and rules. */
import { tokenise } from '../language/tokens.ts';
import { BRAND_ROWS } from './brand-rows.ts';
import { BRAND_TIERS, type Brand } from './known-word.ts';

let brands: readonly Brand[] | undefined;

/** Every make and line of the list. */
export function allBrands(): readonly Brand[] {
  brands ??= BRAND_ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [tier = '', names = ''] = row.split('\t');
      return names.split(', ').map((entry) => readRow(entry, tier));
    });
  return brands;
}

function readRow(entry: string, tier: string): Brand {
  const [, words = '', flags = ''] = /^(.*?)([?^]*)$/.exec(entry) ?? [];
  const [spelling = '', name = spelling] = words.split('=');
  return {
    name,
    spelling,
    keys: wordsOf(spelling),
    common: flags.includes('?'),
    inside: flags.includes('^'),
    tier: BRAND_TIERS.find((one) => one === tier) ?? null,
  };
}

function wordsOf(text: string): readonly string[] {
  return tokenise(text)
    .filter(({ kind, text: sign }) => kind !== 'mark' || sign === '&')
    .map(({ key }) => key);
}
