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
  if (key === 'oh') return true;
  if (key === 'and' && OPENS_ANOTHER.has(next) && saysSomething(words, tags, at + 1, to)) return true;
  if (JOINS.has(before)) return false;
  if (/^(?:collect|collection|postage|pickup)$/.test(key) && ((tags[at] ?? 0) & TAG.delivery) !== 0)
    return true;
  if (key === 'theres' || (key === 'there' && BEING.has(next))) return true;
  if (key === 'its' || key === 'it')
    return BEING.has(next) || /^(?:comes|works|got|been|does|still)$/.test(next);
  if (key === 'also') return /^(?:got|comes|has|have|includes)$/.test(next);
  if (key === 'holds') return next === 'charge';
  if (SPOKEN_PARTS.has(key)) return BEING.has(next) && !SPOKEN_PARTS.has(before) && before !== 'the';
  if (SPOKEN_BUTTONS.has(key)) return next === 'button' && BEING.has(words[at + 2]?.key ?? '');
  if (key === 'battery') return before !== 'the' && /^(?:still|lasts|is|health|holds)$/.test(next);
  if (key === 'the' && next === 'battery')
    return /^(?:still|lasts|is|health|holds)$/.test(words[at + 2]?.key ?? '');
  if (key === 'the' || key === 'all')
    return (
      (BEING.has(words[at + 2]?.key ?? '') || BEING.has(words[at + 3]?.key ?? '')) &&
      ((tags[at - 1] ?? 0) & TAG.verb) === 0
    );
  return (key === 'comes' || key === 'includes') && !/^(?:it|which|that|also|and)$/.test(before);
}

const SPOKEN_PARTS = new Set(
  'screen,camera,cameras,speaker,speakers,keyboard,zips,buttons,lid,remote,wifi,bluetooth,corners,seats,legs,wheels,tyres,brakes,everything'.split(
    ',',
  ),
);
const SPOKEN_BUTTONS = new Set('home,volume,power,start,reset'.split(','));
const OPENS_ANOTHER = new Set('the,its,it,theres,there,one,also,everything'.split(','));

// "and the number 5 key sticks": a statement of its own has its verb or its fault near by.
function saysSomething(words: readonly Word[], tags: readonly number[], from: number, to: number): boolean {
  for (let at = from + 1; at < Math.min(to, from + 6); at += 1) {
    if (BEING.has(words[at]?.key ?? '') || ((tags[at] ?? 0) & (TAG.flaw | TAG.verb)) !== 0) return true;
  }
  return false;
}

const BEING = new Set('is,are,was,were,has,have,been,works,work'.split(','));
const JOINS = new Set(
  'and,or,but,that,which,where,when,if,because,as,so,on,in,of,at,to,for,with,from,by,under,behind,inside,over,near,while,although,though,than,is,are,think,know,says,said,saying,like,until,since,after,before'.split(
    ',',
  ),
);
