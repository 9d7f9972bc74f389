import type { Joined } from './joins.ts';
import { TAG } from './lexicon/tags.ts';
import { type Reading, readWords } from './reading.ts';
import { opensRunOn, RUN_ON } from './run-on.ts';
import { LONG, opensSpoken } from './spoken.ts';
import { kindsByWord } from './word-kinds.ts';
import type { Word } from './words.ts';

/** A run of words that says one thing. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  /** Says something to the reader, nothing of the item. */
  readonly aside?: boolean;
}

const WITH = new Set('with,mit,avec,con,met,z,ze,com'.split(','));
const NO = new Set(
  'no,without,kein,keine,keinen,ohne,sans,pas,sin,senza,geen,zonder,bez,brak,sem,nessun,nessuna,niente,nenhum,nenhuma,ningún,ninguna,aucun,aucune'.split(
    ',',
  ),
);
const SO = new Set('so,then'.split(','));

type Side = 'good' | 'bad' | 'none';

/** True when the word opens a denial of presence: "no charger", "ohne Kabel". */
export function isNo(key: string | undefined): boolean {
  return key !== undefined && NO.has(key);
}

/** True when the word joins what comes beside: "with", "mit". */
export function isWith(key: string | undefined): boolean {
  return key !== undefined && WITH.has(key);
}

function sideOf(reading: Reading): Side {
  const bad = TAG.fault | TAG.gone;
  if (
    reading.flaws > 0 ||
    (reading.tags & bad) !== 0 ||
    reading.deniedGoods > 0 ||
    reading.deniedIncludes > 0
  )
    return 'bad';
  const good = TAG.works | TAG.state | TAG.include | TAG.accessory;
  if ((reading.tags & good) !== 0 || reading.deniedFlaws > 0) return 'good';
  return 'none';
}

/**
 * Splits a clause where its halves are of different kinds: good news and bad ("works but the key is
 * lost"), what is there and what is not ("cable included but no box"), and before each further "no".
 */
export function splitPieces({ text, words, tags, ands }: Joined & { text: string }, clause: Piece): Piece[] {
  const pieces: Piece[] = [];
  const runsOn = clause.to - clause.from >= RUN_ON;
  let from = clause.from;
  const label = stateLabel(words, clause);
  if (label > 0) {
    pieces.push({ from, to: from + label });
    from += label;
  }
  for (let at = clause.from + 1; at < clause.to; at += 1) {
    const key = words[at]?.key ?? '';
    const next = words[at + 1]?.key;
    const joint = JOINTS.get(key) ?? 0;
    if (joint & JOINT.no && at > from && at + 1 < clause.to && opensAnotherNo(words, tags, { from, at })) {
      pieces.push({ from, to: at });
      from = at;
      continue;
    }
    // "collection after 5 no timewasters": what is said of the deal is no part of it.
    if (
      joint & JOINT.no &&
      at > from &&
      !/^(?:please|pls|plz|sorry)$/.test(words[from]?.key ?? '') &&
      ((tags[at] ?? 0) & TAG.payment) !== 0
    ) {
      pieces.push({ from, to: at });
      from = at;
      continue;
    }
    if (runsOn && opensRunOn(words, tags, { text, from, at, to: clause.to })) {
      pieces.push({ from, to: at });
      from = at;
      continue;
    }
    const turns = ((tags[at] ?? 0) & TAG.turn) !== 0;
    // "collect from SE15 cash": how it is paid stands at the end.
    if (
      at > from + 1 &&
      clause.to - at <= 2 &&
      ((tags[at] ?? 0) & TAG.payment) !== 0 &&
      isDelivery(tags, from, at)
    ) {
      pieces.push({ from, to: at });
      from = at;
      continue;
    }
    if (
      clause.to - clause.from >= LONG &&
      at - from >= 3 &&
      opensSpoken(words, tags, { from, at, to: clause.to })
    ) {
      pieces.push({ from, to: at });
      from = at;
      continue;
    }
    const and = ands.has(key);
    if ((and || key === 'so' || turns) && isNo(next) && at > from) {
      pieces.push({ from, to: at });
      from = at + 1;
      continue;
    }
    // "bases incl. one dial is stiff": the list ends with its own word.
    if (
      joint & JOINT.endsList &&
      at > from &&
      clause.to - at > 3 &&
      rightHasSubject(tags, at + 1, clause.to) &&
      !ands.has(next ?? '') &&
      !turnsAt(tags, at + 1)
    ) {
      pieces.push({ from, to: at + 1 });
      from = at + 1;
      continue;
    }
    if (joint & JOINT.remarks && isRemark(words, tags, { from, at, to: clause.to })) {
      pieces.push({ from, to: at });
      pieces.push({ from: at, to: clause.to, aside: true });
      from = clause.to;
      break;
    }
    if (((tags[at] ?? 0) & TAG.include) !== 0 && opensInclusion(words, tags, { from, at, to: clause.to })) {
      pieces.push({ from, to: at });
      from = at;
      continue;
    }
    if (!turns && !and && !(joint & JOINT.so)) continue;
    if (at - from < 1 || clause.to - at < 3) continue;
    if (joint & JOINT.so) {
      const aside = next !== undefined && PERSONS.has(next);
      if (!aside && !(key === 'so' && /^\d/.test(words[at - 1]?.key ?? ''))) continue;
      pieces.push({ from, to: at });
      from = aside ? at : at + 1;
      continue;
    }
    const left = sideOf(readWords(words, tags, from, at));
    const right = sideOf(
      readWords(words, tags, at + 1, turns ? clause.to : nextTurn(tags, at + 1, clause.to)),
    );
    const differ = left !== 'none' && right !== 'none' && left !== right;
    const rightStandsAlone =
      turns || (rightHasSubject(tags, at + 1, clause.to) && ((tags[at + 1] ?? 0) & TAG.verb) === 0);
    if (differ && rightStandsAlone && at - from >= 2) {
      pieces.push({ from, to: at });
      // "apart from" is one turn of two words; cleaning takes it off.
      from = turns ? at : at + 1;
    }
  }
  if (from < clause.to) pieces.push({ from, to: clause.to });
  return pieces.filter((piece) => piece.to > piece.from);
}

