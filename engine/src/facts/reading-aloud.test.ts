import { listingFormSchema } from '@smart-listings/contract';
import { expect, test } from 'vitest';
import { buildLedger } from './index.ts';

/** The statements and values of a form, as "kind: value". */
function said(itemName: string, features: string): string[] {
  const form = listingFormSchema.parse({ platform: 'eBay', itemName, features, condition: 'used-good' });
  return buildLedger(form).facts.map(({ what, label, value }) =>
    label === undefined ? `${what}: ${value}` : `${what} (${label}): ${value}`,
  );
}

test.each<[string, string, string, readonly string[]]>([
  [
    'cuts a list that was typed without stops',
    'Midi dress',
    'bodycon midi dress bnwt rrp £45 size 10 black with gold zip at back never worn £15 + £3 postage',
    [
      'condition: BNWT',
      'feature: RRP £45',
      'size: size 10',
      'feature: Black with gold zip at back',
      'condition: Never worn',
    ],
  ],
  [
    'cuts what is good from what is not, and drops the questions',
    'Tech fleece',
    'tech fleece joggers xl grey vgc only worn few times no marks smoke free home any qs just ask',
    ['condition: VGC', 'condition: Only worn few times', 'condition: No marks', 'condition: Smoke free home'],
  ],
  [
    'cuts a French list without stops',
    'Pull homme Lacoste',
    'pull lacoste homme taille 4 bleu marine col rond 100% coton tbe petite tache manche gauche presque invisible',
    [
      'size: taille 4',
      'material: 100% coton',
      'condition: TBE',
      'flaw: Petite tache manche gauche presque invisible',
    ],
  ],
  [
    'cuts a German list without stops',
    'Bohrmaschine',
    'schlagbohrmaschine hp1631 710w mit koffer funktioniert einwandfrei bohrfutter leicht rostig kabel 2m kein tiefenanschlag',
    [
      'included: Koffer',
      'working: Funktioniert einwandfrei',
      'flaw: Bohrfutter leicht rostig',
      'missing: Kein tiefenanschlag',
    ],
  ],
  [
    'takes things added up for a list of what comes',
    'Pram bundle',
    'carrycot + seat + car seat adaptors + raincover + footmuff. basket has a small tear',
    ['included: Carrycot', 'included: Raincover', 'included: Footmuff', 'flaw: Basket has a small tear'],
  ],
  ['leaves a price alone', 'Fridge', 'frost free. £60 ono', ['feature: Frost free']],
  [
    'takes an answered question for what it says',
    'Camera',
    'Works great. Box? No. Charger? yes. Strap? sadly not',
    ['missing: No box', 'included: Charger', 'missing: No strap'],
  ],
  [
    'reads on behind an answer that a number follows',
    'Mens jeans',
    'Selvedge? No. 100% cotton denim',
    ['missing: No selvedge', 'feature: 100% cotton denim'],
  ],
  [
    'keeps initials together',
    'Dictionary',
    'Edited by C.T. Onions, hardback',
    ['feature: Edited by C.T. Onions'],
  ],
  [
    'finds no fault in what starts, was serviced or is a bar',
    'Stihl MS170 chainsaw',
    'Starts first pull. Serviced in April. 14 inch bar. Replaced the plug last year',
    [
      'working: Starts first pull',
      'condition: Serviced in April',
      'feature: 14 inch bar',
      'condition: Replaced the plug last year',
    ],
  ],
  [
    'takes a measured sleeve, a mount and firm cushions for no accessories',
    'Things',
    'Collar 15.5 sleeve 25, Nikon F mount, cushions still firm',
    ['feature: Collar 15.5 sleeve 25', 'feature: Nikon F mount', 'working: Cushions still firm'],
  ],
  [
    'says where the seller made it',
    'Stoneware mug',
    'Made in my studio in Falmouth, holds 300ml',
    ['history: Made in my studio in Falmouth'],
  ],
  [
    'reads the list that a dash announces',
    'PS4',
    'Slim 500gb with 3 games - FIFA 20, GTA V, Minecraft.',
    ['included: FIFA 20', 'included: GTA V', 'included: Minecraft'],
  ],
  [
    'says a colour without its ending',
    'Winterjacke Damen',
    'blaue Jacke mit grauem Innenfutter, Größe 38, schwarze Knöpfe',
    ['colour: blau', 'colour (knöpfe): schwarz'],
  ],
  [
    'says a colour of several things once',
    'Vestido',
    'vestido de flores azules, talla M, mangas blancas',
    ['colour: azul', 'colour: blanca'],
  ],
  [
    'keeps what goes on about the clause before with it',
    'Mantel clock',
    'Spring was renewed, it keeps time but it sounds thin. Glass is scratched, though it still shuts.',
    [
      'flaw: Spring was renewed, it keeps time but it sounds thin',
      'flaw: Glass is scratched, though it still shuts',
    ],
  ],
  [
    'keeps a German, a French and a Spanish afterthought',
    'Bluse',
    'Kleines Loch am Ärmel, kaum sichtbar. Ein Knopf ist lose, was man leicht nähen kann.',
    ['flaw: Kleines Loch am Ärmel, kaum sichtbar', 'flaw: Ein Knopf ist lose, was man leicht nähen kann'],
  ],
  [
    'keeps a Spanish afterthought',
    'Chaqueta vaquera',
    'Una mancha pequeña en la manga, se puede quitar. Talla M.',
    ['flaw: Una mancha pequeña en la manga, se puede quitar'],
  ],
  [
    'reads a case with its contents as a list',
    'Noise cancelling earphones',
    'In its travel case with charging lead, spare tips and the flight adaptor.',
    [
      'included: Travel case',
      'included: Charging lead',
      'included: Spare tips',
      'included: The flight adaptor',
    ],
  ],
  [
    'tells defects from good news',
    'Oak chest',
    'Two have a slight lean. The left knob is a replacement. Gorgeous patina. Stamp is faint but readable.',
    [
      'flaw: Two have a slight lean',
      'flaw: The left knob is a replacement',
      'condition: Gorgeous patina',
      'flaw: Stamp is faint but readable',
    ],
  ],
  [
    'takes spots in a second colour for a pattern, and other spots for a flaw',
    'Girls dress',
    'Navy with white spots, zip at back. Brown spots on the lining.',
    ['feature: Navy with white spots', 'feature: Zip at back', 'flaw: Brown spots on the lining'],
  ],
  [
    'keeps the collection and drops what is said of the buyer',
    'Pine wardrobe',
    'You would need to collect from LS8. Pick up after 6pm no timewasters please. Second floor, no lift. Can help load.',
    [
      'delivery: You would need to collect from LS8',
      'delivery: Pick up after 6pm',
      'delivery: Second floor',
      'delivery: No lift',
      'delivery: Can help load',
    ],
  ],
  [
    'reads Italian delivery and sagging',
    'Divano letto',
    'Seduta un po’ infossata. Da ritirare a Milano, secondo piano senza ascensore.',
    [
      'flaw: Seduta un po’ infossata',
      'delivery: Da ritirare a Milano',
      'delivery: Secondo piano senza ascensore',
    ],
  ],
  [
    'drops only the shop from what was bought there',
    'Sports watch',
    'Comes with two bands, the rubber one it came with (M/L) and a nylon one from amazon.',
    ['included: The rubber one it came with (M/L)', 'included: A nylon one'],
  ],
  [
    'ends an included list with its sentence',
    'Wireless mouse',
    'USB dongle + charging cable in box, leaflet. Seal cut. 3200 DPI, 60 days battery according to the maker.',
    [
      'included: USB dongle',
      'included: Leaflet',
      'flaw: Seal cut',
      'feature: 60 days battery according to the maker',
    ],
  ],
  [
    'keeps a French pouch and its cloth in one',
    'Collier',
    'Perles de verre 4-5 mm. Livré dans une pochette en lin.',
    ['included: Pochette en lin'],
  ],
  [
    'labels the sides of a piece of furniture',
    'Bookcase',
    'H 180 W 90 D 30 cm',
    ['measurement (height): 180 cm', 'measurement (width): 90 cm', 'measurement (depth): 30 cm'],
  ],
  ['takes a year before a model for a year', 'Road bike', '2017 model. Frame 56cm. Niños no', ['era: 2017']],
  [
    'takes ages that a thing is made for as its size',
    'Bicicleta infantil',
    'Para niñas de 5 a 7 años. Con ruedines.',
    ['size: 5 a 7 años'],
  ],
  [
    'reads a specification sheet as labelled values',
    'Business laptop',
    'RAM: 8GB | Storage: 256GB SSD | Screen size: 15.6" | Charger: Yes | Webcam: N/A | Condition: dent on lid',
    [
      'measurement (ram): 8GB',
      'measurement (storage): 256GB',
      'measurement (screen size): 15.6"',
      'included: Charger',
      'flaw: Dent on lid',
    ],
  ],
  [
    'reads what a sheet denies',
    'Soundbar',
    'Channels: 2.1\nConnectivity: Bluetooth, optical, AUX\nRemote: no\nFaults: none',
    ['feature: Connectivity: Bluetooth, optical, AUX', 'missing: No remote', 'condition: Faults: none'],
  ],
  [
    'cuts a spoken text without stops',
    'tablet',
    'its the 10 inch one with 64 gig the screen is fine but theres a crack on the corner where it fell the battery still lasts ages it comes with a cover and charger but not the original box',
    [
      'working: The screen is fine',
      "flaw: There's a crack on the corner where it fell",
      'included: Cover',
      'included: Charger',
      'missing: Not the original box',
    ],
  ],
  [
    'reads a form in two languages',
    'Jupe en laine taille 40',
    "Jupe portée 2 fois, very good condition. Petite tache près de l'ourlet. Length 62cm",
    ['condition: Very good condition', "flaw: Petite tache près de l'ourlet", 'measurement (length): 62cm'],
  ],
  [
    'keeps the halves of a contrast together',
    'Bike lights',
    'One light gives full beam, the other only goes dim. Second-hand mount',
    ['flaw: One light gives full beam, the other only goes dim'],
  ],
  ['takes no maker for a material', 'Poole Pottery dish', 'Poole Pottery dish, glazed', ['feature: Glazed']],
  [
    'takes where it stands for delivery',
    'Wardrobe',
    "We're in Ripon, top floor. I'm in Leeds on Fridays",
    ["delivery: We're in Ripon", "delivery: I'm in Leeds on Fridays"],
  ],
  [
    'finds no flaw in a date of food or what a plant needs',
    'Coffee beans',
    'Best before 08/2027. Use by 09/2027. Needs a bright spot',
    ['feature: Best before 08/2027', 'feature: Use by 09/2027', 'care: Needs a bright spot'],
  ],
  [
    'reads careless spelling',
    'Scanner',
    'Feeder dosent work. Lamp isn working. Chager included',
    ["flaw: Feeder doesn't work", 'included: Chager'],
  ],
  [
    'cuts spoken words at "and the" and "oh"',
    'Old mobile',
    'its my spare mobile and it still rings fine all day long the back panel is a bit scuffed and the star key sticks now and then oh and theres no charger',
    ['flaw: The back panel is a bit scuffed', 'flaw: The star key sticks now and then'],
  ],
  [
    'knows initials, circa and calibres inside a sentence',
    'Gouache',
    'c. 1920, signed "T. Hale" verso. Movement cal. 5206.',
    ['era: c. 1920', 'feature: Signed "T. Hale" verso', 'feature: Movement cal. 5206'],
  ],
  [
    'says what a label is for',
    'Office PC',
    'Issues: left fan rattles | Condition notes: dent on the side | Webcam: No | Optical drive: no',
    ['flaw: Left fan rattles', 'flaw: Dent on the side', 'missing: No webcam', 'missing: No optical drive'],
  ],
  [
    'reads counts behind their thing and lengths in feet and inches',
    'Oak stools x3',
    'Bed frame is 5ft6 long. Shelf 6\' 2" tall',
    ['quantity: x3', 'measurement (length): 5ft6'],
  ],
  [
    'takes a colour by its own name where it is called one',
    'Spódnica',
    'Rozmiar S, kolor morska zieleń. Raz założona.',
    ['colour: morska zieleń'],
  ],
  [
    'reads what was said of some and of the others together',
    'Job lot rucksacks',
    'Buckles work on four, the other two jam. Four have no name',
    ['flaw: Buckles work on four, the other two jam'],
  ],
  [
    'takes a warning for care and a test before removal for working',
    'Astra door mirror',
    'Working when removed. Not suitable for heated glass. Colour code 4M',
    ['working: Working when removed', 'care: Not suitable for heated glass'],
  ],
  [
    'knows makers from marks and a French size from a letter',
    'Jupe plissée',
    'T 40, portée deux fois. Accroc au dos, invisible portée.',
    ['size: T 40', 'flaw: Accroc au dos'],
  ],
  [
    'cuts spoken words where a part begins',
    'tablet',
    'its the 2018 tablet with 64gb in silver screen has a scratch in one corner volume button works fine holds charge ok comes with lead no plug',
    [
      'flaw: Screen has a scratch in one corner',
      'working: Volume button works fine',
      'working: Holds charge ok',
    ],
  ],
  ['knows a small letter after "size"', 'Running tops x2', '2 tops size m. Washed.', ['size: size m']],
])('%s', (_, name, features, holds) => {
  expect(said(name, features)).toEqual(expect.arrayContaining([...holds]));
});

