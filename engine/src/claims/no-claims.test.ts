// What of an honest listing claims nothing, however near it stands to what does: each with a neighbour that does.
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

type Contrast = readonly [nothing: string, claim: string];

const REMARKS: Record<Language, Contrast> = {
  en: ['Two small things to mention.', 'Two small lids.'],
  de: ['Zwei kleine Dinge vorweg.', 'Zwei kleine Deckel.'],
  fr: ['Deux petites choses à savoir.', 'Deux petits couvercles.'],
  pl: ['Dwie małe uwagi na początek.', 'Dwie małe pokrywki.'],
  es: ['Dos pequeñas cosas antes.', 'Dos pequeñas tapas.'],
  it: ['Due piccole cose da sapere.', 'Due piccoli coperchi.'],
  nl: ['Twee kleine puntjes vooraf.', 'Twee kleine deksels.'],
  pt: ['Duas pequenas coisas antes.', 'Duas pequenas tampas.'],
  sv: ['Två små saker att nämna.', 'Två små lock.'],
};

describe.each(Object.entries(REMARKS) as [Language, Contrast][])('in %s', (language, [remark, things]) => {
  it('a count of remarks counts nothing of the item', () => {
    expect(marks('.', remark, language)).toEqual([]);
    expect(marks('.', things, language)).not.toEqual([]);
  });
});

const PLACES: readonly [Language, string, string][] = [
  ['en', 'It looks well on any young reader’s shelf.', 'It has a shelf.'],
  ['en', 'On the keyboard the letters are pale.', 'The keyboard is there.'],
  ['de', 'Macht sich gut auf jedem Fach.', 'Es hat ein Fach.'],
  ['fr', 'Très jolie sur la grande étagère du salon.', 'Il a une étagère.'],
  ['es', 'Queda bien sobre el estante o sobre cualquier cajón.', 'Tiene un cajón.'],
  ['it', 'Sta bene sulla mensola o sul cassetto.', 'Ha un cassetto.'],
  ['nl', 'Staat goed op elk schap.', 'Het heeft een schap.'],
  ['pt', 'Fica bem sobre uma prateleira.', 'Tem uma prateleira.'],
];

it.each(PLACES)('in %s a part names where something is in “%s”, not in “%s”', (language, place, claim) => {
  expect(marks('.', place, language)).toEqual([]);
  expect(marks('.', claim, language)).not.toEqual([]);
});

it('what a thing stands on belongs to it where no article leads to it', () => {
  expect(marks('.', 'It stands on castors.', 'en')).toEqual(['castors']);
});

it.each<[Language, string, string, string]>([
  ['es', 'Sin caja.', 'La caja no la conservo.', 'La caja va incluida.'],
  ['fr', 'Sans boîte.', 'La boîte n’est plus là.', 'La boîte est fournie.'],
  ['de', 'Ohne Karton.', 'Den Karton habe ich nicht mehr.', 'Der Karton ist dabei.'],
  ['it', 'Senza scatola.', 'La scatola non l’ho più.', 'La scatola è inclusa.'],
])('in %s, of “%s”, a thing before its denial is denied: “%s”', (language, features, denied, given) => {
  expect(marks(features, denied, language)).toEqual([]);
  expect(marks(features, given, language)).not.toEqual([]);
});

it('a verb of size claims the amount that it leads to', () => {
  expect(marks('150 cm, 200 with the leaf.', 'It stretches to 200 cm.', 'en')).toEqual([]);
  expect(marks('150 cm, 200 with the leaf.', 'It stretches to 240 cm.', 'en').join()).toContain('240 cm');
  expect(marks('150 cm, 200 with the leaf.', 'A stretchy one.', 'en')).toEqual(['stretchy']);
});

it('a name may stand in its genitive', () => {
  expect(marks('A record by Ulla Qva.', 'This is Qva’s record.', 'en')).toEqual([]);
  expect(marks('A record by Ulla Qva.', 'This is Qvi’s record.', 'en')).toEqual(['Qvi’s']);
});

it('what the buyer may want to do is advice', () => {
  expect(marks('The felt is gone.', 'You may want to add felt and a zip.', 'en')).toEqual([]);
  expect(marks('The felt is gone.', 'It has a zip.', 'en')).toEqual(['zip']);
});

it('praise with an empty noun is no statement that could be checked', () => {
  expect(marks('Zwei Griffe.', 'Er ist immer noch eine feine Sache.', 'de')).toEqual([]);
  expect(marks('Zwei Griffe.', 'Er ist immer noch ein Rasenmäher.', 'de')).not.toEqual([]);
});

const BUYERS: Record<Language, string> = {
  en: 'Bring your own charger.',
  de: 'Nimm dein eigenes Ladegerät.',
  fr: 'Utilisez votre propre chargeur.',
  pl: 'Weź swoją własną ładowarkę.',
  es: 'Usa tu propio cargador.',
  it: 'Usa il tuo proprio caricabatterie.',
  nl: 'Gebruik je eigen oplader.',
  pt: 'Use o seu próprio carregador.',
  sv: 'Ta med din egen laddare.',
};

it.each(Object.entries(BUYERS) as [Language, string][])(
  'in %s the buyer’s own things are no claim',
  (language, own) => {
    expect(marks('.', own, language)).toEqual([]);
  },
);

it.each<[Language, string, string]>([
  ['en', 'Windows has been installed afresh.', 'Included is a charger.'],
  ['en', 'What you see is what you get.', 'You get a charger.'],
  ['en', 'First come, first served.', 'It has a first class finish.'],
  ['en', 'A lovely gift for someone who has patience.', 'It has a zoom ring.'],
  ['de', 'Auf den Bildern ist alles gut zu erkennen.', 'Der Rahmen ist handgefertigt.'],
  ['de', 'Wer schraubt, hat hier seine Freude.', 'Er hat einen Zoomring.'],
  ['de', 'Mehr weiß ich nicht.', 'Der Rahmen ist weiß.'],
  ['nl', 'Op de foto’s is alles goed te zien.', 'Het heeft een draaiknop.'],
  ['fr', 'Un cadeau de Noël.', 'Un cadeau de Noëlline.'],
  ['es', 'Un regalo para Navidad.', 'Un regalo para Navidonia.'],
])('in %s “%s” claims nothing, and “%s” does', (language, nothing, claim) => {
  expect(marks('Windows, zwei Griffe.', nothing, language)).toEqual([]);
  expect(marks('Windows, zwei Griffe.', claim, language)).not.toEqual([]);
});

it('of several things of one kind the kind is named', () => {
  expect(marks('Two plants.', 'I include a couple of plants.', 'en')).toEqual([]);
  expect(marks('Two plants.', 'It comes with a couple of snails.', 'en').join()).toContain('snails');
});

it('a time is nothing that could be missing', () => {
  const features = 'No leaks when emptied last month. No lid.';
  expect(marks(features, 'It was emptied a month ago.', 'en')).toEqual([]);
  expect(marks(features, 'It was sold with a lid.', 'en')).not.toEqual([]);
});
