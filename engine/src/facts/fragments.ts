import { COLOURS, WEAK_COLOURS } from './lexicon/colours.ts';
import { HEADERS } from './lexicon/headers.ts';
import { TAG } from './lexicon/tags.ts';
import { isNo, type Piece } from './pieces.ts';
import type { Reading } from './reading.ts';
import type { Clause } from './segment.ts';
import type { ParsedField, Statement } from './statement.ts';

interface Part {
  clause: Clause;
  piece: Piece;
  reading: Reading;
}

/**
 * What a piece is to the statement before it in the same sentence. 'joined': it belongs to it ("from
 * a fondue set") and has been added; 'flaw of a thing': it is a defect of the included thing before
 * it ("card tag on, a bit bent"); 'chat': nobody needs it; 'no': it stands for itself.
 */
export function fragmentOf(
  field: ParsedField,
  last: Statement | null,
  part: Part,
): 'joined' | 'flaw of a thing' | 'chat' | 'no' {
  const { clause, piece, reading } = part;
  const opener = field.words[piece.from]?.key ?? '';
  if (opener === 'who' || (piece.to - piece.from === 1 && INTERJECTIONS.has(opener))) return 'chat';
  if (last === null || reading.deniedIncludes > 0 || (reading.tags & (TAG.gone | TAG.include)) !== 0)
    return 'no';
  const lone = reading.flaws > 0 && onlyDegree(field, piece);
  const worse = reading.flaws > 0 || (reading.tags & TAG.fault) !== 0 || reading.deniedGoods > 0;
  // "2 batteries, one won't hold charge"
  const ofThose = SUSPECTS.has(opener) || (ONES.has(opener) && countsAtFirst(field, last));
  if (last.kind === 'included' && worse && ofThose) return 'flaw of a thing';
  const about = goesOnAbout(field, opener, part);
  if (about && last.kind === 'included' && reading.flaws > 0) return 'flaw of a thing';
  const goesOn = about && last.kind !== 'included' && last.kind !== 'delivery';
  if (lone && last.kind === 'included') return 'flaw of a thing';
  const bad = last.kind === 'flaw' || last.kind === 'missing';
  // "strung with old strings - I would cut them out": the advice says what is wrong with it.
  const advice =
    clause.tied &&
    SPEAKS_OF_IT.has(opener) &&
    (reading.flaws > 0 || (reading.tags & TAG.fault) !== 0) &&
    last.kind === 'feature';
  const suspects = SUSPECTS.has(opener) && (worse || bad) && last.kind !== 'delivery';
  const clings =
    lone ||
    suspects ||
    advice ||
    opensFragment(opener, part) ||
    contrasts(field, last, part) ||
    goesOn ||
    (bad && clingsToFlaw(field, opener, part)) ||
    deniesOn(field, last, part) ||
    goesOnInColours(field, last, piece) ||
    goesOnInLabel(field, last, part);
  if (!clings) return 'no';
  last.end = clause.end;
  last.piece = { from: last.piece.from, to: piece.to };
  // What works on six of eight does not on the others.
  const unlike = last.kind === 'working' && contrasts(field, last, part) && (reading.tags & TAG.works) === 0;
  if (lone || advice || unlike || (worse && GOOD.has(last.kind))) {
    last.kind = 'flaw';
    last.closed = true;
  }
  if (goesOn && (reading.tags & TAG.hedge) !== 0) last.hedged = true;
  return 'joined';
}

// "from a fondue set", "because the leads would not reach"
function opensFragment(opener: string, { piece, reading }: Part): boolean {
  return (
    FRAGMENT_OPENERS.has(opener) &&
    reading.flaws === 0 &&
    piece.to - piece.from > 1 &&
    // "From a smoke free home" speaks of the whole.
    (reading.tags & (TAG.person | TAG.state)) === 0
  );
}

// "One battery shows 4 bars, the other only gets to 3": neither half says anything alone.
function contrasts({ words }: ParsedField, last: Statement, { piece }: Part): boolean {
  const first = words[piece.from]?.key ?? '';
  const second = words[piece.from + 1]?.key ?? '';
  const other = OTHER_ONE.has(first) || (ARTICLES.has(first) && OTHER_ONE.has(second));
  return (
    other && last.kind !== 'delivery' && (ONES.has(words[last.piece.from]?.key ?? '') || counts(words, last))
  );
}

// "Zips ok on six, the other two stick"
function counts(words: ParsedField['words'], last: Statement): boolean {
  const key = words[last.piece.to - 1]?.key ?? '';
  return last.piece.to - last.piece.from > 1 && (/^\d$/.test(key) || NUMBERS.has(key));
}

function countsAtFirst({ words }: ParsedField, last: Statement): boolean {
  const key = words[last.piece.from]?.key ?? '';
  return /^\d+$/.test(key) || NUMBERS.has(key);
}

