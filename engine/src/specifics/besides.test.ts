import { describe, expect, it } from 'vitest';
import { specificsOf } from '../test/specifics-of.ts';

const fieldsOf = (itemName: string, features = '', make = '') => specificsOf({ itemName, features, make });

describe('a model', () => {
  it.each([
    ['Samsung Galaxy S8', 'Galaxy S8'],
    ['Samsung Galaxy S8+ with charger', 'Galaxy S8+'],
    ['DJI Mini 4 Pro Drohne', 'Mini 4 Pro'],
    ['Marshall DSL 100H', 'DSL 100H'],
    ['Thorens TD 125 MK II Plattenspieler', 'TD 125 MK II'],
    ['Dell Latitude 5440 i5 16GB', 'Latitude 5440'],
    ['Apple MacBook Pro 13 Zoll', 'MacBook Pro'],
    ['Zapatillas Adidas Samba mujer', 'Samba'],
    ['Apple MacBook Pro 2020', 'MacBook Pro'],
    ['MacBook Pro 14 Zoll', 'MacBook Pro'],
    ['Puma Carina 3.0 trainers', 'Carina 3.0'],
    ['beige adidas gazelle sneakers', 'Gazelle'],
    ['Dell Latitude 7400 Intel Quad Core', 'Latitude 7400'],
  ])('of “%s” is offered as the name says it behind the make', (name, model) => {
    expect(fieldsOf(name)('Model').chips).toEqual([model]);
  });

  it('is offered where only the opening of the text says it with its number', () => {
    expect(fieldsOf('New Balance', 'New Balance 530 trainers, size 38.')('Model').chips).toEqual(['530']);
    expect(fieldsOf('New Balance', 'New Balance or so my sister says.')('Model').chips).toEqual([]);
    expect(fieldsOf('New Balance', 'Not New Balance 530, sadly.')('Model').chips).toEqual([]);
  });

  it('stands before codes that may be those of parts', () => {
    expect(fieldsOf('DJI Mini 5 Pro Combo mit RC2 Controller')('Model').chips[0]).toBe('Mini 5 Pro');
    expect(fieldsOf('Concept2 Rudergerät + PM5')('Model').certain).toEqual([]);
  });

  it.each(['Adidas n 23', 'Zara dress', 'Nike sweatshirt blue', 'Zara oversized'])(
    'is nothing that “%s” says',
    (name) => {
      expect(fieldsOf(name)('Model').chips).toEqual([]);
    },
  );
});

describe('a type', () => {
  it('is offered where the text names the kind that name or make only point to', () => {
    expect(fieldsOf('Adidas Samba', 'Trainers in good condition.')('Type').chips).toEqual(['Trainers']);
    expect(fieldsOf('Dell Latitude 5440', 'A fast laptop.')('Type').chips).toEqual(['Laptop']);
  });

  it.each([
    ['Lattes en bois', 'Vends deux jeux de lattes en parfait etat, vendus ensemble.', ['Lattes']],
    ['Panneau de bois', 'Très bon état, jamais fixé, à venir chercher.', ['Panneau']],
    ['Ikea en parfait etat', 'Vends ensemble ou separement, tres bon etat.', []],
    ['Très belle chose', 'Vends ensemble ou separement, tres bon etat.', []],
  ])('of “%s” is the word that an unknown kind’s name leads from', (name, features, types) => {
    expect(fieldsOf(name, features)('Type').chips).toEqual(types);
  });

  it('is offered in whatever language of the text, and is no part that the text of a part tells', () => {
    expect(fieldsOf('Top blanco', 'Top blanco con tirantes, está nuevo sin estrenar.')('Type').chips).toEqual(
      ['Top'],
    );
    const part = fieldsOf('BMW Scheinwerfer E36', 'Mit Blinker, passt auch zum Getriebe.')('Type');
    expect(part.chips).toEqual([]);
  });

  it('is no noun of what comes with it, is missing, or is another kind', () => {
    expect(fieldsOf('Adidas Samba', 'With trainers bag.')('Type').chips).toEqual([]);
    expect(fieldsOf('Dell Latitude 5440', 'No laptop bag.')('Type').chips).toEqual([]);
    expect(fieldsOf('Dell Latitude 5440', 'Goes well with my phone.')('Type').chips).toEqual([]);
  });
});

