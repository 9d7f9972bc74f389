/** Characters that a platform refuses in a title, and how often some may stand there. */
import { fold } from '../language/fold.ts';
import { spoken } from '../marketplaces/marketplace.ts';
import { remembering } from '../text/remember.ts';
import { certainValues } from '../values/item.ts';
import { type Finding, findAll, NONE, type RuleContext, type TextRule } from './rule.ts';
import { plainFor, tidyTitle } from './symbols.ts';

const characters: TextRule = {
  name: 'characters',
  basis: (marketplace) => marketplace.policies['title-characters'],
  find: (title, context) =>
    refusedIn(
      title,
      context,
      (words) => `${spoken(context.marketplace)} ${verb(context)} ${words} in titles.`,
    ),
  mend: (title, context) => {
    const { refused } = context.marketplace.title;
    if (refused === undefined) return title;
    const pattern = refused.characters;
    const brand = refused.exceptOfMake ? brandOf(context) : '';
    const isAllowed = (text: string) => text.search(pattern) === -1;
    const composed = isAllowed(title) ? title : title.normalize('NFC');
    return tidyTitle(
      composed
        .replace(CURRENCY_AMOUNT, (words) => (isAllowed(words) ? words : amountInWords(words)))
        .replace(/°\s?(?=[CF]\b)/gu, (words) => (isAllowed(words) ? words : ' '))
        // An S8 is another thing than an S8+.
        .replace(/(?<=[\p{L}\p{N}])\+(?![\p{L}\p{N}])/gu, (words) => (isAllowed(words) ? words : ' Plus'))
        // Six feet two are not sixty-two.
        .replace(/(?<=\d)['’′](?=\d)/gu, (words) => (isAllowed(words) ? words : ' ft '))
        .replace(/’/gu, (words) => (isAllowed(words) ? words : ''))
        .replace(pattern, (character, ...rest) =>
          brand.includes(character) ? character : plainFor(character, isAllowed, textBefore(rest)),
        ),
    );
  },
  fixLabel: 'Write it in plain characters',
  change: (marketplace) =>
    `Characters that ${spoken(marketplace)} refuses in titles were written another way.`,
};

/** What stands before a replaced character: the end of `replace`'s arguments is its place and the text. */
function textBefore(rest: readonly unknown[]): string {
  const [offset, text] = rest.slice(-2);
  return typeof offset === 'number' && typeof text === 'string'
    ? text.slice(Math.max(0, offset - 2), offset)
    : '';
}

const CURRENCY_AMOUNT = /[£$€¥]\s?\d+(?:[.,]\d+)*/gu;
const CURRENCY_CODES: Readonly<Record<string, string>> = { '£': 'GBP', $: 'USD', '€': 'EUR', '¥': 'JPY' };

function amountInWords(words: string): string {
  return `${CURRENCY_CODES[words.charAt(0)] ?? ''} ${words.slice(1).trim()}`;
}

function verb({ marketplace }: RuleContext): string {
  return marketplace.policies['title-characters']?.severity === 'hard' ? 'refuses' : 'does not want';
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
  const { refused } = context.marketplace.title;
  if (refused === undefined) return NONE;
  const found = findAll(title, refused.characters, message);
  if (found.length === 0 || !refused.exceptOfMake) return found;
  const brand = brandOf(context);
  return found.filter(({ text }) => !brand.includes(text ?? ''));
}

const NEVER = /(?!)/gu;

const decoration: TextRule = {
  name: 'decoration',
  basis: (marketplace) => marketplace.policies['title-context-characters'],
  find: (title, { marketplace }) =>
    findAll(
      title,
      marketplace.title.decorative ?? NEVER,
      (words) => `${spoken(marketplace)} allows ${words} only in an identifier or a measurement.`,
    ),
  mend: (title, { marketplace }) => tidyTitle(title.replace(marketplace.title.decorative ?? NEVER, ' ')),
  fixLabel: 'Remove them',
  change: () => 'Decorative characters were removed from the title.',
};

const INSTEAD: Readonly<Record<string, string>> = { '%': ' percent', ':': ' -', '&': ' and ', '+': ' and ' };

/** Any of the characters; never, where there are none. */
const patternOf = remembering((characters: string) =>
  characters === '' ? NEVER : new RegExp(`[${characters.replace(/[\\\]^-]/gu, '\\$&')}]`, 'gu'),
);

const once: TextRule = {
  name: 'once',
  basis: (marketplace) => marketplace.policies['title-once'],
  find: (title, { marketplace }) => {
    const seen = new Set<string>();
    const { once: characters = [] } = marketplace.title;
    return findAll(
      title,
      patternOf(characters.join('')),
      (words) =>
        `${spoken(marketplace)} takes each of ${characters.join(' ')} only once in a title: a second ${words}`,
    ).filter(({ text = '' }) => {
      const again = seen.has(text);
      seen.add(text);
      return again;
    });
  },
  mend: (title, { marketplace }) => {
    const seen = new Set<string>();
    return tidyTitle(
      title.replace(patternOf(marketplace.title.once?.join('') ?? ''), (character) => {
        if (seen.has(character)) return INSTEAD[character] ?? ' ';
        seen.add(character);
        return character;
      }),
    );
  },
  fixLabel: 'Write the others out',
  change: (marketplace) =>
    `${spoken(marketplace)} takes each of ${marketplace.title.once?.join(' ') ?? ''} once in a title: the others were written out.`,
};

// "Silver?" or "rosewood(?)": the doubted word goes with its mark; of the noun for the thing only the mark, as the rest
// says nothing without it.
function withoutDoubted(title: string, { item }: RuleContext): string {
  const nouns = new Set(fold(item?.nounInName ?? '').split(' '));
  return title
    .split(' ')
    .flatMap((word) => {
      if (!word.includes('?')) return [word];
      const plain = word.replaceAll('?', '');
      return nouns.has(fold(plain)) ? [plain] : [];
    })
    .join(' ');
}

const questionMarks: TextRule = {
  name: 'question-marks',
  basis: (marketplace) => marketplace.policies['question-marks'],
  find: (title, context) =>
    brandOf(context).includes('?')
      ? NONE
      : findAll(
          title,
          /\?+/gu,
          () =>
            `${spoken(context.marketplace)} wants no question marks in a title: leave out what you are not sure of.`,
        ),
  mend: (title, context) =>
    brandOf(context).includes('?') || !title.includes('?')
      ? title
      : tidyTitle(withoutDoubted(title, context)),
  fixLabel: 'Leave out the doubtful word',
  change: (marketplace) =>
    `A doubtful word with a question mark was left out of the title: ${spoken(marketplace)} does not allow them.`,
};

export const TITLE_CHARACTER_RULES: readonly TextRule[] = [questionMarks, characters, decoration, once];
