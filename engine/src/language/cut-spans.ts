import { LEAD_WORDS } from './private-words.ts';
import type { Span } from './span.ts';

const LEAD = new RegExp(`(^|[\\s(,;:])(?:${LEAD_WORDS.join('|')})\\s*$`, 'i');
const MOST_LEADS = 2;
/** How far back a joint is tidied. */
const WINDOW = 40;

/**
 * A text without some of its stretches (in order, apart), and without what only led up to them or held them:
 * an article, a bracket, a comma too many, an empty line of a list. `joint` stands between words that a stretch parted.
 */
export function cutSpans(text: string, spans: readonly Span[], joint = ' '): string {
  let kept = '';
  let at = 0;
  for (const { start, end } of spans) {
    kept = withoutLead(kept + text.slice(at, start));
    at = end;
    const next = text.slice(at, at + WINDOW);
    const bracket = /^\s*[)\]]/.exec(next)?.[0];
    if (bracket && /[([]\s*$/.test(kept.slice(-WINDOW))) {
      kept = trimTail(kept, /[([]\s*$/);
      at += bracket.length;
    }
    at +=
      (kept === '' || /[\n,;:|([–—-][ \t]*$/.test(kept.slice(-WINDOW))
        ? /^[ \t,;:|/&+.–—-]*/
        : /^[ \t]*/
      ).exec(text.slice(at, at + WINDOW))?.[0].length ?? 0;
    if (/^(?:[\n,;.|)]|$)/.test(text.slice(at, at + 1))) kept = trimTail(kept, /[ \t,;:|/&+–—-]+$/);
    if (/^(?:\n|$)/.test(text.slice(at, at + 1))) kept = trimTail(kept, /(?<=^|\n)[^\p{L}\p{N}\n]+$/u);
    // A line that was nothing else goes with its break.
    const breaks = /\n*$/.exec(kept.slice(-WINDOW))?.[0].length ?? 0;
    at += Math.min(breaks, /^\n*/.exec(text.slice(at, at + WINDOW))?.[0].length ?? 0);
    if (
      /[^\s([]$/.test(joint === ' ' ? kept : kept.trimEnd()) &&
      /^[\p{L}\p{N}(]/u.test(text.slice(at, at + 2))
    )
      kept = (joint === ' ' ? kept.trimEnd() : kept.replace(/[\s,;]+$/, '')) + joint;
  }
  return (kept + text.slice(at)).trim();
}

function withoutLead(text: string): string {
  let rest = text;
  for (let round = 0; round < MOST_LEADS; round += 1) rest = trimTail(rest, LEAD, '$1');
  return rest;
}

function trimTail(text: string, pattern: RegExp, by = ''): string {
  return text.slice(0, -WINDOW) + text.slice(-WINDOW).replace(pattern, by);
}
