import { type Finding, NONE } from './rule.ts';

/** A finding for each tag that has a problem. */
export function eachTag(
  tags: readonly string[],
  problem: (tag: string) => string | null,
): readonly Finding[] {
  let found: Finding[] | undefined;
  for (const [tagIndex, tag] of tags.entries()) {
    const message = problem(tag);
    if (message === null) continue;
    found ??= [];
    found.push({ tagIndex, start: 0, end: tag.length, text: tag, message });
  }
  return found ?? NONE;
}
