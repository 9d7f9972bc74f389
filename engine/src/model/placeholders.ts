/** Blanks that a model left to be filled in: in brackets, or as words that say that nothing is known. */
import { fold } from '../language/fold.ts';
import { ELEMENTS } from '../rules/markup.ts';

/** Stands for a placeholder while a text is cleaned; a sign that no text has. */
const MARK = '\u{f8ff}';

const BRACKETED = /\{\{?[^{}\n]{0,80}\}?\}|\[[^[\]\n]{0,80}\](?!\()|<[\p{L}][\p{L}\d _/'’-]{1,60}>/gu;
const FOOTNOTE =
  /\s*(?:\[\^?\d{1,3}(?:\s?[,–-]\s?\d{1,3})*\](?![(:])|【[^】\n]{0,40}】|:?\[?contentReference\[[^\]]*\][^\s]*)/gu;
const HTML = new RegExp(`^</?(?:${ELEMENTS})(?:[\\s/>])`, 'iu');

/** The text without footnote marks, and with a sign for each bracket of the model's own. */
export function markPlaceholders(text: string, form: string): string {
  return text
    .replaceAll(MARK, '')
    .replace(FOOTNOTE, (mark) => (form.includes(fold(mark).trim()) ? mark : ''))
    .replace(BRACKETED, (whole) =>
      HTML.test(whole) || form.includes(fold(whole)) || isSeparated(whole, form) ? whole : MARK,
    );
}

/** What the seller says may stand in brackets: "Jacket [size M]". */
function isSeparated(whole: string, form: string): boolean {
  const inside = fold(whole.replace(/[[\]{}<>]/g, '')).trim();
  return !whole.startsWith('<') && inside.length > 1 && form.includes(inside);
}

export function hasPlaceholder(text: string): boolean {
  return text.includes(MARK);
}

// The words by which a field is left empty; each language has these few.
const EMPTY =
  /^(?:n\.? ?\/ ?a\.?|tb[acd]|unknown|unspecified|not (?:specified|stated|provided|known|available|applicable|given|mentioned)|k\. ?a\.|keine angaben?|unbekannt|nicht (?:angegeben|bekannt)|inconnue?|non (?:precisee?|specifiee?|renseignee?|communiquee?)|desconocid[oa]|no (?:especificad[oa]|indicad[oa]|disponible)|sconosciut[oa]|non (?:specificat[oa]|indicat[oa]|disponibile)|onbekend|n\.?v\.?t\.?|niet (?:opgegeven|bekend)|nieznan[aey]|brak danych|nie podano|desconhecid[oa]|nao (?:especificad[oa]|informad[oa])|okan[dt]|ej angiv(?:et|en)|x{2,}(?: ?\p{L}{1,3})?|_{2,}|\?+)\.?$/u;

/** Whether words say that nothing is known, where the seller does not say so. */
export function isEmptyValue(words: string, form: string): boolean {
  const value = fold(words).trim();
  return EMPTY.test(value) && !form.includes(value.replace(/\.$/, ''));
}

/** Whether a line is a label with nothing known behind it: 'Size: N/A'. */
export function isEmptyLine(line: string, form: string): boolean {
  const [, value] = /^[\s\-*•]*[^:\n]{1,40}[:–]\s*([^\n]{1,40})$/u.exec(line) ?? [];
  return isEmptyValue(value ?? line.replace(/^[\s\-*•]+/, ''), form);
}
