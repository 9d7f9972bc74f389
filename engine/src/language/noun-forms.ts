/**
 * The other forms of a folded noun: plural and singular where no common stem joins them, and diminutives. Forms that
 * do not exist do no harm: they are only compared.
 */
import type { Language } from './languages.ts';

type Forms = (word: string) => readonly string[];

const added = (word: string, endings: string) => endings.split(' ').map((ending) => word + ending);
const cut = (word: string, letters = 1) => word.slice(0, -letters);

const french: Forms = (word) => {
  if (word.endsWith('aux')) return [`${cut(word, 3)}al`];
  return word.endsWith('al') ? [`${cut(word, 2)}aux`] : [];
};

const spanish: Forms = (word) => {
  if (word.endsWith('z')) return [`${cut(word)}ces`];
  if (word.endsWith('ces')) return [`${cut(word, 3)}z`];
  if (/[oa]$/.test(word)) return added(cut(word), word.endsWith('o') ? 'ito itos' : 'ita itas');
  return /[^aeious]$/.test(word) ? added(word, 'es') : [];
};

const portuguese: Forms = (word) => {
  if (word.endsWith('ao')) return added(cut(word, 2), 'oes aos aes');
  if (/(?:oes|aes)$/.test(word)) return [`${cut(word, 3)}ao`];
  if (/[aeou]l$/.test(word)) return added(cut(word), 'is');
  if (/[aeou]is$/.test(word)) return [`${cut(word, 2)}l`];
  if (word.endsWith('m')) return [`${cut(word)}ns`];
  if (word.endsWith('ns')) return [`${cut(word, 2)}m`];
  if (/[oa]$/.test(word)) return added(cut(word), word.endsWith('o') ? 'inho inhos' : 'inha inhas');
  return /[rz]$/.test(word) ? added(word, 'es') : [];
};

const italian: Forms = (word) => {
  const last = word.at(-1) ?? '';
  const stem = cut(word);
  if (last === 'a') return [...plurals(stem, 'e'), ...added(stem, 'ina ine etta ette')];
  if (last === 'o') return [...plurals(stem, 'i'), ...added(stem, 'ino ini etto etti')];
  if (last === 'e') return [`${stem}i`, `${stem.replace(/(?<=[cg])h$/, '')}a`];
  return last === 'i' ? added(stem.replace(/(?<=[cg])h$/, ''), 'o e') : [];
};

// 'giacca' and 'giacche', 'arancia' and 'arance', 'occhio' and 'occhi'.
function plurals(stem: string, ending: 'e' | 'i'): readonly string[] {
  if (/[cg]$/.test(stem)) return [`${stem}h${ending}`, stem + ending];
  return /[cg]i$/.test(stem) ? [cut(stem) + ending, stem + ending] : [stem.replace(/i$/, '') + ending];
}

const polish: Forms = (word) => {
  const [stem = word] = /^.*[^aeiouy](?=[aeiouy]?$)/.exec(word) ?? [];
  const all = [stem, ...added(stem, 'a y i e o')];
  // 'pasek' and 'paski', 'sukienka' and 'sukienek' and 'sukieneczka'.
  if (word.endsWith('ek')) all.push(`${cut(word, 2)}ki`, `${cut(word)}czek`);
  if (/k[aio]$/.test(word)) all.push(`${cut(word, 2)}ek`);
  if (word.endsWith('ka')) all.push(`${cut(word, 2)}eczka`, `${cut(word, 2)}eczki`);
  return all;
};

const german: Forms = (word) => [
  ...added(word, 'e er en n s'),
  ...(/(?:en|er)$/.test(word) ? [cut(word, 2)] : /[ens]$/.test(word) ? [cut(word)] : []),
];

const dutch: Forms = (word) => {
  const last = word.at(-1) ?? '';
  const soft = last === 's' ? 'z' : last === 'f' ? 'v' : last;
  const open = word.replace(/([aeou])\1(?=[^aeiou]$)/, '$1');
  return [
    ...added(word, 'en s je jes tje tjes'),
    `${word}${last}en`,
    `${cut(open)}${last}en`,
    `${cut(open)}${soft}en`,
  ];
};

const swedish: Forms = (word) =>
  word.endsWith('a') ? added(cut(word), 'or an orna') : added(word, 'ar er or r en et n t s');

const FORMS: Readonly<Partial<Record<Language, Forms>>> = {
  de: german,
  fr: french,
  pl: polish,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
  sv: swedish,
};

const SHORTEST = 3;

/** None of English nouns: `singular` joins theirs. */
export function nounForms(word: string, language: Language): readonly string[] {
  return word.length < SHORTEST ? [] : (FORMS[language]?.(word) ?? []);
}
