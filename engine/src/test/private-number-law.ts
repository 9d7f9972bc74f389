// Private numbers as people in nine languages write them, in any script's digits, parted by any sign, in every field
// of a form, beside harmless numbers that must stay. Tests draw from here.
import { LIMITS, type ListingForm } from '@smart-listings/contract';
import fc from 'fast-check';
import { findIbans } from '../language/bank-numbers.ts';
import { passesLuhn } from '../language/check-digits.ts';
import type { Language } from '../language/languages.ts';

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((each) => each.join(''));

/** Mobile numbers at home: how they begin, how many digits follow, how they are grouped there. */
const HOME: Readonly<
  Record<Language, readonly { begins: readonly string[]; rest: number; groups: readonly number[] }[]>
> = {
  en: [{ begins: ['0770', '0745', '0792'], rest: 7, groups: [5, 6] }],
  de: [{ begins: ['0151', '0171', '0176'], rest: 8, groups: [4, 8] }],
  fr: [{ begins: ['06', '07'], rest: 8, groups: [2, 2, 2, 2, 2] }],
  pl: [{ begins: ['60', '50', '79'], rest: 7, groups: [3, 3, 3] }],
  es: [{ begins: ['6', '71'], rest: 8, groups: [3, 3, 3] }],
  it: [{ begins: ['347', '333', '320'], rest: 7, groups: [3, 7] }],
  nl: [{ begins: ['061', '062'], rest: 7, groups: [2, 8] }],
  pt: [{ begins: ['91', '93', '96'], rest: 7, groups: [3, 3, 3] }],
  sv: [{ begins: ['070', '073'], rest: 7, groups: [3, 3, 2, 2] }],
};
const CODES: Readonly<Record<Language, string>> = {
  ...{ en: '44', de: '49', fr: '33', pl: '48', es: '34', it: '39', nl: '31', pt: '351', sv: '46' },
};

/** The digits of a number, in the groups that it is written in. */
interface Drawn {
  kind: 'phone' | 'card' | 'imei' | 'iban' | 'account';
  language: Language;
  groups: readonly string[];
  /** What stands before it and is part of it: a plus, a bank's word. */
  lead: string;
  /** Any sign may part it: its digits alone tell what it is. */
  anySign: boolean;
  /** In one piece it may be an article's number as well. */
  codeLike: boolean;
}

