// Loaded when the fold is opened first.
import type { ItemSpecific } from '@smart-listings/contract';
import {
  answersFor,
  CATEGORY_NUMBER,
  type Item,
  listSpecifics,
  loadTaxonomy,
  spoken,
  suggestCategories,
} from '@smart-listings/engine';
import { useState } from 'react';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { Button } from '../../../ui/button.tsx';
import { passFocus } from '../move-focus.ts';
import type { Edits } from '../use-edits.ts';
import { type MarketQuestion, useMarketFields } from '../use-market-fields.ts';
import { CategoryPicker } from './category-picker.tsx';
import { MarketCategory } from './market-category.tsx';
import { SpecificRow } from './specific-row.tsx';

interface Props {
  item: Item;
  question: MarketQuestion;
  onAnswer: Edits['answer'];
}

const ROWS_ID = 'specific-rows';

/** The category, then a row a field: what is known first, what nothing says behind a button. */
export function SpecificsTable({ item, question, onAnswer }: Props) {
  const taxonomy = useLoaded(loadTaxonomy);
  const [all, setAll] = useState(false);
  const categories = taxonomy ? suggestCategories(item, taxonomy) : [];
  const category = taxonomy?.byId.get(categories[0]?.id ?? '') ?? null;
  const usual = listSpecifics(item, category);
  const market = useMarketFields(question, usual);
  const number = usual.find(({ id }) => id === CATEGORY_NUMBER);
  const own = market.state === 'known' && market.answer.categoryId !== null ? market.answer.specifics : null;
  const specifics = own === null ? usual : [...own, ...(number ? [number] : [])];
  const isShown = ({ state, askedBy }: ItemSpecific) => all || state !== 'unknown' || askedBy === 'form';
  const shown = specifics.filter(isShown);
  const hidden = specifics.length - shown.length;
  const known = specifics.filter(({ state }) => state === 'certain').length;

  return (
    <div className="flex flex-col gap-3">
      {taxonomy && (
        <CategoryPicker
          categories={categories}
          taxonomy={taxonomy}
          onChoose={({ id, path }) =>
            onAnswer([{ kind: 'category', value: id, holds: true }], `Category: ${lastName(path)}.`)
          }
        />
      )}
      {market.state !== 'off' && (
        <MarketCategory
          marketplace={spoken(item.marketplace)}
          fields={market}
          onChoose={({ id, path }) =>
            number &&
            onAnswer([{ ...number.answerAs, value: id, holds: true }], `Category: ${lastName(path)}.`)
          }
        />
      )}
      <p role="status" className="tabular text-note text-soft">
        {known} of {specifics.length} fields filled
      </p>
      <ul id={ROWS_ID} aria-label="Item specifics" className="flex flex-col">
        {shown.map((specific) => (
          <SpecificRow
            key={specific.id}
            specific={specific}
            onChange={(values) => {
              const answers = answersFor(specific, values, item);
              if (answers.length > 0) onAnswer(answers, noteOf(specific, values));
            }}
            onDecide={({ value, answer }, holds) =>
              onAnswer(
                [{ ...answer, holds }],
                holds ? `${specific.label}: ${value} is in.` : `Noted: not ${specific.label}: ${value}.`,
              )
            }
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          look="quiet"
          size="small"
          className="self-start text-soft"
          onClick={() => {
            setAll(true);
            passFocus(ROWS_ID, shown.length, 'result-heading');
          }}
        >
          {hidden === 1 ? 'One more' : `${hidden} more`} that buyers filter by
        </Button>
      )}
    </div>
  );
}

function noteOf({ label }: ItemSpecific, values: readonly string[]): string {
  const said = values.filter((value) => value.trim() !== '').join(', ');
  return said === '' ? `${label} is open again.` : `Noted: ${label}: ${said}.`;
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('>') + 1).trim();
}
