import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../language/languages.ts';
import { DATA } from '../lexicon/data.ts';
import { marketplaceOf } from '../marketplaces/index.ts';
import { arbitraryForm } from '../test/arbitrary-form.ts';
import { formOf } from '../test/form.ts';
import { readItem } from '../values/read-item.ts';
import { findOmissions } from './omissions.ts';

const formSaying = (features: string) => formOf({ itemName: 'Qqwert', features });
function omissionsOf(description: string, features: string, language: Language = 'en') {
  const item = { ...readItem(formSaying(features)), language, languageKnown: true };
  return findOmissions({ title: 'Qqwert', description, tags: [] }, item);
}

/** The sure single words of a class, by language. */
function wordsOf(language: string, name: string): readonly string[] {
  return (DATA[language] ?? '')
    .split('\n')
    .map((row) => row.split('\t'))
    .filter(([kind]) => kind === name)
    .flatMap(([, , list = '']) => list.split(', '))
    .filter((word) => /^\p{L}{4,}[*+]?$/u.test(word))
    .map((word) => word.replace(/[*+]$/, ''));
}

const PARTS: Readonly<Record<Language, readonly string[]>> = {
  en: ['strap', 'charger', 'lid', 'manual'],
  de: ['Deckel', 'Ladekabel', 'Anleitung', 'Griff'],
  fr: ['couvercle', 'chargeur', 'notice', 'poignée'],
  pl: ['pokrywka', 'ładowarka', 'instrukcja', 'pasek'],
  es: ['tapa', 'cargador', 'manual', 'correa'],
  it: ['coperchio', 'caricatore', 'manuale', 'cinghia'],
  nl: ['deksel', 'oplader', 'handleiding', 'riem'],
  pt: ['tampa', 'carregador', 'manual', 'alça'],
  sv: ['lock', 'laddare', 'bruksanvisning', 'rem'],
};
const ON: Readonly<Record<Language, string>> = {
  en: 'on the',
  de: 'am',
  fr: 'sur le',
  pl: 'na',
  es: 'en la',
  it: 'sul',
  nl: 'op de',
  pt: 'na',
  sv: 'på',
};
const languages = LANGUAGES.filter((language) => wordsOf(language, 'fault').length > 0);

describe.each(languages)('faults in %s', (language) => {
  const fault = fc.tuple(fc.constantFrom(...wordsOf(language, 'fault')), fc.constantFrom(...PARTS[language]));

  it('finds the one that the text leaves out, and its fix tells it', () => {
    fc.assert(
      fc.property(fault, ([word, part]) => {
        const told = `Qqwert. ${word} ${ON[language]} ${part}.`;
        const [breach, ...others] = omissionsOf('Qqwert.', told, language);
        expect([word, others]).toEqual([word, []]);
        expect(breach).toMatchObject({ rule: 'ebay.description.omission', severity: 'policy' });
        expect(omissionsOf(breach?.fix?.description ?? '', told, language)).toEqual([]);
      }),
    );
  });

  it('finds none where the text tells it, alone or among others', () => {
    fc.assert(
      fc.property(fault, ([word, part]) => {
        const sentence = `${word} ${ON[language]} ${part}.`;
        expect(omissionsOf(`Qqwert.\n\n${sentence}`, `Qqwert. ${sentence}`, language)).toEqual([]);
        expect(omissionsOf(`${part}: ${word}.`, `Qqwert. ${sentence}`, language)).toEqual([]);
      }),
    );
  });
});

describe('missing parts', () => {
  const part = fc.constantFrom(...PARTS.en, 'remote', 'power lead', 'left earbud');
  const wording = fc.constantFrom(
    (thing: string) => `No ${thing}.`,
    (thing: string) => `The ${thing} is not included.`,
    (thing: string) => `Missing the ${thing}.`,
    (thing: string) => `Sold without the ${thing}.`,
    (thing: string) => `The ${thing} is missing.`,
  );

  it('finds one that the text does not tell or says to be there, and none however it is told', () => {
    fc.assert(
      fc.property(part, wording, wording, (thing, given, said) => {
        const form = `Qqwert. ${given(thing)}`;
        expect([given(thing), omissionsOf('Qqwert.', form).length]).toEqual([given(thing), 1]);
        expect(omissionsOf(`Qqwert. Comes with the ${thing}.`, form)).toHaveLength(1);
        expect([given(thing), said(thing), omissionsOf(`Qqwert. ${said(thing)}`, form)]).toEqual([
          given(thing),
          said(thing),
          [],
        ]);
      }),
    );
  });
});

describe('missing parts that the item is named with', () => {
  const omitted = (description: string, part: string) => {
    const item = readItem(formOf({ itemName: `Qqwert with ${part}`, features: `The ${part} is missing.` }));
    return findOmissions({ title: 'Qqwert', description, tags: [] }, item);
  };

  it.each(PARTS.en)('finds a missing %s, and none where other words tell it', (part) => {
    expect(omitted('A Qqwert.', part)).toHaveLength(1);
    expect(omitted(`A Qqwert. Comes with the ${part}.`, part)).toHaveLength(1);
    expect(omitted(`A Qqwert. Sold without the ${part}.`, part)).toEqual([]);
  });
});

it('asks nothing of what is no fault: terms of the sale, and faults that are denied', () => {
  for (const sentence of ['No returns.', 'No warranty.', 'No scratches.', 'Nothing missing.', 'Cash only.'])
    expect([sentence, omissionsOf('Qqwert.', `Qqwert. ${sentence}`)]).toEqual([sentence, []]);
});

it('puts the sentence behind the paragraph on the condition', () => {
  const [breach] = omissionsOf(
    'Qqwert.\n\nUsed, in good condition.\n\nPost or collect.',
    'Qqwert. Crack in the lid.',
  );
  expect(breach?.fix?.description).toBe(
    'Qqwert.\n\nUsed, in good condition.\n\nCrack in the lid.\n\nPost or collect.',
  );
});

it('finds nothing in a text of the seller’s own words, and offers no fix that is too long', () => {
  fc.assert(
    fc.property(arbitraryForm, (form) => {
      const item = readItem(form);
      const own = { title: form.itemName, description: form.features, tags: [] };
      expect(findOmissions(own, item).map(({ text }) => text)).toEqual([]);
      const max = marketplaceOf(form.platform).limits.description.max.value;
      for (const { fix } of findOmissions({ ...own, description: 'x'.repeat(max) }, item))
        expect(fix).toBeUndefined();
    }),
  );
});
