const NONE: readonly RegExpExecArray[] = [];

/**
 * Every match of a global pattern that never matches an empty stretch. `matchAll` makes a copy of its
 * pattern each time, which costs more than looking through most texts.
 */
export function matchesOf(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  pattern.lastIndex = 0;
  let match = pattern.exec(text);
  if (match === null) return NONE;
  const found: RegExpExecArray[] = [];
  while (match !== null && match[0] !== '') {
    found.push(match);
    match = pattern.exec(text);
  }
  return found;
}
