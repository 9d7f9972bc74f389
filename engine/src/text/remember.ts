/** How many texts are remembered: a listing's sentences, title and tags, before and after mending. */
const SIZE = 400;

const forgetters: (() => void)[] = [];

/** Forgets every text and object that is remembered below, so that a server keeps none beyond its answer. */
export function forgetTexts(): void {
  for (const forget of forgetters) forget();
}

/** `read` with its last answers kept, for as long as the function is; they are shared and must not be changed. */
export function remembering<T>(read: (text: string) => T, known = new Map<string, T>()): (text: string) => T {
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = read(text);
    if (known.size >= SIZE) known.clear();
    known.set(text, answer);
    return answer;
  };
}

/** As `remembering`, for texts that come again and again while one listing is looked at. */
export function rememberLast<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  forgetters.push(() => {
    // Clearing makes a new table, and most of these hold nothing.
    if (known.size > 0) known.clear();
  });
  return remembering(read, known);
}

/** `read` when it is first asked for. */
export function once<T extends object | boolean>(read: () => T): () => T {
  let known: T | undefined;
  return () => {
    known ??= read();
    return known;
  };
}

/**
 * `read` for the object that is being looked at: the answer for the last one is kept. One slot instead of
 * a WeakMap, which costs the garbage collector more than the answers are worth.
 */
export function rememberOne<K extends object, T>(read: (key: K) => T): (key: K) => T {
  let last: { key: K; answer: T } | undefined;
  forgetters.push(() => {
    last = undefined;
  });
  return (key) => {
    if (last === undefined || last.key !== key) last = { key, answer: read(key) };
    return last.answer;
  };
}
