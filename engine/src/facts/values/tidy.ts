import type { Fact, ListingForm } from '@smart-listings/contract';

/**
 * Takes out single values that the form itself contradicts: two shoe sizes, two capacities, "solid
 * oak" in the name and "oak veneer" in the text; and those that another value says more exactly. The
 * seller's statements stay, each in its words.
 */
export function tidyFacts(facts: readonly Fact[], form: ListingForm): readonly Fact[] {
  const dropped = new Set<string>();
  contradictingSizes(facts, dropped);
  contradictingStorage(facts, form, dropped);
  const veneer = facts.some((fact) => fact.what === 'material' && /veneer|effect|laminate/i.test(fact.value));
  if (veneer)
    for (const fact of facts)
      if (fact.what === 'material' && /^solid\b/i.test(fact.value) && fact.from.field === 'itemName')
        dropped.add(fact.id);
  effects(facts, dropped);
  partsOfOthers(facts, dropped);
  flawsToldAgain(facts, dropped);
  return dropped.size === 0 ? facts : facts.filter((fact) => !dropped.has(fact.id));
}

function contradictingSizes(facts: readonly Fact[], dropped: Set<string>): void {
  const plain = facts.filter(
    (fact) => fact.what === 'size' && /^(?:size|uk|sz)?\s?(?:uk\s?)?\d{1,2}(?:[.,]5)?$/i.test(fact.value),
  );
  const named = plain.find((fact) => fact.from.field === 'itemName');
  const told = plain.find((fact) => fact.from.field === 'features');
  if (named === undefined || told === undefined) return;
  if (named.value.replace(/\D/g, '') === told.value.replace(/\D/g, '')) return;
  dropped.add(named.id);
  dropped.add(told.id);
}

function contradictingStorage(facts: readonly Fact[], form: ListingForm, dropped: Set<string>): void {
  const storage = facts.filter(
    (fact) => fact.what === 'measurement' && /^\d+\s?(?:gb|tb)$/i.test(fact.value),
  );
  const named = storage.filter((fact) => fact.from.field === 'itemName');
  const told = storage.filter((fact) => fact.from.field === 'features');
  const [first] = named;
  if (first === undefined || named.length !== 1 || told.length !== 1 || told[0] === undefined) return;
  const value = told[0].value.replace(/[^\da-z]/gi, '');
  if (
    !new RegExp(
      `\\b(?:its|it[’']s|it is|actually|really)\\b[^.\\n]{0,12}\\b${value}\\s(?:one|version|model)`,
      'i',
    ).test(form.features)
  )
    return;
  dropped.add(first.id);
  dropped.add(told[0].id);
}

// A "brass frame" that is "brass effect metal" is no brass.
function effects(facts: readonly Fact[], dropped: Set<string>): void {
  for (const fact of facts) {
    const plain =
      fact.what === 'material'
        ? /^(\p{L}+) (?:effect|look|style|tone|plated)\b/iu.exec(fact.value)?.[1]
        : undefined;
    if (plain === undefined) continue;
    for (const other of facts) {
      if (other.what === 'material' && other.value.toLowerCase() === plain.toLowerCase())
        dropped.add(other.id);
    }
  }
}

const EXACT_KINDS = new Set<Fact['what']>(['material', 'size', 'colour', 'era', 'type']);

// "leather" beside "smooth leather", "M" beside "size M": the more exact one says both.
function partsOfOthers(facts: readonly Fact[], dropped: Set<string>): void {
  const candidates = facts.filter((fact) => EXACT_KINDS.has(fact.what) && !dropped.has(fact.id)).slice(0, 60);
  for (const fact of candidates) {
    const words =
      fact.what === 'size'
        ? wordsOf(fact.value).filter((word) => !SIZE_WORDS.test(word))
        : wordsOf(fact.value);
    if (words.length === 0) continue;
    const exact = candidates.find((other) => {
      if (other === fact || other.what !== fact.what || dropped.has(other.id)) return false;
      if (fact.what === 'colour' && (other.label !== fact.label || other.value.includes('/'))) return false;
      if (fact.what === 'material' && fact.label !== undefined && other.label !== fact.label) return false;
      const more = wordsOf(other.value);
      return (
        more.length >= words.length &&
        more.join(' ') !== words.join(' ') &&
        words.every((word) =>
          more.some(
            (one) => one === word || (fact.what === 'size' && one.replace(/(?:yrs|years|cm)$/, '') === word),
          ),
        )
      );
    });
    if (exact !== undefined) dropped.add(fact.id);
  }
}

// "Cracked screen" of the name, where the text tells where: "screen cracked in corner".
function flawsToldAgain(facts: readonly Fact[], dropped: Set<string>): void {
  for (const fact of facts) {
    if (fact.what !== 'flaw' || fact.from.field !== 'itemName') continue;
    const words = wordsOf(fact.value);
    const isTold = (other: Fact): boolean => {
      if (other === fact || other.what !== 'flaw') return false;
      const more = new Set(wordsOf(other.value));
      return words.length > 1 && words.every((word) => more.has(word));
    };
    if (facts.some(isTold)) dropped.add(fact.id);
  }
}

// "Gr. 40" and "Größe 40", "M" and "size M" are the same size.
const SIZE_WORDS =
  /^(?:size|sizes|sz|gr|größe|grösse|taille|talla|taglia|maat|rozmiar|tamanho|mens|womens|ladies|サイズ)$/;

function wordsOf(value: string): string[] {
  return (
    value
      .toLowerCase()
      .replace('サイズ', '')
      .match(/[\p{L}\p{N}%]+/gu) ?? []
  );
}
