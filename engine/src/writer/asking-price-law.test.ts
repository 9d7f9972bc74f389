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
  place: string;
  collect: readonly string[];
  swaps: string;
  asks: string;
  firm: string;
  /** Says alone behind an amount that nothing is taken off it. */
  fixed: string;
  things: readonly string[];
}

/** A row a language, its columns in the order of `Words`. */
const WORDS = `
Pine table | The table was used for two years and wobbles. | Wigan | collect, collection, pick up only, buyer collects | no swaps | asking | ono | firm | sofa, lamp, mirror
Tisch aus Kiefer | Der Tisch wurde zwei Jahre benutzt und wackelt. | Celle | nur Abholung, Abholung, Selbstabholung | kein Tausch | Preis | VB | fest | Sofa, Lampe, Spiegel
Table en pin | La table a servi deux ans et elle bouge un peu. | Guéret | à venir chercher, à récupérer, remise en main propre | pas d’échange | prix | à débattre | ferme | canapé, lampe, miroir
Mesa de pino | La mesa se ha usado dos años y cojea un poco. | Ronda | recoger, recogida en mano, solo recogida | no acepto cambios | pido | negociables | firme | sofá, lámpara, espejo
Tavolo in pino | Il tavolo è stato usato due anni e balla un po’. | Forlì | ritiro, ritiro a mano, da ritirare | no scambi | chiedo | trattabili | fisso | divano, lampada, specchio
Tafel van grenen | De tafel is twee jaar gebruikt en wiebelt een beetje. | Assen | ophalen, afhalen, alleen ophalen | geen ruil | vraagprijs | vaste prijs | vast | bank, lamp, spiegel
Mesa de pinho | A mesa foi usada dois anos e abana um pouco. | Viseu | entrega em mão, para levantar, recolha | não aceito trocas | preço | negociável | fixo | sofá, candeeiro, espelho
Bord i furu | Bordet har använts i två år och det vickar lite. | Örebro | hämtas, avhämtas, hämtning | inga byten | pris | fast pris | fast | soffa, lampa, spegel
Stół sosnowy | Stół był używany dwa lata i trochę się chwieje. | Radom | odbiór osobisty, odbiór, do odbioru | nie zamieniam | cena | do negocjacji | sztywna | kanapa, lampa, lustro
`
  .trim()
  .split('\n')
  .map((row): Words => {
    const [
      name = '',
      before = '',
      place = '',
      collect = '',
      swaps = '',
      asks = '',
      firm = '',
      fixed = '',
      things = '',
    ] = row.split(' | ');
    return {
      name,
      before,
      place,
      collect: collect.split(', '),
      swaps,
      asks,
      firm,
      fixed,
      things: things.split(', '),
    };
  });

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

test('the word that nothing is taken off goes with the amount before it', () => {
  fc.assert(
    fc.property(arbitraryPrice, ({ words, written, whole }) => {
      const line = `${written(whole)} ${words.fixed}`;
      expect(write(words, [line]).leftOut).toEqual([line]);
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
