import { type ChannelForm, LIMITS } from '@smart-listings/contract';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field, inputClass } from '../../../ui/field.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';

interface Props {
  /** The marketplace's name. */
  name: string;
  categories: ChannelForm['categories'];
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
  onSearch: (words: string) => void;
}

/** The categories that the marketplace has for the item's name, or for other words. */
export function CategoryField({ name, categories, value, error, onChange, onSearch }: Props) {
  const id = useId();
  const [words, setWords] = useState('');
  const [isSearching, setSearching] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      {categories.length === 0 ? (
        <p className="text-sm">{name} knows no category by this name. Look for it by other words.</p>
      ) : (
        <Field id={id} label="Category" required error={error}>
          {(props) => (
            <NativeSelect {...props} value={value} onChange={(event) => onChange(event.target.value)}>
              {categories.map((category) => (
                <option key={category.id} value={category.id}>
                  {nameFirst(category.name)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
      {isSearching || categories.length === 0 ? (
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <Field id={`${id}-words`} label="What it is, in plain words">
              {(props) => (
                <input
                  {...props}
                  className={inputClass}
                  maxLength={LIMITS.form.itemName}
                  value={words}
                  onChange={(event) => setWords(event.target.value)}
                />
              )}
            </Field>
          </div>
          <Button disabled={words.trim() === ''} onClick={() => onSearch(words.trim())}>
            Look
          </Button>
        </div>
      ) : (
        <button type="button" className="link self-start text-sm" onClick={() => setSearching(true)}>
          Another category…
        </button>
      )}
    </div>
  );
}

/** A closed list shows how its entry begins: with what tells it from the others. */
function nameFirst(path: string): string {
  const at = path.lastIndexOf(' > ');
  return at < 0 ? path : `${path.slice(at + 3)} (${path.slice(0, at)})`;
}
