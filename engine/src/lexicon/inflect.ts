/**
 * The forms that a word takes. In the data a word marked * is inflected as an adjective (in English as a verb) and
 * one marked + as a noun. Forms that do not exist do no harm; what is irregular stands in the data.
 */
import type { Language } from '../language/languages.ts';

type Forms = (word: string) => readonly string[];

const withEndings = (stem: string, endings: string): readonly string[] =>
  endings.split(' ').map((ending) => stem + (ending === '-' ? '' : ending));
const cut = (word: string, letters = 1) => word.slice(0, -letters);

function englishNoun(word: string): readonly string[] {
  if (/(?:s|x|ch|sh|z)$/.test(word)) return [`${word}es`];
  if (/[^aeiou]y$/.test(word)) return [`${cut(word)}ies`];
  return [`${word}s`];
}

function englishVerb(word: string): readonly string[] {
  const plural = englishNoun(word);
  if (word.endsWith('e')) return [...plural, `${word}d`, `${cut(word)}ing`];
  if (/[^aeiou]y$/.test(word)) return [...plural, `${cut(word)}ied`, `${word}ing`];
  // One syllable with one short vowel doubles its last letter.
  const last = /^[^aeiou]*[aeiou]([bdgklmnprt])$/.exec(word)?.[1] ?? '';
  return [...plural, `${word}${last}ed`, `${word}${last}ing`];
}

function germanNoun(word: string): readonly string[] {
  if (word.endsWith('e')) return [`${word}n`];
  if (/(?:er|el|en)$/.test(word)) return withEndings(word, 'n s');
  return withEndings(word, 'e en s es n');
}

function germanAdjective(word: string): readonly string[] {
  if (word.endsWith('e')) return withEndings(cut(word), 'er es em en');
  if (word.endsWith('el')) return withEndings(`${cut(word, 2)}l`, 'e er es em en');
  return withEndings(word, 'e er es em en');
}

function frenchNoun(word: string): readonly string[] {
  if (/[sxz]$/.test(word)) return [];
  if (/(?:eau|eu)$/.test(word)) return [`${word}x`];
  return word.endsWith('al') ? [`${cut(word, 2)}aux`, `${word}s`] : [`${word}s`];
}

function frenchAdjective(word: string): readonly string[] {
  if (word.endsWith('e')) return [`${word}s`];
  if (word.endsWith('eux')) return withEndings(cut(word), 'se ses');
  if (word.endsWith('er')) return withEndings(cut(word, 2), 'ers ère ères');
  if (word.endsWith('f')) return withEndings(cut(word), 'fs ve ves');
  if (word.endsWith('al')) return [...withEndings(word, 'e es'), `${cut(word)}ux`];
  if (/(?:[ei]l|[eo]n|et)$/.test(word)) return withEndings(word + word.slice(-1), 'e es').concat(`${word}s`);
  if (/[sx]$/.test(word)) return withEndings(word, 'e es');
  return withEndings(word, 'e s es');
}

const spanishNoun: Forms = (word) => {
  if (/[aeiouáéíóú]$/.test(word)) return [`${word}s`];
  return word.endsWith('z') ? [`${cut(word)}ces`] : [`${word}es`];
};

const spanishAdjective: Forms = (word) =>
  word.endsWith('o') ? withEndings(cut(word), 'a os as') : spanishNoun(word);

function italianNoun(word: string): readonly string[] {
  if (/[cg]o$/.test(word)) return withEndings(cut(word), 'hi i');
  if (/[cg]a$/.test(word)) return withEndings(cut(word), 'he');
  if (word.endsWith('io')) return [cut(word)];
  if (/[oe]$/.test(word)) return [`${cut(word)}i`];
  return word.endsWith('a') ? [`${cut(word)}e`] : [];
}

function italianAdjective(word: string): readonly string[] {
  if (/[cg]o$/.test(word)) return withEndings(cut(word), 'a hi he i');
  if (word.endsWith('io')) return withEndings(cut(word), 'a e -');
  return word.endsWith('o') ? withEndings(cut(word), 'a i e') : italianNoun(word);
}

