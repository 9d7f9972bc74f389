/** Lists of words as one table: what a word is in all of them is known by one look, as bits. */
export function kindsByWord(
  lists: readonly (readonly [kind: number, words: Iterable<string>])[],
): ReadonlyMap<string, number> {
  const kinds = new Map<string, number>();
  for (const [kind, words] of lists) for (const word of words) kinds.set(word, (kinds.get(word) ?? 0) | kind);
  return kinds;
}
