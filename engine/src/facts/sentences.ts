import { isWordCode } from './words.ts';

// A full stop after these ends no sentence.
const ABBREVIATIONS = new Set(
  `approx,cal,incl,inc,excl,no,nos,c,ca,circa,st,mr,mrs,ms,dr,prof,eg,ie,vs,max,min,ref,art,col,vol,vols,pt,dia,diam,orig,adj,wt,ht,meas,app,est,poss,prob,avg,ed,edn,pp,pg,ft,lt,jr,sr,bros,co,ltd,mt,dept,
  inkl,zzgl,bzw,nr,gr,evtl,ggf,usw,etc,env,tel,núm,n,ok,mod,rif,mis,cod,ok,nl,bijv,nr,tzw,np,wym,dł,szer,wys,rozm,ref,aprox,ex,z,w,m`
    .split(',')
    .map((word) => word.trim()),
);
// Single letters in that list end a sentence all the same when a number or size stands before.
const LETTER_SIZE =
  /\b(?:size|taille|talla|maat|gr|größe|grösse|rozmiar|taglia|tamanho|mens|womens|ladies|grade|key of)\s+[a-z]$/i;
const BRACKET_LIMIT = 240;

/** White space of a prepared text, the mark of a picture counted in. */
export function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 13 || code === 0xa0 || code === 0x3000 || code === 4;
}

/** Where the sentence that begins at `from` ends, its mark included. */
export function sentenceEnd(text: string, from: number, limit: number): number {
  let noCloseUntil = -1;
  for (let at = from; at < limit; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 40 /* ( */) {
      if (at < noCloseUntil) continue;
      const close = closing(text, at, limit);
      if (close === -1) noCloseUntil = limit;
      else at = close;
      continue;
    }
    if (code === 0x3002 || code === 0xff01 || code === 0xff1f || code === 0xff0e) return at + 1;
    if (code !== 46 && code !== 33 && code !== 63) continue;
    let after = at + 1;
    while (after < limit && isStop(text.charCodeAt(after))) after += 1;
    if (after >= limit) return limit;
    const next = text.charCodeAt(after);
    if (code === 46 && !isBlank(next)) {
      // "plays.Works": a missing blank, but not "Dr.Martens" or "3.5mm".
      const joined =
        after === at + 1 && /^[a-z]{3,}\.[A-Z][a-z]/.test(text.slice(wordStart(text, at, from), after + 2));
      if (!joined || ABBREVIATIONS.has(lastWord(text, at, from))) continue;
      return after;
    }
    if (!isBlank(next) && next !== 40) continue;
    if (code === 46 && isAbbreviation(text, at, from, limit)) continue;
    // "viscose?? going off the label": doubt in mid-sentence stays with what it doubts.
    if (
      code === 63 &&
      isLower(text.slice(after, after + 3).trimStart()) &&
      !RETRACTS.test(text.slice(after, after + 12))
    )
      continue;
    if (code === 63 && ANSWERED.test(text.slice(after, Math.min(limit, after + 24)))) continue;
    return after;
  }
  return limit;
}

// "Box? No." is one thing said.
const ANSWERED =
  /^\s(?:(?:sadly|sorry|unfortunately) )?(?:no|not|nope|yes|yep|nein|ja|non|oui|sí|sì|nee|nie|tak|não|sim)\s?(?:[.,;!\n]|$)/i;

const RETRACTS = /^\s(?:no|nope|actually|sorry)\b/i;

function isLower(text: string): boolean {
  return /^\p{Ll}/u.test(text);
}

function isStop(code: number): boolean {
  return code === 46 || code === 33 || code === 63 || code === 34 || code === 0x201d;
}

/** The place of the bracket that closes the one at `at`, or -1 when it is far or missing. */
export function closing(text: string, at: number, limit: number): number {
  const close = text.indexOf(')', at + 1);
  return close === -1 || close >= limit || close - at > BRACKET_LIMIT ? -1 : close;
}