describe('a closed class', () => {
  it.each([
    ['Toyota Corolla', 'Motor económico a diesel. Caixa manual.', 'Fuel supply', 'Diesel'],
    ['Vintage blouse', 'Nice one with puffy sleeves.', 'Sleeve length', 'Puffy sleeves'],
    ['Herrenuhr', 'Schöne Uhr mit Saphirglas.', 'Watch features', 'Saphirglas'],
  ])('of “%s”: “%s” is offered', (name, features, label, value) => {
    expect(fieldsOf(name, features)(label).chips).toContain(value);
  });

  it.each([
    ['Toyota Corolla', 'Motor económico. Caixa manual.', 'Transmission', 'Caixa manual'],
    ['BMW E30 Cabrio', 'Mit Servolenkung und Schiebedach.', 'Vehicle features', 'Servolenkung'],
    ['iPhone X', 'Unlocked.', 'Subscription', 'Unlocked'],
  ])('of “%s”: “%s” is certain, where a sentence says nothing else', (name, features, label, value) => {
    expect(fieldsOf(name, features)(label).certain).toContain(value);
  });

  it('that only a hashtag says is a search word', () => {
    expect(fieldsOf('Wool socks', '#ski #socks')('Activity').chips).toEqual([]);
    expect(fieldsOf('Wool socks', 'Lovely ski socks.')('Activity').chips).toEqual(['Ski']);
  });

  it('that the name denies stands nowhere', () => {
    const { certain, chips } = fieldsOf('Dell laptop without SSD')('Storage types supported');
    expect([...certain, ...chips]).toEqual([]);
    expect(fieldsOf('Dell laptop with SSD')('Storage types supported').certain).toEqual(['SSD']);
  });
});

describe('what only the likely category says', () => {
  it('asks for the fields of its kind, and offers what the text says for them', () => {
    const field = fieldsOf('Samba', 'Worn twice, womens.', 'Adidas');
    expect(field('Size').isAsked).toBe(true);
    expect(field('Department').certain).toEqual(['Women']);
    expect(fieldsOf('Samba', 'Worn by girls.', 'Adidas')('Department').chips).toEqual([]);
  });
});

describe('a size that only its place tells', () => {
  it.each([
    ['Tamaris sneakers 40', '', '40'],
    ['Scarpe Puma bimbo', 'Ben tenute, n.27', '27'],
    ['Scarponi donna nr 39/41', '', '39/41'],
    ['Ugg clog women 9 leather', '', '9'],
    ['Clarks suede slip on 7', '', '7'],
    ['Crocs W7 noire', '', 'W7'],
    ['Barbour jacket S nuovo', '', 'S'],
    ['Checkered vest', 'light fabric\ns / m', 'S / m'],
  ])('of “%s”, “%s”, is offered', (name, features, size) => {
    expect(fieldsOf(name, features)('Size').chips).toEqual([size]);
  });

  it('is the two sides of what lies on a bed', () => {
    const { certain, chips } = fieldsOf('Drap housse 160x200 cm', 'Neuf.')('Bedding size');
    expect([...certain, ...chips]).toEqual(['160 x 200 cm']);
  });

  it.each(['Panasonic lens 15mm', 'New Balance 574', 'Shoe rack 40', 'Nike Vomero 5', 'Hoka Clifton 9'])(
    'is nothing that “%s” says',
    (name) => {
      expect(fieldsOf(name)('Size').chips).toEqual([]);
    },
  );
});

