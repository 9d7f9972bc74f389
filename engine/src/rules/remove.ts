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

/** One of these stands in every text that is not tidy. */
const UNTIDY =
  /[^\S\n ]| [ \n,.;!?)]|\n[ ,;.!?]|[([] *[)\]]|,\s?[,.;!?]|\n{3}|^[\s,;.!?]|\s$|(?:^|\n)(?:[-•*–] ?[,;:-]*|[,;:-]+)(?:\n|$)/u;

/** Single spaces, no empty brackets or doubled commas, at most one blank line. */
export function tidyText(text: string): string {
  if (!UNTIDY.test(text)) return text;
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
  const atStart = kept === '' || /[.!?\n]\s*$/u.test(kept.slice(-8));
  if (!atStart) return kept + rest;
  return (
    kept +
    rest
      .replace(/^(\s*)(?:and|but|or|so)\s+(?=\p{L})/iu, '$1')
      .replace(/^(\s*)(\p{Ll})/u, (_, space, letter) => space + letter.toUpperCase())
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

interface Edge {
  at: number;
  kind: 'line' | 'sentence' | 'clause' | 'bracket';
  /** Characters of the mark that divides two clauses: a comma, or a dash with its space. */
  width: number;
}

// Announces what is taken out, and says nothing without it.
const ANNOUNCEMENT =
  /(?:^|[\n.!?]\s*)(?:commissions?|questions?|any questions\??|enquir(?:y|ies)|contact|interested\??|details|quer(?:y|ies)|orders?|more info(?:rmation)?)$/iu;

function rangeBetween(text: string, left: Edge, right: Edge): Span {
  if (left.kind === 'bracket' && right.kind === 'bracket') return { start: left.at - 1, end: right.at + 1 };
  if (left.kind === 'clause') {
    const announced =
      ANNOUNCEMENT.exec(text.slice(Math.max(0, left.at - 30), left.at))?.[0].trimStart() ?? '';
    if (announced !== '' && right.kind !== 'clause') {
      return { start: left.at - announced.replace(/^[.!?]\s*/u, '').length, end: right.at };
    }
    // ", call me, " loses one comma; ", call me." keeps the full stop.
    return { start: left.at, end: right.kind === 'sentence' ? endBeforeStop(text, right.at) : right.at };
  }
  return { start: left.at, end: right.at + (right.kind === 'clause' ? right.width : 0) };
}

function endBeforeStop(text: string, at: number): number {
  return /[.!?。！？…]/u.test(text.charAt(at - 1)) ? at - 1 : at;
}

function leftEdge(text: string, from: number): Edge {
  const limit = Math.max(0, from - REACH);
  for (let index = from - 1; index >= limit; index -= 1) {
    const here = text.charAt(index);
    if (here === '\n') return { at: index + 1, kind: 'line', width: 0 };
    if (here === '(' || here === '[') return { at: index + 1, kind: 'bracket', width: 0 };
    if ('。！？'.includes(here)) return { at: index + 1, kind: 'sentence', width: 0 };
    if ('、，；'.includes(here)) return { at: index, kind: 'clause', width: 1 };
    const spaced = text.charAt(index + 1) === ' ';
    if (!spaced) continue;
    if ('.!?…'.includes(here) && !ABBREVIATION.test(text.slice(Math.max(0, index - 8), index))) {
      return { at: index + 1, kind: 'sentence', width: 0 };
    }
    if (',;'.includes(here)) return { at: index, kind: 'clause', width: 1 };
    if ('-–—'.includes(here) && text.charAt(index - 1) === ' ')
      return { at: index - 1, kind: 'clause', width: 1 };
  }
  return { at: limit, kind: 'line', width: 0 };
}

function rightEdge(text: string, from: number): Edge {
  const inBrackets = isInBrackets(text, from);
  const limit = Math.min(text.length, from + REACH);
  for (let index = from; index < limit; index += 1) {
    const here = text.charAt(index);
    if (here === '\n') return { at: index, kind: 'line', width: 0 };
    if ((here === ')' || here === ']') && inBrackets) return { at: index, kind: 'bracket', width: 0 };
    if ('。！？'.includes(here)) return { at: index + 1, kind: 'sentence', width: 0 };
    if ('、，；'.includes(here)) return { at: index, kind: 'clause', width: 1 };
    const next = text.charAt(index + 1);
    if (next !== ' ' && next !== '\n' && next !== '') continue;
    if ('.!?…'.includes(here) && !ABBREVIATION.test(text.slice(Math.max(0, index - 8), index))) {
      return { at: index + 1, kind: 'sentence', width: 0 };
    }
    if (',;'.includes(here)) return { at: index, kind: 'clause', width: 1 };
    if ('-–—'.includes(here) && text.charAt(index - 1) === ' ')
      return { at: index - 1, kind: 'clause', width: 2 };
  }
  return { at: limit, kind: 'line', width: 0 };
}

// ";)" closes nothing: a bracket ends a clause only where one was opened on the line.
function isInBrackets(text: string, at: number): boolean {
  const line = text.slice(Math.max(0, at - REACH), at).replace(/^[\s\S]*\n/u, '');
  return (
    Math.max(line.lastIndexOf('('), line.lastIndexOf('[')) >
    Math.max(line.lastIndexOf(')'), line.lastIndexOf(']'))
  );
}
