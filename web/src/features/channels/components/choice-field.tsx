import type { ChannelChoiceList } from '@smart-listings/contract';
import { useId } from 'react';
import { Field, inputClass } from '../../../ui/field.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { type Decided, isOpenChoice } from './choices.tsx';

/** A field for each list, with what was decided by the lists' keys. */
export function ChoiceFields({
  lists,
  decided,
  tried,
  onDecide,
}: {
  lists: readonly ChannelChoiceList[];
  decided: Decided;
  /** Whether the seller went on: what is open is said then. */
  tried: boolean;
  onDecide: (decided: Decided) => void;
}) {
  const { chosen, typed } = decided;
  return lists.map((list) => (
    <ChoiceField
      key={list.key}
      list={list}
      chosen={chosen[list.key] ?? ''}
      typed={typed[list.key] ?? ''}
      isOpen={tried && isOpenChoice(list, decided)}
      onChoose={(id) => onDecide({ chosen: { ...chosen, [list.key]: id }, typed })}
      onType={(text) => onDecide({ chosen, typed: { ...typed, [list.key]: text } })}
    />
  ));
}

interface Props {
  list: ChannelChoiceList;
  chosen: string;
  typed: string;
  /** Whether the seller went on without it. */
  isOpen: boolean;
  onChoose: (id: string) => void;
  onType: (text: string) => void;
}

/** One list of the marketplace; where it takes what is not in it, a field to write that in. */
function ChoiceField({ list, chosen, typed, isOpen, onChoose, onType }: Props) {
  const id = useId();
  const { label, options, other } = list;
  return (
    <>
      {options.length > 0 && (
        <Field id={id} label={label} required error={isOpen && other === null ? 'Choose one.' : undefined}>
          {(props) => (
            <NativeSelect {...props} value={chosen} onChange={(event) => onChoose(event.target.value)}>
              {other === null && <option value="">Choose…</option>}
              {options.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.name}
                </option>
              ))}
              {other !== null && <option value="">Another…</option>}
            </NativeSelect>
          )}
        </Field>
      )}
      {other !== null && chosen === '' && (
        <Field id={`${id}-other`} label={other} required error={isOpen ? 'Enter it.' : undefined}>
          {(props) => (
            <input
              {...props}
              className={inputClass}
              maxLength={40}
              value={typed}
              onChange={(event) => onType(event.target.value)}
            />
          )}
        </Field>
      )}
    </>
  );
}
