import { findContacts } from '../text/contact.ts';

/**
 * Marks that stand in a prepared text where something was that is not words. A prepared text is as
 * long as the seller's, so that every place in it is a place in the original.
 */
export const MARK = {
  yes: '\u0002',
  no: '\u0003',
  soft: '\u0004',
  contact: '\u0005',
} as const;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the marks above
const MARKS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
// Most listings hold none of these, and are not looked at any further.
const NEEDS_WORK =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what a text may not hold
  /[<&\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2190-\u2bff\u200b-\u200f\u2028-\u202f\u2060-\u206f\u3030\ufeff\ufff9-\uffff\ud83c-\ud83e]/;
const SCRIPT = /<(script|style)\b[^>]{0,200}>[\s\S]{0,5000}?<\/\1\s{0,9}>/gi;
const TAG = /<\/?([a-z][a-z0-9]{0,15})\b[^<>]{0,400}>|<!--[\s\S]{0,400}?-->/gi;
const BLOCK_TAGS = new Set(['br', 'p', 'div', 'li', 'ul', 'ol', 'tr', 'table', 'h1', 'h2', 'h3', 'h4']);
const ENTITY = /&(?:amp|quot|apos|nbsp|lt|gt|#\d{1,6}|#x[0-9a-f]{1,5});/gi;
const INVISIBLE = /[\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]|[\ufe0e\ufe0f]/gu;
const YES = /[\u2705\u2714\u2713\u2611]/g;
const NO = /[\u274c\u274e\u2716\u2717\u2718\u{1f6ab}]/gu;
const PICTURES =
  /(?:[\u{1f000}-\u{1faff}]|[\u2600-\u26ff\u2701-\u27bf\u2b05-\u2b07\u2b1b\u2b1c\u2b50\u2b55\u3030\u303d]|[\u{1f1e6}-\u{1f1ff}])[\u{1f3fb}-\u{1f3ff}\u200d]*/gu;
const ARROWS = /[\u2190-\u21ff\u25a0-\u25cc\u25ce-\u25ff\u2b00-\u2b04\u2b08-\u2b1a]/g;

// "100% complete with box": that it is whole, and what comes with it.
const WHOLE_WITH = /((?:100 ?%|fully|all) complete) with/gi;
// "4 functions: roast, reheat": a number of them, and each by its name.
const LISTED = /(\b\d{1,2} (?:functions|modes|settings|uses|programs|programmes)):/gi;
// "W32 L32 mid blue": a size is over after its two numbers.
const WAIST_AND_LEG = /(\bW\d{2} ?[/x]? ?L\d{2}) (?=\p{L})/giu;

/** Puts commas between two things that are said in one breath; no place moves. */
function separate(text: string): string {
  let apart = text;
  if (apart.includes('omplete with')) apart = apart.replace(WHOLE_WITH, '$1,with');
  if (apart.includes('s:')) apart = apart.replace(LISTED, '$1,');
  return /[lL]\d\d /.test(apart) ? apart.replace(WAIST_AND_LEG, '$1,') : apart;
}

function blank(match: string): string {
  return ' '.repeat(match.length);
}

function entity(match: string): string {
  const lower = match.toLowerCase();
  const character =
    lower === '&amp;' ? '&' : lower === '&quot;' ? '"' : lower === '&apos;' || lower === '&#39;' ? "'" : ' ';
  return character + ' '.repeat(match.length - 1);
}

/**
 * The seller's text as parsing reads it: tags, control characters and pictures gone or turned into
 * marks, ticks and crosses kept as marks, every place unmoved.
 */
export function prepareText(given: string): string {
  const raw = separate(given);
  if (!NEEDS_WORK.test(raw)) return raw;
  let text = raw.replace(MARKS, ' ');
  if (text.includes('<')) {
    text = text
      .replace(SCRIPT, blank)
      .replace(TAG, (match, name: string | undefined) =>
        name !== undefined && BLOCK_TAGS.has(name.toLowerCase())
          ? `\n${' '.repeat(match.length - 1)}`
          : blank(match),
      )
      .replace(/<(?=[a-z/!])/gi, ' ');
  }
  if (text.includes('&')) text = text.replace(ENTITY, entity);
  return text
    .replace(INVISIBLE, ' ')
    .replace(YES, MARK.yes)
    .replace(NO, (match) => MARK.no.padEnd(match.length, ' '))
    .replace(PICTURES, (match) => MARK.soft.padEnd(match.length, ' '))
    .replace(ARROWS, MARK.soft);
}

/** The text with every address, number and handle turned into marks of the same length. */
export function maskContacts(
  text: string,
  contacts: readonly { start: number; end: number }[] = findContacts(text),
): string {
  if (contacts.length === 0) return text;
  let masked = '';
  let at = 0;
  for (const { start, end } of contacts) {
    if (start < at) continue;
    masked += text.slice(at, start) + MARK.contact.repeat(end - start);
    at = end;
  }
  return masked + text.slice(at);
}
