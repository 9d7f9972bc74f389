/** Words of care labels in the languages that stand on them, keyed as plainKey gives them. */
const FIBRES: Readonly<Record<string, string>> = {
  cotton:
    'cotton baumwolle coton algodon cotone katoen bawelna algodao bomuld bomull puuvilla bavlna pamut pamuk bumbac vamvaki хлопок',
  polyester: 'polyester poliester poliestere polyesteri polester poliesteri полиэстер',
  polyamide: 'polyamide polyamid poliamida poliammide poliamid polyamidi полиамид',
  nylon: 'nylon',
  elastane: 'elastane elasthan elasthanne elastano elastan elastaani spandex эластан',
  wool: 'wool wolle laine lana wol welna la uld ull villa vlna gyapju шерсть',
  'virgin wool': 'schurwolle lainevierge lanavergine virginwool scheerwol purenewwool',
  'merino wool': 'merino merinowool merinowolle lainemerinos lanamerino',
  cashmere: 'cashmere kaschmir cachemire cachemira kaszmir casimira kashmir кашемир',
  silk: 'silk seide soie seda seta zijde jedwab silke silkki шелк',
  linen: 'linen leinen lin lino linnen len linho hor pellava лен',
  viscose: 'viscose viskose viscosa viskoza wiskoza viskoosi rayon вискоза',
  acrylic: 'acrylic polyacryl acrylique acrilico acryl akryl polyakryl akryyli акрил',
  modal: 'modal',
  lyocell: 'lyocell tencel',
  leather: 'leather leder cuir cuero cuoio leer skora couro pelle',
  down: 'down daune daunen duvet plumon piuma dons puch',
  feather: 'feather feathers feder federn plumes plumas piume veren pierze',
  acetate: 'acetate acetat acetato',
  cupro: 'cupro',
  polyurethane: 'polyurethane polyurethan polyurethanne poliuretano poliuretan pu',
  hemp: 'hemp hanf chanvre canamo canapa',
  alpaca: 'alpaca alpaka alpaga',
  mohair: 'mohair',
  angora: 'angora',
};

export const FIBRE_BY_KEY: ReadonlyMap<string, string> = new Map(
  Object.entries(FIBRES).flatMap(([name, keys]) => keys.split(' ').map((key) => [key, name] as const)),
);

/** Parts of a garment whose cloth is given apart. */
export const SECTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:lining|futter|doublure|forro|fodera|voering|podszewka)\b/iu, 'Lining'],
  [/\b(?:filling|füllung|rembourrage|relleno|imbottitura|vulling|padding|wypełnienie)\b/iu, 'Filling'],
  [/\b(?:shell|outer|oberstoff|tissu principal|exterior|tessuto esterno|buitenstof|main|body)\b/iu, 'Outer'],
  [/\b(?:upper|obermaterial|dessus|tomaia|empeine)\b/iu, 'Upper'],
  [/\b(?:sole|laufsohle|semelle|suola|suela)\b/iu, 'Sole'],
  [/\b(?:trim|rib|besatz|ribete)\b/iu, 'Trim'],
];

/** What care labels ask for, in words; each pattern with how a listing says it. */
export const CARE: readonly (readonly [RegExp, string])[] = [
  [
    /\bhand ?wash|\bhandwäsche|\blav(?:er|age) à la main|\blavar a mano|\blavare a mano|\bhandwas/iu,
    'hand wash',
  ],
  [
    /\bdry ?clean only|\bnur chemisch|\bnettoyage à sec (?:seul|unique)|\blimpieza en seco/iu,
    'dry clean only',
  ],
  [/\bdo not dry ?clean|\bnicht chemisch/iu, 'do not dry clean'],
  [/\bdo not tumble|\bnicht (?:im )?(?:trockner|trommel)|\bne pas sécher/iu, 'do not tumble dry'],
  [/\btumble dry low|\btumble dry (?:on )?(?:low|cool)/iu, 'tumble dry low'],
  [
    /\bdo not bleach|\bnicht bleichen|\bne pas (?:blanchir|javelliser)|\bno usar lejía|\bnon candeggiare/iu,
    'do not bleach',
  ],
  [/\bdo not iron|\bnicht bügeln|\bne pas repasser|\bno planchar|\bnon stirare/iu, 'do not iron'],
  [/\b(?:cool|warm) iron/iu, 'cool iron'],
  [/\bdishwasher safe|\bspülmaschinen(?:fest|geeignet)/iu, 'dishwasher safe'],
  [/\bmicrowave safe|\bmikrowellen(?:fest|geeignet)/iu, 'microwave safe'],
];

/** "Made in" in the languages that say it, each before a country. */
export const MADE_IN =
  /\b(?:made in|mfd in|manufactured in|product of|produced in|assembled in|hergestellt in|fabriqué (?:en|au|aux)|fabricado en|hecho en|prodotto in|fabbricato in|gemaakt in|wyprodukowano w|feito em|fabricado em)\s?(?:the )?([\p{L}. ]{2,30})/iu;

const COUNTRIES: Readonly<Record<string, string>> = {
  China: 'china prc p.r.c prchina p.r.china chine chin',
  'Hong Kong': 'hongkong',
  Taiwan: 'taiwan roc',
  Japan: 'japan japon',
  Korea: 'korea southkorea republicofkorea',
  Vietnam: 'vietnam vietnamsocialistrepublic',
  Thailand: 'thailand',
  Indonesia: 'indonesia',
  Malaysia: 'malaysia',
  Philippines: 'philippines',
  Cambodia: 'cambodia',
  Myanmar: 'myanmar',
  India: 'india inde',
  Pakistan: 'pakistan',
  Bangladesh: 'bangladesh',
  'Sri Lanka': 'srilanka',
  Turkey: 'turkey turkiye turquie turkei',
  Tunisia: 'tunisia tunisie',
  Morocco: 'morocco maroc marruecos',
  Egypt: 'egypt',
  Italy: 'italy italia italie italien',
  France: 'france frankreich francia',
  Germany: 'germany deutschland allemagne alemania westgermany wgermany gdr',
  Spain: 'spain espana espagne spanien',
  Portugal: 'portugal',
  England: 'england',
  Scotland: 'scotland',
  Wales: 'wales',
  Ireland: 'ireland',
  'United Kingdom': 'uk greatbritain gtbritain britain unitedkingdom',
  'United States': 'usa us unitedstates unitedstatesofamerica america',
  Canada: 'canada',
  Mexico: 'mexico',
  Brazil: 'brazil brasil',
  Poland: 'poland polska polen pologne',
  'Czech Republic': 'czechrepublic czechia',
  Slovakia: 'slovakia',
  Hungary: 'hungary',
  Romania: 'romania',
  Bulgaria: 'bulgaria',
  Greece: 'greece',
  Austria: 'austria osterreich',
  Switzerland: 'switzerland suisse schweiz swiss',
  Netherlands: 'netherlands holland nederland',
  Belgium: 'belgium',
  Denmark: 'denmark danmark',
  Sweden: 'sweden sverige',
  Norway: 'norway norge',
  Finland: 'finland',
  Russia: 'russia ussr',
  Ukraine: 'ukraine',
  Australia: 'australia',
  'New Zealand': 'newzealand',
  'South Africa': 'southafrica',
  Singapore: 'singapore',
};

export const COUNTRY_BY_KEY: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRIES).flatMap(([name, keys]) =>
    keys.split(' ').map((key) => [key.replace(/\./g, ''), name] as const),
  ),
);
