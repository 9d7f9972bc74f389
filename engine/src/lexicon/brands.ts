/** Makes by name: one list for text, photos, prices and rules. */
import { tokenise } from '../language/tokens.ts';
import { BRAND_ROWS } from './brand-rows.ts';

export const BRAND_TIERS = ['luxury', 'designer', 'sought', 'premium', 'middle', 'budget'] as const;
export type BrandTier = (typeof BRAND_TIERS)[number];

export interface Brand {
  /** As it is written on things. */
  name: string;
  /** The name, or a line of the make ("iPhone" is Apple's). */
  spelling: string;
  /** The folded words of the spelling. */
  keys: readonly string[];
  /** The name is an ordinary word too: "Next", "Orange". */
  common: boolean;
  /** A part or a format inside other makers' things: "Gore-Tex", "Bluetooth". */
  inside: boolean;
  tier: BrandTier | null;
}

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
