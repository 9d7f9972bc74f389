import type { FactKind } from '@smart-listings/contract';
import { listingFormSchema } from '@smart-listings/contract';
import { expect, test } from 'vitest';
import { buildLedger } from './index.ts';

/** A form as sellers write it, what its ledger must hold, and what no fact of it may say. */
interface Case {
  name: string;
  make?: string;
  model?: string;
  condition?: string;
  features: string;
  holds: readonly (readonly [FactKind, string])[];
  says?: readonly string[];
  never?: readonly string[];
  language?: string;
}

const CASES: readonly Case[] = [
  {
    name: 'Ninja AF300UK dual zone air fryer',
    make: 'Ninja',
    model: 'AF300UK',
    features:
      'Used for about 6 months, works perfectly but the non-stick has started flaking in the left drawer. 7.6L total, 2400W. Comes with both crisper plates, recipe book missing. Reason for sale: upgraded to bigger one. £6.50 postage. No returns.',
    holds: [
      ['flaw', 'The non-stick has started flaking in the left drawer'],
      ['working', 'Works perfectly'],
      ['missing', 'Recipe book missing'],
      ['included', 'Both crisper plates'],
      ['measurement', '7.6L'],
      ['measurement', '2400W'],
    ],
  },
  {
    name: 'Hobbs wool coat 12',
    make: 'Hobbs',
    features:
      'Gorgeous camel wool coat from Hobbs!! size 12, 70% wool 20% polyamide 10% cashmere. Worn maybe 5 times. Lining has a small rip near the vent. One button is loose. Belt included. Pit to pit 52cm, length 108cm. Check out my other items xx',
    holds: [
      ['size', 'size 12'],
      ['material', '70% wool'],
      ['material', '10% cashmere'],
      ['condition', 'Worn maybe 5 times'],
      ['flaw', 'Lining has a small rip near the vent'],
      ['included', 'Belt'],
      ['measurement', '52cm'],
    ],
    never: ['other items', 'xx'],
  },
  {
    name: 'Handmade macrame wall hanging',
    features:
      'Made by me from 5mm recycled cotton cord in natural. 60cm wide x 90cm long on a driftwood branch. Also available in sage and terracotta, just message me. Spot clean only.',
    holds: [
      ['measurement', '60cm wide x 90cm long'],
      ['care', 'Spot clean only'],
      ['history', 'Made by me'],
    ],
    never: ['message me', 'terracotta'],
  },
  {
    name: 'Trek Marlin 5 mountain bike',
    make: 'Trek',
    model: 'Marlin 5',
    condition: 'used-fair',
    features:
      '2019 Trek marlin 5, size M/L frame (18.5"), hydraulic disc brakes. matte black/red. Rear brake needs bleeding, front is spot on. Some scratches on the top tube and the grips are worn. No pedals. £250 ono, text 07700900456 for viewing. no timewasters',
    holds: [
      ['size', 'M/L'],
      ['colour', 'matte black/red'],
      ['flaw', 'Rear brake needs bleeding'],
      ['working', 'Front is spot on'],
      ['missing', 'No pedals'],
      ['feature', 'Hydraulic disc brakes'],
    ],
    never: ['07700900456', 'ono', 'timewasters'],
  },
  {
    name: 'Samsung Galaxy Watch 4 44mm',
    make: 'Samsung',
    model: 'SM-R870',
    condition: 'used-fair',
    features:
      '44mm bluetooth version in silver with black strap. There is a hairline crack on the edge of the glass, doesnt affect use. Heart rate sensor works. Charger puck but no plug. Strap keeper missing. NO OFFERS',
    holds: [
      ['identifier', 'SM-R870'],
      ['colour', 'silver'],
      ['colour', 'black'],
      ['flaw', 'There is a hairline crack'],
      ['missing', 'No plug'],
      ['missing', 'Strap keeper missing'],
      ['included', 'Charger puck'],
    ],
    never: ['offers'],
  },
  {
    name: 'Bosch Serie 4 washing machine spares',
    make: 'Bosch',
    model: 'WAN28281GB',
    condition: 'for-parts',
    features:
      'Drum bearing gone - very noisy on spin. Heats and drains fine. Error code E18 comes up now and then. 8kg, 1400 rpm, white. 84.8 x 59.8 x 59 cm. Powder drawer cracked. Buyer collects from ground floor flat',
    holds: [
      ['missing', 'Drum bearing gone - very noisy on spin'],
      ['working', 'Heats and drains fine'],
      ['flaw', 'Error code E18'],
      ['measurement', '84.8 x 59.8 x 59 cm'],
      ['flaw', 'Powder drawer cracked'],
      ['delivery', 'Buyer collects'],
      ['flaw', 'Spares'],
    ],
  },
  {
    name: 'Vintage 1970s Pyrex mixing bowl',
    make: 'Pyrex',
    features:
      'JAJ Pyrex Gaiety bowl in turquoise, made in England c.1972. 22cm diameter, 2.5 pints. No chips or cracks. Some utensil marks inside. Not microwave tested.',
    holds: [
      ['origin', 'made in England'],
      ['era', '1970s'],
      ['era', 'c.1972'],
      ['colour', 'turquoise'],
      ['condition', 'No chips or cracks'],
      ['flaw', 'Some utensil marks inside'],
      ['flaw', 'Not microwave tested'],
    ],
  },
  {
    name: 'Makita DTD152 impact driver bare',
    make: 'Makita',
    model: 'DTD152Z',
    features:
      '18V LXT. Chuck has slight play, otherwise perfect working order. Body only so no battery, charger or case. Bit holder and belt hook present.',
    holds: [
      ['flaw', 'Chuck has slight play'],
      ['missing', 'No battery, charger or case'],
      ['included', 'Bit holder'],
      ['included', 'Belt hook'],
      ['measurement', '18V'],
    ],
  },
  {
    name: 'Lot of 6 Agatha Christie paperbacks',
    make: 'Fontana',
    condition: 'used-fair',
    features:
      '1. Murder on the Links - spine creased\n2. Cards on the Table - good\n3. The Hollow (cover has a tear)\n4. Sad Cypress\nAll smoke free. Will post 2nd class',
    holds: [
      ['included', 'Murder on the Links'],
      ['flaw', 'Murder on the Links - spine creased'],
      ['flaw', 'The Hollow (cover has a tear)'],
      ['included', 'Sad Cypress'],
      ['delivery', 'Will post 2nd class'],
    ],
  },
  {
    name: 'Bundle of PS5 games',
    make: 'Sony',
    features:
      'Includes:\n- Spider-Man 2 (disc has light scratches, plays fine)\n- God of War Ragnarok\n- FIFA 23 no case\nAll tested and working',
    holds: [
      ['included', 'God of War Ragnarok'],
      ['flaw', 'Spider-Man 2 (disc has light scratches'],
      ['missing', 'FIFA 23 no case'],
      ['working', 'All tested and working'],
    ],
  },
  {
    name: 'Silver Cross wave pram',
    make: 'Silver Cross',
    model: 'Wave',
    features:
      'Silver cross wave in midnight blue, chassis silver. comes with carrycot, 2 rain covers, cup holder and adapters for maxi cosi. Brake pedal sticks, one wheel squeaks, no punctures. Please no silly offers!',
    holds: [
      ['colour', 'midnight blue'],
      ['included', 'Carrycot'],
      ['included', '2 rain covers'],
      ['included', 'Adapters for maxi cosi'],
      ['flaw', 'Brake pedal sticks'],
      ['condition', 'No punctures'],
    ],
    never: ['silly'],
  },
  {
    name: 'Rolex style watch strap 20mm',
    condition: 'new',
    features:
      '20mm brown leather strap, buckle not included. fits omega seamaster or similar. slight storage marks.',
    holds: [
      ['missing', 'Buckle not included'],
      ['material', 'leather'],
      ['flaw', 'Slight storage marks'],
    ],
  },
  {
    name: 'H&M baby bundle 3-6 months',
    make: 'H&M',
    features:
      '8 items: 3 sleepsuits (white, grey, yellow), 2 leggings, 2 bibs. Cardigan missing a button, one sleepsuit stained at neck. All 100% organic cotton',
    holds: [
      ['size', '3-6 months'],
      ['included', '2 leggings'],
      ['missing', 'Cardigan missing a button'],
      ['flaw', 'One sleepsuit stained at neck'],
      ['material', '100% organic cotton'],
    ],
  },
  {
    name: 'Sofa bed',
    features:
      'Grey 2 seater sofa bed. L 160 D 90 H 85cm. mechanism works great. a few pulls on the left arm from the cat and one cushion zip broken. comes from a home with 1 cat, no smokers. must collect from Bury BL9. £80 cash on collection',
    holds: [
      ['measurement', '160 cm'],
      ['measurement', '90 cm'],
      ['measurement', '85 cm'],
      ['flaw', 'A few pulls on the left arm'],
      ['flaw', 'Comes from a home with 1 cat'],
      ['condition', 'No smokers'],
      ['delivery', 'Must collect from Bury BL9'],
    ],
    never: ['cash'],
  },
  {
    name: 'Lenovo Legion 5 gaming laptop',
    make: 'Lenovo',
    model: '82B5',
    features:
      'Ryzen 7 4800H, GTX 1660 Ti 6GB, 16GB DDR4, 15.6" 144Hz. W key worn, hinge creaks, battery health 71%. Original 230W charger. I wouldnt post it so collection Derby only',
    holds: [
      ['flaw', 'W key worn'],
      ['flaw', 'Hinge creaks'],
      ['measurement', '71%'],
      ['measurement', '144Hz'],
      ['included', 'Original 230W charger'],
      ['delivery', 'collection Derby only'],
    ],
  },
  {
    name: "Vintage Levi's 501 made in USA",
    make: "Levi's",
    model: '501',
    condition: 'used-fair',
    features:
      'W33 L30 marked, measures W31. Stonewash blue. Hole on left knee, fraying at hems, back pocket repaired. 1990s.',
    holds: [
      ['size', 'W33 L30'],
      ['origin', 'made in USA'],
      ['era', '1990s'],
      ['flaw', 'Hole on left knee'],
      ['flaw', 'Fraying at hems'],
      ['flaw', 'Back pocket repaired'],
    ],
  },
  {
    name: 'LOVELY GREEN DRESS SIZE 10 BNWT',
    condition: 'new',
    features:
      'BNWT GREEN MIDI DRESS, 100% VISCOSE, SIDE ZIP. SMALL MARK ON HEM. DRY CLEAN ONLY. NO RETURNS SORRY',
    holds: [
      ['condition', 'BNWT'],
      ['material', '100% VISCOSE'],
      ['flaw', 'Small mark on hem'],
      ['care', 'Dry clean only'],
      ['size', 'SIZE 10'],
    ],
    never: ['sorry', 'SMALL MARK'],
  },
  {
    name: 'Black Sabbath Paranoid vinyl LP',
    condition: 'used-good',
    features: 'Plays well, sleeve has ring wear. No insert.',
    holds: [
      ['flaw', 'Sleeve has ring wear'],
      ['missing', 'No insert'],
    ],
  },
  {
    name: 'Grand Piano Black soundbar',
    make: 'LG',
    features: 'Grand Piano Black, no remote, wall bracket included. Black Friday purchase.',
    holds: [
      ['colour', 'Black'],
      ['missing', 'No remote'],
      ['included', 'Wall bracket'],
    ],
  },
  {
    name: 'Handmade oak shelf',
    condition: 'new',
    features:
      'Solid oak, oil finish, 80 x 20 x 3 cm. Fixings not included. Looks like there might be a tiny knot hole underneath?',
    holds: [
      ['material', 'Solid oak'],
      ['measurement', '80 x 20 x 3 cm'],
      ['missing', 'Fixings not included'],
    ],
    says: ['might be a tiny knot hole'],
  },
  {
    name: 'Sony WH-CH520',
    features:
      'Any questions email me at bob@mail.example or ring 07700 900 321. Left ear pad is split. instagram @bobsaudio',
    holds: [
      ['flaw', 'Left ear pad is split'],
      ['brand', 'Sony'],
    ],
    never: ['bob', '07700', '@', 'questions'],
  },
  {
    name: 'Coffee table',
    features:
      'Would swap for a desk. I also have other furniture listed. cheaper if you message me off here. Glass top chipped on one corner. We are moving to Spain with the kids next week so it has to go!',
    holds: [['flaw', 'Glass top chipped on one corner']],
    never: ['swap', 'Spain', 'cheaper', 'listed'],
  },
  {
    name: 'iPhone 12',
    make: 'Apple',
    condition: 'used-good',
    features: 'Not cracked, not locked, no scratches, never repaired. Battery 84%. No charger, cable or box.',
    holds: [
      ['condition', 'No scratches'],
      ['missing', 'No charger, cable or box'],
    ],
  },
  {
    name: 'Damen Winterjacke Jack Wolfskin Gr. 40',
    make: 'Jack Wolfskin',
    language: 'de',
    features:
      'Verkaufe Winterjacke in dunkelblau, Größe 40, 100% Polyester. Kaum getragen, aber der Reißverschluss klemmt manchmal und am Ärmel ist ein kleiner Fleck. Keine Löcher. Ohne Etikett. Länge 75 cm. Bei Fragen einfach melden: 0151 23456789',
    holds: [
      ['size', '40'],
      ['colour', 'dunkelblau'],
      ['material', '100% Polyester'],
      ['flaw', 'Der Reißverschluss klemmt manchmal'],
      ['condition', 'Keine Löcher'],
      ['missing', 'Ohne Etikett'],
      ['measurement', '75 cm'],
    ],
    never: ['0151', 'Verkaufe'],
  },
  {
    name: 'Bose SoundLink Mini II',
    make: 'Bose',
    language: 'de',
    features:
      'Akku hält nur noch ca. 3 Stunden, sonst technisch einwandfrei. Ladeschale und Netzteil dabei, OVP fehlt. Kratzer auf der Unterseite. Privatverkauf ohne Garantie.',
    holds: [
      ['flaw', 'Akku hält nur noch ca. 3 Stunden'],
      ['included', 'Netzteil'],
      ['missing', 'OVP fehlt'],
      ['flaw', 'Kratzer auf der Unterseite'],
    ],
    never: ['Garantie'],
  },
  {
    name: 'Robe Sézane T38',
    make: 'Sézane',
    language: 'fr',
    features:
      "Robe modèle Will, taille 38, bleu marine à pois blancs, 100% viscose. Très bon état. Un petit accroc au niveau de l'ourlet, presque invisible. La ceinture est manquante. Longueur 110 cm. N'hésitez pas à me poser vos questions !",
    holds: [
      ['size', 'taille 38'],
      ['colour', 'bleu marine'],
      ['flaw', 'Un petit accroc'],
      ['missing', 'La ceinture est manquante'],
      ['condition', 'Très bon état'],
      ['measurement', '110 cm'],
    ],
    never: ['questions'],
  },
  {
    name: "Vélo enfant B'Twin 16 pouces",
    make: "B'Twin",
    condition: 'used-fair',
    language: 'fr',
    features:
      'Vélo enfant 4-6 ans, 16 pouces, rouge et noir. Pneus neufs. Selle déchirée sur le côté et peinture rayée. Fourni avec les petites roues. Pas de sonnette. À venir chercher à Nantes.',
    holds: [
      ['colour', 'rouge'],
      ['colour', 'noir'],
      ['flaw', 'Selle déchirée'],
      ['included', 'Petites roues'],
      ['missing', 'Pas de sonnette'],
      ['delivery', 'Nantes'],
    ],
  },
  {
    name: 'Nintendo 3DS XL azul',
    make: 'Nintendo',
    model: 'SPR-001',
    language: 'es',
    features:
      'Consola Nintendo 3DS XL azul y negra. Funciona perfectamente, la bisagra está un poco floja y la pantalla inferior tiene arañazos. Con cargador y tarjeta SD de 4 GB. Sin caja ni lápiz. Entrega en mano en Sevilla o envío. No cambios.',
    holds: [
      ['colour', 'azul'],
      ['working', 'Funciona perfectamente'],
      ['flaw', 'La bisagra está un poco floja'],
      ['included', 'Cargador'],
      ['included', 'Tarjeta SD de 4 GB'],
      ['missing', 'Sin caja ni lápiz'],
    ],
    never: ['cambios'],
  },
  {
    name: 'Borsa Furla Metropolis',
    make: 'Furla',
    language: 'it',
    features:
      "Borsa Furla in pelle nera, misure 17 x 12 x 8 cm. Usata poco, qualche segno sugli angoli e una piccola macchia all'interno. Manca il sacchetto antipolvere. Con scatola originale. no scambi.",
    holds: [
      ['material', 'pelle'],
      ['colour', 'nera'],
      ['flaw', 'Qualche segno sugli angoli'],
      ['missing', 'Manca il sacchetto antipolvere'],
      ['included', 'Scatola originale'],
    ],
  },
  {
    name: 'Philips Airfryer XL',
    make: 'Philips',
    model: 'HD9260',
    language: 'nl',
    features:
      'Airfryer van Philips, 6,2 liter, 2000 W, zwart. Werkt prima, maar de antiaanbaklaag is licht beschadigd en het handvat zit los. Handleiding ontbreekt. Ophalen in Utrecht of verzenden.',
    holds: [
      ['measurement', '6,2 liter'],
      ['colour', 'zwart'],
      ['working', 'Werkt prima'],
      ['flaw', 'De antiaanbaklaag is licht beschadigd'],
      ['missing', 'Handleiding ontbreekt'],
      ['delivery', 'Ophalen in Utrecht'],
    ],
  },
  {
    name: 'Kurtka The North Face M',
    make: 'The North Face',
    language: 'pl',
    features:
      'Kurtka puchowa, rozmiar M, czarna. Noszona jeden sezon, na lewym rękawie mała dziurka zaklejona taśmą. Zamek działa. Długość 68 cm. Bez kaptura. Bez plam. Wysyłka inpost.',
    holds: [
      ['size', 'rozmiar M'],
      ['colour', 'czarna'],
      ['flaw', 'Na lewym rękawie mała dziurka'],
      ['working', 'Zamek działa'],
      ['missing', 'Bez kaptura'],
      ['condition', 'Bez plam'],
      ['measurement', '68 cm'],
    ],
  },
  {
    name: 'Guitarra acústica Yamaha F310',
    make: 'Yamaha',
    model: 'F310',
    language: 'pt',
    features:
      'Guitarra em bom estado, com saco e afinador. Tem um risco no tampo. Falta uma corda. Cor natural. Não faço trocas. Entrega em mãos em Lisboa ou envio por CTT.',
    holds: [
      ['included', 'Saco'],
      ['included', 'Afinador'],
      ['flaw', 'Tem um risco no tampo'],
      ['missing', 'Falta uma corda'],
      ['delivery', 'Entrega em mãos'],
    ],
    never: ['trocas'],
  },
  {
    name: 'ユニクロ ウルトラライトダウン M',
    make: 'ユニクロ',
    language: 'ja',
    features:
      'サイズM、色はネイビー。3回ほど着用しました。袖口に小さな汚れがあります。袋は付属しません。目立つ傷はありません。着丈約62cm、身幅約54cm。よろしくお願いします。',
    holds: [
      ['colour', 'ネイビー'],
      ['flaw', '袖口に小さな汚れがあります'],
      ['missing', '袋は付属しません'],
      ['condition', '目立つ傷はありません'],
      ['measurement', '約62cm'],
    ],
    never: ['よろしく'],
  },
  {
    name: 'Yamaha receiver RX-V373',
    make: 'Yamaha',
    model: 'RX-V373',
    features:
      'HDMI port 2 is dead, others ok. Remote control incl. FM antenna missing. <b>Sold as seen</b><script>alert(1)</script>. Weighs 7.4kg & approx 43.5cm wide.',
    holds: [
      ['flaw', 'HDMI port 2 is dead'],
      ['flaw', 'Sold as seen'],
      ['measurement', '7.4kg'],
      ['measurement', '43.5cm'],
    ],
    never: ['alert', '<'],
  },
  {
    name: 'Royal Doulton Autumn Breezes HN1934',
    make: 'Royal Doulton',
    model: 'HN1934',
    features:
      'Red dress version, 7.5" tall. No chips, no cracks, no restoration. Light crazing to the base. Not boxed.',
    holds: [
      ['measurement', '7.5"'],
      ['condition', 'No chips'],
      ['condition', 'No restoration'],
      ['flaw', 'Light crazing to the base'],
      ['flaw', 'Not boxed'],
    ],
  },
  {
    name: 'Xbox Series S console',
    make: 'Microsoft',
    features:
      '512GB digital only console, robot white. One controller with stick drift on the right stick. HDMI and power cable included. No box. Vents dusty but runs quiet. Selling because my son got a PC for his birthday.',
    holds: [
      ['colour', 'white'],
      ['flaw', 'One controller with stick drift'],
      ['included', 'Power cable'],
      ['missing', 'No box'],
      ['flaw', 'Vents dusty'],
      ['working', 'Runs quiet'],
    ],
    never: ['son', 'birthday'],
  },
  {
    name: 'Stol IKEA',
    make: 'IKEA',
    condition: 'used-good',
    features:
      'Fin stol i bra skick, har ett märke på sitsen och är lite repad. Finns att hämta i Lund, inte skadad.',
    holds: [['feature', 'Fin stol i bra skick']],
    language: 'en?',
  },
  {
    name: 'Silver charm bracelet 1960s',
    features:
      'Sterling silver charm bracelet, 7 inch, 14 charms incl. boot, bell, horseshoe. Padlock clasp works, safety chain broken. 38.2 grams. Hallmarked Birmingham 1967. Tarnished, has not been polished.',
    holds: [
      ['material', 'Sterling silver'],
      ['included', 'Horseshoe'],
      ['flaw', 'Safety chain broken'],
      ['identifier', 'Birmingham 1967'],
      ['flaw', 'Tarnished'],
      ['era', '1960s'],
    ],
  },
  {
    name: 'Crochet beanie',
    condition: 'new',
    features:
      'Chunky 80% acrylic 20% wool yarn, mustard, faux fur pompom (removable). Fits adult head 54-58cm. Hand wash. I can make other colours. @woolly.example on insta',
    holds: [
      ['material', '80% acrylic'],
      ['colour', 'mustard'],
      ['material', 'faux fur'],
      ['measurement', '54-58cm'],
      ['care', 'Hand wash'],
    ],
    never: ['woolly', 'insta'],
  },
  {
    name: 'Canon EF 50mm f/1.8 STM lens',
    make: 'Canon',
    model: 'EF 50mm f/1.8 STM',
    features:
      'Glass is clean, no fungus, no haze. Slight dust inside. Front and rear caps included, no hood. Some wear on the barrel and the focus ring is a little stiff.',
    holds: [
      ['condition', 'No fungus'],
      ['flaw', 'Slight dust inside'],
      ['included', 'Front and rear caps'],
      ['missing', 'No hood'],
      ['flaw', 'Some wear on the barrel'],
    ],
  },
];