describe('a bicycle', () => {
  it('has the wheels that its name says in inches, and the frame that is labelled', () => {
    const field = fieldsOf('Damen Fahrrad 28 Zoll', 'Rahmenhöhe: 45 cm');
    expect(field('Wheel Size').chips).toEqual(['28"']);
    expect(field('Frame Size').certain).toEqual(['45 cm']);
    expect(fieldsOf('Monitor 28 Zoll', 'Rahmenhöhe: 45 cm')('Wheel Size').isAsked).toBe(false);
  });

  it('has the colour of its frame, not of its saddle', () => {
    expect(fieldsOf('Cube Mountainbike', 'Sehr schöner schwarzer Rahmen.')('Colour').chips).toHaveLength(1);
    expect(fieldsOf('Cube Mountainbike', 'Sehr schöner schwarzer Sattel.')('Colour').chips).toEqual([]);
  });
});

describe('a vehicle', () => {
  it('has a year and a mileage, from its first words', () => {
    const field = fieldsOf('Toyota Corolla', 'Toyota Corolla 1.4 (2004), 180.000 km, HU 2027.');
    expect(field('Year').certain).toEqual(['2004']);
    expect(field('Mileage').certain).toEqual(['180000 km']);
    expect(fieldsOf('Toyota Corolla', 'Laufleistung: 180.000 km')('Mileage').certain).toEqual(['180000 km']);
  });

  it('has neither from what was paid, when it was bought, or how far it goes', () => {
    const field = fieldsOf('Toyota Corolla', 'Goes 600 km. Was 2000€. Bought in 2019.');
    expect(field('Year').isAsked).toBe(false);
    expect(field('Mileage').isAsked).toBe(false);
    expect(fieldsOf('Oak table', 'From 1950, moved 3000 km.')('Mileage').isAsked).toBe(false);
  });
});

describe('a year', () => {
  it.each([
    ['BMW 320d Touring', 'Baujahr: 08/2012', 'Year', '2012'],
    ['Cube Rennrad', 'Das Rennrad ist aus dem Jahr 2021.', 'Model Year', '2021'],
  ])('of “%s”, “%s” stands where the form asks for it', (name, features, label, year) => {
    const { certain, chips } = fieldsOf(name, features)(label);
    expect([...certain, ...chips]).toEqual([year]);
  });

  it('is no word of an age, and no number of a card', () => {
    expect(fieldsOf('Vintage Apple iMac')('Release Year').certain).toEqual([]);
    expect(fieldsOf('Gaming PC GTX 1650')('Release Year').chips).toEqual([]);
  });
});

it.each([
  ['Cross body bag', 'Size: 26*26*17.5cm. Never used.', '26 x 26 x 17.5 cm'],
  ['Chaussures de randonnée noires', 'Chaussures randonnées noires p 39.', '39'],
])('of “%s”, “%s” the size is offered', (name, features, size) => {
  expect(fieldsOf(name, features)('Size').chips).toEqual([size]);
});

it('a word that answers what buyers of the category ask is no colour', () => {
  const bombs = fieldsOf('Lavender Bath Bombs Triple Pack', 'Set of 3 lavender bath bombs.');
  expect(bombs('Scent').certain).toEqual(['Lavender']);
  expect(bombs('Colour').chips).toEqual([]);
});

it.each([
  ['Rolex GMT-Master', 'Gehäuse: Edelstahl', 'Case Material', 'Edelstahl'],
  ['Rolex GMT-Master', 'Zifferblatt: Schwarz', 'Dial Colour', 'Schwarz'],
  ['Gaming desktop PC', 'Prozessor: Intel Core i7-8700K', 'Processor family', 'Intel Core i7-8700K'],
  ['VW Golf', 'Carburant : Diesel', 'Fuel supply', 'Diesel'],
  ['Leica camera', 'Origin: Made in Germany', 'Country of Origin', 'Made in Germany'],
])('of “%s”, “%s” fills the field that it labels in its own language', (name, features, label, value) => {
  expect(fieldsOf(name, features)(label).certain).toEqual([value]);
});

