// Loaded with the first list or table.
import { matchColumns, TABLE_FIELDS, type TableField, tableRow } from '@smart-listings/engine';
import { useRef, useState } from 'react';
import { countOf } from '../../../lib/count-of.ts';
import { Button } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { splitList, type Table } from '../read-table.ts';
import { newRow, type TrayRow } from '../rows.ts';

interface Props {
  onAdd: (rows: Partial<TrayRow>[]) => void;
  onClose: () => void;
}

/** A list in the seller's own words: an item a line, or a block between empty lines. */
export function ListDialog({ onAdd, onClose }: Props) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const items = splitList(text);
  return (
    <Modal
      open
      onClose={onClose}
      title="Paste a list"
      initialFocus={field}
      description="One item a line, or blocks with an empty line between."
    >
      <label className="flex flex-col gap-1">
        <span className="text-note font-semibold">Your list</span>
        <textarea
          ref={field}
          dir="auto"
          rows={8}
          value={text}
          className={inputClass}
          placeholder={'Navy wool coat, size 12, worn twice, £45\nTea set, two cups chipped, £15'}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Buttons count={items.length} onClose={onClose} onAdd={() => onAdd(items.map((note) => ({ note })))} />
    </Modal>
  );
}

/** A table's columns, matched by their names and to be changed, each with its first cells. */
export function TableDialog({ table, onAdd, onClose }: Props & { table: Table }) {
  const { rows, left } = table;
  const [columns, setColumns] = useState(() => matchColumns(table.columns.map(({ name }) => name)));
  const items = rows.map((cells) => tableRow(cells, columns));
  const named = items.filter(({ itemName, features }) => itemName !== undefined || features !== undefined);
  const choose = (at: number, value: string) => {
    const field = TABLE_FIELDS.find((one) => one.field === value)?.field ?? null;
    // A field stands for one column.
    setColumns(columns.map((one, place) => (place === at ? field : one === field ? null : one)));
  };
  return (
    <Modal
      open
      wide
      onClose={onClose}
      title="Items from a table"
      description={`${countOf(rows.length, 'row')}${left > 0 ? `; ${countOf(left, 'more is', 'more are')} too many for one tray` : ''}. Say what each column holds.`}
    >
      <ul className="flex flex-col divide-y divide-line">
        {table.columns.map(({ id, name, samples }, at) => (
          <li key={id} className="grid items-center gap-x-4 gap-y-1.5 py-2 sm:grid-cols-[1fr_14rem]">
            <div className="min-w-0">
              <label htmlFor={id} className="text-note font-semibold [overflow-wrap:anywhere]">
                {name}
              </label>
              <p className="bidi truncate text-note text-soft">{samples.join(' · ')}</p>
            </div>
            <NativeSelect
              id={id}
              value={columns[at] ?? ''}
              onChange={(event) => choose(at, event.target.value)}
            >
              <option value="">Leave out</option>
              {TABLE_FIELDS.map(({ field, label }) => (
                <option key={field} value={field}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          </li>
        ))}
      </ul>
      {named.length < items.length && (
        <p className="mt-3 text-note text-soft">
          {countOf(items.length - named.length, 'row has', 'rows have')} neither a name nor features and{' '}
          {items.length - named.length === 1 ? 'stays' : 'stay'} out.
        </p>
      )}
      <Buttons count={named.length} onClose={onClose} onAdd={() => onAdd(named.map(givenRow))} />
    </Modal>
  );
}

function givenRow(cells: Partial<Record<TableField, string>>): Partial<TrayRow> {
  return { given: { ...newRow('', '').given, ...cells } };
}

function Buttons({ count, onAdd, onClose }: { count: number; onAdd: () => void; onClose: () => void }) {
  return (
    <div className="mt-4 flex justify-end gap-2">
      <Button onClick={onClose}>Cancel</Button>
      <Button look="accent" disabled={count === 0} onClick={onAdd}>
        {count === 1 ? 'Add 1 item' : `Add ${count} items`}
      </Button>
    </div>
  );
}
