import type { Fact, FactKind } from '@smart-listings/contract';
import { COLOURS } from '../facts/lexicon/colours.ts';
import type { PhrasePack } from './phrases/pack.ts';
import { fragment, isSmallWord, sentence, uncapitalised, wordKeys } from './words.ts';

export type FactGroups = Readonly<Record<FactKind, readonly Fact[]>>;

// Words that say nothing beside a labelled value: "Size M", "colour is", "approx 7 years".
const GLUE = new Set(
  (
    'size color colour material made model brand measure measurement dimension number code each tall wide deep high long ' +
    'height width depth length weight approx approximately roughly around about ' +
    'größe farbe maße marke modell taille couleur marque talla medidas marca taglia colore misure maat kleur merk rozmiar kolor tamanho cor'
  )
    .split(' ')
    .flatMap((word) => wordKeys(word)),
);

const VALUE_KINDS = [
  'size',
  'colour',
  'material',
  'measurement',
  'identifier',
  'era',
  'origin',
  'quantity',
] as const satisfies readonly FactKind[];

function valueKeysByStatement(facts: FactGroups): ReadonlyMap<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const kind of VALUE_KINDS) {
    for (const fact of facts[kind]) {
      if (fact.within === undefined) continue;
      const keys = values.get(fact.within) ?? new Set<string>();
      for (const key of wordKeys(fact.value)) keys.add(key);
      if (fact.label !== undefined) for (const key of wordKeys(fact.label)) keys.add(key);
      values.set(fact.within, keys);
    }
  }
  return values;
}

/**
 * The feature statements that say more than what the labelled lines already carry. A statement such as
 * "Barbour Bedale in Sage, size C42" is only the sum of its values and is left to the labels.
 */
export function uncoveredFeatures(facts: FactGroups, known: ReadonlySet<string>): Fact[] {
  const values = valueKeysByStatement(facts);
  return facts.feature.filter((fact) => {
    const own = values.get(fact.id);
    return wordKeys(fact.value).some(
      (key) => !own?.has(key) && !known.has(key) && !GLUE.has(key) && !isSmallWord(key),
    );
  });
}

/** A statement as it stands within a sentence of the pack's language. */
export function inside(text: string, pack: PhrasePack, names: ReadonlySet<string>): string {
  if (pack.lowersInside) return uncapitalised(text, names);
  // Where nouns keep their capital, a colour loses the one that it had at the beginning: "schwarze Knöpfe".
  const first = /^\p{Lu}\p{Ll}+(?=\s)/u.exec(text)?.[0].toLowerCase();
  return first !== undefined && COLOURS.has(first) ? first + text.slice(first.length) : text;
}

/** A list in words: "a, b and c". Parts that hold a comma or an "and" themselves are kept apart by semicolons. */
export function listOf(parts: readonly string[], pack: PhrasePack): string {
  if (parts.length <= 1) return parts[0] ?? '';
  const nested = parts.some((part) => part.includes(',') || (pack.spaced && part.includes(pack.and)));
  if (nested) return parts.join(pack.spaced ? '; ' : pack.comma);
  return parts.slice(0, -1).join(pack.comma) + pack.and + (parts.at(-1) ?? '');
}

const SHORT_WORDS = 5;
const SHARED = 4;

function isShort(statement: string): boolean {
  return !/[,.;:()!?。、]/u.test(statement) && statement.split(' ', SHORT_WORDS + 1).length <= SHORT_WORDS;
}

/** Statements as running text, each a sentence of its own: good news and bad are not run together. */
export function sentencesOf(statements: readonly string[], pack: PhrasePack): string {
  const sentences = statements.map((statement) => sentence(fragment(statement), pack.stop));
  return sentences.filter((text) => text !== '').join(pack.spaced ? ' ' : '');
}

/** Statements as running text: short fragments side by side share a sentence, longer ones stand alone. */
export function proseOf(statements: readonly string[], pack: PhrasePack, names: ReadonlySet<string>): string {
  const sentences: string[] = [];
  let run: string[] = [];
  const flush = (): void => {
    if (run.length > 0) sentences.push(sentence(run.join(pack.comma), pack.stop));
    run = [];
  };
  for (const raw of statements) {
    const statement = fragment(raw);
    if (statement === '') continue;
    // Where a statement keeps its capital inside a sentence, it stands in one of its own.
    if (!pack.spaced || !pack.lowersInside || !isShort(statement)) {
      flush();
      sentences.push(sentence(statement, pack.stop));
      continue;
    }
    run.push(run.length === 0 ? statement : inside(statement, pack, names));
    if (run.length === SHARED) flush();
  }
  flush();
  return sentences.join(pack.spaced ? ' ' : '');
}
