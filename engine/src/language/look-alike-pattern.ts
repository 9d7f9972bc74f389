/** What print and its readers take for one another, with and without accents. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: '[aáàâãäåą4]',
  b: '[b8]',
  c: '[cçć]',
  e: '[eéèêëę3]',
  g: '[g69]',
  i: '[i1l|!íì]',
  l: '[l1i|!]',
  m: '(?:m|rn)',
  n: '[nñń]',
  o: '[o0óòôõöø]',
  s: '[s5$ßś]',
  u: '[uúùüv]',
  z: '[zźż2]',
  '°': '[°º0]',
  º: '[°º0]',
  ' ': '[\\s._-]{0,3}',
};

/** Words by their letters; a word ends where `ends` says so. */
interface Branch {
  next: Map<string, Branch>;
  ends: boolean;
}

/**
 * A pattern's source for any of `words`, the longest first, as they look in print: 'SER1AL', 'n0', 'numero'.
 * It branches letter by letter: word by word it takes four times as long.
 */
export function lookAlikePattern(words: readonly string[]): string {
  const root: Branch = { next: new Map(), ends: false };
  for (const word of words) {
    let branch = root;
    for (const letter of word) {
      const source = LOOK_ALIKES[plain(letter)] ?? literally(letter);
      const next = branch.next.get(source) ?? { next: new Map(), ends: false };
      branch.next.set(source, next);
      branch = next;
    }
    branch.ends = true;
  }
  return sourceOf(root);
}

function sourceOf({ next, ends }: Branch): string {
  if (next.size === 0) return '';
  const sources = [...next].map(([letter, branch]) => letter + sourceOf(branch));
  return `(?:${sources.join('|')})${ends ? '?' : ''}`;
}

function plain(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function literally(letter: string): string {
  return letter.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
