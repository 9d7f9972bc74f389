/** What the seller answered to questions and chips, put to the values of the item. */
import type { ItemValue, SellerAnswer } from '@smart-listings/contract';
import { fold } from '../language/fold.ts';
import { type DraftValue, fieldPlace, type ItemDraft, meansOf } from './draft.ts';

/** Answers about the form and not about a value of the item. */
const OF_THE_FORM: ReadonlySet<ItemValue['kind']> = new Set(['condition', 'category']);
/** Kinds whose values mean nothing without their label. */
const BY_LABEL: ReadonlySet<ItemValue['kind']> = new Set(['attribute', 'form-field']);

/** What the seller answered holds, and what they denied is denied, whatever the form says. */
export function answered(draft: ItemDraft, answers: readonly SellerAnswer[]): readonly DraftValue[] {
  const isOf = (value: DraftValue, answer: SellerAnswer) =>
    value.kind === answer.kind &&
    meansOf(value.kind, value.value) === meansOf(answer.kind, answer.value) &&
    (!BY_LABEL.has(value.kind) || value.label === answer.label);
  for (const answer of answers) {
    if (!answer.holds || OF_THE_FORM.has(answer.kind) || draft.values.some((value) => isOf(value, answer)))
      continue;
    draft.put({
      kind: answer.kind,
      value: answer.value,
      means: fold(answer.value),
      ...(answer.label === undefined ? {} : { label: answer.label }),
      certainty: 'certain',
      polarity: 'asserted',
      origin: 'answered',
      from: fieldPlace('answer', answer.value),
    });
  }
  const held = new Set<SellerAnswer>();
  return draft.values.flatMap((value): DraftValue[] => {
    const answer = answers.find((one) => isOf(value, one));
    if (answer === undefined) return [value];
    if (!answer.holds) return [{ ...value, certainty: 'certain', polarity: 'denied', origin: 'answered' }];
    // Said twice, with doubt and without, it holds once.
    if (held.has(answer)) return [];
    held.add(answer);
    return [{ ...value, certainty: 'certain', polarity: 'asserted', origin: 'answered' }];
  });
}
