/** Markdown in a text that is to be plain: the marks go, the words stay. Line by line, in one pass. */
export function withoutMarkdown(text: string): string {
  const lines = text
    .replace(/!?\[([^\]\n]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g, '$1')
    .split('\n')
    .filter((line) => !isRule(line))
    .map(plainLine);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A fence of code, a line across the page, the line under a table's head. */
function isRule(line: string): boolean {
  return /^\s*(?:`{3,}.*|~{3,}.*|"{3,}|([-*_=])(?:\s*\1){2,}\s*|\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?\s*)?)$/.test(
    line,
  );
}

function plainLine(line: string): string {
  return tableRow(line)
    .replace(/^(\s*)#{1,6}\s+(.*?)\s*#*\s*$/, '$1$2')
    .replace(/^(\s*)={2,}\s*(.*?)\s*={2,}\s*$/, '$1$2')
    .replace(/^\s*([*~_-])\1{2,}\s*(\S.*?)\s*\1{3,}\s*$/, '$2')
    .replace(/^\s*>\s?/, '')
    .replace(/^(\s*)[*+•]\s+/, '$1- ')
    .replace(/(`+)([^`]*)\1/g, '$2')
    .replace(/`/g, '')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*\\])\*(?=[^\s*])([^*]+?)(?<=[^\s*\\])\*(?![\w*])/g, '$1')
    .replace(/(?<![\w\\])_(?=[^\s_])([^_]+?)(?<=[^\s_\\])_(?!\w)/g, '$1')
    .replace(/~~(?=\S)(.+?)~~/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|>~"])/g, '$1')
    .replace(/[ \t]+$/, '');
}

/** '| Size | M |' is 'Size: M'. */
function tableRow(line: string): string {
  const row = /^\s*\|(.*)\|\s*$/.exec(line)?.[1];
  if (row === undefined) return line;
  const cells = row.split('|').map((cell) => cell.trim());
  const [label, ...values] = cells.filter((cell) => cell !== '');
  if (label === undefined) return '';
  return values.length === 0 ? label : `${label}: ${values.join(', ')}`;
}
