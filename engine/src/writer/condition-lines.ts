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

/** Sorts what the ledger says of the item's state. */
export function stateLines({ facts, ledger }: Pick<Material, 'facts' | 'ledger'>): StateLines {
  const parts = ledger.condition === 'for-parts';
  const broken: string[] = [];
  const flaws: string[] = [];
  const notes: string[] = [];
  const use: string[] = [];
  const good: string[] = [];
  for (const { value } of facts.flaw) {
    if (parts && ONLY_PARTS.test(value)) continue;
    if (BROKEN.test(value)) broken.push(value);
    else if (WARNING.test(value)) notes.push(value);
    else flaws.push(value);
  }
  for (const { value } of facts.condition) {
    if (WARNING.test(value)) notes.push(value);
    else if (USE.test(value)) use.push(value);
    else good.push(value);
  }
  const values = (list: readonly Fact[]): string[] => list.map((fact) => fact.value);
  return {
    bad: [...broken, ...flaws, ...values(facts.missing)],
    use,
    good: [...good, ...values(facts.working)],
    notes,
  };
}
