/** Blanks that a model left to be filled in: in brackets, or as words that say that nothing is known. */
import { fold } from '../language/fold.ts';
import type { Language } from '../language/languages.ts';
import { ELEMENTS } from '../rules/markup.ts';

/** Stands for a placeholder while a text is cleaned; a sign that no text has. */
const MARK = '\u{f8ff}';

const BRACKETED = /\{\{?[^{}\n]{0,80}\}?\}|\[[^[\]\n]{0,80}\](?!\()|<[\p{L}][\p{L}\d _/'’-]{1,60}>/gu;
/** Between other signs than brackets, as templates have it; a measure or a price with crosses for its digits. */
const TEMPLATE =
  /([%$#]|@@)\p{L}[\p{L}_]{1,29}\1(?![\p{L}\d])|(?<![\p{L}\d])(?:[$£€]\s?X+(?![\p{L}\d])|(?:X{2,}|\?{2,})\s?(?:x|cm|mm|kg|ml|inch(?:es)?|oz|lbs?|["”%])(?!\p{L})|\d{2}XX(?![\p{L}\d])|(?<![*_])_{2,}(?![\p{L}\d_*]))/giu;
/** What is still to be done or found out, as those who write in drafts mark it: capitals, and no word of the text's language. */
const DRAFT = /(?<![\p{L}\d])(?:(TODO)|FIXME|T\.?B\.?[ACD]\.?|X{3,})(?![\p{L}\d])|\((?:\.{2,}|…)\)/gu;
/** Where it is "all", also as a heading: "TODO: 20 €". */
const TODO_IS_ALL: ReadonlySet<Language> = new Set(['es', 'pt']);
/** What typesetters fill a page with, in whatever order and of whatever length. */
const FILLER_WORD = `(?:${'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum'
  .split(' ')
  .join('|')})(?!\\p{L})`;
const FILLER = new RegExp(
  `(?<!\\p{L})(?:${FILLER_WORD}(?:[ \\t,.]+${FILLER_WORD}){3,}|lorem ipsum(?!\\p{L}))`,
  'giu',
);
const ROUND = /\([^()\n]{3,60}\)|\bINSERT (?:[A-Z]+ ){1,4}HERE\b/gu;
/** "(insert size here)", "(Größe einfügen)": what is to be done with a blank, by verbs that are no nouns as well. */
const TO_FILL =
  /^\(?(?:insert|enter) .* here\)?$|^\((?:please )?(?:enter|fill in|specify|inserer|a? ?completer|preciser|insertar|completar|inserire|completare|wstaw|uzupelnij|inserir|preencher|ange|fyll i)(?!\p{L})|^\(.* (?:ausfullen|einfugen|eintragen|erganzen|invullen|aanvullen)\)$/u;
/** A ticked box in a list is no blank. */
const TICKED = /^(\s*[-*+]\s+)\[[xX]\]\s+/gm;
const FOOTNOTE =
  /\s*(?:\[\^?\d{1,3}(?:\s?[,–-]\s?\d{1,3})*\](?![(:])|【[^】\n]{0,40}】|:?\[?contentReference\[[^\]]*\][^\s]*)/gu;
/** Behind a word or its sentence; behind a unit they are its power: "m²". */
const RAISED = /(?<=\p{L}{4}[.,;:!?)"”]?)[⁰¹²³⁴-⁹†‡]+/gu;
const HTML = new RegExp(`^</?(?:${ELEMENTS})(?:[\\s/>])`, 'iu');

/** The text without footnote marks, and with a sign for each blank of the model's own. */
export function markPlaceholders(text: string, form: string, language: Language): string {
  const mark = (blank: string) => (form.includes(fold(blank)) ? blank : MARK);
  return text
    .replaceAll(MARK, '')
    .replace(TICKED, '$1')
    .replace(RAISED, '')
    .replace(FOOTNOTE, (mark) => (form.includes(fold(mark).trim()) ? mark : ''))
    .replace(TEMPLATE, mark)
    .replace(DRAFT, (blank, todo?: string) =>
      todo !== undefined && TODO_IS_ALL.has(language) ? blank : mark(blank),
    )
    .replace(FILLER, mark)
    .replace(ROUND, (whole) => (TO_FILL.test(fold(whole)) && !form.includes(fold(whole)) ? MARK : whole))
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

/**
 * How a field is left empty, in each language: what nobody said, nobody knows, is still to come, or does not apply.
 * What may also say that something is missing ("Charger: not provided", "Laddare: saknas") is none of it.
 */
const EMPTY = new RegExp(
  `^(?:(?:vom|von der) \\p{L}+ )?(?:${[
    'n\\.? ?\\/ ?a\\.?|n\\. ?[adb]\\.?|tb[acd]|null|undefined|none (?:given|stated|specified)|[-–—.…]+|x{2,}(?: ?\\p{L}{1,3})?|_{2,}|\\?+',
    'un(?:known|specified|stated)|not (?:specified|stated|known|available|applicable|given|mentioned|listed|disclosed)|does not apply|to be (?:confirmed|added|advised|determined|specified)|please (?:add|specify|fill in|confirm)|(?:to follow|coming soon)|no (?:information|data|details)(?: (?:given|available|provided))?',
    'k\\. ?a\\.|keine? (?:angaben?|informationen|daten)(?: vorhanden)?|ohne angabe|unbekannt|nicht (?:angegeben|bekannt|genannt|zutreffend)|trifft nicht zu|bitte (?:ausfullen|erganzen|angeben|eintragen|prufen)|(?:noch )?zu erganzen|folgt(?: noch)?|wird (?:noch )?(?:erganzt|nachgereicht)',
    'inconnue?s?|non (?:precise|specifie|renseigne|communique|indique|mentionne|applicable)(?:e?s?)|sans objet|(?:pas d ?|aucune )(?:informations?|donnees?|precision)(?: (?:disponibles?|fournies?))?|a (?:completer|confirmer|preciser|renseigner|venir)',
    'desconocid[oa]s?|(?:no|sin) (?:especifica|indica|determina|menciona|consta)(?:d[oa]s?|r)|no (?:disponible|aplica|procede)|(?:sin|ninguna) (?:informacion|datos)(?: disponibles?)?|(?:por|a) (?:confirmar|determinar|completar|especificar)|pendiente(?: de \\p{L}+)?',
    'sconosciut[oaie]|non (?:specificat|indicat|dichiarat|menzionat)[oaie]|non (?:disponibile|applicabile|not[oa])|(?:nessuna informazione|nessun dato)(?: disponibile)?|da (?:definire|confermare|completare|specificare)|in arrivo',
    'onbekend|n\\.?v\\.?t\\.?|geen (?:informatie|gegevens)(?: beschikbaar| bekend)?|niet (?:opgegeven|bekend|vermeld|gespecificeerd|genoemd|van toepassing)|(?:nog )?(?:in te vullen|aan te vullen|te bevestigen)|volgt(?: nog)?',
    'nieznan[aey]|brak (?:danych|informacji)|nie (?:podano|okreslono|dotyczy|wiadomo)|do (?:uzupelnienia|potwierdzenia|ustalenia)|wkrotce',
    'desconhecid[oa]s?|nao (?:especificad|informad|indicad|mencionad)[oa]s?|nao (?:disponivel|aplicavel|se aplica)|(?:sem|nenhuma) (?:informacao|informacoes|dados)(?: disponive(?:l|is))?|(?:por|a) (?:confirmar|determinar|completar|preencher)|em breve',
    'okan[dt]|(?:ej|inte) (?:angiv(?:et|en)|specificera[td]|kan[dt]|tillampligt?)|uppgift saknas|ingen information|inga uppgifter|att (?:fylla i|bekrafta)|kommer (?:snart|senare)',
  ].join('|')})(?: (?:by|vom|von|par|por|dal|door|przez|pelo|av)(?: \\p{L}+){1,2})?\\.?$`,
  'u',
);

/** Whether words say that nothing is known, where the seller does not say so. */
export function isEmptyValue(words: string, form: string): boolean {
  const value = fold(words).trim();
  return EMPTY.test(value) && !form.includes(value.replace(/\.$/, ''));
}

/** Whether a line is a label with nothing known behind it: 'Size: N/A'. */
export function isEmptyLine(line: string, form: string): boolean {
  const [, label = '', value] = /^[\s\-*•]*([^:\n]{1,40})[:–]\s*([^\n]{1,40})$/u.exec(line) ?? [];
  const inBrackets = /^\(([^()]+)\)\.?$/.exec(value ?? '')?.[1];
  // "Size: (insert size)"
  if (inBrackets && fold(inBrackets).endsWith(` ${fold(label).trim()}`)) return true;
  return isEmptyValue(inBrackets ?? value ?? line.replace(/^[\s\-*•]+/, ''), form);
}