function cut(number: string, lengths: readonly number[]): string[] {
  const groups: string[] = [];
  let rest = number;
  for (const length of lengths) {
    groups.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return [...groups, rest].filter((group) => group !== '');
}

const LANGUAGE = fc.constantFrom(...(Object.keys(HOME) as Language[]));
const isRow = (groups: readonly string[]) => groups.length > 2 && new Set(groups).size < groups.length;

const homePhone: fc.Arbitrary<Drawn> = LANGUAGE.chain((language) => {
  const [row] = HOME[language];
  const { begins, rest, groups } = row ?? { begins: ['0770'], rest: 7, groups: [5, 6] };
  return fc
    .tuple(fc.constantFrom(...begins), digits(rest + 1), fc.boolean())
    .map(([begin, more, parted]): Drawn => {
      const length = groups.reduce((sum, size) => sum + size, 0);
      const number = (begin + more).slice(0, length);
      return {
        kind: 'phone',
        language,
        groups: parted ? cut(number, groups) : [number],
        lead: '',
        anySign: number.startsWith('0'),
        codeLike: !parted && length < 11,
      };
    });
});

const abroadPhone: fc.Arbitrary<Drawn> = fc
  .tuple(homePhone, fc.constantFrom('+', '00'))
  .map(([home, lead]): Drawn => {
    const [first = '', ...more] = home.groups;
    const code = CODES[home.language];
    const groups = [code, first.replace(/^0/, ''), ...more];
    return {
      ...home,
      groups: home.groups.length === 1 ? [groups.join('')] : groups,
      lead,
      anySign: true,
      codeLike: false,
    };
  });

const withLuhn = (body: string) => body + ([...'0123456789'].find((digit) => passesLuhn(body + digit)) ?? '');

const card: fc.Arbitrary<Drawn> = fc
  .tuple(LANGUAGE, fc.constantFrom('4', '51', '2221', '6011'), digits(15), fc.boolean())
  .map(([language, begin, more, parted]) => {
    const number = withLuhn((begin + more).slice(0, 15));
    return {
      kind: 'card',
      language,
      groups: parted ? cut(number, [4, 4, 4, 4]) : [number],
      lead: '',
      anySign: true,
      codeLike: false,
    };
  });

const imei: fc.Arbitrary<Drawn> = fc
  .tuple(
    LANGUAGE,
    fc.constantFrom('35', '86'),
    digits(12),
    fc.constantFrom([15], [2, 6, 6, 1], [5, 5, 5], [6, 6, 3], [8, 7]),
    fc.constantFrom('', 'IMEI ', 'IMEI: '),
  )
  .map(([language, body, more, lengths, lead]) => ({
    kind: 'imei',
    language,
    groups: cut(withLuhn(body + more), lengths),
    lead,
    anySign: lead === '',
    codeLike: false,
  }));

/** Accounts of the countries whose own numbers are digits alone. */
const iban: fc.Arbitrary<Drawn> = fc
  .tuple(LANGUAGE, fc.constantFrom(['DE', 18], ['ES', 20], ['PT', 21], ['PL', 24], ['SE', 20]), fc.boolean())
  .chain(([language, [country, length], parted]) =>
    digits(Number(length)).map((account): Drawn => {
      const whole =
        Array.from(
          { length: 97 },
          (_, check) => `${country}${String(check + 2).padStart(2, '0')}${account}`,
        ).find((whole) => findIbans(whole).length > 0) ?? '';
      const groups = parted ? (whole.match(/.{1,4}/g) ?? []) : [whole];
      return { kind: 'iban', language, groups, lead: '', anySign: true, codeLike: false };
    }),
  );

const ACCOUNT_LABELS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Account number', 'Account no', 'Bank account'],
  de: ['Kontonummer', 'Konto-Nr'],
  fr: ['Numéro de compte', 'N° de compte'],
  pl: ['Numer konta', 'Nr rachunku'],
  es: ['Número de cuenta', 'Cuenta bancaria'],
  it: ['Numero di conto', 'Conto corrente'],
  nl: ['Rekeningnummer'],
  pt: ['Número da conta', 'NIB'],
  sv: ['Kontonummer', 'Bankgiro', 'Clearingnummer'],
};
const account: fc.Arbitrary<Drawn> = LANGUAGE.chain((language) =>
  fc.tuple(fc.constantFrom(...ACCOUNT_LABELS[language]), fc.constantFrom(' ', ': ', ' : '), digits(8)).map(
    ([label, gap, number]): Drawn => ({
      kind: 'account',
      language,
      groups: [number],
      lead: label + gap,
      anySign: false,
      codeLike: false,
    }),
  ),
);

const USUAL_SIGNS = [' ', '-', '.', '\u00a0', ' - '];
const ANY_SIGN = [...USUAL_SIGNS, '/', '·', '_', '|', '~', '—', '*', ',', ' / ', '•'];
const rowOf = (zero: number) => (digit: string) => String.fromCodePoint(zero + Number(digit));
/** How digits are written: scripts, forms and pictures, and signs between them that nobody sees. */
const SCRIPTS: Readonly<Record<string, (digit: string) => string>> = {
  plain: (digit) => digit,
  'full width': rowOf(0xff10),
  arabic: rowOf(0x660),
  persian: rowOf(0x6f0),
  devanagari: rowOf(0x966),
  bold: rowOf(0x1d7ce),
  keycaps: (digit) => `${digit}\ufe0f\u20e3`,
  circled: (digit) => (digit === '0' ? '\u24ea' : String.fromCodePoint(0x245f + Number(digit))),
  'zero width': (digit) => `${digit}\u200b`,
  'soft hyphens': (digit) => `${digit}\u00ad`,
  entities: (digit) => `&#${48 + Number(digit)};`,
  tags: (digit) => `<b>${digit}</b>`,
};

export interface WrittenPrivate extends Drawn {
  text: string;
  script: string;
}

/** A private number as it is typed. */
export const arbitraryWrittenPrivate: fc.Arbitrary<WrittenPrivate> = fc
  .tuple(
    fc.oneof(homePhone, abroadPhone, card, imei, iban, account),
    fc.constantFrom(...ANY_SIGN),
    fc.constantFrom(...USUAL_SIGNS),
    fc.oneof(fc.constant('plain'), fc.constantFrom(...Object.keys(SCRIPTS))),
  )
  .filter(([{ groups }]) => !isRow(groups))
  .map(([drawn, any, usual, script]) => {
    const write = SCRIPTS[script] ?? ((digit: string) => digit);
    const number = drawn.groups.join(drawn.anySign ? any : usual);
    return { ...drawn, script, text: drawn.lead + number.replace(/\d/g, write) };
  });

