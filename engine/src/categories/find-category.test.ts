import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../language/languages.ts';
import { tokenise } from '../language/tokens.ts';
import { brandAt } from '../lexicon/lexicon.ts';
import { findCategory } from './find-category.ts';
import { findItemCategory, findTitled } from './find-item-category.ts';
import { allNounsOf } from './nouns.ts';

import { CATEGORIES, CATEGORY_GROUPS, categoryById } from './table.ts';

describe('the table of categories', () => {
  it('holds at least 220 categories with ids of their own and sane prices', () => {
    expect(CATEGORIES.length).toBeGreaterThanOrEqual(220);
    expect(new Set(CATEGORIES.map(({ id }) => id)).size).toBe(CATEGORIES.length);
    for (const { id, price, asks } of CATEGORIES) {
      expect(price.used, id).toBeLessThan(price.fresh);
      expect(price.spread, id).toBeGreaterThan(1.5);
      expect(asks.length, id).toBeGreaterThan(0);
    }
  });

  it('finds a category again by its id', () => {
    expect(categoryById('smartphone')?.type).toBe('smartphone');
    expect(categoryById('nothing')).toBeUndefined();
  });
});

/** A make takes its words: alone "Scarpa" is the maker of boots, in Italian too. */
function isMake(noun: string): boolean {
  const tokens = tokenise(noun);
  return tokens.some((_, at) => brandAt(tokens, at)?.common === false);
}

/** Words that the table has for one kind and that are as often a part, a case or a set of another. */
const GENERAL: Readonly<Record<(typeof LANGUAGES)[number], string>> = {
  en: 'bag case cover adapter strap cartridge basket baskets tray fan reel chain safe',
  de: 'Tuch Pumpe Korb Glas Messer Dose Roller',
  fr: 'housse étui pompe coffre panier paniers portes porte pot boîte chaîne pince pinces',
  pl: 'etui pokrowiec skrzynia wózek',
  es: 'cuñas cascos juego funda caja cocina disco cadena pinza pala alfombrillas correa',
  it: 'baule custodia tappetini',
  nl: 'hoes kussens ets mand',
  pt: 'capa jogo portas portão porta disco',
  sv: 'skärm ram glas tång band',
};

describe.each(LANGUAGES)('each noun of the table in %s', (language) => {
  const found = CATEGORY_GROUPS.flatMap(({ rows }) => rows).flatMap((row) =>
    allNounsOf(row, language)
      .filter((noun) => !isMake(noun))
      .map((noun) => ({ noun, row: row.id, kind: findCategory(noun, language) })),
  );

  it('alone is the name of its own row', () => {
    const lost = found.filter(({ row, kind }) => kind?.id !== row);
    expect(lost.map(({ noun, row }) => `${noun}: ${row}`)).toEqual([]);
  });

  it('is so surely, unless other kinds are called so as well', () => {
    const unsure = found.filter(({ kind }) => kind?.strength === 'unsure').map(({ noun }) => noun);
    expect(new Set(unsure)).toEqual(new Set(GENERAL[language].split(' ')));
  });
});

describe('a word that heads the names of many kinds', () => {
  it.each([
    ['Boat cover', 'en'],
    ['Rifle case', 'en'],
    ['Housse grise', 'fr'],
    ['Custodia rigida', 'it'],
    ['Funda gris', 'es'],
    ['Hoes grijs', 'nl'],
    ['Capa cinzenta', 'pt'],
    ['Etui czarne', 'pl'],
  ] as const)('says none surely: “%s”', (name, language) => {
    expect(findCategory(name, language)).toMatchObject({ strength: 'unsure' });
  });

  it.each([
    ['iPhone 12 cover', 'en', 'phone-case'],
    ['Sofa cover', 'en', 'furniture-cover'],
    ['Violin case', 'en', 'instrument-accessory'],
    ['Housse de canapé', 'fr', 'furniture-cover'],
    ['Funda de sofá', 'es', 'furniture-cover'],
    ['Black leather pumps', 'en', 'shoes'],
  ] as const)('says it beside what it is for: “%s”', (name, language, id) => {
    expect(findCategory(name, language)).toMatchObject({ id, strength: expect.stringMatching(/noun|line/) });
  });
});