// "NO BATTERY NO CHARGER", "PHONE ONLY NO CABLE"; but not "there is no box" or "2 of them no magnets".
function opensAnotherNo(
  words: readonly Word[],
  tags: readonly number[],
  place: { from: number; at: number },
): boolean {
  const { from, at } = place;
  if (NO.has(words[from]?.key ?? ''))
    return !/^(?:and|or|of|und|et|y|e|with|has|is|are)$/.test(words[at - 1]?.key ?? '');
  const before = words[at - 1]?.key ?? '';
  if (before === 'only' || before === 'found' || before === 'once') return true;
  // "FIFA 23 no case": a thing, then what it lacks.
  if (
    ((tags[at + 1] ?? 0) & TAG.accessory) === 0 ||
    /^(?:and|or|of|with|has|have|is|are|there|theres|but|them|got|comes?|came|coming|sold|supplied|selling)$/.test(
      before,
    )
  )
    return false;
  for (let index = from; index < at; index += 1) if (((tags[index] ?? 0) & TAG.verb) !== 0) return false;
  return true;
}

// "cuts vinyl, card etc. comes with a blade": what follows is a list, what came before is not.
function opensInclusion(
  words: readonly Word[],
  tags: readonly number[],
  place: { from: number; at: number; to: number },
): boolean {
  const { from, at, to } = place;
  if (at - from < 2 || to - at < 2) return false;
  if (
    !/^(?:comes?|came|includes?|including|incl|complete|supplied|bundled|inkl|inklusive|incluye|inclus|compreso|inclusief|inclui)$/.test(
      words[at]?.key ?? '',
    )
  )
    return false;
  const previous = words[at - 1]?.key ?? '';
  return (
    !isNo(previous) &&
    !isNo(words[at + 1]?.key) &&
    !/^(?:not|doesnt|does|dont|didnt|and|is|are|it|that|which|also|all)$/.test(previous) &&
    readWords(words, tags, from, at).negations === 0
  );
}

