// Numbers that belong into a listing, as people in nine languages write them: measures, sizes, models, years, prices and
// the numbers of articles. Tests draw from here.
import fc from 'fast-check';
import { hasArticleCheckDigit, isIsbn10 } from '../language/check-digits.ts';
import type { Language } from '../language/languages.ts';

interface Words {
  /** What is measured, what is sold by size, and what an article's number is called. */
  height: string;
  size: string;
  model: string;
  articles: readonly string[];
  year: string;
  /** How a price is written. */
  price: (whole: string, cents: string) => string;
}

const comma = (whole: string, cents: string) => `${whole},${cents} €`;
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    ...{ height: 'Height', size: 'Size', model: 'Model', year: 'made in' },
    articles: ['Part no.', 'Item number', 'Part number:', 'Ref.', 'Order code', 'MPN'],
    price: (whole, cents) => `£${whole}.${cents}`,
  },
  de: {
    ...{ height: 'Höhe', size: 'Größe', model: 'Modell', year: 'Baujahr' },
    articles: ['Artikelnummer', 'Art.-Nr.', 'Teilenummer:', 'Bestellnummer', 'Ersatzteilnummer'],
    price: comma,
  },
  fr: {
    ...{ height: 'Hauteur', size: 'Taille', model: 'Modèle', year: 'année' },
    articles: ['Référence', 'Réf.', 'Réf :', 'N° de pièce', "Numéro d'article"],
    price: comma,
  },
  pl: {
    ...{ height: 'Wysokość', size: 'Rozmiar', model: 'Model', year: 'rok' },
    articles: ['Numer katalogowy', 'Nr katalogowy', 'Numer części', 'Nr kat.'],
    price: (whole, cents) => `${whole},${cents} zł`,
  },
  es: {
    ...{ height: 'Altura', size: 'Talla', model: 'Modelo', year: 'año' },
    articles: ['Referencia', 'Ref.', 'Número de pieza', 'Número de artículo'],
    price: comma,
  },
  it: {
    ...{ height: 'Altezza', size: 'Taglia', model: 'Modello', year: 'anno' },
    articles: ['Codice articolo', 'Codice', 'Rif.', 'Numero articolo', 'Codice ricambio'],
    price: comma,
  },
  nl: {
    ...{ height: 'Hoogte', size: 'Maat', model: 'Model', year: 'bouwjaar' },
    articles: ['Artikelnummer', 'Onderdeelnummer', 'Art. nr.', 'Bestelnummer'],
    price: comma,
  },
  pt: {
    ...{ height: 'Altura', size: 'Tamanho', model: 'Modelo', year: 'ano' },
    articles: ['Referência', 'Ref.', 'Código', 'Número da peça'],
    price: comma,
  },
  sv: {
    ...{ height: 'Höjd', size: 'Storlek', model: 'Modell', year: 'år' },
    articles: ['Artikelnummer', 'Art.nr', 'Reservdelsnummer', 'Beställningsnummer'],
    price: (whole, cents) => `${whole}:${cents} kr`,
  },
};

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((each) => each.join(''));
const number = (least: number, most: number) => fc.integer({ min: least, max: most });
const checked = (length: number, isRight: (code: string) => boolean) =>
  digits(length - 1).map(
    (body) => [...'0123456789X'].map((digit) => body + digit).find(isRight) ?? body.replace(/\d$/, '0'),
  );

const measure = ({ height }: Words) =>
  fc.oneof(
    fc
      .tuple(number(1, 300), number(1, 300), number(1, 300), fc.constantFrom(' x ', 'x', ' × ', ' X '))
      .map(([a, b, c, by]) => `${a}${by}${b}${by}${c} cm`),
    fc.tuple(number(10, 99), number(1, 9), number(10, 99)).map(([a, b, c]) => `${a},${b} x ${c},${b} cm`),
    fc.tuple(number(10, 2000), number(1, 9)).map(([a, b]) => `${height}: ${a}.${b} mm`),
    fc.tuple(number(60, 140), number(0, 9)).map(([a, b]) => `${height} ${a}-${a + b} cm`),
    fc.tuple(number(1000, 9999), number(100, 999)).map(([a, b]) => `${a} x ${b} x ${b} mm`),
    fc.constantFrom('1920 x 1080', '3840x2160 px', '24-70 mm f/2.8', '100-240 V 50/60 Hz', '5000 mAh 3.7 V'),
  );

const sizes = ({ size }: Words) =>
  fc.oneof(
    fc.tuple(number(34, 46), fc.constantFrom('/', '-', ' / ')).map(([a, by]) => `${size} ${a}${by}${a + 1}`),
    fc
      .tuple(number(30, 40), number(4, 8), fc.constantFrom(' ', ', ', '/', ' - '))
      .map(([from, count, by]) => `${size} ${Array.from({ length: count }, (_, at) => from + at).join(by)}`),
    fc
      .tuple(number(3, 10), number(4, 7), fc.constantFrom(' ', ', ', '/'))
      .map(([from, count, by]) => Array.from({ length: count }, (_, at) => `${(from + at) * 2}`).join(by)),
    fc.tuple(number(28, 40), number(28, 36)).map(([a, b]) => `W${a} L${b}`),
  );

