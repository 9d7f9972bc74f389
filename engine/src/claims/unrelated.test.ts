import { describe, expect, it } from 'vitest';
import type { Language } from '../language/languages.ts';
import { formOf } from '../test/form.ts';
import { readItem } from '../values/read-item.ts';
import { checkClaims } from './check-claims.ts';

function marks(features: string, description: string, language: Language): string[] {
  const read = readItem(formOf({ itemName: 'Qqwert', features }));
  const item = { ...read, language, languageKnown: true };
  return checkClaims({ title: '', description, tags: [] }, item).map(({ text }) => text);
}

/** What the form says, a statement that shares nothing with it, one that does, and what states nothing of the item. */
const CONTRASTS: Record<Language, readonly [string, string, string, string]> = {
  en: ['Two handles.', 'It has a zoom ring.', 'It has strong handles.', 'You have a zoom ring in mind.'],
  de: ['Zwei Griffe.', 'Er hat einen Zoomring.', 'Er hat feste Griffe.', 'Du hast einen Zoomring.'],
  fr: ['Deux poignées.', 'Il a une molette.', 'Il a des poignées solides.', 'Vous avez une molette en tête.'],
  pl: ['Dwa uchwyty.', 'Ma pokrętło.', 'Ma mocne uchwyty.', 'Masz pokrętło w swoim warsztacie.'],
  es: ['Dos asas.', 'Tiene una ruleta.', 'Tiene asas firmes.', 'Usted tiene una ruleta.'],
  it: ['Due manici.', 'Ha una rotella.', 'Ha manici robusti.', 'La tua cucina ha una rotella.'],
  nl: [
    'Twee handvatten.',
    'Het heeft een draaiknop.',
    'Het heeft stevige handvatten.',
    'Uw huis heeft een draaiknop.',
  ],
  pt: ['Duas alças.', 'Tem uma roldana.', 'Tem alças firmes.', 'A sua casa tem uma roldana para você.'],
  sv: [
    'Två handtag.',
    'Den har ett vridreglage.',
    'Den har stadiga handtag.',
    'Ditt hem har ett vridreglage.',
  ],
};

describe('a plain statement that shares no word with the form', () => {
  it.each(Object.entries(CONTRASTS) as [Language, (typeof CONTRASTS)[Language]][])(
    'is marked in %s',
    (language, [features, unrelated, related, ofPersons]) => {
      expect(marks(features, unrelated, language)).toHaveLength(1);
      expect(marks(features, related, language)).toEqual([]);
      expect(marks(features, ofPersons, language)).toEqual([]);
    },
  );

  it.each([
    ['a denial', 'It has no zoom ring.'],
    ['an exclamation', 'It has a zoom ring!'],
    ['advice', 'It is perfect for a zoom ring.'],
    ['praise alone', 'It is lovely and very stylish.'],
    ['a number of the form', 'It is a 12-string.'],
  ])('is not looked for in %s', (_, said) => {
    expect(marks('Two handles, 12 strings.', said, 'en')).toEqual([]);
  });

  it('is judged past the name, which any statement may have', () => {
    expect(marks('Two handles.', 'The Qqwert has a zoom ring.', 'en')).toEqual(['zoom ring']);
  });
});

/** A sentence that only asks to be asked. */
const ASKS: Record<Language, string> = {
  en: 'Questions are welcome.',
  de: 'Fragen sind willkommen.',
  fr: 'Les questions sont les bienvenues.',
  pl: 'Pytania są mile widziane.',
  es: 'Las dudas son bienvenidas.',
  it: 'Le domande sono benvenute.',
  nl: 'Vragen zijn welkom.',
  pt: 'As perguntas são bem-vindas.',
  sv: 'Frågor är välkomna.',
};

it.each(Object.entries(ASKS) as [Language, string][])(
  'questions tell nothing of an item in %s',
  (language, said) => {
    expect(marks(CONTRASTS[language][0], said, language)).toEqual([]);
  },
);
