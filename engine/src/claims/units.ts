/** Units and numbers as texts write them, brought to one form. */

const units = new Map<string, string>();
for (const row of [
  'in inch inches zoll pouce pouces pulgada pulgadas pollici pollice cale cali polegadas inchs インチ',
  'cm centimetre centimetres centimeter centimeters センチ',
  'mm millimetre millimetres millimeter millimeters ミリ',
  'm metre metres meter meters metro metros metri',
  'ft feet foot',
  'km kilometre kilometres kilometer',
  'mi mile miles',
  'g gr gram grams gramm grammes gramos grammi グラム',
  'kg kilo kilos kilogram kilograms kgs',
  'mg',
  'lb lbs pound pounds',
  'oz ounce ounces',
  'ml millilitre millilitres',
  'l ltr litre litres liter liters litro litros litri リットル',
  'gb gigabyte gigabytes go gig',
  'tb terabyte to',
  'mb',
  'w watt watts',
  'kw',
  'v volt volts',
  'ah',
  'mah',
  'wh',
  'a amp amps',
  'hp',
  'bar',
  'nm',
  'rpm',
  'fps',
  'hz',
  'khz',
  'ghz',
  'mp megapixel megapixels mpx',
  'hr hrs hour hours h stunden stunde heures heure horas ore uur godzin godziny 時間',
  'min mins minute minutes minuten minuti minutos 分',
  'sec secs second seconds sekunden',
  'day days tag tage tagen jours dias giorni dagen dni días',
  'week weeks wochen semaines semanas',
  'month months monate monaten mois meses mesi maanden',
  'yr yrs year years jahre jahren ans anni años jaar lat anos',
  '% percent prozent pourcent procent',
  '° degrees',
  'ct carat carats karat',
  'k',
  'dpi',
  'psi',
  'tog',
  'denier',
  'x',
  'uk',
  'eu eur',
  'us',
]) {
  const [first = '', ...rest] = row.split(' ');
  units.set(first, first);
  for (const word of rest) units.set(word, first);
}

/** The one name of a unit: 'inches' is 'in'; undefined for a word that is no unit. */
export function unitOf(word: string): string | undefined {
  return units.get(word);
}

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    both: 2,
    pair: 2,
    twice: 2,
    dozen: 12,
    single: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    nove: 9,
    dieci: 10,
    twee: 2,
    drie: 3,
    vijf: 5,
    zes: 6,
    zeven: 7,
    negen: 9,
    tien: 10,
    dwa: 2,
    dwie: 2,
    trzy: 3,
    cztery: 4,
    pięć: 5,
    sześć: 6,
    dois: 2,
    duas: 2,
    três: 3,
    quatro: 4,
  }),
);

/** The number that a word stands for: 'two' is 2. */
export function numberWord(word: string): number | undefined {
  return NUMBER_WORDS.get(word);
}

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 0.125,
};

/** The values that a figure can mean: '11,000' is 11000, '11.000' is 11 or 11000, '4,8' is 4.8. */
export function figureValues(figure: string): readonly number[] {
  const fraction = FRACTIONS[figure];
  if (fraction !== undefined) return [fraction];
  const plain = Number(figure);
  if (/^\d{1,3}(?:\.\d{3})+$/.test(figure))
    return [plain, Number(figure.replaceAll('.', ''))].filter(Number.isFinite);
  if (/^\d{1,3}(?:,\d{3})+$/.test(figure)) return [Number(figure.replaceAll(',', ''))];
  if (Number.isFinite(plain)) return [plain];
  const comma = Number(figure.replace(',', '.'));
  return Number.isFinite(comma) ? [comma] : [];
}
