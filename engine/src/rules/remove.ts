/** Taking words out of a text so that what stays still reads as sentences. */

interface Span {
  start: number;
  end: number;
}

const REACH = 300;
/** A clause with more words of its own than this says something else too: then only the words go. */
const OWN_WORDS = 80;
const ABBREVIATION = /(?:^|[\s(])(?:tel|mob|no|nr|approx|incl|ca|e\.g|i\.e|dr|st|mr|mrs|vs|ext|fax)$/iu;
const LEADING_WORDS =
  /(?:\b(?:please|pls|just|or|and|to|can|also|you|then|so|call|ring|text|txt|tel|mob(?:ile)?|phone|e-?mail|mail|contact|message|msg|visit|see|at|on|via|web(?:site)?|site|number|my|me|us|is|our)\b[\s:.,-]*)+$/iu;

/** A description without the clauses, sentences or brackets that the spans stand in. */
export function removeClauses(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text;
  let kept = '';
  let from = 0;
  for (const span of spans) {
    if (span.end <= from) continue;
    const { start, end } = reachOf(text, span);
    kept += text.slice(from, Math.max(from, start));
    from = Math.max(from, end);
  }
  return tidyText(capitaliseSentences(kept, text.slice(from)));
}

/** A title without the spans and the words that lead up to them ("call", "on"). */
export function removeWords(text: string, spans: readonly Span[]): string {
  let kept = '';
  let from = 0;
  for (const span of spans) {
    if (span.end <= from) continue;
    const before = text.slice(from, Math.max(from, span.start));
    kept += before.slice(0, before.length - leadOf(before));
    from = span.end;
  }
  return kept + text.slice(from);
}

/** Single spaces, no empty brackets or doubled commas, at most one blank line. */
export function tidyText(text: string): string {
  return text
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/\( *\)|\[ *\]/gu, '')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/ +([,.;!?)])(?=\s|$)/gu, '$1')
    .replace(/,(?:\s?,)+/gu, ',')
    .replace(/,\s?([.;!?])(?=\s|$)/gu, '$1')
    .replace(/^[,;.!?]+ ?(?=\S)/gmu, '')
    .replace(/^[-•*–]? ?[,;:-]*$/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

function capitaliseSentences(kept: string, rest: string): string {
  const atStart = /(?:^|[.!?\n])\s*$/u.test(kept.slice(-8)) || kept === '';
  return (
    kept +
    (atStart ? rest.replace(/^(\s*)(\p{Ll})/u, (_, space, letter) => space + letter.toUpperCase()) : rest)
  );
}

function reachOf(text: string, span: Span): Span {
  const left = leftEdge(text, span.start);
  const right = rightEdge(text, span.end);
  const wide = rangeBetween(text, left, right);
  if (wide.end - wide.start - (span.end - span.start) <= OWN_WORDS) return wide;
  return { start: span.start - leadOf(text.slice(0, span.start)), end: span.end };
}

/** How many characters at the end of `before` only lead up to what follows ("please call me on"). */
function leadOf(before: string): number {
  return LEADING_WORDS.exec(before.slice(-60))?.[0].length ?? 0;
}

type Edge = { at: number; kind: 'line' | 'sentence' | 'clause' | 'bracket' };

function rangeBetween(text: string, left: Edge, right: Edge): Span {
  if (left.kind === 'bracket' && right.kind === 'bracket') return { start: left.at - 1, end: right.at + 1 };
  if (left.kind === 'clause') {
    // ", call me, " loses one comma; ", call me." keeps the full stop.
    const end = right.kind === 'sentence' ? endBeforeStop(text, right.at) : right.at;
    return { start: left.at, end };
  }
  if (right.kind === 'clause') return { start: left.at, end: right.at + 1 };
  return { start: left.at, end: right.at };
}

function endBeforeStop(text: string, at: number): number {
  return /[.!?。！？…]/u.test(text.charAt(at - 1)) ? at - 1 : at;
}

function leftEdge(text: string, from: number): Edge {
  const limit = Math.max(0, from - REACH);
  for (let index = from - 1; index >= limit; index -= 1) {
    const here = text.charAt(index);
    if (here === '\n') return { at: index + 1, kind: 'line' };
    if (here === '(' || here === '[') return { at: index + 1, kind: 'bracket' };
    if ('。！？'.includes(here)) return { at: index + 1, kind: 'sentence' };
    if ('、，；'.includes(here)) return { at: index, kind: 'clause' };
    const spaced = text.charAt(index + 1) === ' ';
    if (!spaced) continue;
    if ('.!?…'.includes(here) && !ABBREVIATION.test(text.slice(Math.max(0, index - 8), index))) {
      return { at: index + 1, kind: 'sentence' };
    }
    if (',;'.includes(here)) return { at: index, kind: 'clause' };
    if ('-–—'.includes(here) && text.charAt(index - 1) === ' ') return { at: index - 1, kind: 'clause' };
  }
  return { at: limit, kind: 'line' };
}

function rightEdge(text: string, from: number): Edge {
  const limit = Math.min(text.length, from + REACH);
  for (let index = from; index < limit; index += 1) {
    const here = text.charAt(index);
    if (here === '\n') return { at: index, kind: 'line' };
    if (here === ')' || here === ']') return { at: index, kind: 'bracket' };
    if ('。！？'.includes(here)) return { at: index + 1, kind: 'sentence' };
    if ('、，；'.includes(here)) return { at: index, kind: 'clause' };
    const next = text.charAt(index + 1);
    if (next !== ' ' && next !== '\n' && next !== '') continue;
    if ('.!?…'.includes(here) && !ABBREVIATION.test(text.slice(Math.max(0, index - 8), index))) {
      return { at: index + 1, kind: 'sentence' };
    }
    if (',;'.includes(here)) return { at: index, kind: 'clause' };
    if ('-–—'.includes(here) && text.charAt(index - 1) === ' ') return { at: index, kind: 'clause' };
  }
  return { at: limit, kind: 'line' };
}
