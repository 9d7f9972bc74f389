/** Collects the values of one item: one entry for what is said alike twice, the surer saying wins. */
import type { FormPlace, ItemValue } from '@smart-listings/contract';
import { fold } from '../language/fold.ts';
import { capitalise } from '../language/tidy.ts';
import type { Token } from '../language/token.ts';
import type { FoundValue } from './found-value.ts';

export interface Saying {
  certainty: ItemValue['certainty'];
  polarity: ItemValue['polarity'];
  origin?: ItemValue['origin'];
  /** A cue stands right beside it: this saying takes another back. */
  beside?: boolean;
  /** It stands behind a correction, in the place of what else the form says of its kind. */
  putsRight?: boolean;
  /** The field, its text, and the tokens that the value's positions count; `offset` is where the text begins in the field. */
  place: { field: string; text: string; tokens: readonly Token[]; offset?: number };
}

/** A value with what it means whatever the language, and the sentence that it stands in. */
export interface DraftValue extends ItemValue {
  means: string;
  /** A cue stands right beside it. */
  beside: boolean;
  putsRight?: boolean;
  /** The fields that say it. */
  fields: Set<string>;
}

const MOST_VALUES = 300;
const LONGEST = 300;

export class ItemDraft {
  readonly #values: DraftValue[] = [];
  readonly #seen: ReadonlySet<string>;
  #next = 1;

  /** `seen`: what was read on photos and kept, in the form's own words, folded. */
  constructor(seen: ReadonlySet<string>) {
    this.#seen = seen;
  }

  get values(): readonly DraftValue[] {
    return this.#values;
  }

  /** Which of the first `most` tokens of a text certain values of the item cover. `place`: where that text begins. */
  covered(
    tokens: readonly Token[],
    place: { field: string; start: number },
    most: number,
  ): ReadonlySet<number> {
    const covered = new Set<number>();
    for (const { certainty, polarity, from } of this.#values) {
      if (certainty !== 'certain' || polarity !== 'asserted' || from.field !== place.field) continue;
      for (const [at, token] of tokens.slice(0, most).entries())
        if (token.start + place.start >= from.start && token.end + place.start <= from.end) covered.add(at);
    }
    return covered;
  }

  /** Takes note of a value. Positions count tokens of `place.tokens`. */
  add(found: FoundValue, { certainty, polarity, origin, beside, putsRight, place }: Saying): void {
    const start = place.tokens[found.from]?.start ?? 0;
    const end = place.tokens[found.to - 1]?.end ?? start;
    const quote = place.text.slice(start, end).slice(0, LONGEST);
    const value = found.value === '' ? capitalise(quote.replace(/\s+/g, ' ')) : found.value;
    const offset = place.offset ?? 0;
    const from = { field: place.field, start: start + offset, end: end + offset, quote };
    this.put({
      ...found,
      value,
      from,
      certainty,
      polarity,
      beside: beside ?? false,
      ...(putsRight === true ? { putsRight } : {}),
      ...(origin === undefined ? {} : { origin }),
    });
  }

  put(
    value: Omit<ItemValue, 'id' | 'origin'> & {
      means: string;
      origin?: ItemValue['origin'];
      beside?: boolean;
      putsRight?: boolean;
    },
  ): void {
    const { kind, label, amount, unit, certainty, polarity, from } = value;
    const means = meansOf(kind, value.means === '' ? value.value : value.means);
    const same = this.#values.find(
      (one) => one.kind === kind && one.means === means && one.polarity === polarity && one.label === label,
    );
    if (same !== undefined) {
      if (certainty === 'certain') same.certainty = 'certain';
      // "A red jumper, on the photo it seems a red …": doubted once and said plainly once, it is not taken back.
      same.beside =
        polarity === 'unsure' ? same.beside && value.beside === true : same.beside || value.beside === true;
      same.fields.add(from.field);
      return;
    }
    if (this.#values.length >= MOST_VALUES) return;
    const seen = this.#seen.has(value.value.toLowerCase()) || this.#seen.has(from.quote.toLowerCase());
    this.#values.push({
      id: `v${this.#next}`,
      kind,
      value: value.value.slice(0, LONGEST),
      ...(label === undefined ? {} : { label: label.slice(0, 60) }),
      ...(amount === undefined ? {} : { amount }),
      ...(unit === undefined ? {} : { unit }),
      certainty,
      polarity,
      origin: value.origin ?? (seen ? 'seen' : 'given'),
      from,
      means,
      beside: value.beside ?? false,
      ...(value.putsRight === true ? { putsRight: true } : {}),
      fields: new Set([from.field]),
    });
    this.#next += 1;
  }
}

/** By what two sayings of a value are one: codes apart from their signs, all else apart from case and accents. */
export function meansOf(kind: ItemValue['kind'], value: string): string {
  const folded = fold(value);
  return CODES.has(kind) ? folded.replace(/[^\p{L}\p{N}]+/gu, '') : folded;
}

const CODES: ReadonlySet<ItemValue['kind']> = new Set([
  'model',
  'identifier',
  'size',
  'measurement',
  'compatible',
]);

/** A place for what stands in no text of the form: an answer, the chosen condition. */
export function fieldPlace(field: string, quote: string): FormPlace & { quote: string } {
  return { field, start: 0, end: quote.length, quote: quote.slice(0, LONGEST) };
}
