import type { Fact, ListingForm } from '@smart-listings/contract';

/**
 * Takes out single values that the form itself contradicts: two shoe sizes, two capacities, "solid
 * oak" in the name and "oak veneer" in the text. The seller's statements stay, each in its words.
 */
export function dropContradictions(facts: readonly Fact[], form: ListingForm): readonly Fact[] {
  const dropped = new Set<string>();
  contradictingSizes(facts, dropped);
  contradictingStorage(facts, form, dropped);
  const veneer = facts.some((fact) => fact.what === 'material' && /veneer|effect|laminate/i.test(fact.value));
  if (veneer)
    for (const fact of facts)
      if (fact.what === 'material' && /^solid\b/i.test(fact.value) && fact.from.field === 'itemName')
        dropped.add(fact.id);
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