it('a word of a model’s name is no sure use of the thing', () => {
  expect(fieldsOf('Adidas Handball Spezial')('Activity').certain).toEqual([]);
  expect(fieldsOf('Handball trainers')('Activity').certain).toEqual(['Handball']);
  expect(fieldsOf('Tennis trainers', 'Trainers for tennis, worn once.')('Activity').certain).toEqual([
    'Tennis',
  ]);
  expect(fieldsOf('Tennis noires', 'Des tennis noires, portées une fois.')('Activity')).toMatchObject({
    certain: [],
    chips: [],
  });
});

it.each([
  ['Giacca da uomo', 'Giacca elegante, made in Italy, pura lana.', ['Italy']],
  ['Vintage trui', 'Gemaakt in Portugal, maat M.', ['Portugal']],
  ['Leica camera', 'Not made in Germany.', []],
  ['Wool coat', 'It was made in a hurry.', []],
])('of “%s”, “%s” says where it was made', (name, features, places) => {
  const { certain, chips } = fieldsOf(name, features)('Country of Origin');
  expect(certain).toEqual(places);
  expect(chips).toEqual([]);
});

it('search words that call women girls make no girl’s thing of it', () => {
  const skirt = fieldsOf('Jupe longue', 'Jupe longue très chic, facile à porter.\n#jupe #girls #women');
  expect(skirt('Department').certain).toEqual(['Women']);
});

it.each([
  ['Longueur devant : 78 cm', 'Item Length', '78 cm'],
  ['Longueur 117 cm, hauteur 50 cm et profondeur 50 cm', 'Item Depth', '50 cm'],
  ['Hauteur talon : 8 cm', 'Heel Height', '8 cm'],
  ['Size: Extra Small', 'Size', 'XS'],
])('“%s” fills %s', (features, label, value) => {
  expect(fieldsOf('Jupe longue', features)(label).certain).toEqual([value]);
});

it('a sleeve’s length is not the thing’s', () => {
  expect(fieldsOf('Wool blazer', 'Arm length: 57 cm')('Item Length').certain).toEqual([]);
});

it('what is said of the wearer is not the thing’s, and a part of its make’s name is no model', () => {
  const jacket = fieldsOf(
    'North Face jacket',
    'The original size is an L, modeled on a size S. I weigh 77 kg.',
  );
  expect(jacket('Size').certain).toEqual([]);
  expect(jacket('Item Weight').chips).toEqual([]);
  expect(jacket('Model').certain).toEqual([]);
  expect(jacket('Brand').certain).toEqual(['The North Face']);
});

it('a screen’s inches stand beside its word', () => {
  const laptop = (features: string) => fieldsOf('Dell Latitude laptop', features)('Screen Size').chips;
  expect(laptop('It has a 14" FHD touch screen and works.')).toEqual(['14"']);
  expect(laptop('It comes in a 14" sleeve of felt.')).toEqual([]);
});

it('a model that goes on with a letter is no sure one', () => {
  expect(fieldsOf('IPHONE 6 S PLUS 64GB')('Model').certain).toEqual([]);
});

it.each([
  ['Baskets Nike montantes neuves T39', '39'],
  ['Dockers trousers 34x32', '34x32'],
])('“%s” has the size that its letters tell', (name, size) => {
  expect(fieldsOf(name)('Size').chips).toEqual([size]);
});

it.each([
  ['Voigtländer Nokton 75mm F1,5', [], ['Nokton', 'F1,5']],
  ['Seasonic Focus GX-1000', ['GX-1000'], []],
])('of “%s” a code beside the name of the line is asked, one inside it is sure', (name, certain, chips) => {
  const { certain: sure, chips: offered } = fieldsOf(name)('Model');
  expect({ sure, offered }).toEqual({ sure: certain, offered: chips });
});
