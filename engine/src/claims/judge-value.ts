/** A value, a fault or a make that a text says, held against what the form says of the same. */

import type { Polarity } from '../language/cues.ts';
import { squeeze } from '../language/fold.ts';
import { entriesOfWord } from '../lexicon/lexicon.ts';
import { contentPlaces } from './content.ts';
import { wordsNear } from './form-words.ts';
import { judge, saysWords, type Verdict } from './judge.ts';
import { faultSaidAs, type Span, saidAs, valueSaidAs } from './statements.ts';
import { CLAIMED_CLASSES, type ClaimedClass, FLAWLESS_GRADE, type Support } from './support.ts';

/** Grades that say what was done to a material. */
const WORKED: ReadonlySet<string> = new Set(['worked', 'recycled']);

/** A value of a class of the lexicon, held against what the form says of the same meaning. */
export function judgeClass(name: ClaimedClass, means: string, span: Span, support: Support): Verdict {
  const polarity = (name === 'fault' ? faultSaidAs : valueSaidAs)(span.clause, span.from, span.to);
  if (saysWords(span, support, span.clause.isPhrase ? 'asserted' : polarity)) return 'supported';
  // That something is real or pure is as often praise.
  if (name === 'grade' && !WORKED.has(means)) return 'supported';
  const [token, ...others] = span.clause.tokens.slice(span.from, span.to);
  const isSaid = support.meaning(name, means).size > 0;
  if (!isSaid && polarity === 'asserted' && DESCRIBES.has(name) && isInOtherForm(name, span, support))
    return 'supported';
  // "#verdemilitare"
  if (!isSaid && token !== undefined && support.isTagged([token, ...others].map(({ key }) => key).join('')))
    return 'supported';
  if (name === 'fault') return judgeFault(polarity, means, support);
  if (name === 'era' && isOfYear(means, support)) return 'supported';
  if (isNamedSo(name, means, span, support) || saysEach(name, span, support)) return 'supported';
  const said = support.meaning(name, means);
  // Who compares a thing with a colour or material that the form does not speak of claims it all the same.
  if ((polarity === 'unsure' || polarity === 'other') && said.size === 0) return 'unsupported';
  return judge(polarity, said, { eitherWay: false, isPhrase: span.clause.isPhrase });
}

/** "The blue cushions are not included", "goes with a white blouse": the form calls the same thing so, of the item or not. */
function isNamedSo(name: ClaimedClass, means: string, { clause, from, to }: Span, support: Support): boolean {
  const denies = clause.cues.some((cue) => cue.class === 'deny');
  return wordsNear(clause.tokens, from, to).some((key) =>
    [...support.near(`${name} ${means}`, key)].some((said) => said !== 'denied' || denies),
  );
}

/** Two words that are one value, "white gold" of what is white and gold: the form says each of them by itself. */
function saysEach(name: ClaimedClass, { clause: { tokens }, from, to }: Span, support: Support): boolean {
  const each = tokens.slice(from, to);
  return (
    each.length > 1 &&
    each.every(({ key }) => {
      if (support.word(key).has('asserted')) return true;
      return entriesOfWord(key, CLAIMED_CLASSES).some((entry) =>
        (entry.class === name ? [name] : ALIKE).some((one) =>
          support.meaning(one, entry.means).has('asserted'),
        ),
      );
    })
  );
}

/** Classes whose words may stand in the form as another part of speech: "flowery" of a skirt with flowers. */
const DESCRIBES: ReadonlySet<ClaimedClass> = new Set(['colour', 'pattern', 'material', 'edition']);

/** Whether the form has the words joined, apart or with another ending; of a pattern, one of them: "cheetah print". */
function isInOtherForm(name: ClaimedClass, span: Span, support: Support): boolean {
  const { clause, from, to } = span;
  const joined = squeeze(
    clause.tokens
      .slice(from, to)
      .map(({ key }) => key)
      .join(''),
  );
  if (support.repeats(joined)) return true;
  const isSaid = (at: number) => support.stem(clause.tokens[at]?.key ?? '').has('asserted');
  const places = contentPlaces(clause, support.speech, { from, to });
  return places.length > 0 && (name === 'pattern' ? places.some(isSaid) : places.every(isSaid));
}

/** Classes of which one thing may be said by the other: what is gilded is golden. */
const ALIKE: readonly ClaimedClass[] = ['colour', 'material'];

/** The years of an era that is not named by its own. */
const ERAS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['vintage', [1900, 2005]],
  ['antique', [1000, 1930]],
  ['mid-century', [1940, 1969]],
  ['pre-war', [1900, 1945]],
  ['post-war', [1945, 1965]],
  ['19th century', [1800, 1899]],
  ['18th century', [1700, 1799]],
  ['20th century', [1900, 1999]],
]);
const DECADE_YEARS = 9;

/** "Mid century" of what is from 1955. */
function isOfYear(means: string, { numbers }: Support): boolean {
  const decade = Number(/^(\d{4})s$/.exec(means)?.[1] ?? 0);
  const [first, last] = ERAS.get(means) ?? [decade, decade + DECADE_YEARS];
  return first > 0 && [...numbers.all].some((year) => year >= first && year <= last);
}

/** What says that a thing has no such fault. */
const SOUND: ReadonlyMap<string, readonly string[]> = new Map([
  ['broken', ['intact', 'no-issues']],
  ['crack', ['intact']],
  ['tear', ['intact']],
  ['wear', ['no-wear']],
]);

/** A word denied by its own beginning or end, "uncreased", "kratzfrei": a fault, or what the form says of the item. */
export function judgeFreeOf(key: string, support: Support): Verdict {
  const [, un, free] = FREE_OF.exec(key) ?? [];
  const word = un ?? free ?? '';
  const [fault] = entriesOfWord(word, ['fault']);
  if (fault !== undefined) return judgeFault('denied', fault.means, support);
  const said = support.word(word);
  return said.has('asserted') && said.size === 1 && support.word(key).size === 0 ? 'turned' : 'supported';
}

const FREE_OF = /^(?:un|on)(\p{L}{4,})$|^(\p{L}{3,})(?:less|free|frei|los|vrij|loos|fri|los)$/u;

function judgeFault(polarity: Polarity, means: string, support: Support): Verdict {
  const form = support.meaning('fault', means);
  // A fault that nobody told takes nothing from a buyer.
  if (polarity === 'asserted' && !form.has('denied')) return 'supported';
  if (polarity === 'denied' && !form.has('asserted')) {
    if (support.grade >= FLAWLESS_GRADE) return 'supported';
    if (SOUND.get(means)?.some((id) => support.concept(id).has('asserted'))) return 'supported';
  }
  return judge(polarity, form, { eitherWay: true, isPhrase: false });
}

/** A make, held against the words and values of the form. */
export function judgeBrand(name: string, span: Span, support: Support): Verdict {
  if (saysWords(span, support, 'asserted')) return 'supported';
  const polarity = saidAs(span.clause, span.from, span.to);
  const words = name.toLowerCase().split(/[\s-]+/);
  const isKnown = support.has(squeeze(name));
  if (!isKnown)
    return words.every((word) => support.word(word).has('asserted')) ? 'supported' : 'unsupported';
  const said = support.word(squeeze(words[0] ?? ''));
  return said.size === 0
    ? 'supported'
    : judge(polarity, said, { eitherWay: false, isPhrase: span.clause.isPhrase });
}
