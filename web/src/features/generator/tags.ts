/** Several tags typed or pasted at once: split at commas, semicolons and line breaks (never at spaces). */
export function splitTags(text: string): string[] {
  return text
    .split(/[,;\n]+/)
    .map((tag) => tag.trim().replace(/\s+/g, ' '))
    .filter((tag) => tag !== '');
}

/** `tags` with the new ones at the end; one that is there already (ignoring case) is not added. */
export function addTags(tags: readonly string[], added: readonly string[]): string[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()));
  const result = [...tags];
  for (const tag of added) {
    if (known.has(tag.toLowerCase())) continue;
    known.add(tag.toLowerCase());
    result.push(tag);
  }
  return result;
}
