import { splitAtBlanks } from '../text/blanks.ts';
import { codePointLength, cutGraphemes } from '../text/length.ts';
import { isSmallWord, plainCase, titleCaseWord, wordKey, wordKeys } from './words.ts';

/** How one platform wants the words of a title. */
export interface TitleStyle {
  max: number;
  maxWords: number;
  /** What shows that a single word was too long to stay whole. */
  cutMark?: string;
  titleCase: boolean;
  /** A word as the platform takes it, or null when it cannot be written there. */
  clean: (word: string) => string | null;
  /** The words of the texts read so far, for the next title of the same listing. */
  readonly read: Map<string, readonly Token[]>;
  /** Signs that the title takes once each. */
  once?: RegExp;
  /** What stands between the item and each trait; nothing where a title is a row of search words. */
  separator?: string;
  /** The most traits after the item. */
  maxParts?: number;
  /** The most words in capitals; those beyond are written with one capital. */
  maxCaps?: number;
}

/** A word of a title with what it is compared by. */
export interface Token {
  readonly word: string;
  readonly key: string;
  readonly small: boolean;
}

const SIMPLE_WORD = /^[\p{L}\p{Nd}]+$/u;
const EDGE_NOISE = /^[\s,;:.|/*~=<>•·–—-]+(?=[^\d.]|$)|[\s,;:|/*~=<>•·–—-]+$/gu;
/** No separator stands behind these. */
const OPEN_ENDS = new Set(',;:(-');
const JOINING_SIGN = /^[&+]$/;
const UNIT_ONLY =
  /^(?:cm|mm|m|in|inch|inches|ft|kg|g|oz|lb|lbs|ml|l|litre|litres|gb|tb|mb|w|v|ah|mah|hz|x|kw|size|approx|about|no|nr)$/i;
const LONGEST_BRAND = 5;
const BARE_NUMBER = /^[\d.,/]+$/;

/** Builds a title word by word: nothing twice, nothing over the limit, nothing dangling at the end. */
export class TitleLine {
  readonly #style: TitleStyle;
  readonly #tokens: Token[] = [];
  readonly #keys = new Set<string>();
  /** Neighbouring words run together, so that "lawn mower" knows "lawnmower". */
  readonly #joined = new Set<string>();
  readonly #signs = new Set<string>();
  #length = 0;
  #caps = 0;
  #parts = 0;

  constructor(style: TitleStyle) {
    this.#style = style;
  }

  get isEmpty(): boolean {
    return this.#tokens.length === 0;
  }

  /** Whether it has no more words than a brand has. */
  get isShort(): boolean {
    return this.#tokens.length <= LONGEST_BRAND;
  }

  /** Whether nothing more can be added. */
  get isFull(): boolean {
    const { max, maxWords, maxParts } = this.#style;
    if (maxParts !== undefined && this.#parts >= maxParts) return true;
    return this.#length + 2 > max || this.#tokens.length >= maxWords;
  }

  #cut(word: string): string {
    const { max, cutMark = '' } = this.#style;
    return codePointLength(word) <= max ? word : cutGraphemes(word, max - cutMark.length) + cutMark;
  }

  /** The words as far as they fit, each once: for the item's own name. */
  addWords(text: string): void {
    const tokens = this.#read(text);
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at];
      if (token === undefined) continue;
      if (this.#isPairKnown(token, tokens[at + 1])) {
        at += 1;
        continue;
      }
      if (!this.#isNews(token)) continue;
      if (!this.#fits([token])) {
        if (this.isEmpty) this.#push({ ...token, word: this.#cut(token.word) });
        else if (UNIT_ONLY.test(token.word) && BARE_NUMBER.test(this.#tokens.at(-1)?.word ?? '')) this.#pop();
        break;
      }
      this.#push(token);
    }
    this.#dropDangling();
  }

  /** A phrase that stands or falls as one ("UK 6", "4.8 L"): all of its words are new and fit, or none is added. */
  addWhole(text: string): boolean {
    if (this.isFull) return false;
    const tokens = this.#read(text);
    if (tokens.length === 0) return false;
    for (const token of tokens) if (!token.small && !this.#isNews(token)) return false;
    if (tokens.length > 1 && this.#isKnown(tokens.map(({ key }) => key).join(''))) return false;
    return this.#pushPart(tokens);
  }

  /** A phrase that says something new, whole, although some of its words stand there already. */
  addOtherName(text: string): boolean {
    if (this.isFull) return false;
    const tokens = this.#read(text);
    return tokens.some((token) => !token.small && this.#isNews(token)) && this.#pushPart(tokens);
  }

  /** What a phrase has that the title has not ("unlocked iphone" after iPhone gives "Unlocked"). */
  addNews(text: string): boolean {
    if (this.isFull) return false;
    const tokens = this.#read(text);
    const news: Token[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at];
      if (token === undefined) continue;
      if (this.#isPairKnown(token, tokens[at + 1])) {
        at += 1;
        continue;
      }
      if (token.small ? news.length > 0 : this.#isNews(token) && !this.#isMisspelt(token)) news.push(token);
    }
    while (news.length > 0 && (news.at(-1)?.small || news.at(-1)?.key === '')) news.pop();
    while (news[0]?.key === '') news.shift();
    if (news.length === 0 || (news.length < tokens.length && news.some(({ word }) => /\d/.test(word))))
      return false;
    // Of "solid brass" beside "brass", the rest alone would hang in the air.
    if (this.#style.separator !== undefined && news.at(-1) !== tokens.at(-1)) return false;
    return this.#pushPart(news);
  }

  toString(): string {
    return this.#tokens.map(({ word }) => word).join(' ');
  }

  #read(text: string): readonly Token[] {
    const known = this.#style.read.get(text);
    if (known !== undefined) return known;
    const tokens = this.#tokensOf(text);
    this.#style.read.set(text, tokens);
    return tokens;
  }

  #tokensOf(text: string): Token[] {
    const tokens: Token[] = [];
    const { once } = this.#style;
    const signs = new Set<string>();
    for (const raw of splitAtBlanks(text)) {
      const word = SIMPLE_WORD.test(raw) ? raw : this.#cleaned(raw);
      if (word === null || word === '') continue;
      const own = once === undefined ? null : word.match(once);
      if (own?.some((sign) => signs.has(sign))) continue;
      for (const sign of own ?? []) signs.add(sign);
      const key = wordKey(word);
      if (key !== '' || JOINING_SIGN.test(word)) tokens.push({ word, key, small: isSmallWord(word) });
    }
    return tokens;
  }

  /** "Rosewood(?)" loses its doubt, and then the empty brackets. */
  #cleaned(raw: string): string | null {
    return this.#style.clean(raw.replace(EDGE_NOISE, ''))?.replace('()', '') ?? null;
  }

  #isKnown(key: string): boolean {
    return this.#keys.has(key) || this.#joined.has(key);
  }

  #isNews({ word, key, small }: Token): boolean {
    // "The Ordinary" and "Le Creuset" begin with theirs; "for parts" does not.
    if (small) return !this.isEmpty || /^\p{Lu}/u.test(word);
    if (this.#repeatsSign(word)) return false;
    if (key === '') return !this.isEmpty;
    // "White/white" says nothing new beside White, "Blue/black" not enough beside Blue.
    if (word.includes('/') && wordKeys(word).some((part) => this.#isKnown(part))) return false;
    return !this.#isKnown(key);
  }

  /** "Millenium" beside Millennium: one letter off a long word that stands there already. */
  #isMisspelt({ key }: Token): boolean {
    if (key.length < 7) return false;
    for (const known of this.#keys) if (isOneOff(known, key)) return true;
    return false;
  }

  #repeatsSign(word: string): boolean {
    const { once } = this.#style;
    const signs = once === undefined ? null : word.match(once);
    return signs?.some((sign, at) => this.#signs.has(sign) || signs.indexOf(sign) !== at) ?? false;
  }

  #isPairKnown(first: Token, second: Token | undefined): boolean {
    return second !== undefined && this.#keys.has(first.key + second.key);
  }

  #fits(tokens: readonly Token[], more = 0): boolean {
    let length = this.#length + more;
    for (const { word } of tokens) length += codePointLength(word) + (length === 0 ? 0 : 1);
    return length <= this.#style.max && this.#tokens.length + tokens.length <= this.#style.maxWords;
  }

  /** The words of a phrase from the first new one on, where all of these are new: "Aerometric" of "Parker 51 aerometric". */
  addEnding(text: string): boolean {
    if (this.isFull) return false;
    const tokens = this.#read(text);
    const from = tokens.findIndex((token) => !token.small && this.#isNews(token));
    const ending = from === -1 ? [] : tokens.slice(from);
    if (ending.length === 0 || ending.some((token) => !token.small && !this.#isNews(token))) return false;
    return this.#pushPart(ending);
  }

  /** The item's noun where its name leaves it out: part of the name, so that nothing stands between them. */
  addNoun(text: string): void {
    const tokens = this.#read(text);
    if (tokens.some((token) => !token.small && !this.#isNews(token)) || !this.#fits(tokens)) return;
    for (const token of tokens) this.#push(token);
  }

  #pushPart(tokens: readonly Token[]): boolean {
    const { separator = '' } = this.#style;
    const last = this.#tokens.at(-1);
    const gap = last === undefined || OPEN_ENDS.has(last.word.charAt(last.word.length - 1)) ? '' : separator;
    if (!this.#fits(tokens, gap.length)) return false;
    if (last !== undefined && gap !== '')
      this.#tokens[this.#tokens.length - 1] = { ...last, word: last.word + gap };
    this.#length += gap.length;
    this.#parts += 1;
    for (const token of tokens) this.#push(token);
    return true;
  }

  #push({ word, key, small }: Token): void {
    const { titleCase, once, maxCaps } = this.#style;
    let cased = titleCase ? titleCaseWord(word, this.isEmpty) : plainCase(word);
    if (maxCaps !== undefined && isCapitals(cased)) {
      this.#caps += 1;
      if (this.#caps > maxCaps) cased = oneCapital(cased);
    }
    if (once !== undefined) for (const sign of cased.match(once) ?? []) this.#signs.add(sign);
    this.#length += codePointLength(cased) + (this.isEmpty ? 0 : 1);
    const before = this.#tokens.at(-1)?.key ?? '';
    if (before !== '') this.#joined.add(before + key);
    this.#keys.add(key);
    this.#tokens.push({ word: cased, key, small });
  }

  #dropDangling(): void {
    while (this.#tokens.length > 1) {
      const last = this.#tokens.at(-1);
      if (last === undefined || (!last.small && !JOINING_SIGN.test(last.word))) return;
      this.#pop();
    }
  }

  #pop(): void {
    const last = this.#tokens.pop();
    if (last === undefined) return;
    this.#keys.delete(last.key);
    this.#length -= codePointLength(last.word) + (this.isEmpty ? 0 : 1);
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