test.each<[string, string, string, readonly RegExp[]]>([
  [
    'leaves private life out',
    'Digital piano',
    'Selling our piano as the kids gave up at grade 2 and it breaks my heart. We paid £900 in 2018. Stool included (got the job!). Bring a friend.',
    [/kids/i, /heart/i, /paid/i, /job/i, /friend/i],
  ],
  [
    'leaves the price once paid out',
    'Hose reel',
    '25m hose. paid 60 for it. need gone asap',
    [/paid/i, /asap/i],
  ],
  ['says nothing where a sheet says nothing', 'Laptop', 'Touch screen: N/A\nRAM: 8GB', [/N\/A/]],
  [
    'takes a maker, a row of seats or "w/" for no value',
    'Poole Pottery dish',
    'Poole Pottery. Row 18 seats 4 and 5. 512GB w/ 2 pads',
    [/^material/, /^quantity: 18/, /\(width\)/],
  ],
  ['takes no year for a count', 'Bike', '2016 model with mudguards', [/^quantity/]],
])('%s', (_, name, features, never) => {
  const facts = said(name, features).join('\n');
  for (const words of never) expect(facts).not.toMatch(new RegExp(words.source, `${words.flags}m`));
});

test('keeps "2 x 3.0Ah batteries" in one piece', () => {
  expect(said('Combi drill', '18V, comes with 2 x 3.0Ah batteries and DC18RC charger')).toEqual(
    expect.arrayContaining(['included: 2 x 3.0Ah batteries', 'included: DC18RC charger']),
  );
});

