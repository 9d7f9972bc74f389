/** Characters that a reader of print takes for one another. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
  [/[1i|!]/g, 'l'],
  [/0/g, 'o'],
  [/5/g, 's'],
  [/8/g, 'b'],
  [/2/g, 'z'],
  [/6/g, 'g'],
];

const DIGIT_FOR: Readonly<Record<string, string>> = {
  B: '8',
  G: '6',
  I: '1L',
  L: '1I',
  O: '0',
  S: '5',
  Z: '2',
};

/**
 * A pattern of words in capitals that takes each letter also as what it looks like: 'LOT' is read as 'L0T'. A word
 * that could be read as a number is taken as it is.
 */
export function asPrinted(words: string): string {
  return words.replace(/[A-Z]+/g, (word) =>
    [...word].every((letter) => DIGIT_FOR[letter])
      ? word
      : word.replace(/[A-Z]/g, (letter) => `[${letter}${DIGIT_FOR[letter] ?? ''}]`),
  );
}

/** Letters and digits alone, in lower case without accents: 'Kärcher®' is 'karcher', 'H&M' is 'hm'. */
export function plainKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/ø/gi, 'o')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The same for every text that looks alike in print: 'S0NY' and 'SONY', 'Garrnin' and 'Garmin'. */
export function lookAlikeKey(text: string): string {
  return SAME.reduce((key, [from, to]) => key.replace(from, to), plainKey(text));
}

/** Whether two keys of one length differ in a single place. */
export function differByOne(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  let differences = 0;
  for (let at = 0; at < one.length && differences < 2; at += 1) {
    if (one[at] !== other[at]) differences += 1;
  }
  return differences === 1;
}
