import { codePointLength, cutGraphemes } from '../text/length.ts';
import { isSmallWord, titleCaseWord, wordKey } from './words.ts';

/** How one platform wants the words of a title. */
export interface TitleStyle {
  max: number;
  maxWords: number;
  titleCase: boolean;
  /** A word as the platform takes it, or null when it cannot be written there. */
  clean: (word: string) => string | null;
  /** Signs that the title takes once each. */
  once?: RegExp;
  /** The most words in capitals; those beyond are written with one capital. */
  maxCaps?: number;
}

const EDGE_NOISE = /^[\s,;:.|/*~=<>•·–—-]+(?=[^\d.]|$)|[\s,;:|/*~=<>•·–—-]+$/gu;
const UNIT_ONLY =
  /^(?:cm|mm|m|in|inch|inches|ft|kg|g|oz|lb|lbs|ml|l|litre|litres|gb|tb|mb|w|v|ah|mah|hz|x|kw|size|approx|about|no|nr)$/i;
const BARE_NUMBER = /^[\d.,/]+$/;

/** Builds a title word by word: nothing twice, nothing over the limit, nothing dangling at the end. */
export class TitleLine {
  readonly #style: TitleStyle;
  readonly #words: string[] = [];
  readonly #keys = new Set<string>();
  readonly #joined = new Set<string>();
  #length = 0;
  #lastKey = '';
  #caps = 0;
  readonly #signs = new Set<string>();

  constructor(style: TitleStyle) {
    this.#style = style;
  }

  get isEmpty(): boolean {
    return this.#words.length === 0;
  }

  has(word: string): boolean {
    const key = wordKey(word);
    return this.#keys.has(key) || this.#joined.has(key);
  }

  /** The words as far as they fit, each once: for the item's own name. */
  addWords(text: string): void {
    const words = this.#cleaned(text);
    for (let i = 0; i < words.length; i += 1) {
      const word = words[i] ?? '';
      const following = words[i + 1];
      if (following !== undefined && this.#isPairKnown(word, following)) {
        i += 1;
        continue;
      }
      if (!this.#isNews(word)) continue;
      if (!this.#fits([word])) {
        if (this.isEmpty) this.#push(cutGraphemes(word, this.#style.max));
        else if (UNIT_ONLY.test(word) && BARE_NUMBER.test(this.#words.at(-1) ?? '')) this.#pop();
        break;
      }
      this.#push(word);
    }
    this.#dropDangling();
  }

  /** A phrase that stands or falls as one ("UK 6", "4.8 L"): all of its words are new and fit, or none is added. */
  addWhole(text: string): boolean {
    const words = this.#cleaned(text);
    if (words.length === 0) return false;
    for (const word of words) if (!isSmallWord(word) && !this.#isNews(word)) return false;
    if (words.length > 1 && this.has(words.join(''))) return false;
    return this.#pushAll(words);
  }

  /** What a phrase has that the title has not ("unlocked iphone" after iPhone gives "Unlocked"). */
  addNews(text: string): boolean {
    const words = this.#cleaned(text);
    const news: string[] = [];
    for (let i = 0; i < words.length; i += 1) {
      const word = words[i] ?? '';
      const following = words[i + 1];
      if (following !== undefined && this.#isPairKnown(word, following)) {
        i += 1;
        continue;
      }
      if (isSmallWord(word) ? news.length > 0 : this.#isNews(word) && !this.#isMisspelt(word))
        news.push(word);
    }
    while (news.length > 0 && isSmallWord(news.at(-1) ?? '')) news.pop();
    if (news.length === 0 || (news.length < words.length && news.some((word) => /\d/.test(word))))
      return false;
    return this.#pushAll(news);
  }

  toString(): string {
    return this.#words.join(' ');
  }

  #cleaned(text: string): string[] {
    const words: string[] = [];
    for (const raw of text.split(/\s+/u)) {
      const word = this.#style.clean(raw.replace(EDGE_NOISE, ''));
      if (word !== null && word !== '' && wordKey(word) + (/^[&+]$/.test(word) ? word : '') !== '')
        words.push(word);
    }
    return words;
  }

  #isNews(word: string): boolean {
    // "The Ordinary" and "Le Creuset" begin with theirs; "for parts" does not.
    if (isSmallWord(word)) return !this.isEmpty || /^\p{Lu}/u.test(word);
    if (this.#repeatsSign(word)) return false;
    if (/^[&+]$/.test(word)) return !this.isEmpty;
    const key = wordKey(word);
    return key !== '' && !this.#keys.has(key) && !this.#joined.has(key);
  }

  /** "Millenium" beside Millennium: one letter off a long word that stands there already. */
  #isMisspelt(word: string): boolean {
    const key = wordKey(word);
    if (key.length < 7) return false;
    for (const known of this.#keys) if (isOneOff(known, key)) return true;
    return false;
  }

  #repeatsSign(word: string): boolean {
    const { once } = this.#style;
    return (
      once !== undefined &&
      (word.match(once) ?? []).some((sign, at, all) => this.#signs.has(sign) || all.indexOf(sign) !== at)
    );
  }

  #isPairKnown(first: string, second: string): boolean {
    return this.#keys.has(wordKey(first + second));
  }

  #fits(words: readonly string[]): boolean {
    let length = this.#length;
    for (const word of words) length += codePointLength(word) + (length === 0 ? 0 : 1);
    return length <= this.#style.max && this.#words.length + words.length <= this.#style.maxWords;
  }

  #pushAll(words: readonly string[]): boolean {
    if (!this.#fits(words)) return false;
    for (const word of words) this.#push(word);
    return true;
  }

  #push(word: string): void {
    const { titleCase, once, maxCaps } = this.#style;
    let cased = titleCase ? titleCaseWord(word, this.isEmpty) : word;
    if (maxCaps !== undefined && isCapitals(cased)) {
      this.#caps += 1;
      if (this.#caps > maxCaps) cased = oneCapital(cased);
    }
    if (once !== undefined) for (const sign of cased.match(once) ?? []) this.#signs.add(sign);
    this.#length += codePointLength(cased) + (this.isEmpty ? 0 : 1);
    this.#words.push(cased);
    const key = wordKey(word);
    this.#keys.add(key);
    if (this.#lastKey !== '') this.#joined.add(this.#lastKey + key);
    this.#lastKey = key;
  }

  #dropDangling(): void {
    while (this.#words.length > 1) {
      const last = this.#words.at(-1) ?? '';
      if (!isSmallWord(last) && !/^[&+]$/.test(last)) return;
      this.#pop();
    }
  }

  #pop(): void {
    const last = this.#words.pop() ?? '';
    this.#keys.delete(wordKey(last));
    this.#length -= codePointLength(last) + (this.isEmpty ? 0 : 1);
    this.#lastKey = wordKey(this.#words.at(-1) ?? '');
  }
}

function isCapitals(word: string): boolean {
  return (word.match(/\p{Lu}/gu)?.length ?? 0) > 1 && !/\p{Ll}/u.test(word);
}

function oneCapital(word: string): string {
  const first = word.search(/\p{Lu}/u) + 1;
  return word.slice(0, first) + word.slice(first).toLowerCase();
}

/** Whether two long words differ by one letter put in, left out or changed. */
function isOneOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short.length < 6) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = long.length === short.length ? at + 1 : at;
  return short.slice(rest) === long.slice(at + 1);
}
