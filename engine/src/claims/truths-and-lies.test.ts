import { describe, expect, it } from 'vitest';
import { buildLedger } from '../facts/index.ts';
import { checkClaims } from './index.ts';
import { readRealForms } from './test-data.ts';

/** Free paraphrases: each says only what its form says. */
const TRUTHS: readonly (readonly [id: string, text: string])[] = [
  ['dev-phones-1', 'This iPhone 13 has 128 GB of storage and is unlocked to any network.'],
  ['dev-phones-1', 'Battery health is at 87%. There is a hairline scratch near the front camera.'],
  ['dev-phones-1', 'A lightning cable is included, but no plug and no box.'],
  ['dev-phones-1', 'Face ID and both cameras work fine.'],
  ['dev-laptops-1', 'An ASUS ZenBook 14 in Pine Grey with 8 GB of RAM and a 512 GB SSD.'],
  ['dev-laptops-1', 'It comes with the 65W USB-C charger and a fabric sleeve.'],
  ['dev-laptops-1', 'The screen measures 14 inches and is Full HD.'],
  ['dev-laptops-1', 'Intel Core i5-1135G7, Windows 11 Home, set up once and then reset.'],
  ['dev-cameras-1', 'The Canon EOS 600D is an 18-megapixel DSLR with a flip-out screen.'],
  ['dev-cameras-1', 'Included are the LP-E8 battery, the charger, a neck strap and a 16 GB SD card.'],
  ['dev-cameras-1', 'The shutter count is about 11000, and the rubber grip is lifting a bit by the thumb.'],
  ['dev-audio-1', 'Wireless headphones in black with noise cancelling and up to 30 hrs of battery.'],
  ['dev-audio-1', 'The ear pads were replaced with third-party ones. Not boxed.'],
  ['dev-games-1', 'The left joycon has drift. The HDMI lead is missing.'],
  ['dev-games-1', 'Games: Mario Kart 8 Deluxe, Animal Crossing New Horizons and Just Dance 2021.'],
  ['dev-books-1', 'A paperback by Robert C. Martin, ISBN 9780132350884. The spine is creased.'],
  ['dev-media-1', 'UK gatefold on Harvest, SHVL 804, with ring wear to the front of the sleeve.'],
  ['dev-womens-1', 'A double-breasted blazer by Zara in black, size M, with gold buttons.'],
  ['dev-womens-1', 'Made of 64% polyester, 33% viscose and 3% elastane. Worn twice, no tags.'],
  ['dev-mens-1', 'Barbour Bedale in sage. Pit to pit 22.5 inches, length 29 in.'],
  ['dev-mens-1', 'There is a small hole inside the left hand-warmer pocket. It has no hood.'],
  ['dev-mens-1', 'The brass zip runs sweet and the tartan lining is clean apart from a faint mark.'],
  ['dev-shoes-1', 'Dr. Martens 1460 boots in Cherry Red smooth leather, UK 6 or EU 39.'],
  [
    'dev-bags-1',
    'Mochila roja de 16 litros con la almohadilla para sentarse. Tiene una mancha de bolígrafo por dentro.',
  ],
  [
    'dev-jewellery-1',
    'The battery lasts approximately 7 years. The tag is still on and it comes boxed with instructions.',
  ],
  ['dev-furniture-1', 'White Kallax with 8 cubes, 77 x 147 cm, already taken apart.'],
  ['dev-furniture-1', 'Two wicker baskets are included, and all screws are in a bag.'],
  [
    'dev-kitchen-1',
    'KitchenAid Artisan in Empire Red with a 4.8 litre stainless bowl, 300 watts and ten speeds.',
  ],
  [
    'dev-kitchen-1',
    'It comes with a flat beater, a dough hook and a wire whisk. The pouring shield is missing.',
  ],
  ['dev-decor-1', 'A bamboo pendant lamp, 50 cm across. The bulb is not included and there is no box.'],
  ['dev-handmade-1', 'A hand-knitted baby blanket in ecru, 80 x 100 cm, made of 100% merino wool.'],
  ['dev-handmade-1', 'Wash by hand on cool and dry flat.'],
  ['dev-vintage-1', 'The rubber seal on the lid has perished. No chips or cracks.'],
  [
    'dev-toys-1',
    'LEGO Star Wars 75257 Millennium Falcon, 1,351 pieces. Instructions yes, no box. Boolio is missing.',
  ],
  ['dev-baby-1', 'The Bugaboo Fox comes with a raincover, a footmuff and a cup holder.'],
  ['dev-baby-1', 'The hood has faded on top and there are scuffs on the black chassis.'],
  ['dev-tools-1', 'Makita DHP482 with two BL1850B 5Ah batteries and a DC18RC charger.'],
  ['dev-tools-1', 'It delivers 62 Nm. One catch of the plastic case broke.'],
  ['dev-garden-1', 'A Flymo EasiMow 300R with 1000W, a 30 cm cut and a 30 litre grass box.'],
  ['dev-garden-1', 'The cable has been repaired with tape near the switch.'],
  ['dev-car-bike-1', 'Shimano 105 R7000 rear derailleur, short cage, 11 speed, in black. No cable.'],
  ['dev-sports-1', 'The racket weighs 340 g unstrung and has grip 3 and a 97 sq in head.'],
  ['dev-instruments-1', 'It has 88 weighted keys and 10 voices. There is no pedal and no music rest.'],
  ['dev-collectables-1', 'Whitening along the top back edge and 2 corners. Not graded.'],
  ['dev-pets-1', 'The packaging has been cut open, but everything is there.'],
  ['dev-beauty-1', 'Chanel Chance Eau Tendre, 50 ml eau de toilette, sealed in cellophane.'],
  ['dev-antiques-1', 'There is a dent to one side, and the tin lining is worn right through.'],
  [
    'dev-spares-1',
    'A replacement battery to fit the Dyson V8: 21.6V, 2800 mAh. It is not a genuine Dyson part.',
  ],
  ['dev-phones-2', 'The screen is smashed at the bottom left. It still charges. Phone only, no cable.'],
  ['dev-laptops-2', 'Lenovo ThinkPad T480 with 16 GB of RAM, a 256 GB SSD and a 14" screen.'],
  ['dev-laptops-2', 'The Lenovo USB-C charger is included. The battery lasts about two hours.'],
  [
    'dev-cameras-2',
    'Spiegelreflexkamera Zenit-E mit Objektiv Helios 44-2, 58 mm f/2. Der Belichtungsmesser geht nicht mehr.',
  ],
  ['dev-audio-2', 'The dust cover has a crack across the back corner. No cartridge or needle.'],
  ['dev-mens-2', "Levi's 511 in dark indigo, W32 L34, 98% cotton and 2% elastane."],
  ['dev-shoes-2', 'Nike Air Force 1 in white, UK 9, EU 44 or US 10. The box lid has a tear.'],
  ['dev-bags-2', 'A brown Michael Kors tote with tan leather trim. No dust bag and no receipt.'],
  ['dev-furniture-2', 'A teak sideboard by G Plan.'],
  ['dev-kitchen-2', 'Cast iron casserole by Le Creuset in volcanic orange, 24 cm, with a lid.'],
  ['dev-handmade-2', 'A speckled stoneware mug that holds roughly 350 ml and is 9 cm tall.'],
  ['dev-vintage-2', 'A pure wool blanket in pink, purple and lime, 220 x 240 cm.'],
  ['dev-sports-2', 'Each dumbbell goes from 2 kg to 24 kg. One dial is stiff. No stand.'],
  [
    'dev-pets-2',
    'Juwel Rio 125 in black, 81 x 36 x 50 cm, with a running filter and a 100W heater. No stand, no fish.',
  ],
  ['dev-beauty-2', 'Sealed, 3 x 30 ml; two expire 08/2026, the third 03/2026.'],
  ['dev-antiques-2', 'A sterling silver vesta case, hallmarked Birmingham 1904, 19.6 g.'],
  ['dev-cameras-3', 'One battery and a USB-C cable are included, but no memory card.'],
  ['dev-audio-3', 'Blue JBL Flip 5, sealed, IPX7, 12 hours of playtime.'],
  ['dev-womens-3', 'Zielona sukienka Reserved w kwiaty, rozmiar 38, wiskoza, długość 118 cm. Bez paska.'],
  ['dev-books-3', 'Le Petit Prince en livre de poche, ISBN 9782070612758, lu une seule fois.'],
  ['dev-kids-3', 'A red all-in-one, size 110 cm. One foot strap snapped off.'],
  ['dev-bags-3', 'A 40 litre backpack in volcanic grey, used for one trip to Vietnam.'],
  ['dev-jewellery-3', 'A 9ct yellow gold signet ring, size R, 4.2 g, hallmarked Birmingham.'],
  ['dev-decor-3', 'A round mirror with a brass effect metal frame, 60 cm in diameter.'],
  ['dev-tools-3', 'Brand new DeWalt combi drill. Bare unit: no battery, no charger, no case.'],
  ['dev-garden-3', 'Twelve terracotta pots from 4" to 10", with saucers for seven of them.'],
  ['dev-instruments-3', 'A Hohner Marine Band 1896 in the key of C with 20 brass reeds and a pearwood comb.'],
];

