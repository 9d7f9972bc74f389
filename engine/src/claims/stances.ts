/**
 * What a sentence says without saying it of the item: advice ("wear it with boots"), wishes ("would suit a
 * hallway"), comparisons ("cheaper than a new one"), talk of you and me. Asked only where something was found.
 */
import type { ClaimKind } from '@smart-listings/contract';
import type { Found } from './claim.ts';
import { colourConcept } from './concepts.ts';
import type { Context } from './context.ts';
import type { Token } from './tokens.ts';

const set = (words: string) => new Set(words.split(/\s+/));

/** What a buyer can hold a seller to in any sentence: figures, grades and promises. */
const BINDING = new Set<ClaimKind>(['number', 'guarantee', 'condition']);

// An imperative at the head of a sentence; nouns as well, so that what follows must show the verb.
const ADVICE = set(
  `wear pair style layer team match throw pop put place hang stand lay set take use keep add fill try bring enjoy imagine picture treat give plug connect combine mix serve pack load grab slip dress display play ride cook bake curl light tie roll tuck drape arrange cover dry store carry drop slide start finish build turn make see`,
);
const OBJECTS = set('it them this these one a an your yourself him her someone everything');
const HYPOTHETICAL = set('would could might wouldnt couldnt id youd');
const ELSE = set('than unlike');
const GOES = set('go goes look looks pair pairs sit sits team teams suits match matches');
const GOES_IF_WORN = set('work works wear wears layers');
const PREPOSITIONS = set('with over under beside alongside next on against');
const FINITE = set('is are was were has had comes includes included features offers measures weighs');
const PEOPLE = set('you youre we i im');
const OURS = set('my our your');
const STATES = set('is are was were am be have has had need needs want wants');
const CERTAINLY = set('the its matching original included this these');
const PRONOUNS = set('it them this these him her you me us');

// Praise of taste, which binds nobody where it only says for whom or for what the item would do.
const TASTE = set(
  `perfect perfectly ideal excellent wonderful fantastic superb great beautiful beautifully gorgeous exceptional outstanding amazing parfait parfaite perfekt perfekte ideale perfetto perfetta perfecto perfecta perfeito perfeita`,
);
const SUITS = set('for to if when as pour für fur per para voor dla zum zur');
const ROLES = set(
  `choice option addition gift present companion way idea pick place spot home match partner project buy start starter introduction alternative base backdrop solution reason treat thing size excuse stand-in souvenir keepsake reminder opportunity chance find centrepiece finish finishing touch fit surprise example`,
);
const SUITS_REACH = 4;
const GLOWS = set(
  'light glow hour hours tone tones shade shades hue hues pastel pastels colour colours sheen',
);
const QUIET_TIMES = set('night evening morning afternoon moment corner spot day weekend hour read street');

/** Whether what was found is said of the item at all. */
export function isSaidOfItem({ kind, start, end }: Found, list: readonly Token[], context: Context): boolean {
  const at = list.findIndex((token) => token.start >= start);
  const token = list[at];
  if (!token) return true;
  if (kind === 'superlative' && isHarmless(list, at, end)) return false;
  if ((kind === 'colour' || kind === 'guarantee') && isOfLightOrTime(list, at)) return false;
  if (!context.isEnglish || context.field !== 'description') return true;
  if (isOfPeople(list, at, kind)) return false;
  if (kind === 'number' || kind === 'guarantee') return true;
  if (isBehind(list, at, isElse)) return false;
  const isPlain = !isCertain(list, at);
  if (!isPlain) return true;
  if (isBehind(list, at, (all, index) => HYPOTHETICAL.has(all[index]?.key ?? ''))) return false;
  if (BINDING.has(kind)) return true;
  return !isAdvice(list, at) && !goesWith(list, at, context);
}

/** "The matching scarf", "its leather belt": what has an article of its own is there. */
function isCertain(list: readonly Token[], at: number): boolean {
  const { clause } = list[at] ?? {};
  for (let step = 1; step <= 2; step += 1) {
    const before = list[at - step];
    if (!before || before.clause !== clause) return false;
    if (CERTAINLY.has(before.key)) return true;
  }
  return CERTAINLY.has(list[at]?.key ?? '');
}