/** What people sell, in their languages; no digit in it, so that each that is published is one of the number. */
const THINGS: Readonly<Record<Language, readonly [name: string, features: string]>> = {
  en: [
    'Brass desk lamp',
    'A heavy lamp with a green shade. Works well and comes with its bulb. Small dent on the foot.',
  ],
  de: [
    'Schreibtischlampe aus Messing',
    'Eine schwere Lampe mit grünem Schirm. Sie funktioniert gut und hat eine kleine Delle am Fuß.',
  ],
  fr: [
    'Lampe de bureau en laiton',
    'Une lampe lourde avec un abat-jour vert. Elle fonctionne bien et présente une petite bosse au pied.',
  ],
  pl: [
    'Mosiężna lampa biurkowa',
    'Ciężka lampa z zielonym kloszem. Działa dobrze i ma małe wgniecenie na podstawie.',
  ],
  es: [
    'Lámpara de escritorio de latón',
    'Una lámpara pesada con pantalla verde. Funciona bien y tiene una pequeña abolladura en la base.',
  ],
  it: [
    'Lampada da scrivania in ottone',
    'Una lampada pesante con il paralume verde. Funziona bene e ha una piccola ammaccatura sulla base.',
  ],
  nl: [
    'Messing bureaulamp',
    'Een zware lamp met een groene kap. Hij werkt goed en heeft een kleine deuk in de voet.',
  ],
  pt: [
    'Candeeiro de secretária em latão',
    'Um candeeiro pesado com abajur verde. Funciona bem e tem uma pequena mossa na base.',
  ],
  sv: [
    'Skrivbordslampa i mässing',
    'En tung lampa med grön skärm. Den fungerar bra och har en liten buckla på foten.',
  ],
};

type Texts = Pick<ListingForm, 'itemName' | 'make' | 'modelNumber' | 'features' | 'targetBuyer' | 'keywords'>;

/** Where a number stands in a form: all of a field, in front, behind, in the middle, in a line of its own. */
export const FIELD_PLACES: readonly (readonly [
  name: string,
  (thing: Texts, text: string) => Partial<Texts>,
])[] = [
  ['name, behind', ({ itemName }, text) => ({ itemName: `${itemName} ${text}` })],
  ['name, in front', ({ itemName }, text) => ({ itemName: `${text} ${itemName}` })],
  ['name, in brackets', ({ itemName }, text) => ({ itemName: `${itemName} (${text})` })],
  ['make', (_, text) => ({ make: text })],
  ['model', (_, text) => ({ modelNumber: text })],
  ['features, in a line', ({ features }, text) => ({ features: `${features}\n${text}` })],
  [
    'features, in a list',
    ({ features }, text) => ({ features: `- ${text}\n- ${features.replaceAll('. ', '\n- ')}` }),
  ],
  ['features, at the end', ({ features }, text) => ({ features: `${features} ${text}` })],
  [
    'features, in a sentence',
    ({ features }, text) => ({ features: features.replace('.', `, ${text}, ok.`) }),
  ],
  ['keywords', (_, text) => ({ keywords: `vintage, ${text}` })],
  ['keywords, alone', (_, text) => ({ keywords: text })],
  ['buyer', (_, text) => ({ targetBuyer: text })],
];

function thingIn(language: Language): Texts {
  const [itemName, features] = THINGS[language];
  return { itemName, features, make: '', modelNumber: '', targetBuyer: '', keywords: '' };
}

/** The thing with the text in that place, where its field takes so many characters. */
export function thingWith(
  { language, text }: Pick<WrittenPrivate, 'language' | 'text'>,
  [, place]: (typeof FIELD_PLACES)[number],
): Texts | null {
  const thing = thingIn(language);
  const texts = { ...thing, ...place(thing, text) };
  const fits = (field: keyof Texts) => [...texts[field]].length <= LIMITS.form[field];
  return (Object.keys(texts) as (keyof Texts)[]).every(fits) ? texts : null;
}
