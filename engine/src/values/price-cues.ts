/** The words beside an amount of money that say what it is. */
import type { Token } from '../language/token.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { isJoining, isOfPrice, type TokenSpan } from './amounts.ts';

/** Words that say of an amount what it is. */
export interface Cue {
  kind: 'asking' | 'past';
  /** A verb of taking. */
  settles: boolean;
  from: number;
  to: number;
}

/** The cue nearest to an amount among the tokens `from` to before `to`. */
export function nearestCue(
  tokens: readonly Token[],
  { from, to, amount }: TokenSpan & { amount: TokenSpan },
): Cue | null {
  let best: Cue | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (let index = from; index < to; index += 1) {
    // "Retail price" is no "price".
    const [entry] = entriesAt(tokens, index, ['asking-price', 'past-price']).filter(
      (one) =>
        isOfPrice(one) && (!one.weak || isBeside(tokens, { from: index, to: index + one.length }, amount)),
    );
    if (entry === undefined) continue;
    const away = Math.abs(index - amount.from);
    const end = index + entry.length;
    if (away < distance)
      best = {
        kind: entry.class === 'past-price' ? 'past' : 'asking',
        settles: entry.means === 'settles',
        from: index,
        to: end,
      };
    distance = Math.min(distance, away);
    index = end - 1;
  }
  return best;
}

/** "Price: around £20": nothing but a colon, a dash and joining words stands between a word and an amount. */
function isBeside(tokens: readonly Token[], word: TokenSpan, amount: TokenSpan): boolean {
  const [from, to] = word.from < amount.from ? [word.to, amount.from] : [amount.to, word.from];
  for (let at = from; at < to; at += 1)
    if (!/^[:–—-]$/.test(tokens[at]?.text ?? '') && !isJoining(tokens, at)) return false;
  return true;
}

/** "Please don't offer 100". */
export function isRefused(tokens: readonly Token[], cue: Cue): boolean {
  if (cue.kind !== 'asking') return false;
  for (let words = 1; words <= MOST_OF_DENIAL; words += 1)
    if (entriesAt(tokens, cue.from - words, ['deny']).some(({ weak, length }) => !weak && length === words))
      return true;
  return false;
}

const MOST_OF_DENIAL = 3;