// "it looks odd", "but it works", "c'est naturel", "was man richten kann": said of what stands before.
function goesOnAbout({ words, tags }: ParsedField, opener: string, { piece, reading }: Part): boolean {
  const silent = TAG.person | TAG.private | TAG.payment | TAG.wanted | TAG.elsewhere | TAG.delivery;
  if (piece.to - piece.from < 2 || (reading.tags & silent) !== 0) return false;
  const next = words[piece.from + 1]?.key ?? '';
  const turns = ((tags[piece.from] ?? 0) & TAG.turn) !== 0 && !EXCEPTIONS.has(opener);
  if (turns || SOFT_TURNS.has(opener))
    return piece.to - piece.from <= 2 || PRONOUNS.has(next) || next === 'still';
  return PRONOUNS.has(opener) || OPENING_PAIRS.has(`${opener} ${next}`);
}

// "lifting - a spot of glue would sort it", "repaired, treated", "a crack, does not affect use"
function clingsToFlaw(field: ParsedField, opener: string, { clause, piece, reading }: Part): boolean {
  const next = field.words[piece.from + 1]?.key ?? '';
  const ofTheItem =
    (reading.tags & TAG.person) === 0 || reading.flaws > 0 || (reading.tags & TAG.fault) !== 0;
  if (clause.tied && !/^(?:no|but)$/.test(opener) && ofTheItem) return true;
  if (/^(?:not|nothing)$/.test(opener) && PLACES.test(next)) return true;
  if (piece.to - piece.from <= 2 && REMEDIES.has(opener)) return true;
  if (opener === 'so' && next === 'it') return true;
  if (reading.flaws === 0 && hardlySeen(field, piece)) return true;
  if (/^doesnt|^does/.test(opener) && /^(?:affect|not|show|bother|matter)$/.test(next) && reading.flaws === 0)
    return true;
  return onlyMeasure(field, clause, piece);
}

// "auf Fotos kaum zu sehen"
function hardlySeen({ words }: ParsedField, piece: Piece): boolean {
  for (let at = piece.from; at < piece.to; at += 1) if (HARDLY.has(words[at]?.key ?? '')) return true;
  return false;
}

// "a bit torn": a defect without the thing that has it.
function onlyDegree({ words, tags }: ParsedField, piece: Piece): boolean {
  if (piece.to - piece.from > 4) return false;
  for (let at = piece.from; at < piece.to; at += 1) {
    if (((tags[at] ?? 0) & TAG.flaw) === 0 && !DEGREES.has(words[at]?.key ?? '')) return false;
  }
  return DEGREES.has(words[piece.from]?.key ?? '');
}

// "about 6 inches" after a flaw is the flaw's length; so is a date after an expiry.
function onlyMeasure({ text, words }: ParsedField, clause: Clause, piece: Piece): boolean {
  const own = text.slice(clause.start, clause.end);
  if (/\d{2}\/\d{4}/.test(own)) return true;
  const opener = (words[piece.from]?.key ?? '').replace(/^\d.*$/, '');
  return /^(?:about|approx|around|roughly|maybe|only|just)?$/.test(opener) && MEASURE_ONLY.test(own);
}

// "no battery, charger or case": what the list denies, it denies to its end.
function deniesOn({ text, words }: ParsedField, last: Statement, { clause, piece, reading }: Part): boolean {
  if (last.kind !== 'missing' || !isNo(words[last.piece.from]?.key) || piece.to - piece.from > 6)
    return false;
  if ((reading.tags & (TAG.verb | TAG.works | TAG.state)) !== 0 || isNo(words[piece.from]?.key)) return false;
  return DENIED_LIST.test(text.slice(clause.start, clause.start + 90));
}

// "in pink, purple & lime", "310 black, 321 red": the list of colours goes on.
function goesOnInColours({ words }: ParsedField, last: Statement, piece: Piece): boolean {
  if (last.kind !== 'feature' || !COLOURS.has(words[last.piece.to - 1]?.key ?? '')) return false;
  for (let at = piece.from; at < piece.to; at += 1) {
    const key = words[at]?.key ?? '';
    if (!COLOURS.has(key) && !WEAK_COLOURS.has(key) && !/^(?:and|&|\d+|or|y|et|und)$/.test(key)) return false;
  }
  return true;
}

