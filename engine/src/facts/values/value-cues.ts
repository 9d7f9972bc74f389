import { cueReader } from '../../text/word-cues.ts';

/** What leads to values in a text, as bits. */
export const VALUE_CUE = {
  /** "C42", "W32", "T 38". */
  letterSize: 1,
  /** "UK 6". */
  system: 2,
  namedSize: 4,
  age: 8,
  grip: 16,
  /** "für 4 bis 6 Jahre". */
  forAges: 32,
  yearsOld: 64,
  namedCode: 128,
  shade: 256,
  marked: 512,
  hallTown: 1024,
  origin: 2048,
  standard: 4096,
} as const;

/** Which values a text may hold: one walk for all who look for some. */
export const valueCuesOf = cueReader({
  words: [
    [VALUE_CUE.letterSize, 'c w t'],
    [VALUE_CUE.system, 'uk eu eur us'],
    [VALUE_CUE.namedSize, 'size sz taille pointure talla taglia misura maat gr rozm rozmiar tam tamanho'],
    [VALUE_CUE.age, 'age ages aged alter ge edad et leeftijd wiek idade'],
    [VALUE_CUE.grip, 'grip'],
    [
      VALUE_CUE.forAges,
      `de da dai dos das f von pour per para voor van dla wieku wiek enfants kinder bambini ni crian dzieci
      kinderen`,
    ],
    [VALUE_CUE.yearsOld, 'old olds'],
    [
      VALUE_CUE.namedCode,
      `isbn ean upc gtin barcode mpn asin code part ref reference art article artikelnummer model mod style
      catalogue cat sku set serial`,
    ],
    [VALUE_CUE.shade, 'shade farben couleur'],
    [VALUE_CUE.marked, 'hallmarked stamped marked'],
    [
      VALUE_CUE.hallTown,
      'birmingham london sheffield chester edinburgh glasgow exeter york newcastle dublin',
    ],
    [
      VALUE_CUE.origin,
      `made manufactured produced hand handmade crafted woven printed hecho fabricado fabriqu hergestellt
      prodotto gemaakt wyprodukowano feito fatto`,
    ],
    [VALUE_CUE.standard, 'ip ipx region key max up f en bs din iso'],
  ],
  japanese: VALUE_CUE.namedSize,
});
