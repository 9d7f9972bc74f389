import { expect, test } from 'vitest';
import { splitSentences } from './sentences.ts';

const cut = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

// Whoever begins sentences with small letters ends them where nothing but a small letter follows.
const SMALL = 'worn for two winters. washed by hand. ';

test.each([
  ['the hem came loose. all else is ok.', 'zip works'],
  ['uk 8 or eu 42.5.', 'small scuffs'],
  ['washable at 40.', 'the bear is not included'],
  ['the collar is dry.', 'no stains'],
  ['the wash made it fade (photo 4).', 'more on request'],
  ['two buttons replaced, ironed, shortened.', 'full length'],
  ['it faded in the sun.', 'ties included'],
])('in a text of small beginnings %s | %s', (before, after) => {
  const sentences = cut(`${SMALL}${before} ${after}.`);
  expect(sentences.at(-1)).toBe(`${after}.`);
});

test.each([
  'it is 12 in. wide and good',
  'about 3 ft. long in all',
  'bought on 3.10. by my aunt',
  'open until 31. dezember each day',
  'it has hydr. brakes and lights',
  'it comes incl. case and strap',
])('in a text of small beginnings %s stays whole', (sentence) => {
  expect(cut(`${SMALL}${sentence}.`).at(-1)).toBe(`${sentence}.`);
});

test.each(['all is ok. zip works', 'it faded in the sun. ties included'])(
  'in a text of capitals %s stays whole',
  (sentence) => {
    expect(cut(`Worn for two winters. Washed by hand. ${sentence}.`).at(-1)).toBe(`${sentence}.`);
  },
);

/** A row a language: two sentences in small letters, what leads to a number, and a clause that opens with a noun. */
const NUMBERED = `
the table was used for two winters. it was washed by hand. | one is lost so there are only | bench pad has a tear
la table a servi pendant deux hivers. elle a été lavée à la main. | il en reste seulement | coussin un peu taché
la mesa se ha usado dos inviernos. se lavaba siempre a mano. | falta una y quedan solo | cojín con una mancha
il tavolo è stato usato per due inverni. veniva lavato sempre a mano. | ne manca uno e sono solo | cuscino con una macchia
de tafel is twee winters gebruikt. hij werd altijd met de hand gewassen. | er ontbreekt er een dus het zijn er | kussen heeft een vlek
a mesa foi usada dois invernos. era sempre lavada à mão. | falta uma e são apenas | almofada com uma mancha
bordet har använts i två vintrar. det tvättades alltid för hand. | en saknas så det är bara | dynan har en fläck
`
  .trim()
  .split('\n')
  .map((row) => row.split(' | '));

test.each(NUMBERED)('%s A number ends a sentence where its stop makes no ordinal', (lead, before, clause) => {
  for (let number = 2; number < 100; number += 1)
    expect(cut(`${lead} ${before} ${number}. ${clause}.`).slice(-2)).toEqual([
      `${before} ${number}.`,
      `${clause}.`,
    ]);
});

test.each([
  ['der tisch wurde zwei jahre benutzt. er wurde immer von hand gewaschen.', 'er springt im 5. gang heraus'],
  ['stół był używany dwa lata. był zawsze myty ręcznie.', 'mieszkam na 3. piętrze bez windy'],
  ['the shelf stood in our hall. it comes in parts.', '1. board 2. screws 3. feet'],
])('%s The number of "%s" counts what stands behind it', (lead, sentence) => {
  expect(cut(`${lead} ${sentence}.`).at(-1)).toBe(`${sentence}.`);
});

const PICTURES = ['💕', '🙏', '🌸 ', '❤️', '😊✨'];

test.each(NUMBERED)('%s A picture parts two statements of prose', (lead, before, clause) => {
  for (const picture of PICTURES)
    expect(cut(`${lead} ${before} two ${picture} ${clause}.`).slice(-2)).toEqual([
      `${before} two ${picture}`.trim(),
      `${clause}.`,
    ]);
});

test.each([
  'size m 💕 blue',
  'a lovely thing for 💕 two old friends',
  'it is soft and warm 💕 with a long zip',
])('no picture parts "%s"', (sentence) => {
  expect(cut(`${SMALL}${sentence}.`).at(-1)).toBe(`${sentence}.`);
});

test.each([
  ['Black, size M.', '64% wool, 36% silk.'],
  ['Size UK 6.', '8 eyelets on each side.'],
  ['In Größe 38.', '2 Taschen vorne.'],
  ['Pointure 38.', '2 paires de lacets.'],
])('a size ends a sentence before a number: %s | %s', (before, after) => {
  expect(cut(`${before} ${after}`)).toEqual([before, after]);
});

test.each([
  'Gekauft am 26. Mai 2020 in Bremen.',
  'Vom 3. 4. bis 5. 6. im Urlaub.',
  'L. 120 cm und B. 60 cm gemessen.',
])('a date and a side go on: %s', (sentence) => {
  expect(cut(sentence)).toEqual([sentence]);
});

test.each([
  ['Mit Objektiv 50 mm f/2.', 'Der Verschluss läuft sauber.'],
  ['Z obiektywem 58 mm f/2.', 'Migawka działa na wszystkich czasach.'],
  ['Vergaser SHB 16/10.', 'Er wurde im Bad gereinigt.'],
  ['With a lens of 50mm f/2.', 'Shutter works at all speeds.'],
])('the end of a fraction is no ordinal: %s | %s', (before, after) => {
  expect(cut(`${before} ${after}`)).toEqual([before, after]);
});

test.each([
  ['a number behind its label', 'Check your part no. before buying it.', 1],
  ['an answer', 'Box: no. papers: no.', 2],
  [
    'a word of a list in a language that seldom clips them',
    'It was used twice in all. Clayden, Greeves, Warren. Second edition.',
    3,
  ],
  ['one that is clipped', 'Das Auto fährt sehr gut, Klima, Elektr. Fensterheber.', 1],
])('%s', (_, text, count) => {
  expect(splitSentences(text)).toHaveLength(count);
});