// "Connectivity: Bluetooth, HDMI, optical": a label speaks for its whole list.
function goesOnInLabel(
  { text, words }: ParsedField,
  last: Statement,
  { clause, piece, reading }: Part,
): boolean {
  const own = text.slice(clause.start, clause.end);
  if (/[:：]/.test(own) || text.charAt(clause.start - 1) === '|') return false;
  const said =
    TAG.flaw | TAG.fault | TAG.verb | TAG.works | TAG.state | TAG.accessory | TAG.delivery | TAG.person;
  if (last.kind !== 'feature' || piece.to - piece.from > 4 || (reading.tags & said) !== 0) return false;
  const label = LABEL.exec(text.slice(last.start, Math.min(last.end, last.start + 34)))?.[1];
  if (label === undefined || HEADERS.has(label.toLowerCase())) return false;
  return !COLOURS.has(words[piece.to - 1]?.key ?? '');
}

const LABEL = /^\s*(\p{L}[\p{L}\d /&'-]{1,28}?)\s?[:：]/u;

const NUMBERS = new Set(
  'two,three,four,five,six,seven,eight,nine,ten,zwei,drei,vier,deux,trois,dos,tres,due,tre,twee,drie,dwa,trzy,dois,três'.split(
    ',',
  ),
);
const ONES = new Set('one,1,eine,einer,eines,ein,un,une,uno,una,een,jeden,jedna,jedno,um,uma'.split(','));
const ARTICLES = new Set('the,my,die,der,das,l,la,el,le,il,de,het,o,a'.split(','));
const OTHER_ONE = new Set(
  'other,others,second,rest,andere,anderer,anderes,zweite,autre,autres,otro,otra,altro,altra,ander,drugi,druga,drugie,outro,outra'.split(
    ',',
  ),
);

const GOOD: ReadonlySet<Statement['kind']> = new Set<Statement['kind']>(['feature', 'working', 'condition']);
const EXCEPTIONS = new Set(
  'just,only,bar,besides,except,apart,other,aside,nur,außer,bis,menos,salvo,sauf,hormis,excepté,excepto,tylko,poza,oprócz,tranne,eccetto,exceto,behalve,alleen,yet,leider'.split(
    ',',
  ),
);
const SOFT_TURNS = new Set('though,although,tho,so,then,donc,also,entonces,quindi,dus,więc,então'.split(','));
const PRONOUNS = new Set(
  'it,its,they,theyre,which,that,thats,was,welche,welcher,welches,qui,dont,wat,który,która,które,co'.split(
    ',',
  ),
);
const OPENING_PAIRS = new Set(
  'c est,ce qui,il est,elle est,ils sont,se puede,se pueden,que se,que no,si può,si possono,che si,che non,ma si,kann man,lässt sich,lassen sich,es ist,es hat,man sieht,kan je,dat is,het is,pode se,que se,nota se,se nota,se ve,si vede,se voit,ça se,ça ne,easily fixed,easy fix,easy to'.split(
    ',',
  ),
);
// "Think its dead": a guess at what was said before, by somebody who is not named.
const SUSPECTS = new Set(
  'think,reckon,guess,assume,assuming,suspect,suspecting,presume,presumably'.split(','),
);
const SPEAKS_OF_IT = new Set('i,id,it,its,they,theyre,youd,would'.split(','));
const HARDLY = new Set(
  'hardly,barely,scarcely,kaum,apenas,appena,nauwelijks,ledwo,presque,quase,quasi,casi,prawie,bijna'.split(
    ',',
  ),
);
const PLACES =
  /^(?:on|in|through|at|near|live|visible|noticeable|obvious|deep|serious|structural|major|really|very|too|that|so)$/;
const REMEDIES = new Set(
  'easy,easily,treated,filled,repaired,mended,glued,normal,hardly,barely,presque,kaum,casi,quasi,nauwelijks,prawie,quase'.split(
    ',',
  ),
);
const FRAGMENT_OPENERS = new Set(
  'from,by,which,because,cos,coz,as,where,when,since,until,unless,like,whose,than,due'.split(','),
);
const DEGREES = new Set(
  'a,bit,slightly,very,quite,little,some,badly,lightly,heavily,just,somewhat,v,rather,etwas,leicht,un,peu,légèrement,poco,algo,ligeramente,leggermente,beetje,licht,lekko,trochę,ligeiramente'.split(
    ',',
  ),
);
const MEASURE_ONLY =
  /^\s*(?:(?:about|approx\.?|around|roughly|maybe|only|just|ca\.?|c\.)\s)?[\d.,]+\s?(?:mm|cm|m|in|inch|inches|"|”|')\s*(?:long|wide|across|deep|x [\d.]+\s?\w*)?\s*$/i;
const DENIED_LIST =
  /^\s*(?:[\p{L}\p{N}'-]+\s?){0,4}(?:,\s*(?:[\p{L}\p{N}'-]+\s?){1,3}){0,4},?\s?(?:or|nor|oder|ou|ani|lub)\s/iu;
const INTERJECTIONS = new Set(
  'right,ok,okay,so,well,now,oh,yes,anyway,also,hallo,hola,bonjour,ciao,olá,cześć'.split(','),
);
