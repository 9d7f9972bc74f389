/** Makes by name: one list for text, photos, prices and rules. */
import type { Token } from '../language/token.ts';
import { tokenise } from '../language/tokens.ts';
import { BRAND_ROWS } from './brand-rows.ts';

const BRAND_TIERS = ['luxury', 'designer', 'sought', 'premium', 'middle', 'budget'] as const;
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

let built: { all: readonly Brand[]; byFirst: ReadonlyMap<string, readonly Brand[]> } | undefined;

function index() {
  built ??= build();
  return built;
}

function build() {
  const all = BRAND_ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [tier = '', names = ''] = row.split('\t');
      return names.split(', ').map((entry) => readRow(entry, tier));
    });
  const byFirst = new Map<string, Brand[]>();
  for (const brand of all) {
    const [first] = brand.keys;
    if (first === undefined) continue;
    const list = byFirst.get(first) ?? [];
    list.push(brand);
    byFirst.set(first, list);
  }
  for (const list of byFirst.values()) list.sort((one, other) => other.keys.length - one.keys.length);
  return { all, byFirst };
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

/** Every make and line of the list. */
export function allBrands(): readonly Brand[] {
  return index().all;
}

const NONE: readonly never[] = [];

/** The make whose spelling begins at token `at`, the longest first, and how many tokens it takes; or null. */
export function findBrandAt(tokens: readonly Token[], at: number): { brand: Brand; length: number } | null {
  const first = tokens[at];
  if (first === undefined) return null;
  for (const brand of index().byFirst.get(first.key) ?? NONE) {
    const end = endOf(tokens, at, brand.keys);
    if (end !== null) return { brand, length: end - at };
  }
  return null;
}

/** Stops inside a name ("Dr. Martens") may be written or not. */
function endOf(tokens: readonly Token[], at: number, keys: readonly string[]): number | null {
  let index = at;
  for (const key of keys) {
    if (index > at && tokens[index]?.text === '.') index += 1;
    if (tokens[index]?.key !== key) return null;
    index += 1;
  }
  return index;
}

/** The tier of a make by its name, of the highest of several ("Nike × Off-White"); null when it is not known. */
export function brandTier(name: string): BrandTier | null {
  const tokens = tokenise(name);
  const tiers = tokens.flatMap((_, at) => findBrandAt(tokens, at)?.brand.tier ?? []);
  return BRAND_TIERS.find((tier) => tiers.includes(tier)) ?? null;
}
