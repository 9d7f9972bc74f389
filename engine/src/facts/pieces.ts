import type { Language } from './ledger.ts';
import { TAG } from './lexicon/tags.ts';
import { type Reading, readWords } from './reading.ts';
import type { Word } from './words.ts';

/** A run of words that says one thing. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  /** Says something to the reader, nothing of the item. */
  readonly aside?: boolean;
}

/** Words with their tags, and what joins two of them in their language. */
export interface Joined {
  readonly words: readonly Word[];
  readonly tags: readonly number[];
  readonly ands: ReadonlySet<string>;
}

const ANYWHERE = ['and', 'und', 'et', 'plus', 'oraz'];
const ANDS: Partial<Record<Language, ReadonlySet<string>>> = {
  es: new Set([...ANYWHERE, 'y', 'e']),
  it: new Set([...ANYWHERE, 'e', 'ed']),
  nl: new Set([...ANYWHERE, 'en']),
  pl: new Set([...ANYWHERE, 'i']),
  pt: new Set([...ANYWHERE, 'e']),
};
const COMMON_ANDS: ReadonlySet<string> = new Set(ANYWHERE);

/** What joins two things in a language: "i" is an "and" in Polish, and a person in English. */
export function andsOf(language: Language): ReadonlySet<string> {
  return ANDS[language] ?? COMMON_ANDS;
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
export function splitPieces({ words, tags, ands }: Joined, clause: Piece): Piece[] {
  const pieces: Piece[] = [];
  let from = clause.from;
  const label = stateLabel(words, clause);
  if (label > 0) {
    pieces.push({ from, to: from + label });
    from += label;
  }
  for (let at = clause.from + 1; at < clause.to; at += 1) {
    const key = words[at]?.key ?? '';
    const next = words[at + 1]?.key;
    if (NO.has(key) && at > from && at + 1 < clause.to && opensAnotherNo(words, tags, { from, at })) {
      pieces.push({ from, to: at });
      from = at;
      continue;
    }
    // "collection after 5 no timewasters": what is said of the deal is no part of it.
    if (
      NO.has(key) &&
      at > from &&
      !/^(?:please|pls|plz|sorry)$/.test(words[from]?.key ?? '') &&
      ((tags[at] ?? 0) & TAG.payment) !== 0
    ) {
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
    if ((ands.has(key) || key === 'so' || turns) && isNo(next) && at > from) {
      pieces.push({ from, to: at });
      from = at + 1;
      continue;
    }
    // "bases incl. one dial is stiff": the list ends with its own word.
    if (
      /^(?:incl|included|present)$/.test(key) &&
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
    if (isRemark(words, tags, { from, at, to: clause.to })) {
      pieces.push({ from, to: at });
      pieces.push({ from: at, to: clause.to, aside: true });
      from = clause.to;
      break;
    }
    if (opensInclusion(words, tags, { from, at, to: clause.to })) {
      pieces.push({ from, to: at });
      from = at;
      continue;
    }
    if (!turns && !ands.has(key) && !SO.has(key)) continue;
    if (at - from < 1 || clause.to - at < 3) continue;
    if (SO.has(key)) {
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
    /^(?:and|or|of|with|has|have|is|are|there|theres|but|them|got)$/.test(before)
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
  if (at - from < 2 || to - at < 2 || ((tags[at] ?? 0) & TAG.include) === 0) return false;
  if (
    !/^(?:comes?|came|includes?|including|incl|complete|supplied|bundled|inkl|inklusive|incluye|inclus|compreso|inclusief|inclui)$/.test(
      words[at]?.key ?? '',
    )
  )
    return false;
  const previous = words[at - 1]?.key ?? '';
  return (
    !isNo(previous) &&
    !/^(?:not|doesnt|does|dont|didnt|and|is|are|it|that|which|also|all)$/.test(previous) &&
    readWords(words, tags, from, at).negations === 0
  );
}

const PERSONS = new Set('i,you,we,they,he,she,im,ill,youll,well,id,youd,ive,weve,theyll,my,u'.split(','));

const LABELS_OF_STATE = new Set('bnwt,bnib,bnip,bnwot,nwt,nwot,nib'.split(','));

// "BNWT 2 pack grey trousers": the label says one thing, the rest another.
function stateLabel(words: readonly Word[], clause: Piece): number {
  const first = words[clause.from]?.key ?? '';
  const next = words[clause.from + 1]?.key ?? '';
  const length = LABELS_OF_STATE.has(first) ? 1 : first === 'brand' && next === 'new' ? 2 : 0;
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
    /^(?:they|he|she|we|it)$/.test(key) &&
    !/^(?:and|but|so|that|as|if|when|because|than)$/.test(words[at - 1]?.key ?? '');
  const because =
    /^(?:as|because|cos|coz|since)$/.test(key) &&
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

/** Splits a list of included things at its "and", "&" and "+": "neck strap and 16GB card". */
export function splitList(text: string, { words, ands }: Joined, piece: Piece): Piece[] {
  const items: Piece[] = [];
  let from = piece.from;
  // "In the case with cable and adaptor": the case is one thing of the list.
  const held = words[piece.from]?.key === 'in';
  for (let at = piece.from; at < piece.to; at += 1) {
    const end = words[at]?.end ?? 0;
    const start = words[at + 1]?.start ?? end;
    if (
      at + 1 < piece.to &&
      /^\s?[+&]\s?$/.test(text.slice(end, start)) &&
      !/^[A-Z]$/.test(text.slice(words[at]?.start ?? 0, end))
    ) {
      items.push({ from, to: at + 1 });
      from = at + 1;
      continue;
    }
    if (held && at > from && at + 1 < piece.to && words[at]?.key === 'with') {
      items.push({ from, to: at });
      from = at + 1;
      continue;
    }
    if (
      at > from &&
      at + 1 < piece.to &&
      ands.has(words[at]?.key ?? '') &&
      !(/^\d+$/.test(words[at - 1]?.key ?? '') && /^\d+$/.test(words[at + 1]?.key ?? '')) &&
      !(at - from === 1 && SIDES.has(words[from]?.key ?? '')) &&
      !inBracket(text, words, piece, at)
    ) {
      items.push({ from, to: at });
      from = at + 1;
    }
  }
  items.push({ from, to: piece.to });
  return items.filter((item) => item.to > item.from);
}

function isDelivery(tags: readonly number[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (((tags[at] ?? 0) & TAG.delivery) !== 0) return true;
  return false;
}

// Words without a full stop for so long are spoken ones: "the screen is fine but theres a dent it comes with …".
const LONG = 14;

function opensSpoken(
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

const SIDES = new Set(
  'front,rear,left,right,top,bottom,upper,lower,inner,outer,black,white,red,blue,pots'.split(','),
);

function inBracket(text: string, words: readonly Word[], piece: Piece, at: number): boolean {
  const before = text.slice(words[piece.from]?.start ?? 0, words[at]?.start ?? 0);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}
