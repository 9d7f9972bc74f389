/** Characters that a platform refuses in a title, and how often some may stand there. */
import { certainValues } from '../values/item.ts';
import { type Finding, findAll, NONE, type RuleContext, spoken, type TextRule } from './rule.ts';
import { plainFor, tidyTitle } from './symbols.ts';

// Etsy's Open API document gives this pattern for what a title may not contain.
const ETSY_REFUSED = /[^\p{L}\p{Nd}\p{P}\p{Sm}\p{Zs}™©®]/gu;
const AMAZON_BANNED = /[!$?_{}^¬¦]/gu;
const AMAZON_CONTEXT = /(?<![\p{L}\p{N}])[~<>*#]+(?![\p{L}\p{N}])|[~<>*#]{2,}/gu;
// Letters of any script with their marks, digits, spaces and - , / & ( ) .
const CAUTIOUS_REFUSED = /[^\p{L}\p{M}\p{Nd} ,/&().-]/gu;

const REFUSED: Readonly<Record<string, RegExp>> = {
  etsy: ETSY_REFUSED,
  amazon: AMAZON_BANNED,
  other: CAUTIOUS_REFUSED,
};

const characters: TextRule = {
  name: 'characters',
  basis: (spec) => spec.policies['title-characters'],
  find: (title, context) =>
    refusedIn(title, context, (words) => `${spoken(context.spec)} ${verb(context)} ${words} in titles.`),
  mend: (title, context) => {
    const pattern = REFUSED[context.spec.slug];
    if (pattern === undefined) return title;
    // Amazon alone lets a make's own signs stand.
    const brand = context.spec.slug === 'amazon' ? brandOf(context) : '';
    const isAllowed = (text: string) => text.search(pattern) === -1;
    const composed = isAllowed(title) ? title : title.normalize('NFC');
    return tidyTitle(
      composed
        .replace(CURRENCY_AMOUNT, (words) => (isAllowed(words) ? words : amountInWords(words)))
        .replace(/°\s?(?=[CF]\b)/gu, (words) => (isAllowed(words) ? words : ' '))
        .replace(/’/gu, (words) => (isAllowed(words) ? words : ''))
        .replace(pattern, (character) =>
          brand.includes(character) ? character : plainFor(character, isAllowed),
        ),
    );
  },
  fixLabel: 'Write it in plain characters',
  change: (spec) => `Characters that ${spoken(spec)} refuses in titles were written another way.`,
};

const CURRENCY_AMOUNT = /[£$€¥]\s?\d+(?:[.,]\d+)*/gu;
const CURRENCY_CODES: Readonly<Record<string, string>> = { '£': 'GBP', $: 'USD', '€': 'EUR', '¥': 'JPY' };

function amountInWords(words: string): string {
  return `${CURRENCY_CODES[words.charAt(0)] ?? ''} ${words.slice(1).trim()}`;
}

function verb({ spec }: RuleContext): string {
  return spec.policies['title-characters']?.severity === 'hard' ? 'refuses' : 'does not want';
}

function brandOf({ item }: RuleContext): string {
  if (item === null) return '';
  return certainValues(item, 'brand').reduce((joined, { value }) => joined + value, item.form.make);
}

function refusedIn(
  title: string,
  context: RuleContext,
  message: (words: string) => string,
): readonly Finding[] {
  const pattern = REFUSED[context.spec.slug];
  if (pattern === undefined) return NONE;
  const found = findAll(title, pattern, message);
  if (found.length === 0 || context.spec.slug !== 'amazon') return found;
  const brand = brandOf(context);
  return found.filter(({ text }) => !brand.includes(text ?? ''));
}

const decoration: TextRule = {
  name: 'decoration',
  basis: (spec) => spec.policies['title-context-characters'],
  find: (title, { spec }) =>
    findAll(
      title,
      AMAZON_CONTEXT,
      (words) => `${spoken(spec)} allows ${words} only in an identifier or a measurement.`,
    ),
  mend: (title) => tidyTitle(title.replace(AMAZON_CONTEXT, ' ')),
  fixLabel: 'Remove them',
  change: () => 'Decorative characters were removed from the title.',
};

const ONCE = /[%:&+]/gu;
const INSTEAD: Readonly<Record<string, string>> = { '%': ' percent', ':': ' -', '&': ' and ', '+': ' and ' };

const once: TextRule = {
  name: 'once',
  basis: (spec) => spec.policies['title-once'],
  find: (title, { spec }) => {
    const seen = new Set<string>();
    return findAll(
      title,
      ONCE,
      (words) => `${spoken(spec)} takes each of % : & + only once in a title: a second ${words}`,
    ).filter(({ text = '' }) => {
      const again = seen.has(text);
      seen.add(text);
      return again;
    });
  },
  mend: (title) => {
    const seen = new Set<string>();
    return tidyTitle(
      title.replace(ONCE, (character) => {
        if (seen.has(character)) return INSTEAD[character] ?? ' ';
        seen.add(character);
        return character;
      }),
    );
  },
  fixLabel: 'Write the others out',
  change: (spec) => `${spoken(spec)} takes each of % : & + once in a title: the others were written out.`,
};

// "Silver?" or "rosewood(?)": the doubted word goes with its mark.
function withoutDoubted(title: string): string {
  return title
    .split(' ')
    .filter((word) => !word.includes('?'))
    .join(' ');
}

const questionMarks: TextRule = {
  name: 'question-marks',
  basis: (spec) => spec.policies['question-marks'],
  find: (title, context) =>
    brandOf(context).includes('?')
      ? NONE
      : findAll(
          title,
          /\?+/gu,
          () =>
            `${spoken(context.spec)} wants no question marks in a title: leave out what you are not sure of.`,
        ),
  mend: (title, context) =>
    brandOf(context).includes('?') || !title.includes('?') ? title : tidyTitle(withoutDoubted(title)),
  fixLabel: 'Leave out the doubtful word',
  change: (spec) =>
    `A doubtful word with a question mark was left out of the title: ${spoken(spec)} does not allow them.`,
};

export const TITLE_CHARACTER_RULES: readonly TextRule[] = [questionMarks, characters, decoration, once];
