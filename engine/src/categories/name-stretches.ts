/** The stretches of a name between marks and the small words that lead to something else. */
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { AND, CUTS, SOFT_CUTS } from './name-words.ts';

const CUT = /^[,;:()[\]{}|/–—•!?"“”*~]$/;

const JOINTS: Readonly<Record<string, 'and' | 'plus'>> = { '&': 'and', '+': 'plus' };

export interface Stretch {
  from: number;
  to: number;
  /** What stands before it: nothing or a mark, "of", "and" or a plus, or a word that leads to another thing. */
  opener: 'start' | 'mark' | 'soft' | 'and' | 'plus' | 'cut';
}

/** The stretches between marks and small words; a small word inside a noun or a make cuts nothing. */
export function stretchesOf(
  tokens: readonly Token[],
  languages: readonly Language[],
  { matches, makes }: { matches: readonly Pick<Stretch, 'from' | 'to'>[]; makes: ReadonlySet<number> },
): readonly Stretch[] {
  const inside = new Set<number>(makes);
  for (const { from, to } of matches) for (let at = from; at < to; at += 1) inside.add(at);
  const stretches: Stretch[] = [];
  let from = 0;
  let opener: Stretch['opener'] = 'start';
  for (let at = 0; at <= tokens.length; at += 1) {
    const isEnd = at === tokens.length || (isTwoSided(tokens[at]) && matches.some(({ to }) => to === at));
    const cut = isEnd ? 'mark' : inside.has(at) ? null : cutAt(tokens, at, languages);
    if (cut === null) continue;
    if (at > from) {
      stretches.push({ from, to: at, opener });
      opener = cut;
    } else if (cut === 'cut' || stretches.length > 0)
      opener = cut === 'mark' && opener !== 'start' ? opener : cut;
    from = at + 1;
  }
  return stretches;
}

function cutAt(
  tokens: readonly Token[],
  at: number,
  languages: readonly Language[],
): Stretch['opener'] | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.kind === 'mark' && joinsLetters(tokens, at)) return null;
  if (token.kind === 'mark')
    return CUT.test(token.text) || isSpaced(tokens, at) ? 'mark' : (JOINTS[token.text] ?? null);
  if (token.kind !== 'word') return null;
  if (languages.some((language) => AND[language] === token.key)) return 'and';
  if (languages.some((language) => CUTS[language].has(token.key))) return 'cut';
  return languages.some((language) => SOFT_CUTS[language].has(token.key)) ? 'soft' : null;
}

/** "Desk 140x70 white top": two sides behind a noun end what is said of the thing itself. */
function isTwoSided(token: Token | undefined): boolean {
  return token !== undefined && /^\d+(?:[.,]\d+)?[x×]\d+/iu.test(token.text);
}

/** "Series X/S", "L/R": a stroke between letters or numbers parts no two things. */
function joinsLetters(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.text !== '/' || before?.end !== token.start || after?.start !== token.end) return false;
  return before.text.length < SHORTEST_WORD || after.text.length < SHORTEST_WORD;
}

const SHORTEST_WORD = 3;

/** A dash between blanks, a stop before one. */
function isSpaced(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || !/^[-.]$/.test(token.text)) return false;
  const after = (tokens[at + 1]?.start ?? token.end) > token.end;
  return after && (token.text === '.' || (tokens[at - 1]?.end ?? token.start) < token.start);
}
