// A clause of the asking price or of a way to reach the seller, put in at any border between two clauses: it goes as a
// whole clause, and what stays reads as it did before; or all of the sentence stays, or all of it goes and is shown.
import { listingFormSchema } from '@smart-listings/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateListing } from '../generate.ts';

interface Words {
  name: string;
  /** Clauses of a sentence, and a sentence before it so that the language is known. */
  clauses: readonly string[];
  before: string;
  prices: readonly string[];
  contacts: readonly string[];
}

/** A row a language, its columns in the order of `Words`. */
const WORDS = `
Pine table | the top has a deep scratch; one leg was glued last year; the drawer sticks a little | The table was used for two years and wobbles. | asking £187; £187 ono; £187 for the lot; £187 or 143 for a quick sale; asking £187, would take 143; £187 xx; looking for £187 | text 07700 900142; my number is 07700 900142; email me at jo.bloggs@example.com; call me on 07700 900142
Tisch aus Kiefer | die Platte hat einen tiefen Kratzer; ein Bein wurde letztes Jahr geleimt; die Schublade klemmt etwas | Der Tisch wurde zwei Jahre benutzt und wackelt. | Preis 187 €; 187 € VB; 187 € zusammen; Preis 187 €, nehme auch 143 | Tel. 0151 23456789; meine Nummer ist 0151 23456789; WhatsApp 0151 23456789
Table en pin | le plateau a une rayure profonde; un pied a été recollé; le tiroir coince un peu | La table a servi deux ans et elle bouge un peu. | prix 187 €; 187 € à débattre; je demande 187 € | tél 06 12 34 56 78; appelez-moi au 06 12 34 56 78; mon mail est jo.bloggs@example.com
Mesa de pino | el tablero tiene un arañazo; una pata fue pegada; el cajón se atasca un poco | La mesa se ha usado dos años y cojea un poco. | precio 187 €; 187 € negociables; pido 187 € | whatsapp 612 345 678; llámame al 612 345 678; mi correo es jo.bloggs@example.com
Tavolo in pino | il piano ha un graffio profondo; una gamba è stata incollata; il cassetto scorre male | Il tavolo è stato usato due anni e balla un po’. | prezzo 187 €; 187 € trattabili; chiedo 187 euro; 187 € tutto insieme | tel 333 1234567; chiamatemi al 333 1234567; scrivetemi a jo.bloggs@example.com
Tafel van grenen | het blad heeft een diepe kras; een poot is gelijmd; de lade klemt een beetje | De tafel is twee jaar gebruikt en wiebelt een beetje. | vraagprijs 187 €; €187 vaste prijs; 187 € samen | bel 06 12345678; app me op 06 12345678; mail naar jo.bloggs@example.com
Mesa de pinho | o tampo tem um risco fundo; uma perna foi colada; a gaveta prende um pouco | A mesa foi usada dois anos e abana um pouco. | preço 187 €; 187 € negociável; peço 187 € | ligue 912 345 678; whatsapp 912 345 678; o meu email é jo.bloggs@example.com
Bord i furu | skivan har en djup repa; ett ben har limmats; lådan kärvar lite | Bordet har använts i två år och det vickar lite. | pris 187 kr; 187 kr fast pris | ring 070 123 45 67; sms 070 123 45 67; mejla jo.bloggs@example.com
Stół sosnowy | blat ma głęboką rysę; jedna noga była klejona; szuflada trochę się zacina | Stół był używany dwa lata i trochę się chwieje. | cena 187 zł; 187 zł do negocjacji | tel. 601 234 567; proszę dzwonić 601 234 567; mój mail to jo.bloggs@example.com
`
  .trim()
  .split('\n')
  .map((row): Words => {
    const [name = '', clauses = '', before = '', prices = '', contacts = ''] = row.split(' | ');
    const list = (column: string) => column.split('; ');
    return { name, clauses: list(clauses), before, prices: list(prices), contacts: list(contacts) };
  });

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

function write(words: Words, sentence: string) {
  const features = `${words.before} ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
  const form = listingFormSchema.parse({
    platform: 'Facebook Marketplace',
    itemName: words.name,
    features,
    condition: 'used-good',
  });
  const { listing, leftOut } = generateListing(form, { variant: 'v1', currency: 'EUR (€)' });
  return { description: listing.description, leftOut: leftOut.map(({ text }) => text).join(' ') };
}

const arbitraryCut = fc.constantFrom(...WORDS).chain((words) =>
  fc.record({
    words: fc.constant(words),
    cut: fc.constantFrom(...words.prices, ...words.contacts),
    kept: fc.shuffledSubarray([...words.clauses], { minLength: 1 }),
    at: fc.nat({ max: 3 }),
    comma: fc.constantFrom(', ', ' - ', '; '),
    brackets: fc.boolean(),
  }),
);

test('a clause that goes leaves the others as they were', () => {
  fc.assert(
    fc.property(arbitraryCut, ({ words, cut, kept, at, comma, brackets }) => {
      const place = Math.min(at, kept.length);
      const inBrackets = brackets && place > 0;
      const parts = inBrackets
        ? kept.map((clause, index) => (index === place - 1 ? `${clause} (${cut})` : clause))
        : kept.toSpliced(place, 0, cut);
      const { description, leftOut } = write(words, parts.join(comma));
      const without = write(words, kept.join(comma)).description;
      const isWhole = leftOut === '' && letters(description) === letters(`${words.before}${parts.join('')}`);
      if (isWhole && words.prices.includes(cut)) return;
      expect(letters(description)).toBe(letters(without));
      expect(description).not.toMatch(/\([^)]*$|^[^(]*\)/u);
      expect(description).not.toMatch(/[,;] ?[-–—,;]/u);
      expect(letters(leftOut)).toContain(letters(cut.split(', ')[0] ?? ''));
    }),
    { numRuns: 500 },
  );
});

test('a word for a number without the number is no contact', () => {
  const sentence = 'my number is on the sign but a message is better';
  const { description, leftOut } = write(WORDS[0] as Words, sentence);
  expect(description).toContain('My number is on the sign');
  expect(leftOut).toBe('');
});

test('what something else costs elsewhere stays, and no place where', () => {
  const [words] = WORDS as [Words];
  expect(write(words, 'a new leg is needed (about £15 on Amazon)')).toEqual({
    description: `${words.before} A new leg is needed (about £15).`,
    leftOut: 'on Amazon',
  });
});
