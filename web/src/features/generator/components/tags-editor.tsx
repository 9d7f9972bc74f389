import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { addTags, splitTags } from '../tags.ts';

interface Props {
  label: string;
  tags: readonly string[];
  /** Tags that something is wrong with, by index. */
  marked: ReadonlyMap<number, 'claim' | 'breach'>;
  /** A tag that nothing supports is pressed. */
  onClaim: (index: number) => void;
  onChange: (tags: string[]) => void;
}

/**
 * Tags as chips. Enter, comma or leaving the field adds what was typed, Backspace in the empty
 * field takes the last tag back for editing, arrow keys walk along the chips, Delete removes one.
 */
export function TagsEditor({ label, tags, marked, onClaim, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);

  function add(text: string) {
    setTyped('');
    const added = splitTags(text);
    if (added.length > 0) onChange(addTags(tags, added));
  }

  function remove(index: number) {
    onChange(tags.filter((_, other) => other !== index));
    focusChip(Math.min(index, tags.length - 2));
  }

  function focusChip(index: number) {
    // After the list has been drawn again.
    requestAnimationFrame(() => {
      const chips = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
      const chip = chips[index];
      if (chip) chip.focus();
      else input.current?.focus();
    });
  }

  function handleInputKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
      event.preventDefault();
      setTyped(tags.at(-1) ?? '');
      onChange(tags.slice(0, -1));
    } else if (event.key === 'ArrowLeft' && event.currentTarget.selectionStart === 0 && tags.length > 0) {
      event.preventDefault();
      focusChip(tags.length - 1);
    }
  }

  function handleChipKey(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    if (event.key === 'ArrowLeft') focusChip(Math.max(0, index - 1));
    else if (event.key === 'ArrowRight') focusChip(index + 1);
    else if (event.key === 'Backspace' || event.key === 'Delete') remove(index);
    else return;
    event.preventDefault();
  }

  return (
    <div className="flex flex-wrap items-center gap-1.5 pointer-coarse:gap-2 rounded-md border border-edge bg-sheet px-2 py-2 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink">
      <ul ref={list} aria-label={label} className="contents">
        {tags.map((tag, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two tags may read the same
            key={`${index}-${tag}`}
            className={classNames(
              'inline-flex max-w-full items-center rounded-sm border border-line bg-sunken pl-2 text-sm leading-7 pointer-coarse:leading-9',
              marked.get(index) === 'claim' && 'border-warn bg-warn-wash',
              marked.get(index) === 'breach' && 'border-bad bg-bad-wash',
            )}
          >
            {marked.get(index) === 'claim' ? (
              <button
                type="button"
                data-tag={index}
                aria-haspopup="dialog"
                // The keyboard has the line of buttons under the tags.
                tabIndex={-1}
                onClick={() => onClaim(index)}
                className="min-w-0 truncate"
              >
                {tag}
              </button>
            ) : (
              <span className="min-w-0 truncate">{tag}</span>
            )}
            <button
              type="button"
              data-remove
              aria-label={`Remove tag ${tag}`}
              onClick={() => remove(index)}
              onKeyDown={(event) => handleChipKey(event, index)}
              // On touch it reaches into the gaps above and below: as high as a finger, without overlapping the next one.
              className="relative inline-flex size-7 items-center justify-center rounded-sm text-soft hover:text-ink pointer-coarse:w-11 pointer-coarse:before:absolute pointer-coarse:before:inset-x-0 pointer-coarse:before:-inset-y-2"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        aria-label="Add a tag"
        placeholder="Add a tag"
        value={typed}
        onChange={(event) => {
          const text = event.target.value;
          if (/[,;\n]/.test(text)) add(text);
          else setTyped(text);
        }}
        onKeyDown={handleInputKey}
        onBlur={() => add(typed)}
        className="min-w-24 pointer-coarse:min-h-11 flex-1 bg-transparent px-1 text-base leading-7 pointer-coarse:leading-9 outline-none placeholder:text-soft/85 md:text-sm"
      />
    </div>
  );
}
