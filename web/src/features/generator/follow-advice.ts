// What a press on a part of the completeness does.
import type { ScoreAction, ValueKind } from '@smart-listings/contract';
import { certainValues } from '@smart-listings/engine';
import { likelyValues } from './likely-values.ts';
import { focusOn } from './move-focus.ts';
import type { Checks } from './use-checks.ts';
import type { Edits } from './use-edits.ts';

/** The field of the form that says it; what has no field of its own is told among the features. */
const FIELDS: Readonly<Partial<Record<ValueKind, string>>> = {
  name: 'itemName',
  type: 'itemName',
  brand: 'make',
  model: 'modelNumber',
  condition: 'condition',
  audience: 'targetBuyer',
  keyword: 'keywords',
};

/** Does what a part of the completeness advises, or leads to where it can be done. */
export function followAdvice(action: ScoreAction, checks: Checks, edits: Edits): void {
  switch (action.kind) {
    case 'ask':
      askFor(action.valueKind, checks);
      return;
    case 'fix': {
      const breach = checks.breaches.find(({ rule }) => rule === action.rule);
      if (!breach) return;
      if (breach.fix) edits.fix(breach);
      else focusOn(`#part-${breach.field} :is(textarea, input)`);
      return;
    }
    case 'photos':
      focusOn('section[aria-label="Photos"] [type=file] ~ button');
      return;
    case 'question':
      focusOn('#questions button');
      return;
    case 'claim': {
      const claim = checks.claims.find(({ id }) => id === action.id);
      if (claim) focusOn(`#part-${claim.field} [data-claims] button`);
    }
  }
}

function askFor(kind: ValueKind | undefined, { item }: Checks): void {
  const likely = likelyValues(item);
  // Words to search by are of any kind.
  const chip = likely.find((value) => kind === 'keyword' || value.kind === kind);
  if (chip && focusOn(`#likely-${chip.id}`)) return;
  const isKnown = kind !== undefined && kind !== 'keyword' && certainValues(item, kind).length > 0;
  if (isKnown && focusOn('#result-description')) return;
  focusOn(`#${(kind && FIELDS[kind]) ?? 'features'}`);
}
