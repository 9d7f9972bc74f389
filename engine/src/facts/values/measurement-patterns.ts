/** The forms in which sellers write amounts. */

const N = '\\d+(?:[.,]\\d+)*(?:\\s?[½¼¾])?';
const LENGTH_UNIT =
  "mm|cm|km|metres?|meters?|inches|inch|pouces?|zoll|pulgadas|pollici|polegadas|cali|ins?|ft|feet|foot|yds?|yards?|m|\"|”|″|''|’’|′";
const MEASURE_UNIT = [
  LENGTH_UNIT,
  'kilos?|kilograms?|kgs?|grams?|grammes?|gr|mg|g|lbs?|pounds?|oz|ounces?|stone',
  'millilitres?|litres?|liters?|litros?|litri|litrów|liter|ml|cl|dl|l|gallons?|gal|pints?|fl\\s?oz',
  'gb|tb|mb|gigs?|mah|ah|kwh|wh|watts?|kw|w|volts?|kv|v|amps?|ma|a|khz|mhz|ghz|hz|rpm|db|ohms?|ω',
  'megapixels?|mega\\s?pixels?|mp|k|p|dpi|fps|nits?|lumens?|lm|lux|kelvin',
  'bar|psi|nm|bhp|hp|ps|cc|btu|mph|km/h|kmh|mpg|nmi|miles?|mi|spf|tog|tpi|gsm|denier|den|ply|ct|carats?|karat|°c|°f|°|sq\\s?in|sq\\s?ft|sqm|m²|m2|%|uf|µf|t',
].join('|');
const TIME_UNIT =
  'hours?|hrs?|h|minutes?|mins?|seconds?|secs?|days?|weeks?|wks?|months?|mths?|years?|yrs?|stunden?|minuten|tagen?|wochen?|monaten?|jahren?|heures?|jours?|semaines?|mois|ans?|horas?|días?|dias?|semanas?|meses|años?|anos?|ore|giorni|settimane|mesi|anni|uur|dagen|weken|maanden|jaar|godzin[ya]?|dni|tygodni[e]?|miesięcy|miesiące|lat';
const COUNT_NOUN =
  'pieces?|pcs|pce|pc|bits?|parts?|models?|figures?|minifigures?|cards?|sheets?|pages?|balls?|skeins?|rolls?|pots?|cubes?|shelves|drawers?|doors?|seats|seater|persons?|pockets?|keys?|notes?|voices?|sounds?|strings?|frets?|holes?|reeds?|speeds?|spd|gears?|gang|sockets?|ports?|discs|disks|cds|dvds|books|volumes?|issues?|seasons?|series|episodes?|games?|cubes|packs?|pk|bottles?|tins?|jars?|cans?|bulbs?|lamps?|channels?|presets?|programmes?|programs?|settings?|stages?|layers?|storey|stories|tier|tiers?|cups?|place|settings|panels?|pairs?|items?|tracks?|carriages?|engines?|wheels?|strands?|leash points|stitches|initiales|initials|teile[n]?|stück|blatt|seiten|alturas|piezas|pièces|pezzi|stuks|sztuk|peças|eye|eyelets?|burner|burners|zone|blades?|heads?|slots?|bays?|cores?|threads?|modes?|jets|段|枚|本|個';
const SIDE = `(?:${N})\\s?(?:${LENGTH_UNIT})?\\s?(?:(?:[wdhlbt]|wide|deep|high|long|tall)(?![\\p{L}\\d])\\.?)?`;
// "Serviced 2022 w/ receipt" is no wattage.
const UNIT_END = '(?![\\p{L}\\d])(?<!\\sw(?=/))';
// "7-in-1", "3 in 1": so many uses, and no inches.
const NO_KINDS = '(?!(?<=\\din|[\\s-]in)[\\s-]1(?![\\d.,/]))';
export const DIMENSIONS = new RegExp(
  `(?:${SIDE})\\s?[x×*]\\s?(?:${SIDE})(?:\\s?[x×*]\\s?(?:${SIDE}))?\\s?(?:(${MEASURE_UNIT})${UNIT_END})?(?!\\s?[x×]\\s?\\d)(?!\\d)`,
  'iuy',
);
export const RANGE = new RegExp(
  `(${N})\\s?(${MEASURE_UNIT}|${TIME_UNIT})?\\s?(?:-|–|to|bis|à|a|do|tot)\\s?(${N})\\s?(?:(${MEASURE_UNIT})|(${TIME_UNIT}))${UNIT_END}(?:\\s?f/\\d[\\d.]*)?`,
  'iuy',
);
export const SINGLE = new RegExp(
  `(${N})(k(?=\\s))?(?:\\s?[-]?\\s?)(?:(${MEASURE_UNIT})|(${TIME_UNIT}))${UNIT_END}${NO_KINDS}(?:\\s?\\d{2,3}(?=\\s|$|[,.]))?(?:\\s?f/\\d[\\d.]*)?`,
  'iuy',
);
export const SIDES =
  /[LWHDB]\s?:?\s?\d+(?:[.,]\d+)?\s?(?:cm|mm|in|"|”)?(?:\s?[x×,/]?\s?[LWHDB]\s?:?\s?\d+(?:[.,]\d+)?\s?(?:cm|mm|in|"|”)?)+(?![\p{L}\d])/gu;
export const TWO_LENGTHS = /\d+\s?(mm|cm)\s?\/\s?\d+\s?\1(?![a-z])/iy;
export const SHUTTER_OR_FRACTION = /1\/\d{2,4}(?!\d|\/)/y;
export const VIDEO = /\d{1,2}K\d{2,3}(?!\d)/iy;
export const COUNT = new RegExp(
  `(${N})\\s?(?:x\\s)?(?:(?:part|weighted|brass|flap|terracotta|lighted|small|large|big|full|mini|wooden|plastic|different|assorted|leash)\\s)?(?:${COUNT_NOUN})${UNIT_END}(?:\\s(?:track|vinyl|console))?`,
  'iuy',
);
/** "4ft6", "5'4\"": feet and inches are one length. */
export const FEET =
  /\d{1,2}\s?(?:ft|foot|feet|['’′])\s?\d{1,2}(?:[.,]\d)?(?:\s?(?:ins?|inch|inches)(?![\p{L}])|\s?(?:"|”|″|''))?(?![\p{L}\d'"])/iuy;
/** "Dining chairs x4". */
export const TIMES_BEFORE =
  /(?<=\p{L}\s)[x×]\s?(\d{1,3})(?=\s*$|[,.;)\n]|\s\p{L}{3})(?!\s(?:inch|feet|metre|meter))/giu;
export const TIMES = /(\d{1,3})\s?[x×](?=\s|$|[,.)])/iy;
export const SPECIAL =
  /\b(?:IP[X\d][\dX]\d?K?|IPX\d|region\s\d|key\sof\s[A-G](?:\s?(?:flat|sharp|♭|#|b))?|(?:max|up to)\s\d{1,2}T|f\/\d(?:\.\d)?|(?:EN|BS|DIN|ISO)\s?\d{3,5})(?![\p{L}\d])/giu;
export const BATTERIES = /単[1-6一二三四五六]形?(?:乾)?電池\s?[\d０-９]+\s?本/g;
export const JAPANESE =
  /(?:約|およそ)?[\d０-９]+(?:[.,．][\d０-９]+)?\s?(?:cm|mm|m|kg|g|ml|L|GB|TB|インチ|時間|分|年|ヶ月|か月|枚|本|個|点|冊|台|着|足|型|号|センチ|ミリ|グラム|キロ|リットル|円)(?![a-zA-Z])/g;