describe.each([
  ['de', 'Uhren', 'Uhr'],
  ['de', 'Hüte', 'Hut'],
  ['fr', 'bocaux', 'bocal'],
  ['pl', 'zegarki', 'zegarek'],
  ['pl', 'sukienek', 'sukienka'],
  ['es', 'lápices de colores', 'lápiz de colores'],
  ['es', 'vestidito', 'vestido'],
  ['it', 'borse', 'borsa'],
  ['it', 'giacche', 'giacca'],
  ['nl', 'vazen', 'vaas'],
  ['nl', 'tasje', 'tas'],
  ['pt', 'colchões', 'colchão'],
  ['pt', 'lençol', 'lençóis'],
  ['sv', 'väskor', 'väska'],
  ['sv', 'hattar', 'hatt'],
] as const)('in %s', (language, form, other) => {
  it(`"${form}" is of the row of "${other}"`, () => {
    const found = findCategory(form, language);
    expect(found).not.toBeNull();
    expect(found).toMatchObject({ id: findCategory(other, language)?.id, strength: 'noun' });
  });
});

describe.each([
  ['en', 'Coat long roll collar', 'Coat'],
  ['en', 'Trousers wide leg belt', 'Trousers'],
  ['en', 'Cardigan mohair chunky buttons', 'Cardigan'],
  ['de', 'Kleid lang Knöpfe Kragen', 'Kleid'],
  ['de', 'Hose weit hoher Bund Gürtel', 'Hose'],
  ['fr', 'Robe longue boutons ceinture', 'Robe'],
  ['pl', 'Sukienka guziki kołnierzyk', 'Sukienka'],
  ['es', 'Camisa bolsillo manga corta', 'Camisa'],
  ['it', 'Giacca cerniera cappuccio', 'Giacca'],
  ['nl', 'Jurk lang bloemen knopen', 'Jurk'],
  ['pt', 'Casaco fecho capuz', 'Casaco'],
  ['sv', 'Byxor vida ben bälte', 'Byxor'],
] as const)('in %s', (language, name, noun) => {
  it(`"${name}" is surely what "${noun}" is`, () => {
    expect(findCategory(name, language)?.strength).toBe('noun');
    expect(familyIn(name, language)).toBe(familyIn(noun, language));
  });
});

function familyIn(name: string, language: Language) {
  return categoryById(findCategory(name, language)?.id ?? '')?.family;
}

it.each([
  ['en', 'Coat belt', 'belt'],
  ['en', 'Dress pattern', 'knitting-needles'],
  ['de', 'Kleid Gürtel', 'belt'],
  ['sv', 'Klänning bälte', 'belt'],
] as const)('in %s "%s" is what its last noun says', (language, name, id) => {
  expect(findCategory(name, language)?.id).toBe(id);
});

