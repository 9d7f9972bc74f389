/** What is said of an item's state, in the order in which a buyer wants to know it. */
import type { Fact } from '@smart-listings/contract';
import type { Material } from './material.ts';

const BROKEN =
  /\b(?:(?:does|do|did|will|is|are|was)(?:n['’]?t|\s+not|\s+no longer)\b|dead\b|died\b|broken\b|broke\b|not working|never works?|faulty|stopped|snapped|cracked|leak(?:s|ing)?\b|drift\b|defekt|kaputt|funktioniert nicht|geht nicht|cass[ée]e?|hors service|ne (?:fonctionne|marche)|rot[oa]\b|no funciona|guast[oa]|non funziona|rott[oa]\b|kapot|werkt niet|nie działa|zepsut|não funciona|avariad[oa])|動き?ません|故障/iu;
const USE =
  /^(?:(?:only|lightly|gently|barely|hardly|well|never|un)\s?-?)*(?:worn|used|opened|unopened|unused|unworn|sealed|tried|tested|built|set up|paired|swatched|bnib|bnwt|bnwot|cut open|read once|getragen|benutzt|porté|usad[oa]|usat[oa]|gedragen|gebruikt|noszon|używan)/iu;
// "Spares or repair" alone: the opening of a thing for parts says no less.
const ONLY_PARTS = /^(?:(?:for|as|or|and|spares?|parts?|repairs?|only|sold|faulty)[\s/&.,]*)+$/iu;
const WARNING =
  /\b(?:not suitable|allerg\w*|chok\w+|suitable for|please (?:note|check|measure|make sure)|check (?:your|the)|(?:have|has|got|is|are) (?:a |two |an )?(?:\w+ ){0,2}(?:cats?|dogs?|pets?)|^\d+ (?:cats?|dogs?))\b/iu;

/** The statements of an item's state, by what they are. */
export interface StateLines {
  /** What does not work, then flaws, then what is missing. */
  readonly bad: readonly string[];
  /** How much it was used. */
  readonly use: readonly string[];
  /** What works and what is as it should be. */
  readonly good: readonly string[];
  /** What a buyer has to know that is neither: an allergy, an age. */
  readonly notes: readonly string[];
}

function values(facts: readonly Fact[]): string[] {
  return facts.map((fact) => fact.value);
}

/** Sorts what the ledger says of the item's state. */
export function stateLines({ facts, ledger }: Pick<Material, 'facts' | 'ledger'>): StateLines {
  const parts = ledger.condition === 'for-parts';
  const flaws = values(facts.flaw).filter((text) => !parts || !ONLY_PARTS.test(text));
  const bad = [
    ...flaws.filter((text) => BROKEN.test(text)),
    ...flaws.filter((text) => !BROKEN.test(text)),
    ...values(facts.missing),
  ];
  const said = values(facts.condition);
  const plain = said.filter((text) => !WARNING.test(text));
  return {
    bad: bad.filter((text) => !WARNING.test(text)),
    use: plain.filter((text) => USE.test(text)),
    good: [...plain.filter((text) => !USE.test(text)), ...values(facts.working)],
    notes: [...bad, ...said].filter((text) => WARNING.test(text)),
  };
}