function wordStart(text: string, at: number, from: number): number {
  let start = at;
  while (start > from && isWordCode(text.charCodeAt(start - 1))) start -= 1;
  return start;
}

function lastWord(text: string, at: number, from: number): string {
  return text.slice(wordStart(text, at, from), at).toLowerCase();
}

// "Robert C. Martin", 'signed "J. Morris"', "C.T. Onions"
const NAME_BEFORE = /(?:\b[A-Z][\w.]*\s|["“]|\b[A-Z]\.|\b(?:by|signed|author|artist)\s)$/;
// "Stand NOT incl. Fish not included": the abbreviation closes what was said.
const CLOSED_BY_INCL = /\b(?:not|is|are|all|both|also)\s$/i;
const OPENS_ANEW =
  /^\s(?:No|The|One|All|Not|Some|Please|Has|Can|Will|Only|Never|Small|Slight|Screen|Collection)\b/;

function isAbbreviation(text: string, at: number, from: number, limit: number): boolean {
  const start = wordStart(text, at, from);
  const word = text.slice(start, at);
  if (word === '') return false;
  // "3. OG", "2. Stock": a German ordinal.
  if (/^\d{1,2}$/.test(word) && /^\s(?:OG|Stock|Etage|Obergeschoss)\b/.test(text.slice(at + 1, at + 14)))
    return true;
  if (word.length === 1 && /[A-Za-z]/.test(word)) {
    // "152cm h x 54cm w. One drawer cracked."
    if (
      /\d\s?(?:cm|mm|m|in|ft|["”])?\s$/i.test(text.slice(Math.max(from, start - 6), start)) &&
      /^[whdlm]$/i.test(word)
    )
      return false;
    if (LETTER_SIZE.test(text.slice(Math.max(from, start - 12), at))) return false;
    const next = text.slice(at + 1, Math.min(limit, at + 3)).trimStart();
    // "Robert C. Martin", "z. B.": an initial between capitals, or a small letter that goes on small.
    const before = text.slice(Math.max(from, start - 24), start);
    // 'Engraved "J.H." in a cartouche': a sentence does not go on small.
    const after = text
      .slice(at + 1, Math.min(limit, at + 4))
      .replace(/^["”]/, '')
      .trimStart();
    if (/[A-Z]/.test(word)) return isLower(after) || (NAME_BEFORE.test(before) && /^[A-Z]/.test(next));
    return (before === '' || /[\s.(]$/.test(before)) && /^[a-z\d~]/.test(after);
  }
  if (!ABBREVIATIONS.has(word.toLowerCase())) return false;
  const next = text.charAt(at + 2);
  // '42" APPROX. TWO': said after its number, it ends the sentence.
  if (
    /[\d"”]\s$/.test(text.slice(Math.max(from, start - 2), start)) &&
    !/\d/.test(next) &&
    /^(?:approx|app|max|min|dia|diam|ca)$/i.test(word)
  )
    return false;
  if (
    /^(?:incl|inc|excl)$/i.test(word) &&
    (OPENS_ANEW.test(text.slice(at + 1, at + 14)) ||
      /\bnot\s$/i.test(text.slice(Math.max(from, start - 4), start)) ||
      (/[A-Z]/.test(next) && CLOSED_BY_INCL.test(text.slice(Math.max(from, start - 6), start))))
  )
    return false;
  // "no. 4" is a number, "box no. Figures" and "Selvedge? No. 100% cotton" are answers.
  if (/^no$/i.test(word) && /\?\s*$/.test(text.slice(Math.max(from - 3, 0), start))) return false;
  if (/^(?:no|nos|ok|ex|app|est)$/i.test(word)) return /[\d#]/.test(next);
  return !/^(?:ft|lt|min|max|etc|co|pt|ed|orig)$/i.test(word) || !/[A-Z]/.test(next);
}