test('takes a drive that clicks for a fault, and a clipped price for no price', () => {
  expect(said('PS4', 'turns on, disc drive clicks and ejects')).toContain(
    'flaw: Disc drive clicks and ejects',
  );
  expect(said('Old book', 'Dust jacket price clipped')).toContain('flaw: Dust jacket price clipped');
});

test('calls a thing what its seller calls it', () => {
  expect(said('Logitech MX Master 2S mouse', 'Works')).toContain('type: mouse');
  expect(said('Bosch oven door glass', 'Clean')).toContain('type: oven door glass');
  expect(said('Playmobil castle 5666', 'Complete').join()).not.toContain('action figure');
});

test('a wood is no state, a small pull is a flaw, and a finger at a photo is nothing', () => {
  const guitar = said('Acoustic guitar', 'Solid spruce top, nato back and sides. Small ding, see photo 3.');
  expect(guitar).toEqual(
    expect.arrayContaining(['feature: Solid spruce top', 'feature: Nato back and sides', 'flaw: Small ding']),
  );
  expect(guitar.join()).not.toContain('photo');
  expect(said('Linen blazer', 'Two buttons, lined, tiny pull on left sleeve')).toContain(
    'flaw: Tiny pull on left sleeve',
  );
});

test('what is complete with its box is complete, and has its box', () => {
  expect(said('Lego set', '100% complete with box and instructions, built once')).toEqual(
    expect.arrayContaining(['condition: 100% complete', 'included: Box', 'included: Instructions']),
  );
});

