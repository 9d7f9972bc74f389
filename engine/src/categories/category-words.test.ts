import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language/languages.ts';
import { tokenise } from '../language/tokens.ts';
import { phraseAt, phraseKey } from './category-index.ts';
import { categoryWords } from './category-words.ts';
import { allNounsOf, nounsOf } from './nouns.ts';
import { CATEGORY_GROUPS } from './table.ts';

const ROWS = CATEGORY_GROUPS.flatMap(({ rows }) => rows);

describe.each(LANGUAGES)('the nouns of the table in %s', (language) => {
  it('stand in one row each', () => {
    const homes = new Map<string, string>();
    const twice: string[] = [];
    for (const row of ROWS) {
      const weak = language === 'en' ? (row.weak ?? '').split(', ') : [];
      for (const word of [...allNounsOf(row, language), ...weak].filter(Boolean)) {
        const key = phraseKey(word);
        const home = homes.get(key);
        if (home !== undefined && home !== row.id) twice.push(`${word}: ${home}, ${row.id}`);
        homes.set(key, row.id);
      }
    }
    expect(twice).toEqual([]);
  });

  it('find their own row, and names and synonyms are never cousins', () => {
    for (const row of ROWS) {
      const { names, synonyms, variants, cousins } = nounsOf(row, language);
      for (const word of [...names, ...synonyms, ...variants]) {
        expect(phraseAt(tokenise(word), 0, language)?.entry.id, word).toBe(row.id);
        expect(
          cousins.map((cousin) => phraseKey(cousin)),
          word,
        ).not.toContain(phraseKey(word));
      }
    }
  });
});

describe('categoryWords', () => {
  it('gives names and true synonyms in the language asked, and no others', () => {
    expect(categoryWords('trainers', 'en')).toEqual({ names: ['trainers'], synonyms: ['sneakers'] });
    expect(categoryWords('t-shirt', 'en').names[0]).toBe('T-shirt');
    expect(categoryWords('trainers', 'de').names[0]).toBe('Turnschuhe');
    expect(categoryWords('nothing', 'en')).toEqual({ names: [], synonyms: [] });
  });

  it('gives nothing where the form names another thing of the shelf', () => {
    expect(categoryWords('jacket', 'en', 'bomber')).toEqual({ names: [], synonyms: [] });
    expect(categoryWords('kids-clothes', 'en', 'girls bundle').names).toEqual([]);
    expect(categoryWords('trainers', 'en', 'Sneaker').synonyms).toEqual(['sneakers']);
    expect(categoryWords('dress', 'en', 'Kleid').names).toEqual(['dress']);
  });
});