/** Inventions of the kinds that writers make, beside those that each form's author foresaw. */
const LIES: readonly (readonly [id: string, text: string])[] = [
  ['dev-audio-1', 'Enjoy up to 40 hours of battery life.'],
  ['dev-audio-1', 'These Bose headphones are a joy.'],
  ['dev-tools-1', 'Supplied with three batteries.'],
  ['dev-tools-1', 'Two 6.0Ah batteries are in the case.'],
  ['dev-phones-1', 'The storage is 256GB.'],
  ['dev-phones-1', 'Battery health: 97%.'],
  ['dev-phones-1', 'Comes in Starlight.'],
  ['dev-laptops-1', 'The 16GB of RAM handle everything.'],
  ['dev-laptops-1', 'Model UX435EG.'],
  ['dev-laptops-1', 'The laptop has a touchscreen.'],
  ['dev-cameras-1', 'A stunning camera in mint condition.'],
  ['dev-games-1', 'The HDMI lead is included.'],
  ['dev-books-1', 'A signed first edition.'],
  ['dev-media-1', 'The vinyl is in near mint condition.'],
  ['dev-womens-1', 'Lined in soft silk.'],
  ['dev-womens-1', 'Available in size L.'],
  ['dev-womens-1', 'The blazer is navy.'],
  ['dev-mens-1', 'The jacket is fully waterproof.'],
  ['dev-mens-1', 'A red tartan lining.'],
  ['dev-mens-1', 'No signs of wear.'],
  ['dev-shoes-1', 'Made in England.'],
  ['dev-shoes-1', 'Size UK 7.'],
  ['dev-bags-1', 'Es totalmente impermeable.'],
  ['dev-bags-1', 'Está como nueva.'],
  ['dev-bags-1', 'Hecha de cuero.'],
  ['dev-furniture-1', 'Crafted from solid oak.'],
  ['dev-furniture-1', 'We offer free delivery.'],
  ['dev-kitchen-1', 'The 6.9 L bowl is dishwasher safe.'],
  ['dev-decor-1', 'A handmade rattan shade.'],
  ['dev-handmade-1', 'From a smoke-free and pet-free home.'],
  ['dev-handmade-1', 'Made of soft cashmere.'],
  ['dev-vintage-1', 'A very rare piece from the 1960s.'],
  ['dev-toys-1', '100% complete with 7 minifigures.'],
  ['dev-baby-1', 'With a Maxi-Cosi car seat.'],
  ['dev-garden-1', 'A cordless mower with a spare blade.'],
  ['dev-instruments-1', 'It connects over Bluetooth.'],
  ['dev-collectables-1', 'Graded PSA 9.'],
  ['dev-beauty-1', '100% authentic, guaranteed.'],
  ['dev-spares-1', 'An original part by Dyson.'],
  ['dev-cameras-2', 'Die Kamera ist voll funktionsfähig.'],
  ['dev-cameras-2', 'Mit 2 Jahren Garantie.'],
  ['dev-garden-2', 'Der Schlauch ist 20 Meter lang.'],
  ['dev-womens-3', 'Sukienka jest z metką.'],
  ['dev-womens-3', 'Kolor czerwony, jedwab.'],
  ['dev-books-3', 'Édition originale, dédicacé.'],
  ['dev-games-3', '美品です。箱付き。'],
  ['dev-decor-3', 'The frame is real oak.'],
  ['dev-tools-2', 'A front knob of rosewood.'],
  ['dev-audio-3', 'It plays for 20 hours and charges by USB-C in 2 hours.'],
  ['dev-sports-3', 'A non-slip mat of natural rubber.'],
  ['dev-jewellery-3', 'An 18ct ring with a diamond.'],
  ['dev-kitchen-4', 'No chips or cracks.'],
];

