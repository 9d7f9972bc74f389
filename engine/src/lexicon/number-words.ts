/** Numbers as they are spelled out, folded. */
import type { Language } from '../language/languages.ts';

interface Row {
  /** From two to nineteen; '-' where the word is as often another: French "neuf", Italian "sei". */
  small: string;
  /** From twenty to ninety. */
  tens: string;
  hundred: string;
  /** What joins units and tens in one word, behind which of the two; languages that join none write two words. */
  joins?: (tens: string, unit: string) => string;
}

const FIRST = 2;
const TEN = 10;
const HUNDRED = 100;

function amountsOf({ small, tens, hundred, joins }: Row): Readonly<Record<string, number>> {
  const known: [string, number][] = [];
  const add = (words: string, amount: number) => {
    for (const word of words.split('/')) if (word !== '-') known.push([word, amount]);
  };
  const units = small.split(' ');
  for (const [at, words] of units.entries()) add(words, at + FIRST);
  for (const [at, word] of tens.split(' ').entries()) {
    const round = (at + FIRST) * TEN;
    add(word, round);
    if (joins === undefined || word === '-') continue;
    for (const [unit, words] of units.slice(0, TEN - FIRST).entries())
      if (words !== '-') add(joins(word, words.replace(/\/.*/, '')), round + unit + FIRST);
  }
  add(hundred, HUNDRED);
  return Object.fromEntries(known);
}

/** Number words from two to a hundred, where one word says them. */
export const NUMBER_WORDS: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  en: amountsOf({
    small:
      'two/twice three four five six seven eight nine ten eleven twelve/dozen thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    hundred: 'hundred',
  }),
  de: amountsOf({
    small:
      'zwei/zweimal/zwo drei/dreimal/dreifach vier funf sechs sieben acht neun zehn elf zwolf/dutzend dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
    hundred: 'hundert',
    joins: (tens, unit) => `${unit}und${tens}`,
  }),
  fr: amountsOf({
    small:
      'deux trois quatre cinq six sept huit - dix onze douze/douzaine treize quatorze quinze seize - - -',
    tens: 'vingt trente quarante cinquante soixante septante - nonante',
    hundred: 'cent',
  }),
  pl: amountsOf({
    small:
      'dwa/dwie/dwoch/dwoje trzy/trzech cztery/czterech piec/pieciu szesc/szesciu siedem/siedmiu osiem/osmiu dziewiec dziesiec jedenascie dwanascie/tuzin/tuzina trzynascie czternascie pietnascie szesnascie siedemnascie osiemnascie dziewietnascie',
    tens: 'dwadziescia trzydziesci czterdziesci piecdziesiat szescdziesiat siedemdziesiat osiemdziesiat dziewiecdziesiat',
    hundred: 'sto',
  }),
  es: amountsOf({
    small:
      'dos tres cuatro cinco seis siete ocho nueve diez once doce/docena trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    hundred: 'cien/ciento',
    joins: (tens, unit) => (tens === 'veinte' ? `veinti${unit}` : `${tens}y${unit}`),
  }),
  it: amountsOf({
    small:
      'due tre quattro cinque - sette otto nove dieci undici dodici/dozzina tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    hundred: 'cento',
    joins: (tens, unit) => (unit === 'otto' ? tens.slice(0, -1) : tens) + unit,
  }),
  nl: amountsOf({
    small:
      'twee drie vier vijf zes zeven acht negen tien elf twaalf/dozijn dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    hundred: 'honderd',
    joins: (tens, unit) => `${unit}en${tens}`,
  }),
  pt: amountsOf({
    small:
      'dois/duas tres quatro cinco seis sete oito nove dez onze doze/duzia treze catorze/quatorze quinze dezasseis/dezesseis dezassete/dezessete dezoito dezanove/dezenove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    hundred: 'cem/cento',
  }),
  sv: amountsOf({
    small:
      'tva tre fyra fem - sju atta nio tio elva tolv/dussin tretton fjorton femton sexton sjutton arton nitton',
    tens: 'tjugo trettio fyrtio femtio sextio sjuttio attio nittio',
    hundred: 'hundra',
    joins: (tens, unit) => tens + unit,
  }),
};

/** Second to fifth, by language, as what they count to. */
export const ORDINALS: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  en: ordinals('second third fourth fifth'),
  de: ordinals(
    'zweite|zweiter|zweites|zweiten|zweitem dritte|dritter|drittes|dritten|drittem vierte|vierter|viertes|vierten funfte|funfter|funftes|funften',
  ),
  fr: ordinals('deuxieme|second|seconde troisieme quatrieme cinquieme'),
  pl: ordinals(
    'drugi|druga|drugie|drugiej trzeci|trzecia|trzecie|trzeciej czwarty|czwarta|czwarte piaty|piata|piate',
  ),
  es: ordinals('segundo|segunda tercero|tercera|tercer cuarto|cuarta quinto|quinta'),
  it: ordinals('secondo|seconda terzo|terza quarto|quarta quinto|quinta'),
  nl: ordinals('tweede derde vierde vijfde'),
  pt: ordinals('segundo|segunda terceiro|terceira quarto|quarta quinto|quinta'),
  sv: ordinals('andra tredje fjarde femte'),
};

function ordinals(words: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    words.split(' ').flatMap((forms, index) => forms.split('|').map((word) => [word, index + FIRST])),
  );
}

/** A half beside a number, in nine languages: "41 et demi", "half a dozen". */
export const HALVES: ReadonlySet<string> = new Set(
  'half halb halbe halber halbes halben einhalb demi demie pol media medio mezzo mezza halve meia meio halv halvt'.split(
    ' ',
  ),
);
