import { describe, expect, test } from 'vitest';
import { readForms } from '../test/corpus.ts';
import { findContacts, findOffPlatform } from './contact.ts';

const kinds = (text: string) => findContacts(text).map(({ kind }) => kind);
const words = (text: string) => findContacts(text).map(({ start, end }) => text.slice(start, end));

describe('findContacts finds', () => {
  test.each([
    ['any questions dave.t480@example.com is quicker', 'dave.t480@example.com'],
    ['mail chestsandco (at) example (dot) net thanks', 'chestsandco (at) example (dot) net'],
    ['write to anna at example dot com', 'anna at example dot com'],
    ['anna at gmail dot co dot uk please', 'anna at gmail dot co dot uk'],
    ['schreib an anna ät example punkt de', 'anna ät example punkt de'],
    ['correo anna arroba example punto com', 'anna arroba example punto com'],
    ['name @ gmail.com', 'name @ gmail.com'],
    ['jane.doe@gmail', 'jane.doe@gmail'],
  ])('an e-mail address in %j', (text, words_) => {
    expect(words(text)).toContain(words_);
    expect(kinds(text)).toContain('email');
  });

  test.each([
    ['TEXT JEN ON 07700 900142 DONT', '07700 900142'],
    ['ring barry 07700 900388 after 6', '07700 900388'],
    ['call 07700900142', '07700900142'],
    ['Mob: 07700-900-142', '07700-900-142'],
    ['+44 7700 900142', '+44 7700 900142'],
    ['+44 (0)7700 900142', '+44 (0)7700 900142'],
    ['0044 7700 900142', '0044 7700 900142'],
    ['(020) 7946 0018 evenings', '(020) 7946 0018'],
    ['landline 0161 496 0123', '0161 496 0123'],
    ['0 7 7 0 0 9 0 0 1 4 2', '0 7 7 0 0 9 0 0 1 4 2'],
    ['US (555) 123-4567', '(555) 123-4567'],
    ['555-123-4567', '555-123-4567'],
    ['call me on 555.123.4567', '555.123.4567'],
    ['Tel. 0151 23456789', '0151 23456789'],
    ['06 12 34 56 78', '06 12 34 56 78'],
    ['WhatsApp 612 345 678', '612 345 678'],
    ['o7700 nine double-O five one six', 'o7700 nine double-O five one six'],
    ['o7700 900516', 'o7700 900516'],
    ['07700 £900142', '07700 £900142'],
    ['20.00 € or 07700 900142', '07700 900142'],
    [
      'zero seven seven double zero nine double zero one four two',
      'zero seven seven double zero nine double zero one four two',
    ],
    ['電話 090-1234-5678', '090-1234-5678'],
    ['連絡は電話090-1234-5678まで。', '090-1234-5678'],
  ])('a phone number in %j', (text, number) => {
    expect(words(text)).toContain(number);
  });

  test.each([
    ['see https://example.com/a?b=1, ok', 'https://example.com/a?b=1'],
    ['www.mypots.shop for more', 'www.mypots.shop'],
    ['mypots.co.uk', 'mypots.co.uk'],
    ['AMAZON.COM', 'AMAZON.COM'],
    ['visit mypots.shop', 'mypots.shop'],
    ['bit.ly/3xYz', 'bit.ly/3xYz'],
    ['chestsandco.example', 'chestsandco.example'],
  ])('a web address in %j', (text, address) => {
    expect(words(text)).toContain(address);
  });

  test.each([
    'DM me on insta @mudlarkpots.example its cheaper than on here ;)',
    'Insta: mud_lark_pots',
    'follow @mudlarkpots',
    'IG @mudlark',
    'my tiktok jo.lamps has videos',
    'Discord joslamps#4471',
  ])('a handle in %j', (text) => {
    expect(kinds(text)).toContain('handle');
  });

  test.each([
    'DM me',
    'pm for details',
    'WhatsApp me',
    'text me any time',
    'call me after six',
    'msg for phone no',
    'message me on WhatsApp',
    'find us on Facebook',
    'email me and I will ring you back',
    'Schreib mir per WhatsApp',
    'contacto por WhatsApp',
    'Reach me on Signal',
    'Erreichbar über Threema',
    'Écrivez-moi sur Messenger',
    'Escríbeme por Telegram',
    'Scrivimi su Instagram',
    'Schrijf me via Signal',
    'Napisz do mnie na Messenger',
    'Escreva para o meu WhatsApp, ou escreva pelo Telegram',
    'Skriv till mig på Messenger',
  ])('an invitation in %j', (text) => {
    expect(kinds(text)).toContain('messenger');
  });
});

