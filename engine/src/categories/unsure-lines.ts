import { phraseKey } from './words.ts';

/**
 * Names of makers and series that make more than one kind of thing. They find a category, which is enough for a
 * wide price, and do not say what the item is: an Instant Pot is no air fryer, though its prices are like one's.
 */
export const UNSURE_LINES: readonly string[] =
  `instant pot, george foreman, nutribullet, magimix, vitamix, thermomix, le creuset, pyrex, philips hue, dremel,
  scarlett 2i2, ddj, meccano, tonies, tonie, tonies box, toniebox, hornby, marklin, thomas the tank engine, brio, scalextric, tonka,
  fisher price, vtech, leapfrog, titleist, taylormade, the ordinary, oral b, sonicare, dmc, anchor stranded, ghd, airwrap,
  dyson airwrap, supersonic, royal doulton, wedgwood, meissen, hummel, lladro, moorcroft, royal copenhagen, clarice cliff, hornsea,
  poole pottery, denby, spode, portmeirion, pandora, fender, epiphone, squier, kitchenaid, warhammer, warhammer 40k, space marine,
  age of sigmar, arai, shoei, hive, tado, ring doorbell, roald dahl, harry potter, beatrix potter, dr seuss, famous five,
  enid blyton, julia donaldson, gruffalo, mr men, zelda, super mario, sonic the hedgehog, animal crossing, final fantasy,
  resident evil, pokemon, yu gi oh, yugioh, magic the gathering, mtg, match attax, panini, barbie, sylvanian families, american girl,
  hot wheels, matchbox, corgi, dinky, nerf, little tikes, switch, billy, arizona, 550, 511, vespa, canon eos, eos rebel, olympus om,
  ergobaby, babybjorn, tula, peloton, nordictrack, wacom, pax, copic, gundam, brita, nest thermostat, thule proride, ender 3, prusa,
  bambu lab, cricut, sizzix, silhouette cameo, juwel rio, stylecraft, hasselblad, bugaboo, icandy, uppababy, polaroid, weber kettle, ooni`
    .split(',')
    .map((line) => phraseKey(line.trim()));

const CARD_NUMBER = /\b\d{1,3}\/\d{2,3}\b/;

/** Whether the name says a line from which nothing follows of what the item is. */
export function saysUnsureLine(name: string): boolean {
  // "4/102": the number of a card in its set.
  if (CARD_NUMBER.test(name)) return false;
  const said = ` ${phraseKey(name)} `;
  return UNSURE_LINES.some((line) => said.includes(` ${line} `));
}
