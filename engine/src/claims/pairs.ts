/** Small words whose meaning hangs on their neighbour, and what they claim together. */
import { checkAudience } from './audiences.ts';
import type { Found } from './claim.ts';
import { STOP } from './common-words.ts';
import type { Context } from './context.ts';
import { PAIRS } from './marks.ts';
import { isFreeOf } from './negation.ts';
import { ORDINARY } from './ordinary.ts';
import { ATTACHED, NEGATIVE } from './read-facts.ts';
import { flagsOf, type Support, says, saysInOtherWords, saysOf, saysTogether } from './support.ts';
import type { Token } from './tokens.ts';

/** "size L", "key of G", "a new ribbon", "no dents", "by Dyson": a small word whose meaning hangs on its neighbour. */
export function checkPair(list: readonly Token[], at: number, context: Context): Found | null {
  const token = list[at];
  const next = list[at + 1];
  if (
    !token ||
    (token.marks & PAIRS) === 0 ||
    !next ||
    next.sentence !== token.sentence ||
    token.after !== ''
  )
    return null;
  const { support } = context;
  const found = (kind: Found['kind']): Found => ({ kind, start: token.start, end: next.end });
  if (token.key === 'in')
    return (WEAK_COLOURS.has(next.key) || (WEAK_MATERIALS.has(next.key) && isFinished(list, at))) &&
      !token.negated &&
      !next.negated &&
      list[at + 2]?.key !== 'condition' &&
      !says(support, next.stem)
      ? found('colour')
      : null;
  if (token.key === 'spare' && TO_SPARE.has(next.key)) return null;
  if (token.key === 'free' || token.key === 'without') return checkFreeOf(list, at, context);
  // "Freshly reproofed": what was done lately is what a buyer pays for.
  if (token.key === 'freshly' || token.key === 'newly')
    return token.negated || next.kind !== 'word' || saysInOtherWords(support, next.stem)
      ? null
      : found('condition');
  if (token.key === 'any') return checkAny(list, at, context);
  if (token.key === 'no') return checkNoFlaw(list, at, support);
  if (token.negated !== next.negated) return null;
  if (
    (token.stem === 'size' || token.stem === 'grosse' || token.stem === 'taille' || token.stem === 'talla') &&
    next.kind === 'word'
  ) {
    const isLetters = /^(?:xxs|xs|s|m|l|xl|xxl|xxxl|small|medium|large|[a-h])$/.test(next.key);
    return isLetters && !token.negated && !says(support, next.stem) ? found('size') : null;
  }
  if (token.key === 'of' && list[at - 1]?.key === 'key' && next.key.length === 1) {
    return says(support, next.key) ? null : found('model');
  }
  if (
    token.key === 'new' &&
    !context.isNew &&
    !token.negated &&
    next.kind === 'word' &&
    list[at - 1]?.key !== 'like' &&
    list[at - 1]?.key !== 'as' &&
    !isWanted(list, at)
  ) {
    return STOP.has(next.key) ||
      ORDINARY.has(next.key) ||
      support.compact.includes(`new${next.key}`) ||
      saysOf(support, 'new', newThing(list, at))
      ? null
      : found('condition');
  }
  if (
    (token.key === 'spare' || token.key === 'extra') &&
    next.kind === 'word' &&
    !token.negated &&
    !STOP.has(next.key)
  ) {
    return saysTogether(support, [token.key, next.stem]) || next.key.startsWith('part')
      ? null
      : found('included');
  }
  if (token.key === 'for') return context.isEnglish ? checkAudience(list, at, support, context.own) : null;
  if (
    token.key === 'by' &&
    next.kind === 'word' &&
    context.field === 'description' &&
    next.capital &&
    !next.negated
  ) {
    // "Serviced by Omega" says more than that Omega made it.
    const before = list[at - 1];
    if (before !== undefined && SERVICES.has(before.key))
      return saysTogether(support, [before.stem, next.stem]) ? null : found('name');
    return context.makers.has(next.stem) || context.own.has(next.stem) || isPlainlySaid(next.stem, context)
      ? null
      : found('name');
  }
  return null;
}

const TO_SPARE = new Set(['room', 'bedroom', 'time', 'moment', 'minute', 'hour', 'evening']);

const WANTS = new Set(
  'want wants need needs needing require requires looking look seeking seeks deserve deserves due awaits ready find fit install buy source get'.split(
    ' ',
  ),
);
const WANT_REACH = 4;

/** "Will want a new battery", "looking for a new home": what is to come is not there. */
export function isWanted(list: readonly Token[], at: number): boolean {
  for (let step = 1; step <= WANT_REACH; step += 1) {
    const token = list[at - step];
    if (!token || token.sentence !== list[at]?.sentence) return false;
    if (WANTS.has(token.key)) return true;
  }
  return false;
}