test('a maker’s signature is the item’s history; a measure said twice is said once', () => {
  expect(said('Stoneware mug', 'Signed on the base with my stamp.')).toContain(
    'history: Signed on the base with my stamp',
  );
  expect(said('Flask 1L', '1 litre, keeps hot').filter((fact) => /^measurement/.test(fact))).toHaveLength(1);
});

test.each<[string, string, readonly string[]]>([
  ['Games console', '825GB, fan a bit loud', ['flaw: Fan a bit loud']],
  [
    'Levis 501 jeans',
    'W32 L32 mid blue straight leg',
    ['size: W32 L32', 'colour: mid blue', 'feature: Mid blue straight leg'],
  ],
  [
    'Air fryer',
    '4 functions: air fry, roast. Customer return, tested',
    ['feature: Air fry', 'condition: Customer return'],
  ],
  ['Mountain bike', 'hydraulic discs, £20 off if collected this week', ['feature: Hydraulic discs']],
  [
    'Headphones',
    'Battery about 25 hours. Case and cable included',
    ['working: Battery about 25 hours', 'included: Case'],
  ],
  ['Kids bike', 'stabilisers included, suit age 4-6', ['feature: Suit age 4-6']],
])('reads %s: %s', (name, features, holds) => {
  const facts = said(name, features);
  expect(facts).toEqual(expect.arrayContaining([...holds]));
  expect(facts.join()).not.toContain('£20');
});

