/** What a sentence says of nothing sure, or not of the thing alone: choices, about, each, one of many. */
import { CUTS } from '../categories/name-words.ts';
import type { Cue } from '../language/cues.ts';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { EACH } from '../lexicon/speech-words.ts';
import { LIKENESS_CLASSES, type WordClass } from '../lexicon/word-classes.ts';
import type { ReadValue } from './read-values.ts';

/** "In white, mint, lilac or grey": a choice is between all values of its list, and its cue stands before the last. */
export function listedChoices(
  values: readonly ReadValue[],
  { tokens, cues }: { tokens: readonly Token[]; cues: readonly Cue[] },
): ReadonlySet<ReadValue> {
  const chosen = new Set<ReadValue>();
  const isChosen = ({ from, to }: ReadValue) =>
    cues.some((cue) => cue.class === 'choice' && cue.from < to && cue.to > from);
  let next: ReadValue | undefined;
  for (const value of values.toReversed()) {
    const leads =
      next !== undefined &&
      next.kind === value.kind &&
      next.from === value.to + 1 &&
      tokens[value.to]?.text === ',' &&
      (chosen.has(next) || isChosen(next));
    if (leads || leadsToChoice(value, { tokens, cues })) chosen.add(value);
    next = value;
  }
  return chosen;
}

/** The cues that may be said of a kind: "details in various colours" chooses between colours, and between no sizes. */
export function cuesOfKind(
  kind: ReadValue['kind'],
  { tokens, cues }: { tokens: readonly Token[]; cues: readonly Cue[] },
): readonly Cue[] {
  return cues.filter(({ class: name, at, end }) => {
    const between = name === 'choice' ? classBeside(tokens, at, end) : undefined;
    if (between !== undefined) return between === kind;
    const said = name === 'choice' ? tokens.slice(at, end + 1) : [];
    const named = (['colour', 'size'] as const).filter((one) => said.some(({ key }) => CHOSEN[one].has(key)));
    return named.length === 0 || named.some((one) => one === kind);
  });
}

/** "For men or women", "navy or black leather": the class of both words that a choice stands between. */
function classBeside(tokens: readonly Token[], at: number, end: number): WordClass | undefined {
  const after = entriesAt(tokens, end, LIKENESS_CLASSES).map((entry) => entry.class);
  return entriesAt(tokens, at - 1, LIKENESS_CLASSES).find((entry) => after.includes(entry.class))?.class;
}

/** What there is a choice of, in nine languages. */
const CHOSEN: Readonly<Record<'colour' | 'size', ReadonlySet<string>>> = {
  colour: new Set(
    'colours colors shades farben couleurs coloris teintes colores tonos colori kleuren kolory kolorow kolorach cores farger'.split(
      ' ',
    ),
  ),
  size: new Set(
    'sizes grossen tailles pointures tallas taglie misure maten rozmiary rozmiarow rozmiarach tamanhos storlekar'.split(
      ' ',
    ),
  ),
};

/** "Mustard, terracotta or black": the list goes on with a word that nobody knows, and then chooses. */
export function leadsToChoice(
  { kind, to }: Pick<ReadValue, 'kind' | 'to'>,
  { tokens, cues }: { tokens: readonly Token[]; cues: readonly Cue[] },
): boolean {
  return (
    kind === 'colour' &&
    tokens[to]?.text === ',' &&
    tokens[to + 1]?.kind === 'word' &&
    cues.some((cue) => cue.class === 'choice' && cue.at === to + 2)
  );
}

/** "About 2016", "2014 circa", "had it since 2012": when that was, and not what the thing is of. */
export function isLooseYear(tokens: readonly Token[], { from, to }: ReadValue): boolean {
  if (!/^\d{4}$/.test(tokens[from]?.text ?? '')) return false;
  const near = [tokens[from - 2], tokens[from - 1], tokens[to]].map((token) => token?.key ?? '');
  return near.some((key) => LOOSE.has(key));
}

/** "About a US 7", "roughly size 38": a size that nobody vouches for; "S, also XS", "up to XL": another one. */
export function isLooseSize(tokens: readonly Token[], { from }: ReadValue): boolean {
  if (ALSO.has(tokens[from - 1]?.key ?? '') || UP_TO.has(tokens[from - 1]?.key ?? '')) return true;
  return [tokens[from - 2], tokens[from - 1]].some((token) => token !== undefined && LOOSE.has(token.key));
}

/** In nine languages. */
const ALSO: ReadonlySet<string> = new Set(
  'also auch aussi egalement tambien anche pure ook tambem ocksa aven tez takze rowniez'.split(' '),
);

const UP_TO: ReadonlySet<string> = new Set('till until bis jusqu hasta fino tot ate upp'.split(' '));

/** In nine languages: about, since. */
const LOOSE: ReadonlySet<string> = new Set(
  `about around circa ca approx approximately roughly since etwa ungefahr zirka gegen seit environ vers env depuis circa
  verso intorno dal dall alrededor sobre hacia cerca aproximadamente desde por ongeveer rond omstreeks sinds ungefar
  runt omkring sedan okolo ok mniej od`.split(/\s+/),
);

/** "3 g each", "je 3 g", "3 g per piece", "3 g l'uno". */
export function isOfEach(
  { from, to }: ReadValue,
  { tokens, language }: { tokens: readonly Token[]; language: Language },
): boolean {
  const isEach = (at: number) => EACH[language].has(tokens[at]?.key.replace(/^l['’]/u, '') ?? '');
  const joins = entriesAt(tokens, to, ['joiner']).length > 0 || CUTS[language].has(tokens[to]?.key ?? '');
  return isEach(from - 1) || isEach(to) || ((joins || OF_EACH.has(tokens[to]?.key ?? '')) && isEach(to + 1));
}

const OF_EACH: ReadonlySet<string> = new Set('per pro za por par la l'.split(' '));

/** "Green/brown/black": the first of several joined by strokes is not what the thing is like. */
export function isOneOfMany({ from, to }: ReadValue, tokens: readonly Token[]): boolean {
  return tokens[to]?.text === '/' || tokens[from - 1]?.text === '/';
}
