/** Words of a value that are part of a proper name: "Velvet Teddy", "Bleu Câlin". */
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { once } from '../text/remember.ts';

/**
 * Whether a value is written with a capital beside another word that has one and of which nothing is known, where other
 * words of the text begin small: who writes so writes a name. `own`: keys of words that name the item or its make.
 */
export function properNames(
  tokens: readonly Token[],
  { language, own }: { language: Language; own: ReadonlySet<string> },
): (value: { from: number; to: number }) => boolean {
  // German nouns all have capitals, and so has every word of a title in title case.
  const isCalm = once(() => {
    const small = tokens.filter(({ kind, text }) => kind === 'word' && /^\p{Ll}{3}/u.test(text)).length;
    const large = tokens.filter(({ kind, text }, at) => at > 0 && kind === 'word' && isLarge(text)).length;
    return language !== 'de' && small >= FEWEST_SMALL && large <= small;
  });
  const isName = (at: number) => {
    const token = tokens[at];
    return (
      token?.kind === 'word' &&
      isLarge(token.text) &&
      !own.has(token.key) &&
      entriesAt(tokens, at).length === 0 &&
      labelAt(tokens, at) === null
    );
  };
  return ({ from, to }) =>
    from > 0 &&
    tokens.slice(from, to).every(({ text }) => isLarge(text)) &&
    (isName(from - 1) || isName(to) || PLACE_BEHIND[language].has(tokens[from - 1]?.text ?? '')) &&
    isCalm();
}

const words = (all: string): ReadonlySet<string> => new Set(all.split(' '));

/** "À Bordeaux": behind these a word with a capital is a place. What leads to colours as well is none of them. */
const PLACE_BEHIND: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words('at from near to'),
  de: words('bei nach'),
  fr: words('a à chez vers'),
  es: words('a desde hacia'),
  it: words('a da verso'),
  nl: words('bij naar te'),
  pl: words('do pod przy'),
  pt: words('a desde para'),
  sv: words('från nära till'),
};

const FEWEST_SMALL = 2;

function isLarge(text: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(text);
}
