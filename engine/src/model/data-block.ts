/**
 * What others wrote, as a labelled block of a prompt: JSON with its angle brackets escaped, so that no text
 * in it can look like the end of its block.
 */
export function dataBlock(name: string, label: string, value: unknown): string {
  const json = Array.isArray(value)
    ? `[\n${value.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`
    : JSON.stringify(value, null, 1);
  const escaped = json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  return `${label}:\n<data name="${name}">\n${escaped}\n</data>`;
}
