// What goes of a sentence with an asking price: the amount with its own words, and no word of where or how the thing is
// collected, of swaps, or of another thing's price; in nine languages, in whatever currency, wherever the amount stands.
import { listingFormSchema } from '@smart-listings/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateListing } from '../generate.ts';
import { brokenProperties, lentWords } from '../test/properties.ts';

interface Words {
  name: string;
  /** So that the language is known. */
  before: string;
  collect: readonly string[];
  place: string;
  swaps: string;
  asks: string;
  firm: string;
  things: readonly [string, string, string];
}

const WORDS: readonly Words[] = [
  {
    ...{ name: 'Pine table', before: 'The table was used for two years and wobbles.', place: 'Wigan' },
    collect: ['collect', 'collection', 'pick up only', 'buyer collects'],
    ...{ swaps: 'no swaps', asks: 'asking', firm: 'ono', things: ['sofa', 'lamp', 'mirror'] },
  },
  {
    ...{
      name: 'Tisch aus Kiefer',
      before: 'Der Tisch wurde zwei Jahre benutzt und wackelt.',
      place: 'Celle',
    },
    collect: ['nur Abholung', 'Abholung', 'Selbstabholung'],
    ...{ swaps: 'kein Tausch', asks: 'Preis', firm: 'VB', things: ['Sofa', 'Lampe', 'Spiegel'] },
  },
  {
    ...{ name: 'Table en pin', before: 'La table a servi deux ans et elle bouge un peu.', place: 'Guéret' },
    collect: ['à venir chercher', 'à récupérer', 'remise en main propre'],
    ...{ swaps: 'pas d’échange', asks: 'prix', firm: 'à débattre', things: ['canapé', 'lampe', 'miroir'] },
  },
  {
    ...{ name: 'Mesa de pino', before: 'La mesa se ha usado dos años y cojea un poco.', place: 'Ronda' },
    collect: ['recoger', 'recogida en mano', 'solo recogida'],
    ...{
      swaps: 'no acepto cambios',
      asks: 'pido',
      firm: 'negociables',
      things: ['sofá', 'lámpara', 'espejo'],
    },
  },
  {
    ...{ name: 'Tavolo in pino', before: 'Il tavolo è stato usato due anni e balla un po’.', place: 'Forlì' },
    collect: ['ritiro', 'ritiro a mano', 'da ritirare'],
    ...{ swaps: 'no scambi', asks: 'chiedo', firm: 'trattabili', things: ['divano', 'lampada', 'specchio'] },
  },
  {
    ...{
      name: 'Tafel van grenen',
      before: 'De tafel is twee jaar gebruikt en wiebelt een beetje.',
      place: 'Assen',
    },
    collect: ['ophalen', 'afhalen', 'alleen ophalen'],
    ...{ swaps: 'geen ruil', asks: 'vraagprijs', firm: 'vaste prijs', things: ['bank', 'lamp', 'spiegel'] },
  },
  {
    ...{ name: 'Mesa de pinho', before: 'A mesa foi usada dois anos e abana um pouco.', place: 'Viseu' },
    collect: ['entrega em mão', 'para levantar', 'recolha'],
    ...{
      swaps: 'não aceito trocas',
      asks: 'preço',
      firm: 'negociável',
      things: ['sofá', 'candeeiro', 'espelho'],
    },
  },
  {
    ...{ name: 'Bord i furu', before: 'Bordet har använts i två år och det vickar lite.', place: 'Örebro' },
    collect: ['hämtas', 'avhämtas', 'hämtning'],
    ...{ swaps: 'inga byten', asks: 'pris', firm: 'fast pris', things: ['soffa', 'lampa', 'spegel'] },
  },
  {
    ...{ name: 'Stół sosnowy', before: 'Stół był używany dwa lata i trochę się chwieje.', place: 'Radom' },
    collect: ['odbiór osobisty', 'odbiór', 'do odbioru'],
    ...{ swaps: 'nie zamieniam', asks: 'cena', firm: 'do negocjacji', things: ['kanapa', 'lampa', 'lustro'] },
  },
];