const models = ({ model }: Words) =>
  fc.oneof(
    fc
      .tuple(
        fc.constantFrom('WH', 'RX', 'GBH', 'DCD', 'SM', 'KDL'),
        number(10, 99_999),
        fc.constantFrom('-', '', ' '),
      )
      .map(([letters, code, by]) => `${model} ${letters}${by}${code}`),
    fc.tuple(number(100, 999), number(10, 99)).map(([a, b]) => `${model} ${a}-${b}`),
    fc.tuple(number(1000, 99_999), number(1000, 99_999)).map(([a, b]) => `LEGO ${a}, ${b}`),
    digits(7).map((code) => `${model} ${code}`),
  );

const years = ({ year }: Words) =>
  fc.oneof(
    fc.tuple(number(1950, 2015), number(1, 9)).map(([from, more]) => `${year} ${from}-${from + more}`),
    number(1950, 2015).map((from) => `${from}, ${from + 1}, ${from + 2}`),
    fc
      .tuple(number(1, 28), number(1, 12), number(1980, 2025), fc.constantFrom('.', '/', '-', '. '))
      .map(
        ([day, month, at, by]) =>
          `${String(day).padStart(2, '0')}${by}${String(month).padStart(2, '0')}${by}${at}`,
      ),
  );

const prices = ({ price }: Words) =>
  fc.oneof(
    fc.tuple(number(1, 999), digits(2)).map(([whole, cents]) => price(String(whole), cents)),
    fc
      .tuple(number(1, 9), digits(3), digits(2), fc.constantFrom(' ', "'"))
      .map(([thousands, whole, cents, by]) => price(`${thousands}${by}${whole}`, cents)),
    fc
      .tuple(number(10, 999), number(10, 999), digits(2))
      .map(([one, other, cents]) => `${price(String(one), cents)} / ${price(String(other), cents)}`),
  );

const articles = ({ articles: labels }: Words) => {
  const label = fc.constantFrom(...labels);
  const code = fc.oneof(
    digits(7),
    digits(8),
    digits(10),
    digits(11),
    fc.tuple(digits(3), digits(3), digits(4)).map((groups) => groups.join(' ')),
    fc.tuple(digits(1), digits(3), digits(3), digits(3)).map((groups) => groups.join(' ')),
    fc.tuple(digits(3), digits(3), digits(2)).map((groups) => groups.join('.')),
    fc.tuple(digits(5), digits(5)).map((groups) => groups.join('-')),
  );
  return fc.oneof(
    fc.tuple(label, code).map((both) => both.join(' ')),
    fc
      .tuple(fc.constantFrom('EAN ', 'EAN: ', 'GTIN ', 'EAN-13: '), checked(13, hasArticleCheckDigit))
      .map(([name, ean]) => name + ean),
    checked(12, hasArticleCheckDigit).map((upc) => `UPC ${upc}`),
    checked(8, hasArticleCheckDigit).map((ean) => `EAN ${ean}`),
    fc
      .tuple(fc.constantFrom('ISBN ', 'ISBN: ', 'ISBN-10: '), checked(10, isIsbn10))
      .map(([name, book]) => name + book),
    checked(10, isIsbn10).map(
      (book) => `ISBN ${book[0]}-${book.slice(1, 4)}-${book.slice(4, 9)}-${book.slice(9)}`,
    ),
    digits(9)
      .map((body) => [...'0123456789'].map((digit) => `978${body}${digit}`).find(hasArticleCheckDigit) ?? '')
      .map(
        (book) =>
          `ISBN ${book.slice(0, 3)}-${book.slice(3, 4)}-${book.slice(4, 8)}-${book.slice(8, 12)}-${book.slice(12)}`,
      ),
  );
};

export interface WrittenHarmless {
  language: Language;
  text: string;
}

/** One such number or two beside each other. */
export const arbitraryHarmless: fc.Arbitrary<WrittenHarmless> = fc
  .constantFrom(...(Object.keys(WORDS) as Language[]))
  .chain((language) => {
    const words = WORDS[language];
    const kinds = [measure, sizes, models, years, prices, articles].map((kind) => kind(words));
    return fc
      .tuple(
        fc.array(fc.oneof(...kinds), { minLength: 1, maxLength: 2 }),
        fc.constantFrom(', ', '\n', '. ', ' – ', '; '),
      )
      .map(([texts, joint]) => ({ language, text: texts.join(joint) }));
  });