/** Goes back from a place to the beginning of its sentence, as long as no other statement stands between. */
function isBehind(
  list: readonly Token[],
  at: number,
  opens: (list: readonly Token[], index: number) => boolean,
): boolean {
  const sentence = list[at]?.sentence;
  for (let index = at; index >= 0; index -= 1) {
    const token = list[index];
    if (!token || token.sentence !== sentence) return false;
    if (opens(list, index)) return true;
    if (index < at && FINITE.has(token.key)) return false;
  }
  return false;
}

/** "Than a new one", "rather than", "instead of", "compared with". */
function isElse(list: readonly Token[], index: number): boolean {
  const key = list[index]?.key ?? '';
  const next = list[index + 1]?.key;
  return (
    ELSE.has(key) ||
    (key === 'instead' && next === 'of') ||
    (key === 'compared' && (next === 'with' || next === 'to'))
  );
}

/** "Wear it with boots", at the head of its sentence or behind an "and" or a colon. */
function isAdvice(list: readonly Token[], at: number): boolean {
  return isBehind(list, at, (all, index) => {
    const verb = all[index];
    const before = all[index - 1];
    if (!verb || !ADVICE.has(verb.key) || verb.after !== '') return false;
    const opens =
      verb.initial || before?.sentence !== verb.sentence || /^(?:and|or|then|just|simply)$/.test(before.key);
    return opens && OBJECTS.has(all[index + 1]?.key ?? '');
  });
}

/** "Looks great with a white shirt", and "works with jeans" of what is worn. */
function goesWith(list: readonly Token[], at: number, context: Context): boolean {
  let joined = false;
  return isBehind(list, at, (all, index) => {
    const key = all[index]?.key ?? '';
    if (index < at && PREPOSITIONS.has(key)) joined = !PRONOUNS.has(all[index + 1]?.key ?? '');
    return joined && (GOES.has(key) || (context.isWorn && GOES_IF_WORN.has(key)));
  });
}

/** "We are moving", "if you have a date in mind", "you are ready to go": what it says is said of people. */
function isOfPeople(list: readonly Token[], at: number, kind: ClaimKind): boolean {
  if (kind !== 'model' && kind !== 'condition' && kind !== 'superlative') return false;
  const clause = list[at]?.clause;
  for (let index = at - 1; index >= 0; index -= 1) {
    const verb = list[index];
    if (!verb || verb.clause !== clause) return false;
    if (verb.key === 'youre' || verb.key === 'im') return true;
    if (!STATES.has(verb.key)) continue;
    const subject = list[index - 1];
    if (!subject || subject.sentence !== verb.sentence) return false;
    // "I have the receipt" tells of a thing, "if you have a date in mind" of none.
    const has = /^(?:have|has|had)$/.test(verb.key);
    if (PEOPLE.has(subject.key)) return !has || subject.key === 'you';
    return !has && OURS.has(list[index - 2]?.key ?? '');
  }
  return false;
}

/** "Perfect for a hallway", "a wonderful gift": says whom it would suit, and promises nothing. */
function isHarmless(list: readonly Token[], at: number, end: number): boolean {
  const first = list[at];
  if (!first || !TASTE.has(first.key)) return first?.key === 'soft' && isTone(list[at + 1]);
  for (let step = 1; step <= SUITS_REACH; step += 1) {
    const token = list[at + step];
    if (!token || token.clause !== first.clause) return false;
    if (ROLES.has(token.stem) || ROLES.has(token.key)) return true;
    if (token.start >= end && SUITS.has(token.key)) return true;
    if (FINITE.has(token.key) || token.key === 'and') return false;
  }
  return false;
}

function isTone(token: Token | undefined): boolean {
  return token !== undefined && (GLOWS.has(token.key) || colourConcept(token.key) !== undefined);
}

/** "A golden glow" colours no item, "a quiet evening" promises no silence. */
function isOfLightOrTime(list: readonly Token[], at: number): boolean {
  const next = list[at + 1];
  if (!next || next.clause !== list[at]?.clause) return false;
  if (list[at]?.key === 'quiet') return QUIET_TIMES.has(next.key);
  return /^(?:golden|silver|rosy)$/.test(list[at]?.key ?? '') && /^(?:glow|light|hour|hours)$/.test(next.key);
}
