import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findOffPlatform } from './contact.ts';
import { OUTSIDE_PATTERNS } from './outside-sale.ts';

const TEXTS = 800;
const FEWEST = 20;

/** A pattern without what only looks around, which no text can be drawn from. */
function withoutLooks(source: string): string {
  const at = source.search(/\(\?<?[=!]/);
  if (at === -1) return source.replaceAll('\\b', '');
  let [end, depth] = [at + 1, 1];
  for (let isInClass = false; depth > 0; end += 1) {
    const sign = source[end];
    if (sign === '\\') end += 1;
    else if (sign === '[' || sign === ']') isInClass = sign === '[';
    else if (!isInClass && sign === '(') depth += 1;
    else if (!isInClass && sign === ')') depth -= 1;
  }
  return withoutLooks(source.slice(0, at) + source.slice(end));
}

it.each(OUTSIDE_PATTERNS)(
  'whatever a pattern finds is found behind the words that are looked for first: %s',
  (pattern) => {
    const drawn = fc.stringMatching(new RegExp(`^(?:${withoutLooks(pattern)})$`, 'u'), { maxLength: 90 });
    const finds = new RegExp(pattern, 'iu');
    const texts = fc
      .sample(drawn, { numRuns: TEXTS, seed: 1 })
      .map((text) => `So: ${text} by PayPal.`)
      .filter((text) => finds.test(text));
    expect(texts.length).toBeGreaterThan(FEWEST);
    const hidden = texts.filter((text) => !findOffPlatform(text).some(({ kind }) => kind === 'outside-sale'));
    expect(hidden).toEqual([]);
  },
);