describe('findContacts leaves alone', () => {
  test.each([
    'ISBN 9780132350884, isbn is 9780140328721',
    '9780132350884',
    'ISBN 0-306-40615-2 and 0140328726',
    'EAN 5012345678900',
    'EAN 07100000 – 100,00 €',
    '5012345678900',
    'Code 11822600, part 967834-05, Bosch 00361127, 0 986 452 041, 0601912460',
    'AKB75095308 SHVL 804 HAC-001(-01) 5KSM150PSBER',
    'Model number: 967834-05, part number 5012345-67, item number 123456789012',
    'SKU 01234567890 / serial no 07700900142',
    '242 x 175 x 190 mm, 104 w x 52 d x 101 h cm, 81 x 36 x 50 cm',
    '1/100, 1/72 scale, 24/7, 50/50, 12/05/2019, 2019-05-12, 2019 - 2020, 08/2026 and 03/2026',
    '£1,250,000 or $10 000 000, €1.250.000,00',
    'runs @ 2000rpm, 12V@2A, 2 @ £5, @home',
    '3.5mm jack, No.4, No. 4, v1.2, Dr.Martens, approx.10cm, e.g. this, U.S. version, f/2.8',
    'Node.js and ASP.NET book, manual.pdf, photo.jpg, setup.exe',
    'Works well.It has a scratch.No box.At the back.Me and my dog.Is clean',
    'clean.no box, good.it works, boots.de rien, ok.to use',
    'gold ring size R, D ring on back, ring wear to front, Call of Duty, Call Me By Your Name DVD',
    'Phone no longer works. PHONE ONLY NO CABLE. phone no box',
    'STILL CHARGES AND VIBRATES WHEN CALLED',
    'The signal is strong on Facebook Portal, no signal on channel 4',
    'Messenger bag, written on the label',
    'Contact points clean, Signal works, by Signal Audio',
    'Instax Mini 9, Insta360 One X2, WhatsApp works on it',
    'Message me with any questions. Please ask if anything is unclear.',
    '1 2 3 4 5 6 7 8 9 10, sizes 0 2 4 6 8 10 12, 310 321 699 725 798 820',
    '3x10" 5x6" 4x4", 4K60, 16x19, 128GB 256GB',
    '単3電池2本、1200円、2019年',
    'one two three four five six seven eight nine ten eleven',
    'size 6-8 / 34-36, W32 L34, 30 000 miles, 11,000 shutter count',
    'dot matrix printer at Polka dot dress com',
    'look at the polka dot dress',
    'email works, text is sharp, texts from Penguin',
    'reads 12.6v on meter, 7.2 / 8.4 / 9.6 V',
    'stands at 100.5 cm; 1.800 x 2.400 x 0.900',
  ])('%j', (text) => {
    expect(words(text)).toEqual([]);
  });

  test('stays quick on hostile input', () => {
    for (const part of [
      'a',
      '1',
      '1 ',
      'o ',
      '@',
      'a.',
      '.',
      '(at)',
      ' at a dot',
      '0 one ',
      '+1(',
      'call ',
      'on my ',
      'see my ',
      'a@',
      '-',
    ]) {
      const text = part.repeat(Math.ceil(20_000 / part.length));
      expect(findContacts(text)).toBeInstanceOf(Array);
      expect(findOffPlatform(text)).toBeInstanceOf(Array);
    }
  });
});

describe('findOffPlatform', () => {
  test.each([
    ['you can get them on amazon', 'marketplace'],
    ['also listed on Vinted', 'marketplace'],
    ['see my Depop', 'marketplace'],
    ['goes for £80 on eBay', 'marketplace'],
    ['its cheaper than on here', 'outside-sale'],
    ['message me for a better price', 'outside-sale'],
    ['happy to deal outside of eBay', 'outside-sale'],
    ['also for sale locally', 'outside-sale'],
    ['avoid the fees', 'outside-sale'],
    ['2 others listed', 'other-listings'],
    ['See my other items', 'other-listings'],
    ['check out my shop', 'other-listings'],
    ['Schau dir meine anderen Artikel an', 'other-listings'],
    ['mes autres annonces', 'other-listings'],
  ] as const)('finds %j', (text, kind) => {
    expect(findOffPlatform(text).map((span) => span.kind)).toContain(kind);
  });

  test.each([
    'bought on Amazon last year, got it off eBay',
    'strap from Amazon, dress from Shein, paid £40 on eBay, gekauft auf eBay',
    'Amazon Echo Dot, works on Amazon Fire tablets, Amazon Basics cable',
    'the other items in the box are shown',
    'Grade II listed building print',
    'my other half wore it once',
    'everything listed is included',
    'great deal of wear, best price guide book',
    'cheaper alternative to leather',
    'price tag still on',
  ])('leaves %j alone', (text) => {
    expect(findOffPlatform(text)).toEqual([]);
  });
});

test('real forms: contacts only where the seller gave some', () => {
  const found = readForms().flatMap(({ form }) =>
    Object.values(form).flatMap((text) => words(text).map((word) => word.toLowerCase())),
  );
  const allowed = /\d{5,}|@|dm me|text|ring|email|phone no|whatsapp|\(at\)|nine double/u;
  expect(found.filter((word) => !allowed.test(word))).toEqual([]);
  expect(found.length).toBeGreaterThan(6);
});