const AMOUNTS: readonly ((whole: number) => string)[] = [
  (whole) => `£${whole}`,
  (whole) => `${whole} €`,
  (whole) => `${whole}€`,
  (whole) => `$${whole}`,
  (whole) => `${whole} zł`,
  (whole) => `${whole} kr`,
  (whole) => `${whole} euro`,
  (whole) => `${whole} quid`,
];

const arbitraryPrice = fc.record({
  words: fc.constantFrom(...WORDS),
  written: fc.constantFrom(...AMOUNTS),
  // No digit of any other statement.
  whole: fc.integer({ min: 100, max: 999 }),
});

function write(words: Words, lines: readonly string[]) {
  const form = listingFormSchema.parse({
    platform: 'Facebook Marketplace',
    itemName: words.name,
    features: [words.before, ...lines].join('\n'),
    condition: 'used-good',
  });
  const answer = generateListing(form, { variant: 'v1', currency: 'EUR (€)' });
  expect(brokenProperties(form, answer, lentWords(form))).toEqual([]);
  return {
    description: answer.listing.description.toLowerCase(),
    leftOut: answer.leftOut.map(({ text }) => text),
  };
}

test('beside where a thing is collected the amount goes alone, wherever it stands', () => {
  const places = ['front', 'front, own words', 'end', 'clause', 'clause behind'] as const;
  fc.assert(
    fc.property(
      arbitraryPrice.chain((price) =>
        fc.record({ price: fc.constant(price), collect: fc.constantFrom(...price.words.collect) }),
      ),
      fc.constantFrom(...places),
      ({ price: { words, written, whole }, collect }, place) => {
        const [amount, said] = [written(whole), `${collect} ${words.place}`];
        const line = {
          front: `${amount} ${said}`,
          'front, own words': `${amount} ${words.firm} ${said}`,
          end: `${said} ${words.asks} ${amount}`,
          clause: `${said}, ${amount}`,
          'clause behind': `${amount}, ${said}`,
        }[place];
        const { description, leftOut } = write(words, [line]);
        expect(description).toContain(said.toLowerCase());
        expect(description).not.toContain(`${whole}`);
        expect(leftOut.join(' ')).toContain(`${whole}`);
        expect(leftOut.join(' ')).not.toContain(words.place);
      },
    ),
    { numRuns: 600 },
  );
});

test('a place alone behind an amount stays', () => {
  fc.assert(
    fc.property(arbitraryPrice, ({ words, written, whole }) => {
      const { description, leftOut } = write(words, [`${written(whole)} ${words.place}`]);
      expect(description).toContain(words.place.toLowerCase());
      expect(leftOut).toEqual([written(whole)]);
    }),
    { numRuns: 200 },
  );
});

test('of several things each keeps its price', () => {
  fc.assert(
    fc.property(arbitraryPrice, fc.boolean(), ({ words, written, whole }, inLines) => {
      const items = words.things.map((thing, at) => `${thing} ${written(whole + 10 * at)}`);
      const { description, leftOut } = write(words, inLines ? items : [items.join(', ')]);
      for (const item of items) expect(description).toContain(item.toLowerCase());
      expect(leftOut).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('who swaps nothing says no price: the sentence stays alone as well as beside one', () => {
  fc.assert(
    fc.property(arbitraryPrice, fc.boolean(), ({ words, written, whole }, alone) => {
      const line = alone ? `${words.swaps}.` : `${written(whole)}, ${words.swaps}.`;
      const { description, leftOut } = write(words, [line]);
      expect(description).toContain(words.swaps.toLowerCase());
      expect(leftOut).toEqual(alone ? [] : [written(whole)]);
    }),
    { numRuns: 200 },
  );
});