test('a list typed without stops ends a flaw where the next thing begins', () => {
  expect(said('Trainers', 'worn maybe 5 times tiny crease on left toe have original box')).toEqual(
    expect.arrayContaining(['flaw: Tiny crease on left toe', 'included: Original box']),
  );
});

test('what it was taken off is history, a candle’s burn no damage, a cloth that cleaned it no extra', () => {
  expect(said('Wing mirror', 'Removed from a 2006 Golf')).toContain('history: Removed from a 2006 Golf');
  expect(said('Soy candle', 'Approx 35 hrs burn').join()).not.toContain('flaw');
  expect(said('Lipstick', 'Swatched once on hand with a brush').join()).not.toContain('included');
});

test.each<[string, string, readonly string[]]>([
  [
    'dashes on one line part a list, and tie nothing to what is missing',
    'new strings - small rash on back - tremolo arm missing - 10w practice amp, lead, gig bag',
    [
      'flaw: Small rash on back',
      'missing: Tremolo arm missing',
      'included: 10w practice amp',
      'included: Lead',
    ],
  ],
  [
    'a guess belongs to what it guesses at, and "one" to the things before it',
    'charger light flashes red, think its dead. 2 x 2.0ah batteries, one wont hold charge',
    [
      'flaw: Charger light flashes red, think its dead',
      "flaw: 2 x 2.0ah batteries, one won't hold charge",
      'included: 2 x 2.0ah batteries',
    ],
  ],
  [
    'what it does not do may be its virtue',
    'closed cell so sweat doesnt soak in, no slip surface, doesnt contain latex. never been in an accident, never dropped',
    [
      "feature: Closed cell so sweat doesn't soak in",
      'feature: No slip surface',
      "feature: Doesn't contain latex",
      'condition: Never been in an accident',
      'condition: Never dropped',
    ],
  ],
  [
    'what holds it opens no list, and a home is no part of a flaw',
    'hallmarked, comes in gift pouch, hammered texture. slight sag middle, from smoke free home',
    [
      'feature: Hallmarked',
      'feature: Hammered texture',
      'flaw: Slight sag middle',
      'condition: From smoke free home',
    ],
  ],
  [
    'shorthand is written out, places and products get their capitals',
    'comes w/ dock + charger, filter washed last wk, drawer sticks abit, works w alexa, made in england, weighs 300g',
    [
      'included: Dock',
      'included: Charger',
      'condition: Filter washed last week',
      'flaw: Drawer sticks a bit',
      'working: Works with Alexa',
      'origin: made in England',
      'measurement (weight): 300g',
    ],
  ],
  [
    'a price is the seller’s business, and what a thing fits does not come with it',
    'straw + lid inc, fits car cup holder, cost £55. collect from bs3',
    ['included: Lid', 'feature: Fits car cup holder', 'delivery: Collect from BS3'],
  ],
])('%s', (_, features, holds) => {
  const facts = said('Thing', features);
  expect(facts).toEqual(expect.arrayContaining([...holds]));
  expect(facts.join()).not.toMatch(/£55|\+/);
});

test('how often it was used counts nothing, and neither do ways and receipts', () => {
  const facts = said('Jacket', 'worn 2x, 2 way zip, serviced 2022 w/ receipt');
  expect(facts).toContain('condition: Worn 2x');
  expect(facts.join()).not.toMatch(/quantity|measurement/);
});

test('an offer is no part of a name, and a flaw in the name needs no telling twice', () => {
  expect(said('BIKE FOR SALE carrera vengeance', 'lights')).toContain('name: Bike carrera vengeance');
  expect(said('Samsung tv cracked screen', 'screen cracked in corner')).not.toContain('flaw: Cracked screen');
});

test('animals that are not there are good news in other languages too', () => {
  expect(said('Lot vêtements bébé fille', "une petite tache. non fumeur, pas d'animaux")).toContain(
    "condition: Pas d'animaux",
  );
  expect(said('Sommerkleid', 'nur 1x getragen, kleiner gezogener Faden, keine Haustiere')).toEqual(
    expect.arrayContaining(['flaw: Kleiner gezogener Faden', 'condition: Keine Haustiere']),
  );
});
