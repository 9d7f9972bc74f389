import { type PhotoFinding, PLATFORMS } from '@smart-listings/contract';
import { listKindGroups, marketplaceOf, searchKinds, suggestKinds } from '@smart-listings/engine';
import { useId, useState } from 'react';
import { Chips } from '../../../ui/chips.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { lastKinds } from '../last-used.ts';
import { useKindsOfMake } from '../use-kinds-of-make.ts';

interface Props {
  /** What was read on the photos. */
  findings: readonly PhotoFinding[];
  platform: string;
  onChoose: (kind: string) => void;
}

const GROUPS = 'All kinds…';

/** What it is: the likeliest kinds to tap, all others by typing or by their group. */
export function KindQuestion({ findings, platform, onChoose }: Props) {
  const [words, setWords] = useState('');
  const [last] = useState(lastKinds);
  /** The group that is looked into, or all of them; null: what is likely. */
  const [group, setGroup] = useState<string | null>(null);
  const id = useId();
  const chosen = PLATFORMS.find((name) => name === platform);
  const kindsOfMake = useKindsOfMake();
  const marketplace = chosen && marketplaceOf(chosen);
  const likely = suggestKinds({ findings, last, marketplace, kindsOfMake });
  const typed = words.trim();
  const found = typed === '' ? likely : searchKinds(typed);
  // What no list knows is a name as well.
  const kinds = typed === '' || found.includes(typed) ? found : [...found, typed];
  const groups = listKindGroups();
  const inside = groups.find(({ name }) => name === group)?.kinds;
  const isAtGroups = typed === '' && group === GROUPS;
  const chips = inside ? [GROUPS, ...inside] : [...kinds, GROUPS];
  const names = groups.map(({ name }) => name);
  const options = typed !== '' ? kinds : isAtGroups ? names : chips;

  function choose(option: string) {
    if (!isAtGroups && option !== GROUPS) return onChoose(option);
    setGroup(option);
    // Chosen by keys: the button that was pressed goes with its row.
    const pressed = document.activeElement?.matches(':focus-visible') ? document.activeElement : null;
    const row = pressed?.closest('fieldset');
    if (row) requestAnimationFrame(() => row.querySelector('button')?.focus());
  }

  return (
    <Chips
      question="What is it?"
      options={options.map((option) => ({ label: option, value: option }))}
      onChoose={choose}
    >
      <label htmlFor={id} className="sr-only">
        Another kind of item
      </label>
      <input
        id={id}
        type="search"
        value={words}
        maxLength={100}
        autoComplete="off"
        placeholder="Something else…"
        className={`${inputClass} min-h-8 w-40 py-0.5 text-note md:text-note`}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It is inside the form, which Enter would send.
          event.preventDefault();
          // "t-sh" is completed; "table lamp" says more than the kind that it is found under.
          const [first = typed] = found;
          const isBegun = first.toLowerCase().includes(typed.toLowerCase());
          if (typed !== '') onChoose(isBegun ? first : typed);
        }}
      />
    </Chips>
  );
}
