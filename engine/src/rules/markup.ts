/** HTML in text that should have none: found without mistaking "a < b", "<3" or "<M>" for a tag. */

export const ELEMENTS =
  'a|abbr|address|area|article|aside|audio|b|base|big|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|dd|del|details|dialog|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|marquee|math|meta|nav|noscript|object|ol|optgroup|option|p|param|picture|pre|q|s|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|video|xml|applet|bgsound|ilayer|layer';
const TAG_SOURCE = `<\\/?(?:${ELEMENTS})(?:[\\s/][^<>]*)?>|<(?:script|style|iframe|object|embed|form|svg|img|a)\\b[^<>]*(?=<|$)|<!--|-->|<!doctype[^<>]*>|<\\?xml[^<>]*>|<[^<>]*\\s(?:on[a-z]+|href|src|style)\\s*=[^<>]*>`;
const TAG = new RegExp(TAG_SOURCE, 'giu');
const HAS_TAG = new RegExp(TAG_SOURCE, 'iu');
const ACTIVE_ELEMENTS =
  'script|style|iframe|object|embed|form|applet|frame|frameset|svg|math|template|meta|link|base|input|button|textarea|select|option|bgsound|ilayer|layer|noscript|audio|video|canvas|dialog';
const ACTIVE_SOURCE = `<\\/?(?:${ACTIVE_ELEMENTS})\\b[^<>]*(?:>|(?=<)|$)|<[^<>]*[\\s/](?:on[a-z]+)\\s*=[^<>]*>|<[^<>]*(?:javascript|vbscript|data)\\s*:[^<>]*>|<!--|-->`;
const ACTIVE = new RegExp(ACTIVE_SOURCE, 'giu');
const HAS_ACTIVE = new RegExp(ACTIVE_SOURCE, 'iu');
const ENTITY =
  /&(?:amp|nbsp|quot|apos|#39|#34|#160|rsquo|lsquo|rdquo|ldquo|ndash|mdash|hellip|bull|pound|euro);/giu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&nbsp;': ' ',
  '&#160;': ' ',
  '&quot;': '"',
  '&#34;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&rsquo;': '’',
  '&lsquo;': '‘',
  '&rdquo;': '”',
  '&ldquo;': '“',
  '&ndash;': '–',
  '&mdash;': '—',
  '&hellip;': '...',
  '&bull;': '•',
  '&pound;': '£',
  '&euro;': '€',
};

/** Every tag, comment mark and named entity of `text`. */
export function markupPattern(text: string): RegExp | null {
  if (text.includes('<') && HAS_TAG.test(text)) return TAG;
  if (text.includes('&') && text.search(ENTITY) !== -1) return ENTITY;
  return text.includes('-->') ? TAG : null;
}

/** Scripts, forms and other active parts of HTML, which eBay strips; harmless tags are none. */
export function activeMarkupPattern(text: string): RegExp | null {
  return (text.includes('<') || text.includes('-->')) && HAS_ACTIVE.test(text) ? ACTIVE : null;
}

/** `text` without tags: line breaks where blocks ended, bullets for list items, entities as characters. */
export function stripMarkup(text: string): string {
  return untilStable(text, (given) =>
    withoutContents(given)
      .replace(/<br\s*\/?>|<\/(?:p|div|li|ul|ol|h[1-6]|tr|table|section)\s*>/giu, '\n')
      .replace(/<li\b[^<>]*>/giu, '- ')
      .replace(TAG, '')
      .replace(ENTITY, (entity) => ENTITIES[entity.toLowerCase()] ?? entity),
  );
}

/** `text` without scripts, forms, event handlers and the like; other tags stay. */
export function stripActiveMarkup(text: string): string {
  return untilStable(text, (given) => withoutContents(given).replace(ACTIVE, ''));
}

const OPENING = /<(script|style)\b[^<>]*>?/giu;
const CLOSING = { script: /<\/script[^<>]*>?/giu, style: /<\/style[^<>]*>?/giu } as const;

/** Drops scripts and styles with what stands in them. One pass, whatever the nesting. */
function withoutContents(text: string): string {
  let kept = '';
  let from = 0;
  OPENING.lastIndex = 0;
  for (let match = OPENING.exec(text); match !== null; match = OPENING.exec(text)) {
    const closing = match[1]?.toLowerCase() === 'style' ? CLOSING.style : CLOSING.script;
    closing.lastIndex = match.index + match[0].length;
    const end = closing.exec(text);
    if (end === null) break;
    kept += text.slice(from, match.index);
    from = end.index + end[0].length;
    OPENING.lastIndex = from;
  }
  return from === 0 ? text : kept + text.slice(from);
}

function untilStable(text: string, strip: (text: string) => string): string {
  let given = text;
  for (let round = 0; round < 5; round += 1) {
    const stripped = strip(given);
    if (stripped === given) return given;
    given = stripped;
  }
  // Nested on purpose: nothing that can open a tag stays.
  return given.replace(/[<>]/gu, ' ').replace(/&/gu, ' and ');
}
