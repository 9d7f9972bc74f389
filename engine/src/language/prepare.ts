/** Makes a pasted text fit to be read, without moving a character: what stands at an offset still stands there. */
import { codeAt } from '../text/code-at.ts';

// Blanks of every width, and control characters, as one ordinary blank each.
const BLANKS = /[^\P{Cc}\n]|[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu;
const LINE_ENDS = /[\u2028\u2029]|\u0085/g;
/** Stands for a character that is gone; every reader passes over it. */
const GONE = '\u200b';
const INVISIBLE = /[\u00ad\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const TAG = /<\/?([a-z][a-z0-9]{0,15})\b[^<>]{0,400}>|<!--[\s\S]{0,400}?-->/gi;
const BREAKING = /^(?:br|p|div|li|ul|ol|tr|table|h[1-6]|section|article|header|footer|dt|dd|hr)$/i;
/** A page shows no gap at these: "<b>077</b>00" is one number. */
const INLINE = /^(?:a|abbr|b|big|code|del|em|font|i|ins|mark|s|small|span|strike|strong|sub|sup|tt|u|wbr)$/i;
const ENTITY =
  /&(?:(amp|lt|gt|quot|apos|nbsp|euro|pound|deg|eacute|egrave|agrave|uuml|ouml|auml|szlig|commat|period|num)|#(\d{2,6})|#x([\da-f]{2,5}));/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  pound: '£',
  deg: '°',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  szlig: 'ß',
  commat: '@',
  period: '.',
  num: '#',
};

/**
 * `text` with markup, entities, control characters and odd blanks made plain. It has the same length, so that
 * offsets into it are offsets into what the seller wrote.
 */
export function prepareText(text: string): string {
  if (isPlain(text)) return text;
  let plain = text.replace(LINE_ENDS, '\n').replace(BLANKS, ' ').replace(INVISIBLE, GONE);
  if (plain.includes('<')) {
    plain = plain.replace(TAG, (tag: string, name: string | undefined) => {
      if (name === undefined || INLINE.test(name)) return GONE.repeat(tag.length);
      return BREAKING.test(name) ? `\n${' '.repeat(tag.length - 1)}` : ' '.repeat(tag.length);
    });
  }
  if (plain.includes('&')) {
    plain = plain.replace(ENTITY, (entity: string, name?: string, code?: string, hex?: string) => {
      const number = code === undefined ? Number.parseInt(hex ?? '', 16) : Number(code);
      const sign = name === undefined ? signOf(number) : (NAMED[name] ?? entity);
      return sign.length > entity.length ? entity : sign + GONE.repeat(entity.length - sign.length);
    });
  }
  return plain;
}

/** Letters of Europe, ordinary signs and line ends: most texts, which need nothing. */
function isPlain(text: string): boolean {
  const { length } = text;
  for (let at = 0; at < length; at += 1) {
    const code = codeAt(text, at);
    if (code < 32 ? code !== 10 : code > 126 && (code < 0xa1 || code > 0x24f || code === 0xad)) return false;
    if (code === 60 || code === 38) return false;
  }
  return true;
}

/** A prepared text that goes out by itself: what is gone leaves nothing behind, and blanks are one. */
export function withoutGone(prepared: string): string {
  return prepared.replaceAll(GONE, '').replace(/ {2,}/g, ' ');
}

function signOf(code: number): string {
  return code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : ' ';
}
