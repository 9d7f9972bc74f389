import { eld } from 'eld/extrasmall';
import { expect, test } from 'vitest';
import { readForms } from '../../test/corpus.ts';
import { LANGUAGES } from '../languages.ts';
import { detectLanguage } from './detect-language.ts';

eld.setLanguageSubset([...LANGUAGES]);

function answerOf(text: string) {
  const found = detectLanguage(text);
  return { language: found?.language ?? '', sure: found?.sure ?? false };
}

function answerOfEld(text: string) {
  const found = eld.detect(text);
  return { language: found.language, sure: found.isReliable() };
}

test('answers as eld does for every form of the corpus', () => {
  const texts = readForms().flatMap(({ form }) => [
    form.itemName,
    form.features.slice(0, 220),
    form.features.slice(0, 900),
  ]);
  expect(texts.map(answerOf)).toEqual(texts.map(answerOfEld));
});

test('answers as eld does for other scripts, long words and nothing at all', () => {
  const texts = [
    '',
    '12 x 30',
    "l'été d’un garçon, c'est déjà ça",
    'Жёлтое пальто',
    '黄色いコート',
    '😀 coat 😀',
    'a'.repeat(400),
    'é'.repeat(400),
    'żółć '.repeat(100),
    `${'wool '.repeat(69)}${'straße'.repeat(20)}`,
  ];
  expect(texts.map(answerOf)).toEqual(texts.map(answerOfEld));
});