/** The stem before an ending that begins with a vowel: 'rood' is 'rod-', 'wit' is 'witt-', 'grijs' is 'grijz-'. */
function dutchStem(word: string): string {
  const long = /^(.*[^aeiou])(aa|ee|oo|uu)([^aeiou])$/.exec(word);
  const [, start = '', vowel = '', last = ''] = long ?? [];
  const voiced = (letter: string) => (letter === 's' ? 'z' : letter === 'f' ? 'v' : letter);
  if (long) return start + vowel.charAt(0) + voiced(last);
  if (/(?:ij|ei|ui|ou|oe|ie|eu)[sf]$/.test(word)) return cut(word) + voiced(word.slice(-1));
  return /(?:^|[^aeiou])[aeiou][bdfgklmnprst]$/.test(word) && word.length <= 5 ? word + word.slice(-1) : word;
}

const dutchNoun: Forms = (word) =>
  word.endsWith('e') ? withEndings(word, 'n s') : [`${dutchStem(word)}en`, `${word}en`, `${word}s`];
const dutchAdjective: Forms = (word) => (word.endsWith('e') ? [] : [`${dutchStem(word)}e`, `${word}e`]);

function polishNoun(word: string): readonly string[] {
  if (word.endsWith('a')) {
    const stem = cut(word);
    const many = stem.endsWith('k') ? [`${cut(stem)}ek`] : [];
    return [...withEndings(stem, '- y i ę ą o ie om ami ach'), ...many];
  }
  if (/[oe]$/.test(word)) return withEndings(cut(word), '- a u em om ami ach');
  return withEndings(word, 'u a owi em iem e ie y i ów om ami ach');
}

function polishAdjective(word: string): readonly string[] {
  const stem = cut(word);
  const endings = word.endsWith('i')
    ? 'i a ie iego iej iemu im ich imi ą'
    : 'y a e ego ej emu ym ych ymi ą i o';
  return withEndings(stem, endings);
}

function portugueseNoun(word: string): readonly string[] {
  if (word.endsWith('ão')) return withEndings(cut(word, 2), 'ões ãos ães');
  if (word.endsWith('m')) return [`${cut(word)}ns`];
  if (word.endsWith('l')) return withEndings(cut(word), 'is');
  if (word.endsWith('s')) return [`${word}es`];
  return [/[rz]$/.test(word) ? `${word}es` : `${word}s`];
}

const portugueseAdjective: Forms = (word) =>
  word.endsWith('o') ? withEndings(cut(word), 'a os as') : portugueseNoun(word);

function swedishNoun(word: string): readonly string[] {
  if (word.endsWith('a')) return withEndings(cut(word), 'or an orna');
  if (word.endsWith('e')) return withEndings(cut(word), 'ar en arna n');
  return withEndings(word, 'en et n t ar er arna erna na s');
}

function swedishAdjective(word: string): readonly string[] {
  if (word.endsWith('ad')) return withEndings(cut(word), 't de');
  if (word.endsWith('en')) return withEndings(cut(word, 2), 'et na');
  if (/[aeiouyåäö]d$/.test(word)) return withEndings(cut(word), 'tt da');
  if (/^[^aeiouyåäö]*[aeiouyåäö]t$/.test(word)) return withEndings(word, 't a');
  if (/[aeiouyåäö]$/.test(word)) return withEndings(word, 'tt a');
  return word.endsWith('t') ? [`${word}a`] : withEndings(word, 't a');
}

const NOUNS: Readonly<Record<Language, Forms>> = {
  en: englishNoun,
  de: germanNoun,
  fr: frenchNoun,
  es: spanishNoun,
  it: italianNoun,
  nl: dutchNoun,
  pl: polishNoun,
  pt: portugueseNoun,
  sv: swedishNoun,
};
const ADJECTIVES: Readonly<Record<Language, Forms>> = {
  en: englishVerb,
  de: germanAdjective,
  fr: frenchAdjective,
  es: spanishAdjective,
  it: italianAdjective,
  nl: dutchAdjective,
  pl: polishAdjective,
  pt: portugueseAdjective,
  sv: swedishAdjective,
};

function formsOf(word: string, language: Language): readonly string[] {
  const bare = cut(word);
  if (word.endsWith('*')) return [bare, ...ADJECTIVES[language](bare)];
  return word.endsWith('+') ? [bare, ...NOUNS[language](bare)] : [word];
}

/** Every form of a phrase of the data, each of its marked words inflected; the phrase itself comes first. */
export function inflect(phrase: string, language: Language): readonly string[] {
  if (!/[*+]/.test(phrase)) return [phrase];
  let forms: readonly string[] = [''];
  for (const word of phrase.split(' ')) {
    const own = formsOf(word, language);
    forms = forms.flatMap((before) => own.map((form) => (before === '' ? form : `${before} ${form}`)));
  }
  return forms;
}