/** A foreseen invention in a natural sentence of its shape. */
function sentenceOf(phrase: string): string {
  if (/^(?:with|in original|by|for|z|con|avec|mit) /.test(phrase)) return `It comes ${phrase}.`;
  if (/ (?:included|incluidas)$/.test(phrase)) return `The ${phrase.replace(/ included$/, ' is included')}.`;
  return `It is ${phrase} and has ${phrase}.`;
}

const forms = readRealForms();
const FLOOR = 0.95;

describe.skipIf(forms === null)(
  'the claim check over real forms (skipped where shared/data is absent)',
  () => {
    const ledgers = new Map((forms ?? []).map(({ id, form }) => [id, buildLedger(form)]));

    function claimsOf(id: string, description: string) {
      const ledger = ledgers.get(id);
      if (!ledger) throw new Error(`No form ${id}.`);
      return checkClaims({ title: '', description, tags: [] }, ledger);
    }

    function rate(what: string, hits: number, all: number): number {
      process.stdout.write(`${what}: ${hits} of ${all} (${((100 * hits) / all).toFixed(1)} %)\n`);
      return hits / all;
    }

    it('marks the inventions that each form foresees', () => {
      const lies = (forms ?? []).flatMap(({ id, mustNotSay }) =>
        mustNotSay.map((phrase) => [id, sentenceOf(phrase)] as const),
      );
      const missed = lies.filter(([id, text]) => claimsOf(id, text).length === 0);
      expect(
        rate('Foreseen inventions caught', lies.length - missed.length, lies.length),
      ).toBeGreaterThanOrEqual(FLOOR);
    });

    it('marks other inventions', () => {
      const missed = LIES.filter(([id, text]) => claimsOf(id, text).length === 0);
      if (missed.length > 0) process.stdout.write(`${missed.map((lie) => lie.join(': ')).join('\n')}\n`);
      expect(
        rate('Other inventions caught', LIES.length - missed.length, LIES.length),
      ).toBeGreaterThanOrEqual(FLOOR);
    });

    it('leaves truthful paraphrases alone', () => {
      const marked = TRUTHS.map(([id, text]) => ({ id, text, claims: claimsOf(id, text) })).filter(
        ({ claims }) => claims.length > 0,
      );
      for (const { id, text, claims } of marked) {
        process.stdout.write(
          `${id}: ${text} → ${claims.map((claim) => `${claim.kind} ${claim.text}`).join(', ')}\n`,
        );
      }
      expect(
        rate('Paraphrases left alone', TRUTHS.length - marked.length, TRUTHS.length),
      ).toBeGreaterThanOrEqual(FLOOR);
    });
  },
);