const plain = (text: string) => text.toLowerCase();

test.each(CASES)(
  '$name',
  ({ name, make = '', model = '', condition = 'used-good', features, holds, says, never, language }) => {
    const form = listingFormSchema.parse({
      platform: 'eBay',
      itemName: name,
      make,
      modelNumber: model,
      features,
      condition,
    });
    const ledger = buildLedger(form);
    const all = ledger.facts.map((fact) => `${fact.what}: ${fact.value}`);
    for (const [kind, words] of holds) {
      const found = ledger.facts.some(
        (fact) => fact.what === kind && plain(fact.value).includes(plain(words)),
      );
      expect(found ? '' : `${kind} "${words}" is not in\n${all.join('\n')}`).toBe('');
    }
    for (const words of says ?? []) expect(plain(all.join('\n'))).toContain(plain(words));
    for (const words of never ?? []) {
      for (const fact of ledger.facts)
        expect(words === plain(words) ? plain(fact.value) : fact.value).not.toContain(words);
    }
    if (language !== undefined) expect(ledger.language + (ledger.languageKnown ? '' : '?')).toBe(language);
  },
);

test('leaves a band’s or a book’s name without colours', () => {
  const form = listingFormSchema.parse({
    platform: 'eBay',
    itemName: 'Black Sabbath Paranoid LP',
    features: 'gatefold, plays',
    condition: 'used-good',
  });
  expect(buildLedger(form).facts.filter((fact) => fact.what === 'colour')).toEqual([]);
});

