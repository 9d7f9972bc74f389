import type { ItemCategory } from '@smart-listings/contract';
import { searchCategories, type Taxonomy } from '@smart-listings/engine';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Button } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { ChoiceList } from './choice-list.tsx';

interface Props {
  /** The likely one, or the one that was chosen, first. */
  categories: readonly ItemCategory[];
  taxonomy: Taxonomy;
  onChoose: (category: ItemCategory) => void;
}

const PAUSE_MS = 200;

/** Where the item belongs: one press confirms it or takes another; all others are found by a search. */
export function CategoryPicker({ categories, taxonomy, onChoose }: Props) {
  const [searching, setSearching] = useState(false);
  const [words, setWords] = useState('');
  const settled = useDebounced(words.trim(), PAUSE_MS);
  const id = useId();
  const found = searching && settled !== '' ? searchCategories(settled, taxonomy) : [];
  const [first] = categories;

  function choose(category: ItemCategory) {
    setSearching(false);
    setWords('');
    onChoose(category);
    // The list that was pressed may have gone.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById(`${id}-search`)?.focus();
    });
  }

  return (
    <section aria-labelledby={`${id}-heading`} className="flex flex-col gap-2">
      <h3 id={`${id}-heading`} className="text-note">
        Category{' '}
        <span className="font-normal text-soft">
          {first === undefined
            ? 'No word of yours says what it is: search for it.'
            : first.certainty === 'certain'
              ? 'You chose it.'
              : 'Is it the first? One press confirms it.'}
        </span>
      </h3>
      {first?.name !== undefined && (
        <p className="text-note text-soft">On the marketplace it lies under “{first.name}”.</p>
      )}
      <Choices label="Likely categories" categories={categories} onChoose={choose} />
      {searching && (
        <div className="flex flex-col gap-2">
          <label htmlFor={`${id}-words`} className="sr-only">
            Search for a category
          </label>
          <input
            id={`${id}-words`}
            type="search"
            // biome-ignore lint/a11y/noAutofocus: it was opened to be typed into
            autoFocus
            className={inputClass}
            placeholder="What is it? Sofa, road bike, phone case"
            value={words}
            maxLength={200}
            onChange={(event) => setWords(event.target.value)}
          />
          <p role="status" className="text-note text-soft">
            {settled === ''
              ? ''
              : found.length === 0
                ? `No category for “${settled}”: try another word.`
                : `${found.length} found`}
          </p>
          <Choices label="Found categories" categories={found} onChoose={choose} />
        </div>
      )}
      <Button
        id={`${id}-search`}
        size="small"
        look="quiet"
        className="self-start"
        aria-expanded={searching}
        onClick={() => setSearching(!searching)}
      >
        <Search aria-hidden className="size-4" />
        {searching ? 'Close the search' : 'Search all categories'}
      </Button>
    </section>
  );
}

function Choices({
  label,
  categories,
  onChoose,
}: {
  label: string;
  categories: readonly ItemCategory[];
  onChoose: (category: ItemCategory) => void;
}) {
  return (
    <ChoiceList
      label={label}
      items={categories}
      isChosen={({ certainty }) => certainty === 'certain'}
      onChoose={onChoose}
    >
      {({ path }) => {
        const at = path.lastIndexOf('>') + 1;
        return (
          <>
            {at > 0 && <span className="block text-fine text-soft">{path.slice(0, at - 1)}</span>}
            <span className="font-medium">{path.slice(at).trim()}</span>
          </>
        );
      }}
    </ChoiceList>
  );
}