/** What "new" is said of: the last word of weight behind it, "seals" of "new light seals". */
function newThing(list: readonly Token[], at: number): string {
  let thing = list[at + 1];
  for (let step = 2; step <= 3; step += 1) {
    const token = list[at + step];
    if (token?.kind !== 'word' || token.clause !== thing?.clause || STOP.has(token.key)) break;
    if (token.key !== token.stem) thing = token;
  }
  return thing?.stem ?? '';
}

// Colours only where something is said to be in them: "finished in cream".
const WEAK_COLOURS = new Set(
  'cream tan bronze mint sage coral peach plum champagne chocolate petrol mocha oatmeal camel olive seafoam blush lilac ivory'.split(
    ' ',
  ),
);

const WEAK_MATERIALS = new Set(['chrome', 'denim', 'lace', 'jersey', 'iron', 'cord']);
const FINISHED = new Set(['finished', 'made', 'covered', 'upholstered', 'trimmed', 'plated', 'cut', 'done']);

function isFinished(list: readonly Token[], at: number): boolean {
  return FINISHED.has(list[at - 1]?.key ?? '');
}

/** "Free of scratches", "without stains", where the facts do not deny that flaw. */
function checkFreeOf(list: readonly Token[], at: number, { support, works }: Context): Found | null {
  const token = list[at];
  const isFree = token?.key === 'free';
  if (!token || (isFree && !isFreeOf(list, at))) return null;
  let found: Found | null = null;
  for (let step = isFree ? 2 : 1; step <= 4; step += 1) {
    const word = list[at + step];
    if (!word || word.clause !== token.clause) break;
    if (works && TROUBLES.has(word.stem)) return null;
    if (STOP.has(word.key) || ORDINARY.has(word.key)) continue;
    if ((flagsOf(support, word.stem) & NEGATIVE) !== 0) return null;
    if (isFree || FLAWS.has(word.stem)) found ??= { kind: 'condition', start: token.start, end: word.end };
  }
  return found;
}

const TROUBLES = new Set(['problem', 'issue', 'trouble', 'fault', 'fuss', 'hitch', 'bother']);

const SERVICES = new Set(
  'serviced restored repaired authenticated valued tested overhauled certified graded signed refurbished'.split(
    ' ',
  ),
);

/** Said, and nowhere denied: "not a Dyson part" makes nothing "by Dyson". */
function isPlainlySaid(stem: string, context: Context): boolean {
  const flags = flagsOf(context.support, stem);
  return (flags & ATTACHED) !== 0 && (flags & NEGATIVE) === 0;
}

const FLAWS = new Set(
  'scratch scratche mark scuff crack chip hole stain tear rip dent ding damage wear rust fade fading flaw defect issue problem fault woodworm worm moth leak snag pull bobbling mould smell odour crease pen writing missing dead pixel burn cracked repair restoration hairline crazing inscription annotation highlighting doodle'.split(
    ' ',
  ),
);
const FITS = new Set(
  'fit fits work works plug plugs suit suits connect connects compatible charges runs'.split(' '),
);

/** "Works on any voltage", "fits any model": who promises all of a kind must have it from the facts. */
function checkAny(list: readonly Token[], at: number, { support }: Context): Found | null {
  const any = list[at];
  const thing = list[at + 1];
  if (!any || any.negated || thing?.kind !== 'word' || saysInOtherWords(support, thing.stem)) return null;
  for (let step = 1; step <= 3; step += 1) {
    const verb = list[at - step];
    if (!verb || verb.clause !== any.clause) return null;
    if (FITS.has(verb.key)) return { kind: 'guarantee', start: verb.start, end: thing.end };
  }
  return null;
}

/** "No dents" where the facts do not deny them. */
function checkNoFlaw(list: readonly Token[], at: number, support: Support): Found | null {
  const flaw = flawBehind(list, at);
  if (!flaw || (flagsOf(support, flaw.stem) & NEGATIVE) !== 0) return null;
  return { kind: 'condition', start: list[at]?.start ?? flaw.start, end: flaw.end };
}

/** The flaw that a "no" denies: "no visible cracks", "no lacquer wear". */
function flawBehind(list: readonly Token[], at: number): Token | undefined {
  const clause = list[at]?.clause;
  for (let step = 1; step <= 3; step += 1) {
    const token = list[at + step];
    if (token?.kind !== 'word' || token.clause !== clause || STOP.has(token.key)) return undefined;
    if (FLAWS.has(token.stem)) return token;
  }
  return undefined;
}