test('reads no brand out of what an item is only made for or like', () => {
  for (const itemName of ['Battery for Dyson V8', 'Rolex style watch strap']) {
    const form = listingFormSchema.parse({ platform: 'eBay', itemName, features: 'new', condition: 'new' });
    expect(buildLedger(form).facts.filter((fact) => fact.what === 'brand')).toEqual([]);
  }
});

test('takes what the seller confirms as given', () => {
  const form = listingFormSchema.parse({
    platform: 'eBay',
    itemName: 'Lamp',
    features: 'works',
    condition: 'used-good',
  });
  const facts = buildLedger(form, { confirmed: ['40 cm high', 'Call 07700 900123'] }).facts;
  expect(facts.filter((fact) => fact.from.field === 'confirmed').map((fact) => fact.what)).toEqual([
    'feature',
    'measurement',
  ]);
});

test('reads no size out of a shortened colour', () => {
  const form = listingFormSchema.parse({
    platform: 'eBay',
    itemName: 'Helmut Lang jeans 31 GRY',
    features: 'denim',
    condition: 'used-good',
  });
  expect(buildLedger(form).facts.filter((fact) => fact.what === 'size')).toEqual([]);
});

test('drops sizes that the form contradicts', () => {
  const form = listingFormSchema.parse({
    platform: 'eBay',
    itemName: 'Boots UK 8',
    features: 'they are a size 9, suede',
    condition: 'used-good',
  });
  expect(buildLedger(form).facts.filter((fact) => fact.what === 'size')).toEqual([]);
});
