import type { ListingForm } from '@smart-listings/contract';
import { splitAtBlanks } from '../text/blanks.ts';
import { isShouting, isSmallWord, wordKey } from './words.ts';

// Words of the condition, said elsewhere in the listing, that sellers put into the item's name.
const CONDITION_NOISE = /\b(?:bnib|bnwt|bnwot|nwt|nwot|nib|vgc|euc|guc)\b/giu;
const PARTS_NOISE =
  /\b(?:for\s+|as\s+)?(?:spares?\s*(?:(?:or|and|&|\/|\+)\s*repairs?)?|parts\s+(?:or|and|&)\s+repairs?|parts\s+only|faulty|not\s+working|defekt)(?!\p{L})/giu;
const LEADING_STATE =
  /^\s*(?:(?:brand[\s-]+)?new(?!\s+(?:balance|era|look|york|order|zealand|rock|forest|england))|used|second[\s-]hand|pre[\s-]?owned|open[\s-]box)\s+(?=\S)/iu;
const EDGES = /^[\s,;:.|/*~=–—-]+|[\s,;:|/*~=(–—-]+$/gu;

const SHORT_ORDINARY = new Set(
  'not and the of for no one two new old set box red bag top cup car toy fit men with all lot only on in size'.split(
    ' ',
  ),
);
const LONG_ACRONYMS = new Set('HDMI OLED QLED DSLR NVME SATA RAID QWERTY QWERTZ AZERTY RGBW IMAX'.split(' '));

/** Spellings that the seller's make and model fields, or the brand list, hold: 'easimow' → 'EasiMow'. */
export function knownSpellings(...names: readonly (string | undefined)[]): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>();
  for (const name of names) {
    if (name === undefined) continue;
    for (const word of splitAtBlanks(name)) {
      const key = wordKey(word);
      if (key !== '' && word !== word.toLowerCase()) spellings.set(key, word.replace(/[,;:]+$/u, ''));
    }
  }
  return spellings;
}

function ordinaryCase(word: string): string {
  return word.toLowerCase();
}

/** A word as it stands in running text: brands and models in their own case, shouting lowered. */
function recase(word: string, spellings: ReadonlyMap<string, string>, shouted: boolean): string {
  const known = spellings.get(wordKey(word));
  const bare = word.replace(/[,;:]+$/u, '');
  if (known !== undefined && (bare === bare.toLowerCase() || bare === bare.toUpperCase())) {
    return known + word.slice(bare.length);
  }
  if (!shouted || /\d/.test(word) || word !== word.toUpperCase()) return word;
  if (isShouting(word)) return LONG_ACRONYMS.has(word) ? word : ordinaryCase(word);
  return SHORT_ORDINARY.has(word.toLowerCase()) ? ordinaryCase(word) : word;
}

function shouts(words: readonly string[]): boolean {
  let letters = 0;
  let loud = 0;
  for (const word of words) {
    if (!/\p{L}{2}/u.test(word) || /\d/.test(word)) continue;
    letters += 1;
    if (word === word.toUpperCase() && word !== word.toLowerCase()) loud += 1;
  }
  return letters >= 2 && loud / letters > 0.6;
}

/**
 * The item's name as a noun phrase: every word once, brand and model in their own spelling, condition
 * words (which are said elsewhere) and loose ends gone. Never empty for a name with a letter or digit in it.
 */
export function itemPhrase(
  name: string,
  spellings: ReadonlyMap<string, string>,
  { condition, platform }: Pick<ListingForm, 'condition' | 'platform'>,
): string {
  let text = name.replace(CONDITION_NOISE, ' ');
  if (condition === 'for-parts') text = text.replace(PARTS_NOISE, ' ');
  // Amazon wants no condition in page text; elsewhere "new" may lead the name.
  if (platform === 'Amazon') text = text.replace(LEADING_STATE, '');
  const words = splitAtBlanks(text.trim());
  const shouted = shouts(words);
  const kept: string[] = [];
  const seen = new Set<string>();
  let lastKey = '';
  let loudRun = false;
  for (const word of words) {
    const key = wordKey(word);
    if (key !== '' && !isSmallWord(word)) {
      if (seen.has(key)) continue;
      seen.add(key);
      if (lastKey !== '') seen.add(lastKey + key);
      lastKey = key;
    }
    loudRun =
      word === word.toUpperCase() &&
      (loudRun ? isShouting(word) : SHORT_ORDINARY.has(word.toLowerCase()) && word !== word.toLowerCase());
    kept.push(recase(word, spellings, shouted || loudRun));
  }
  while (kept.length > 1 && isSmallWord(kept.at(-1) ?? '')) kept.pop();
  const phrase = kept
    .join(' ')
    .replace(EDGES, '')
    .replace(/\(\s*\)/g, '')
    .trim();
  return phrase === '' ? name.trim() : phrase;
}
