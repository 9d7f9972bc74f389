/** Words that say under which one condition a thing does what it does; by language, folded. */
import { type ByLanguage, byLanguage } from './speech-words.ts';

export const ONLY: ByLanguage = byLanguage({
  en: 'only',
  de: 'nur lediglich ausschliesslich',
  fr: 'seulement uniquement',
  pl: 'tylko wylacznie',
  es: 'solo solamente unicamente',
  it: 'solo solamente soltanto unicamente',
  nl: 'alleen enkel slechts',
  pt: 'so apenas somente',
  sv: 'bara endast',
});
export const IF: ByLanguage = byLanguage({
  en: 'if when while',
  de: 'wenn falls solange',
  fr: 'si quand lorsque',
  pl: 'gdy kiedy jesli jezeli',
  es: 'si cuando',
  it: 'se quando',
  nl: 'als wanneer indien',
  pt: 'se quando',
  sv: 'om nar',
});
