/**
 * Texts that a regular expression of ours finds, drawn from its source: alternatives, groups, classes, quantifiers.
 * What only looks around is left out, so that a text need not match; whoever draws asks the expression itself.
 */

/** Of what may be repeated without end, so often at most. */
const MOST = 3;
const LETTERS = 'abcdefghijklmnoprstuvwz';

type Draw = (below: number) => number;

/** One text drawn from `source`, which has the syntax of the `u` flag. */
export function samplePattern(source: string, draw: Draw): string {
  const reader = { source, at: 0 };
  return drawAlternatives(reader, draw);
}

/** The alternatives of an expression that stand outside all groups. */
export function alternativesOf(source: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    if (sign === '\\') {
      at += 1;
      parts[parts.length - 1] += sign + (source[at] ?? '');
      continue;
    }
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

interface Reader {
  source: string;
  at: number;
}

function drawAlternatives(reader: Reader, draw: Draw): string {
  const drawn = [drawSequence(reader, draw)];
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    drawn.push(drawSequence(reader, draw));
  }
  return drawn[draw(drawn.length)] ?? '';
}

function drawSequence(reader: Reader, draw: Draw): string {
  let text = '';
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at] ?? '')) {
    const start = reader.at;
    drawAtom(reader, draw);
    const end = reader.at;
    const [least, most] = readQuantifier(reader);
    const times = least + draw(most - least + 1);
    for (let time = 0; time < times; time += 1)
      text += drawAtom({ source: reader.source.slice(0, end), at: start }, draw);
  }
  return text;
}

function readQuantifier(reader: Reader): [number, number] {
  const [sign = ''] = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(reader.source.slice(reader.at)) ?? [];
  reader.at += sign.length;
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(sign) ?? [];
  if (least !== undefined) {
    const from = Number(least);
    return [from, comma === '' ? from : Math.min(Number(most || from + MOST), from + MOST)];
  }
  if (sign === '') return [1, 1];
  return [sign.startsWith('+') ? 1 : 0, sign.startsWith('?') ? 1 : MOST];
}

function drawAtom(reader: Reader, draw: Draw): string {
  const { source } = reader;
  const sign = source[reader.at] ?? '';
  reader.at += 1;
  if (sign === '(') {
    const [lead = ''] = /^\?(?:[:=!]|<[=!])/.exec(source.slice(reader.at)) ?? [];
    reader.at += lead.length;
    const inside = drawAlternatives(reader, draw);
    reader.at += 1;
    return lead === '' || lead === '?:' ? inside : '';
  }
  if (sign === '[') return drawFromClass(reader, draw);
  if (sign === '\\') return drawEscape(reader, draw);
  return sign === '.' ? letter(draw) : sign;
}

function drawFromClass(reader: Reader, draw: Draw): string {
  const end = reader.source.indexOf(']', reader.at);
  const inside = reader.source.slice(reader.at, end);
  reader.at = end + 1;
  // Of what a class leaves out, a letter is none.
  if (inside.startsWith('^')) return letter(draw);
  const members = inside.replace(/\\p\{L\}/g, LETTERS).replace(/\\(?=.)/g, '');
  return [...members][draw([...members].length)] ?? '';
}

function drawEscape(reader: Reader, draw: Draw): string {
  const sign = reader.source[reader.at] ?? '';
  reader.at += 1;
  if (sign === 'p') {
    const [name = ''] = /^\{\w+\}/.exec(reader.source.slice(reader.at)) ?? [];
    reader.at += name.length;
    return letter(draw);
  }
  if (sign === 's') return ' ';
  if (sign === 'd') return String(draw(10));
  return sign === 'b' ? '' : sign;
}

function letter(draw: Draw): string {
  return LETTERS[draw(LETTERS.length)] ?? 'a';
}
