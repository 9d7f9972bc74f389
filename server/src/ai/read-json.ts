/**
 * The JSON object in a model's answer: alone, in a code fence, or with words around it.
 * @returns undefined when there is none that is whole
 */
export function readJsonObject(text: string): unknown {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start === -1 || end < start) return undefined;
  try {
    return JSON.parse(text.slice(start, end + 1));
  } catch {
    return undefined;
  }
}
