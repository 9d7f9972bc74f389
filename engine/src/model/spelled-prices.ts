/** Amounts of money in words, in nine languages: "fifty pounds", "fünfzig Euro", "hundra kronor". */
import { AND } from '../categories/name-words.ts';
import { LANGUAGES } from '../language/languages.ts';
import type { Span } from '../language/span.ts';
import { tokenise } from '../language/tokens.ts';
import { NUMBER_WORDS } from '../lexicon/number-words.ts';

const CURRENCIES: ReadonlySet<string> = new Set(
  (
    'euro euros eur pound pounds quid sterling dollar dollars bucks cent cents pence franc francs franken franki ' +
    'livre livres libra libras sterline dolar dolares dolary dolarow dollari zloty zlote zlotych zl krona kronor kr ' +
    'reais real'
  ).split(' '),
);
/** What is weighed in them too. */
const WEIGHTS: ReadonlySet<string> = new Set('pound pounds livre livres libra libras'.split(' '));
const WEIGHS =
  /weigh|heavy|lift|wieg|gewicht|schwer|p[eè]se|poids|pesa|peso|pesant|wa[zż]|v[aä]ger|vikt|weegt/iu;
const THOUSANDS = 'thousand tausend mille mila mil duizend tusen tysiac tysiace tysiecy';
const HUNDREDS = 'hundreds cents cien ciento cientos centos setki hundert honderd hundra vingts';

const NUMBERS: ReadonlySet<string> = new Set([
  ...LANGUAGES.flatMap((language) => Object.keys(NUMBER_WORDS[language])),
  ...`${THOUSANDS} ${HUNDREDS}`.split(' '),
]);
const JOINS: ReadonlySet<string> = new Set(['-', ...Object.values(AND)]);
const SHORTEST_PART = 3;

/** Where a text names an amount of money in words, with its words folded. */
export function spelledPrices(text: string): readonly (Span & { amount: string })[] {
  const tokens = tokenise(text);
  return tokens.flatMap(({ key, end }, at) => {
    if (!CURRENCIES.has(key) || (WEIGHTS.has(key) && WEIGHS.test(text))) return [];
    let from = at;
    for (let place = at - 1; place >= 0; place -= 1) {
      const word = tokens[place]?.key ?? '';
      if (isNumber(word)) from = place;
      else if (!JOINS.has(word)) break;
    }
    const first = tokens[from];
    if (from === at || first === undefined) return [];
    const amount = tokens.slice(from, at).map((token) => token.key);
    return [{ start: first.start, end, amount: amount.join(' ') }];
  });
}

/** A number's word, or one that is joined of two: "hundertfünfzig". */
function isNumber(key: string): boolean {
  if (NUMBERS.has(key)) return true;
  for (let cut = SHORTEST_PART; cut <= key.length - SHORTEST_PART; cut += 1)
    if (NUMBERS.has(key.slice(0, cut)) && isNumber(key.slice(cut))) return true;
  return false;
}
