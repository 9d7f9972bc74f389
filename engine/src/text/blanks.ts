/**
 * White space, told by code. The texts of a listing are short and many: to start a pattern costs more than to
 * walk over most of them.
 */
import { codeAt } from './code-at.ts';

/**
 * True for a text of visible characters with single blanks between them, as most are. False says nothing:
 * rare characters count as untidy, so that whoever asks looks closer.
 */
export function isTidy(text: string): boolean {
  let afterBlank = true;
  const { length } = text;
  for (let at = 0; at < length; at += 1) {
    const code = codeAt(text, at);
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
