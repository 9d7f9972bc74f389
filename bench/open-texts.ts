// The one reader of real sellers' texts. They are other people's: they lie beside the checkout where somebody measures
// with them, and no line of them stands in this project or in what a bench prints.
import { existsSync, readFileSync } from 'node:fs';

const FILE = new URL('../../shared/data/texts/open.jsonl', import.meta.url);

export interface OpenText {
  id: string;
  /** Guessed. */
  language: string;
  title: string;
  description: string;
  brand: string;
}

/** None where they are absent, which it says in one line. */
export function readOpenTexts(): OpenText[] {
  if (!existsSync(FILE)) {
    console.log('No real texts to measure with: ../shared/data/texts is absent.');
    return [];
  }
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .map(({ id, language, title, description, brand }) => ({
      id,
      language,
      title: title ?? '',
      description: description ?? '',
      brand: brand ?? '',
    }));
}
