/**
 * White space, told by code. The texts of a listing are short and many: to start a pattern costs more than to
 * walk over most of them.
 */

/** White space as `\s` has it. */
export function isWhiteSpace(code: number): boolean {
  if (code < 128) return code === 32 || (code >= 9 && code <= 13);
  if (code < 0x1680) return code === 0xa0;
  return (
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

/** What stands between white space, as `split(/\s+/)` gives it: an empty one where a text begins or ends in it. */
export function splitAtBlanks(text: string): string[] {
  const words: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (!isWhiteSpace(text.charCodeAt(at))) continue;
    words.push(text.slice(start, at));
    while (at + 1 < text.length && isWhiteSpace(text.charCodeAt(at + 1))) at += 1;
    start = at + 1;
  }
  words.push(text.slice(start));
  return words;
}

/** Every stretch of white space one blank, and none at the ends. */
export function foldBlanks(text: string): string {
  const own = text.trim();
  return isTidy(own) ? own : own.replace(/\s+/g, ' ');
}

/**
 * True for a text of visible characters with single blanks between them, as most are. False says nothing:
 * rare characters count as untidy, so that whoever asks looks closer.
 */
export function isTidy(text: string): boolean {
  let afterBlank = true;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 32) {
      if (afterBlank) return false;
      afterBlank = true;
      continue;
    }
    if (!isVisible(code)) return false;
    afterBlank = false;
  }
  return !afterBlank || text === '';
}

// ASCII, the letters of Europe, dashes, quotation marks, the sign of the euro.
function isVisible(code: number): boolean {
  if (code < 127) return code > 32;
  if (code < 0x250) return code > 0xa0 && code !== 0xad;
  return (code >= 0x2010 && code <= 0x2027) || code === 0x20ac;
}