describe('findCategory', () => {
  it.each([
    ['Canon EOS 600D DSLR + 18-55mm', 'dslr-camera'],
    ['iPhone 13 128GB Midnight', 'smartphone'],
    ['case for iPhone 13', 'phone-case'],
    ['iPhone 13 leather case', 'phone-case'],
    ['Dell XPS 13 charger', 'charger'],
    ['LG TV remote AKB75095308', 'remote-control'],
    ['Peak Design camera strap', 'camera-accessory'],
    ['Bosch S4 005 car battery 12V 60Ah', 'car-battery'],
    ['MacBook Pro 13 A1708 screen assembly space grey', 'laptop-part'],
    ['Xbox Series X + 2 controllers', 'games-console'],
    ['Xbox controller', 'game-controller'],
    ['Herman Miller Aeron chair size B', 'office-chair'],
    ['Georgian mahogany chest of drawers', 'chest-of-drawers'],
    ['Solid oak dining table', 'dining-table'],
    ['cream wool jumper', 'jumper'],
    ['Round mirror brass frame 60cm', 'mirror'],
    ['Nike Air Max 90', 'trainers'],
    ['New Balance 550', 'trainers'],
    ['Nikon D7100 body', 'dslr-camera'],
    ['Canon EOS R6', 'mirrorless-camera'],
    ['Olympus OM-D E-M5', 'mirrorless-camera'],
    ['Nikon FM2 with 50mm f1.8 lens', 'film-camera'],
    ['Canon 50mm f1.8 STM', 'camera-lens'],
    ['Canon 70D battery LP-E6', 'battery'],
    ['HP LaserJet toner CE278A', 'ink-cartridge'],
    ['Osprey Talon 22', 'backpack'],
    ['Boss DS-1', 'effects-pedal'],
    ['DeWalt DCD796', 'combi-drill'],
    ['Battery for Dyson V8', 'battery'],
    ['Dyson V8', 'vacuum-cleaner'],
    ['Pink Floyd Dark Side Of The Moon LP', 'vinyl-record'],
    ['2009 Kew Gardens 50p', 'coin'],
    ['Salt and pepper mill', 'kitchen-utensil'],
    ['Polaroid film for i-Type cameras', 'photo-film'],
    ['Claber hose reel 20m', 'garden-hose'],
    ['Jug filter cartridge BWT', 'water-filter'],
    ['Oak radiator cabinet', 'radiator-cover'],
    ['Gore cycling gilet', 'cycling-clothing'],
    ['Bose SoundLink Color', 'bluetooth-speaker'],
    ['3 tickets Chatsworth House', 'ticket'],
    ['Satinwood tea caddy', 'antique-box'],
    ['Corsair K70 keyboard', 'computer-keyboard'],
    ['Earl Grey tea 80 bags', 'drink'],
    ['Food mixer bowl', 'appliance-part'],
    ['Hedge trimmer blade', 'garden-part'],
    ['Scented candle small tin', 'candle'],
    ['Sofa cover', 'furniture-cover'],
    ['Scooter Micro Sprite', 'skateboard'],
    ['Boot liner VW Polo', 'car-accessory'],
  ])('takes "%s" for a %s', (name, id) => {
    expect(findCategory(name)?.id).toBe(id);
  });

  it.each([
    ['Zenit-E Spiegelreflexkamera mit Helios 44-2', 'film-camera'],
    ['Gardena Spiralschlauch-Set 10 m', 'garden-hose'],
    ['Gartenstuhl Teak', 'chair'],
    ['Porte-clés en cuir personnalisé', 'keyring'],
    ['Mochila Fjällräven Kånken Classic', 'backpack'],
    ['Sukienka midi w kwiaty Reserved', 'dress'],
    ['Wózek dziecięcy Bugaboo', 'pushchair'],
    ['ゲームボーイカラー クリアパープル 本体', 'handheld-console'],
    ['ソニー ワイヤレス ヘッドホン', 'headphones'],
    ['Orologio da polso Swatch', 'watch'],
    ['ノースフェイス ダウンベスト', 'down-jacket'],
    ['Filterkartuschen für Tischfilter', 'water-filter'],
    ['Copridivano elastico', 'furniture-cover'],
    ['Lampe de bureau', 'lamp'],
    ['Houten eettafel', 'dining-table'],
    ['Máquina de coser Singer', 'sewing-machine'],
  ])('reads "%s" as %s', (name, id) => {
    expect(findCategory(name)?.id).toBe(id);
  });

  it.each([
    ['Computer charging cart', null],
    ['The Green Lamp', null],
    ['Hat and scarf set', null],
    ['OptiPlex 7040 Micro', null],
    ['Porte armoire', 'fr'],
    ['Box of records', null],
    ['Present for runners: socks', null],
    ['New Balance basket', null],
    ['Weekend bag shaped purse charm holder', null],
  ] as const)('is not sure of "%s"', (name, language) => {
    expect(findCategory(name, language)?.strength ?? 'unsure').toBe('unsure');
  });

  it.each(
    ['16GB RAM', '512 GB SSD', '1TB HDD'].flatMap((part) => [
      [`MacBook Air ${part}`, 'laptop'],
      [`HP EliteDesk 400 ${part}`, 'desktop-computer'],
      [`Steam Deck OLED ${part}`, 'games-console'],
    ]),
  )('takes what stores behind the name of a line for a part inside: “%s”', (name, id) => {
    expect(findCategory(name)?.id).toBe(id);
  });

  it.each(['Kingston 16GB RAM stick', 'Hard drive 1TB for MacBook Air', 'Seagate 1TB HDD'])(
    'takes it for the thing where no line stands before it: “%s”',
    (name) => {
      expect(['hard-drive', 'computer-part']).toContain(findCategory(name)?.id);
    },
  );

  it.each(['Laptop bag', 'Computer bags', 'Camera bag', 'Dell laptop computer bags'])(
    'takes the bag of a device for no device: “%s”',
    (name) => {
      expect(findCategory(name)?.id).not.toMatch(/^(?:laptop|desktop-computer|digital-camera|camera)$/);
    },
  );

  it.each([
    ['Pistola LA jeans', null, 'jeans'],
    ['Robe', 'en', 'nightwear'],
    ['Robe', 'fr', 'dress'],
    ['Baskets', 'fr', 'trainers'],
    ['Hose', 'de', 'trousers'],
    ['Hose', 'en', 'garden-hose'],
    ['Set of 6 wine glasses', 'en', 'glassware'],
    ['Nike Air Force 1 Pastel', 'en', 'trainers'],
    ['Jean Levi’s 501 taille 38', 'fr', 'jeans'],
  ] as const)('is sure that "%s" (%s) is of %s', (name, language, id) => {
    expect(findCategory(name, language)).toMatchObject({ id, strength: expect.stringMatching(/noun|line/) });
  });

  it('says which tokens the noun is', () => {
    expect(findCategory('Levi trucker denim jacket, blue', 'en')?.noun).toEqual([2, 4]);
    expect(findCategory('iPhone 13', 'en')?.noun).toBeNull();
  });

  it('knows a title by the first words of its details, and nothing else by them', () => {
    expect(findTitled('Hardback, 3rd edition. Small tear')?.id).toBe('book');
    expect(findTitled('1977 vinyl LP, gatefold')?.id).toBe('vinyl-record');
    expect(findTitled('Small, comes with book')).toBeNull();
    expect(findTitled('Grey sofa, seats three')).toBeNull();
  });

  it('takes a doubtful word of a title for a title, and a make for a make', () => {
    const idOf = (name: string, details: string, make = '') => findItemCategory({ name, make, details })?.id;
    expect(idOf('Rumours Fleetwood Mac', 'vinyl lp, sleeve worn')).toBe('vinyl-record');
    expect(idOf('Navy mac size 12', 'beige lining')).toBe('waterproof-jacket');
    expect(idOf('V for Vendetta T-shirt', 'comic print on front')).toBe('t-shirt');
    expect(idOf('Record No 52 woodworking vice', '7 inch jaws', 'Record')).toBe('hand-tool');
    expect(idOf('Record', 'LP, vg', 'Record')).toBe('vinyl-record');
  });

  it.each(['no', 'not a', 'without', 'non', 'minus', 'missing'])(
    'takes nothing that stands behind “%s” for the thing, whatever it is',
    (denial) => {
      const nouns = ['runner', 'lamp', 'watch', 'jacket', 'mirror', 'rug', 'chair'];
      const found = nouns.map((noun) => findCategory(`Kestrel ${denial} ${noun}`, 'en'));
      expect(found.filter((one) => one !== null)).toEqual([]);
      expect(findCategory(`Honda mower ${denial} runner`, 'en')).toMatchObject({
        id: 'lawnmower',
        strength: 'noun',
      });
    },
  );

  it('says nothing of words that name no thing', () => {
    expect(findCategory('Tropicana Golden')).toBeNull();
    expect(findCategory('')).toBeNull();
    expect(findCategory('🌋 !!! 123')).toBeNull();
  });
});

