/** The words by which a listing is found: folded so that case, accents and spelling with a hyphen do not matter. */

/** More words than any title with its tags holds; what comes after them is not found. */
const MOST_WORDS = 300;
const MOST_TERMS = 8;
const LONGEST_WORD = 40;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const COMPOUND = /[\p{L}\p{N}\p{M}]+(?:[-‐‑][\p{L}\p{N}\p{M}]+)+/gu;
/** Written without spaces: every place in it may be where a word begins. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** The figures of 'dhp482', by which sellers know it too. */
const FIGURES = /(?<=\p{L})\p{N}+[\p{L}\p{N}]*$/u;

/** What is looked for: each must begin some word of the listing. */
export function searchTerms(search: string): string[] {
  const words = [...new Set(wordsOf(fold(search)))].slice(0, MOST_TERMS);
  return words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
}

/** Every word of the texts under which the listing is found, the parts of compounds among them. */
export function indexWords(texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const text of texts.map(fold)) {
    for (const word of wordsOf(text)) {
      found.add(word);
      const figures = FIGURES.exec(word)?.[0];
      if (figures) found.add(figures);
      if (UNSPACED.test(word))
        for (const start of [...word].keys()) found.add([...word].slice(start).join(''));
    }
    for (const [compound] of text.matchAll(COMPOUND)) found.add(cut(compound.replace(/[-‐‑]/gu, '')));
  }
  return [...found].slice(0, MOST_WORDS);
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’ʼ`]/gu, '')
    .toLowerCase();
}

function wordsOf(folded: string): string[] {
  return (folded.match(WORD) ?? []).map(cut);
}

function cut(word: string): string {
  return [...word].slice(0, LONGEST_WORD).join('');
}
