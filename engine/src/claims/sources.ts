/** The texts that may support a claim: those of the form, and the words that kind and condition lend it. */
import { categoryWords } from '../categories/category-words.ts';
import type { Item } from '../values/item.ts';
import { conditionWords, labelOf, stateWord } from '../writer/templates.ts';
import { readStatements, type Statement } from './statements.ts';
import { paredTags } from './tag-words.ts';

const NO_WORDS = { names: [], synonyms: [] };

/** What its marketplace calls its grade, and what the thing and its condition are called: words the writer may lend a text. */
export function lentWords({ marketplace, category, language, condition }: Item): readonly string[] {
  const { names, synonyms } = category === null ? NO_WORDS : categoryWords(category, language);
  if (condition === null) return [...names, ...synonyms];
  const { label } = marketplace.conditions.words[condition];
  const state = stateWord(condition, language) ?? '';
  const grade = `${labelOf('condition', language)} ${conditionWords(condition, language)}`;
  return [...names, ...synonyms, label, grade, state];
}

/** The texts of the form, whole: what may support a claim. */
export function sourcesOf(item: Item, lent: readonly string[]): readonly Statement[] {
  const { form } = item;
  const keywords = form.keywords.split(/[,;\n]/);
  const phrases = [...lent, form.itemName, form.make, form.modelNumber, form.targetBuyer, ...keywords];
  const given = item.values.filter(({ origin, polarity }) => origin !== 'given' && polarity === 'asserted');
  const texts = [form.features, ...item.confirmed].flatMap((text) => [...new Set([text, unglued(text)])]);
  const tagged = texts.map((text) => paredTags(text, item.language));
  return [
    ...tagged.flatMap(({ rest }) => readStatements(rest, 'prose', item)),
    ...tagged.flatMap((text) => text.phrases.flatMap((phrase) => readStatements(phrase, 'phrase', item))),
    ...[...phrases, ...given.map(({ value }) => value)].flatMap((text) =>
      readStatements(text, 'phrase', item),
    ),
  ];
}

/** Where a small letter or a run of capitals meets the capital of another word. */
const JOINT = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;

/** A text that a marketplace has glued together, with a blank at each joint; a name that has one stands in the text itself. */
function unglued(text: string): string {
  return text.replace(JOINT, ' ');
}
