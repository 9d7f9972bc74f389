/** The sentences of a model's line, each with the white space behind it: joined they are the line. */
export function splitSentences(line: string): string[] {
  return line.split(/(?<=[.!?…。！？]["”»)]?\s+)(?=\S)/u);
}

/** The first sentence of a text, whatever stands before its first letter. */
export function firstSentence(text: string): string {
  const start = text.search(/[\p{L}\d]/u);
  if (start === -1) return '';
  const [line = ''] = text.slice(start, start + 400).split('\n');
  return splitSentences(line)[0] ?? '';
}
