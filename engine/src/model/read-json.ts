import { jsonrepair } from 'jsonrepair';

export interface FoundJson {
  value: unknown;
  /** False where the text ended before the value did: what it ends with may be half of something. */
  isWhole: boolean;
}

/** Where a model thinks aloud before it answers. */
const THOUGHTS = /<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi;

/**
 * The JSON object in a model's answer: alone, in a code fence, with words around it, and with the slips that models
 * make (commas too many, raw line breaks, single quotes, an end that is missing) mended.
 * @returns null when there is none
 */
export function findJson(answer: string): FoundJson | null {
  const text = answer.replace(THOUGHTS, '');
  const start = startOfObject(text);
  if (start === -1) return null;
  const end = endOfObject(text);
  if (end > start) {
    const closed = text.slice(start, end);
    // A brace may also stand in the words of an object that has not ended.
    const goesOn = /"\s*[:,\]]/.test(text.slice(end));
    const value = parse(closed) ?? (goesOn ? undefined : repair(closed));
    if (value !== undefined) return { value, isWhole: true };
  }
  const value = repair(text.slice(start));
  return value === undefined ? null : { value, isWhole: false };
}

/** The object alone, where it is whole: half of a list could end in half of a price. */
export function readJsonObject(answer: string): unknown {
  const found = findJson(answer);
  return found?.isWhole ? found.value : undefined;
}

/** The first brace that begins an object: in the words around it braces hold no quotation mark. */
function startOfObject(text: string): number {
  const quoted = /\{\s*(?:\/\/[^\n]*\n\s*)?["'“‘]/.exec(text);
  return quoted ? quoted.index : text.indexOf('{');
}

/** Behind the last brace that closes an object: one that stands behind a value, not behind a word. */
function endOfObject(text: string): number {
  const closing = [...text.matchAll(/["'”’\]}\d]\s*,?\s*\}/g)].at(-1);
  return closing ? closing.index + closing[0].length : text.lastIndexOf('}') + 1;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function repair(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}
