/** Where the words and figures of a text begin and end. */

const RUN = /\d+(?:[.,]\d+)+(?:\p{L}+\d*)?|[½¼¾⅓⅔⅛]|[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}]+)*/uy;

const BREAK = 0;
const LETTER = 1;
const DIGIT = 2;
/** Left to the pattern above: figures of other kinds, marks, other scripts. */
const RARE = 3;

// Up to the end of Latin letters.
const KNOWN = 0x250;
const CLASSES = new Uint8Array(KNOWN).fill(LETTER, 0xc0);
CLASSES.fill(LETTER, 65, 91).fill(LETTER, 97, 123).fill(DIGIT, 48, 58);
CLASSES[0xd7] = BREAK;
CLASSES[0xf7] = BREAK;
for (const sign of 'ªµº²³¹¼½¾') CLASSES[sign.charCodeAt(0)] = RARE;

function classOf(code: number): number {
  if (code < KNOWN) return CLASSES[code] ?? BREAK;
  // General punctuation and currency signs.
  return (code >= 0x2000 && code <= 0x206f) || (code >= 0x20a0 && code <= 0x20cf) ? BREAK : RARE;
}

function isApostrophe(code: number): boolean {
  return code === 39 || code === 0x2019;
}

function isPoint(code: number): boolean {
  return code === 44 || code === 46;
}

/** The end of a run of one class, from `at` on. */
function endOf(text: string, at: number, kind: number): number {
  let end = at;
  while (end < text.length && classOf(text.charCodeAt(end)) === kind) end += 1;
  return end;
}

/** The end of '4.8', '1,351', '5.0Ah' that begins there; 0 where none does, -1 for the pattern to say. */
function figureEnd(text: string, start: number): number {
  let end = endOf(text, start, DIGIT);
  let isFigure = false;
  while (isPoint(text.charCodeAt(end)) && classOf(text.charCodeAt(end + 1)) === DIGIT) {
    end = endOf(text, end + 1, DIGIT);
    isFigure = true;
  }
  if (!isFigure) return 0;
  const letters = endOf(text, end, LETTER);
  if (end < text.length && classOf(text.charCodeAt(letters)) === RARE) return -1;
  return letters === end ? end : endOf(text, letters, DIGIT);
}

/** The end of the word that begins there, apostrophes inside counted in; -1 for the pattern to say. */
function wordEnd(text: string, start: number): number {
  let end = start;
  for (; end < text.length; end += 1) {
    const kind = classOf(text.charCodeAt(end));
    if (kind === RARE) return -1;
    if (kind === BREAK) break;
  }
  while (end + 1 < text.length && isApostrophe(text.charCodeAt(end))) {
    const next = classOf(text.charCodeAt(end + 1));
    if (next === RARE) return -1;
    if (next !== LETTER) break;
    end = endOf(text, end + 1, LETTER);
    if (end < text.length && classOf(text.charCodeAt(end)) === RARE) return -1;
  }
  return end;
}

function patternEnd(text: string, start: number): number {
  RUN.lastIndex = start;
  return RUN.test(text) ? RUN.lastIndex : start;
}

/** The next run of letters and digits from `from` on: its start, and its end; -1 where none is left. */
export function nextRun(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const kind = classOf(code);
    if (kind === LETTER || kind === DIGIT) return at;
    if (kind === RARE && patternEnd(text, at) > at) return at;
    // The second half of a pair is no sign of its own.
    at += kind === RARE && code >= 0xd800 && code <= 0xdbff ? 2 : 1;
  }
  return -1;
}

/** The end of the run that begins at `start`. */
export function runEnd(text: string, start: number): number {
  const kind = classOf(text.charCodeAt(start));
  if (kind === RARE) return patternEnd(text, start);
  const figure = kind === DIGIT ? figureEnd(text, start) : 0;
  const end = figure === 0 ? wordEnd(text, start) : figure;
  return end === -1 ? patternEnd(text, start) : end;
}
