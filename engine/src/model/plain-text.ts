// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to go
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g;
/** What nobody sees, or what turns the signs behind it round: a text may hide in it. Joiners stay: scripts and emoji need them. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069]/g;

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Text without tags, scripts, comments, entities and control characters. Line breaks stay. */
export function plainText(text: string): string {
  let result = text;
  // Removing one layer can put another together ('<scr<b></b>ipt>'): a few rounds, then the brackets go.
  for (let round = 0; round < 4; round += 1) {
    const stripped = stripMarkup(decodeEntities(result));
    if (stripped === result) break;
    result = stripped;
  }
  return result
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(UNSEEN, '')
    .replace(/\*\*(?=\S)([^*\n]+)(?<=\S)\*\*/g, '$1')
    .replace(/<+(?=[a-z/!?])/gi, '')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function stripMarkup(text: string): string {
  if (!text.includes('<')) return text;
  return text
    .replace(/<(script|style|iframe|object|template|noscript)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6]|\/ul|\/ol|\/tr)\b[^<>]*>/gi, '\n')
    .replace(/<li\b[^<>]*>/gi, '- ')
    .replace(/<\/?[a-z][^<>]*>/gi, '');
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  });
}