it.each([
  ['Nike hoodie full zip', 'hoodie'],
  ['Columbia fleece full zip', 'sweatshirt'],
  ['Wool coat brass buttons', 'coat'],
  ['Brass buttons', 'beads'],
  ['YKK zip 20 inch', 'beads'],
])('what is sewn on clothes is a part of them: “%s” is of %s', (name, id) => {
  expect(findCategory(name)?.id).toBe(id);
});

it.each([
  ['Plus', 'Plus hoodie red'],
  ['Salt & Stone', 'Salt&Stone hoodie red'],
  ['No Worry', 'No Worry hoodie red'],
  ['Alba × Merle', 'Alba × Merle hoodie red'],
])('nothing inside the make “%s” parts its name or denies', (make, name) => {
  const found = findItemCategory({ name, make, details: '', language: 'en' });
  expect(found).toMatchObject({ id: 'hoodie', strength: 'noun' });
});

it('two colours are no name, and with whom a make made it names no thing', () => {
  const sureOf = (name: string) => findCategory(name)?.strength === 'noun';
  expect(sureOf('Hoodie white and green Moxburn')).toBe(true);
  expect(findCategory('Scarpe bianche e verdi Moxburn', 'it')).toMatchObject({
    id: 'shoes',
    strength: 'noun',
  });
  expect(findCategory('Scarpe sole e vento Moxburn', 'it')?.strength).toBe('unsure');
  expect(sureOf('Hoodie Uniqlo x Tolland Moxburn')).toBe(true);
  expect(sureOf('Hoodie Uniqlo Tolland Moxburn')).toBe(false);
});

it.each(['Handbag strap', 'Tent strap', 'Sofa strap'])('“%s” is surely no other thing’s part', (name) => {
  expect(findCategory(name)?.strength).not.toBe('noun');
});
