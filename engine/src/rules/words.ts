/** Capitals and words, as the rules count them. */

import { codeAt } from '../text/code-at.ts';
import { rememberLast } from '../text/remember.ts';

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.&/-][\p{L}\p{M}\p{N}]+)*/uy;

// Written in capitals by everybody: never shouting, never lowered.
const ACRONYMS = new Set(
  'AAA AC ANC APS AR BBQ BMX BNIB BNWT BNWOT CCTV CD CMOS CPU DAB DC DIY DJ DSLR DVD EDP EDT EPS EU EUR EVA FHD FM FPV GB GPS GPU GT HD HDD HDMI HDR HSS HVLP IBM ICE IDE II III IKEA IPS IV IX JBL JVC KG LCD LED LEGO LGA LP LTE MDF MIDI MP MTB NAS NES NFC NIB NVME NWT NWOT OEM OLED OLEDS PC PCI PDA PH PIR POE PS PSU PTFE PU PVC QHD QLED QWERTY RAM RGB RIT ROM RPM RRP SATA SD SIM SLR SNES SSD SUV TB TFT TKL TPU TV TVS UHD UHF UK UPS US USA USB UV VCR VG VGA VGC VHF VHS VI VII VIII VR WIFI XL XLR XS XXL XXS XXXL'.split(
    ' ',
  ),
);

export interface Word {
  text: string;
  start: number;
}

/** The words of a text: runs of letters and digits, with the signs inside them. */
export const listWords = rememberLast(readWords);

function readWords(text: string): readonly Word[] {
  const words: Word[] = [];
  let at = 0;
  const { length } = text;
  while (at < length) {
    if (kindOf(codeAt(text, at)) === BREAK) {
      at += 1;
      continue;
    }
    const end = wordEnd(text, at);
    if (end > at) words.push({ text: text.slice(at, end), start: at });
    at = Math.max(end, at + 1);
  }
  return words;
}

/** The end of the word that begins there; the pattern says it of what is not plain ASCII. */
function wordEnd(text: string, start: number): number {
  const { length } = text;
  for (let at = start; ; at += 1) {
    const kind = at < length ? kindOf(codeAt(text, at)) : BREAK;
    if (kind === PLAIN) continue;
    if (kind === BREAK) {
      const joins = at + 1 < length && at > start && JOINING.has(codeAt(text, at));
      const next = joins ? kindOf(codeAt(text, at + 1)) : BREAK;
      if (next === PLAIN) continue;
      if (next === BREAK) return at;
    }
    WORD.lastIndex = start;
    return WORD.test(text) ? WORD.lastIndex : start;
  }
}

const BREAK = 0;
const PLAIN = 1;
const RARE = 2;
const JOINING = new Set([...`'’.&/-`].map((sign) => sign.charCodeAt(0)));

function kindOf(code: number): number {
  if (code >= 128) return code >= 0x2010 && code <= 0x2027 ? BREAK : RARE;
  const letter = code | 32;
  return (letter >= 97 && letter <= 122) || (code >= 48 && code <= 57) ? PLAIN : BREAK;
}

const CAPITALS_AND_SIGNS = /^[\p{Lu}&'’/.-]+$/u;
const TWO_CAPITALS = /\p{Lu}[^\p{Lu}]*\p{Lu}/u;

/** Two letters or more, all of them capitals, no digits: "USB", "BNWT", "AMAZING". */
export function isAllCaps(word: string): boolean {
  return word.length > 1 && CAPITALS_AND_SIGNS.test(word) && TWO_CAPITALS.test(word);
}

/** All capitals, and neither short, an acronym, nor in the seller's own spelling of a name. */
export function isShouted(word: string, names: ReadonlySet<string>): boolean {
  return word.length > 3 && isAllCaps(word) && !ACRONYMS.has(word) && !names.has(word);
}

/** "AMAZING DRESS" → "Amazing Dress"; words of several parts keep them apart. */
export function capitalised(word: string): string {
  return word
    .toLowerCase()
    .replace(/(^|[-/&.])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase());
}

/** Little words that may repeat and that stay small inside a title. */
export const LITTLE_WORDS = new Set(
  'a an and as at but by for from in into nor of off on onto or over per the to up upon via with without & de da do des du la le les el los las y e et und der die das mit für von aus en con per di del della il lo i gli un una une ein eine het een van met voor z w na do i dla'.split(
    ' ',
  ),
);
