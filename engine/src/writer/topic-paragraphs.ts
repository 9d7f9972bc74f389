/** Breaks a long paragraph of the seller's where it turns to something else that a buyer asks, in their order. */
import type { Language } from '../language/languages.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import { CONTRAST, NEEDS } from '../lexicon/speech-words.ts';
import type { SellerSentence, Topic } from '../values/item.ts';
import type { Published } from './leave-out.ts';

type Asked = 'condition' | 'parts' | 'deal' | 'measures' | 'story';

/** What a buyer asks: what is wrong with a thing and what comes with it, for both of which a missing part counts; and the rest. */
const ASKED_FIRST: readonly [Asked, readonly Topic[]][] = [
  ['condition', ['fault', 'missing']],
  ['parts', ['missing', 'included']],
];
const ASKED_THEN: readonly [Asked, readonly Topic[]][] = [
  ['deal', ['delivery', 'payment', 'contact', 'asking-price']],
  ['measures', ['measurement']],
  ['story', ['history', 'care', 'past-price']],
];

const FEWEST_SENTENCES = 4;
/** In UTF-16 units: a shorter paragraph is none, unless it has several sentences or is the deal at the end. */
const SHORTEST = 70;
const SHORTEST_END = 50;

/** The same sentences in the same order, with a block for each turn of a paragraph of several; other lines stay as they are. */
export function byTopic(published: readonly Published[], language: Language): readonly Published[] {
  const broken: Published[] = [];
  let shift = 0;
  const lines = linesOf(published);
  for (const [at, line] of lines.entries()) {
    // Between lines of one block the seller has breaks of their own.
    const block = line[0]?.sentence.block;
    const isAlone = [lines[at - 1], lines[at + 1]].every((other) => other?.[0]?.sentence.block !== block);
    const breaks = isAlone && line.length >= FEWEST_SENTENCES ? breaksIn(line, language) : NONE;
    for (const [index, one] of line.entries()) {
      if (breaks.has(index)) shift += 1;
      const { block, line: number } = one.sentence;
      broken.push(
        shift === 0
          ? one
          : { ...one, sentence: { ...one.sentence, block: block + shift, line: number + shift } },
      );
    }
  }
  return broken;
}

const NONE: ReadonlySet<number> = new Set();

/** Sentences that stand on one line. */
function linesOf(published: readonly Published[]): readonly (readonly Published[])[] {
  const lines: Published[][] = [];
  for (const one of published) {
    const last = lines.at(-1);
    if (last?.[0]?.sentence.line === one.sentence.line) last.push(one);
    else lines.push([one]);
  }
  return lines;
}

/** Before which sentences of a line a paragraph begins. */
function breaksIn(line: readonly Published[], language: Language): ReadonlySet<number> {
  const breaks = new Set<number>();
  let rest = line.reduce((sum, { text }) => sum + text.length, 0);
  let [told, count, asked] = [0, 0, askedIn(line[0], language)];
  for (const [index, one] of line.entries()) {
    const next = askedIn(one, language);
    const turns = next.length > 0 && !next.some((one) => asked.includes(one));
    const isDeal = next.includes('deal');
    const isWhole = isDeal || count > 1 || told >= SHORTEST;
    if (
      index > 0 &&
      turns &&
      isWhole &&
      (isDeal || rest >= SHORTEST_END) &&
      !leansBack(one.sentence, language)
    ) {
      breaks.add(index);
      [told, count] = [0, 0];
    }
    if (next.length > 0) asked = next;
    told += one.text.length;
    rest -= one.text.length;
    count += 1;
  }
  return breaks;
}

function askedIn(one: Published | undefined, language: Language): readonly Asked[] {
  if (one === undefined) return [];
  const { topics, tokens } = one.sentence;
  const among = (list: typeof ASKED_FIRST) =>
    list.flatMap(([asked, of]) => (of.some((topic) => topics.has(topic)) ? [asked] : []));
  const first = among(ASKED_FIRST);
  if (first.length > 0) return first;
  const then = among(ASKED_THEN).slice(0, 1);
  // "Needs rewaxing" tells of a fault that no list knows.
  return then.length === 0 && tokens.some(({ key }) => NEEDS[language].has(key)) ? ['condition'] : then;
}

/** "But it works", "Both are", "Also": what opens so goes on from the sentence before it. */
function leansBack({ tokens }: SellerSentence, language: Language): boolean {
  const first = tokens.findIndex(({ kind }) => kind !== 'mark');
  const key = tokens[first]?.key ?? '';
  if (SENTENCE_WORDS[language].has(key) || CONTRAST[language].has(key) || GOES_ON.has(key)) return true;
  return entriesAt(tokens, first, ['joiner']).some(({ means }) => means === 'conjunction');
}

/** In nine languages: also, both, the other, the same, else, too. */
const GOES_ON: ReadonlySet<string> = new Set(
  `also both other others another same otherwise apart too plus again auch beide beides andere anderer anderes sonst
  ausserdem zudem dazu dabei davon daran ebenso aussi egalement tous toutes autre autres meme sinon tambien ambos ambas
  otro otra otros otras mismo misma ademas anche entrambi entrambe altro altra altri altre stesso stessa inoltre ook
  beide ander andere zelfde daarnaast verder tambem ambos outro outra mesmo mesma alem ocksa bada andra annan samma
  ovrigt takze rowniez tez oba obie inny inna inne ponadto`.split(/\s+/),
);
