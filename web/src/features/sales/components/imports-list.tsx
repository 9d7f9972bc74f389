import type { SaleImport } from '@smart-listings/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { countOf } from '../../../lib/count-of.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { importsQuery, undoImport } from '../api/imports.ts';
import { writeDay } from '../words.ts';

/** The lists that were imported, each to be taken back as a whole. */
export function ImportsList() {
  const { data: imports = [] } = useQuery(importsQuery);
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  if (imports.length === 0) return null;

  async function undo({ id }: SaleImport) {
    setBusy(id);
    try {
      notifySuccess(`${countOf(await undoImport(id), 'sale')} taken back.`);
    } catch (error) {
      notifyError(messageOf(error));
    }
    await Promise.all(
      ['totals', 'sale-imports'].map((name) => client.invalidateQueries({ queryKey: [name] })),
    );
    setBusy(null);
  }

  return (
    <section aria-label="Imported sales" className="text-sm">
      <h3 className="text-note font-semibold">Imported</h3>
      <ul className="divide-y divide-line">
        {imports.map((one) => (
          <li key={one.id} className="flex items-center gap-3 py-1">
            <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {countOf(one.sales, 'sale')} from {one.platform}{' '}
              <span className="text-soft">
                · {writeDay(one.importedAt)} · <bdi>{one.fileName}</bdi>
              </span>
            </p>
            <Button
              size="small"
              aria-label={`Undo the import of ${one.fileName}`}
              disabled={busy !== null}
              onClick={() => undo(one)}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