const LIST_ENDS = new Set('incl,included,present'.split(','));
const BECAUSE = new Set('as,because,cos,coz,since'.split(','));
const OTHERS = new Set('they,he,she,we,it'.split(','));
/** What a word may be where a clause is cut, looked up once for each. */
const JOINT = { no: 1, so: 2, endsList: 4, remarks: 8 } as const;
const JOINTS = kindsByWord([
  [JOINT.no, NO],
  [JOINT.so, SO],
  [JOINT.endsList, LIST_ENDS],
  [JOINT.remarks, [...BECAUSE, ...OTHERS, 'that', 'which']],
]);
const PERSONS = new Set('i,you,we,they,he,she,im,ill,youll,well,id,youd,ive,weve,theyll,my,u'.split(','));

const LABELS_OF_STATE = new Set('bnwt,bnib,bnip,bnwot,nwt,nwot,nib'.split(','));

// "BNWT 2 pack grey trousers": the label says one thing, the rest another.
function stateLabel(words: readonly Word[], clause: Piece): number {
  const first = words[clause.from]?.key ?? '';
  const next = words[clause.from + 1]?.key ?? '';
  const length = LABELS_OF_STATE.has(first) ? 1 : first === 'brand' && next === 'new' ? 2 : 0;
  if (length === 0) return 0;
  const after = words[clause.from + length]?.key ?? '';
  return clause.to - clause.from > length &&
    !/^(?:in|with|and|but|sealed|never|condition|without)$/.test(after)
    ? length
    : 0;
}

// "with a case and charger but no box": the "and" joins only up to the "but".
function nextTurn(tags: readonly number[], from: number, to: number): number {
  let at = from;
  while (at < to && !turnsAt(tags, at)) at += 1;
  return at;
}

function turnsAt(tags: readonly number[], at: number): boolean {
  return ((tags[at] ?? 0) & TAG.turn) !== 0;
}

// "raw hem that I did not cut", "chairs not included they went to my sister": the rest is talk.
function isRemark(
  words: readonly Word[],
  tags: readonly number[],
  place: { from: number; at: number; to: number },
): boolean {
  const { from, at, to } = place;
  if (at - from < 2 || to - at < 2) return false;
  const key = words[at]?.key ?? '';
  const next = words[at + 1]?.key ?? '';
  const after = words[at + 2]?.key ?? '';
  const relative =
    (key === 'that' || key === 'which') &&
    PERSONS.has(next) &&
    !/^(?:can|could|know|am|noticed|have|see|found)$/.test(after);
  const gone =
    OTHERS.has(key) &&
    !/^(?:and|but|so|that|as|if|when|because|cos|coz|since|than)$/.test(words[at - 1]?.key ?? '');
  const because =
    BECAUSE.has(key) &&
    (PERSONS.has(next) || /^(?:my|our|the)$/.test(next) || ((tags[at + 1] ?? 0) & TAG.private) !== 0);
  if (because) {
    const why = readWords(words, tags, at, to);
    const talk = TAG.person | TAG.private | TAG.occasion;
    return (
      why.flaws === 0 &&
      ((why.tags & talk) !== 0 || PERSONS.has(next)) &&
      (why.tags & (TAG.fault | TAG.works | TAG.state | TAG.include)) === 0
    );
  }
  if (!relative && !gone) return false;
  const rest = readWords(words, tags, at, to);
  const empty =
    rest.flaws === 0 && (rest.tags & (TAG.fault | TAG.gone | TAG.works | TAG.state | TAG.include)) === 0;
  return relative ? rest.flaws === 0 : empty && (rest.tags & (TAG.private | TAG.occasion)) !== 0;
}

/** True for a piece that only explains to the reader: "so you will need to carry it". */
export function isAside(words: readonly Word[], piece: Piece): boolean {
  return (
    piece.aside === true ||
    (SO.has(words[piece.from]?.key ?? '') && PERSONS.has(words[piece.from + 1]?.key ?? ''))
  );
}

function rightHasSubject(tags: readonly number[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (((tags[at] ?? 0) & (TAG.verb | TAG.function)) !== 0) return true;
  return false;
}

function isDelivery(tags: readonly number[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (((tags[at] ?? 0) & TAG.delivery) !== 0) return true;
  return false;
}
