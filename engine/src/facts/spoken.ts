import { TAG } from './lexicon/tags.ts';
import type { Word } from './words.ts';

// Words without a full stop for so long are spoken ones: "the screen is fine but theres a dent it comes with …".
export const LONG = 14;

/** True where the next of several spoken statements begins. */
export function opensSpoken(
  words: readonly Word[],
  tags: readonly number[],
  place: { from: number; at: number; to: number },
): boolean {
  const { at, to } = place;
  if (to - at < 3) return false;
  const key = words[at]?.key ?? '';
  const next = words[at + 1]?.key ?? '';
  const before = words[at - 1]?.key ?? '';
  if (JOINS.has(before)) return false;
  if (/^(?:collect|collection|postage|pickup)$/.test(key) && ((tags[at] ?? 0) & TAG.delivery) !== 0)
    return true;
  if (key === 'theres' || (key === 'there' && BEING.has(next))) return true;
  if (key === 'its' || key === 'it') return BEING.has(next) || /^(?:comes|works|got|been|does)$/.test(next);
  if (key === 'battery') return before !== 'the' && /^(?:still|lasts|is|health|holds)$/.test(next);
  if (key === 'the' && next === 'battery')
    return /^(?:still|lasts|is|health|holds)$/.test(words[at + 2]?.key ?? '');
  if (key === 'the' || key === 'all')
    return BEING.has(words[at + 2]?.key ?? '') && ((tags[at - 1] ?? 0) & TAG.verb) === 0;
  return (key === 'comes' || key === 'includes') && !/^(?:it|which|that|also|and)$/.test(before);
}

const BEING = new Set('is,are,was,were,has,have,been,works,work'.split(','));
const JOINS = new Set(
  'and,or,but,that,which,where,when,if,because,as,so,on,in,of,at,to,for,with,from,by,under,behind,inside,over,near,while,although,though,than,is,are,think,know,says,said,saying,like,until,since,after,before'.split(
    ',',
  ),
);
