// Loaded when sales are to be imported.
import {
  CURRENCY_SHAPE,
  type ImportSalesRequest,
  PLATFORMS,
  type Platform,
  STORAGE_KEYS,
} from '@smart-listings/contract';
import { currencyCode, currencyCodes, listMarketplaces } from '@smart-listings/engine';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Table2 } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { countOf } from '../../../lib/count-of.ts';
import { notifyError, notifyInfo, notifySuccess } from '../../../lib/notify.ts';
import { readText } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FilesButton } from '../../../ui/files-button.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { checkSales, importSales, undoImport } from '../api/imports.ts';
import { type ListFile, readList, readReport } from '../read-report.ts';
import { ReportPreview } from './report-preview.tsx';

const LISTS = '.csv,.tsv,.txt,.xlsx,text/csv';

/** Nothing new, and yet something was done that can be undone. */
const FOUND = 'All of these sales were marked here already: they have their fees now.';

/** A marketplace's list of sales: chosen, looked at, and brought in as a whole. */
export function ImportView({ onDone }: { onDone: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const [file, setFile] = useState<ListFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setPlatform] = useState<Platform | null>(null);
  const [home, setHome] = useState(usualCurrency);
  const [monthFirst, setMonthFirst] = useState<boolean | null>(null);
  const [isSending, setSending] = useState(false);
  const reading = useMemo(() => (file ? readReport(file, home, monthFirst) : null), [file, home, monthFirst]);
  const report = reading?.report ?? null;
  const platform = chosen ?? report?.platform ?? null;
  const sales = report?.sales ?? [];
  const request: ImportSalesRequest | null =
    platform && file && sales.length > 0 ? { platform, fileName: file.name, sales } : null;
  const check = useQuery({
    // A file is read anew each time it is chosen: its rows are no name for it.
    queryKey: ['known-sales', useFileNumber(file), platform, home, monthFirst],
    queryFn: ({ signal }) => (request ? checkSales(request, signal) : { known: [] }),
    enabled: request !== null,
    staleTime: 0,
    gcTime: 0,
  });
  const known = check.data?.known ?? null;
  const fresh = known === null ? null : sales.length - known.length;

  async function take([next]: readonly File[]) {
    if (!next) return;
    setPlatform(null);
    setMonthFirst(null);
    setFile(null);
    try {
      setFile(await readList(next));
      setProblem(null);
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  const refresh = () =>
    Promise.all(['totals', 'sale-imports'].map((name) => client.invalidateQueries({ queryKey: [name] })));

  async function send() {
    if (!request) return;
    setSending(true);
    try {
      const { import: brought } = await importSales(request);
      if (brought) {
        notifySuccess(brought.sales > 0 ? `${countOf(brought.sales, 'sale')} imported.` : FOUND, {
          action: { label: 'Undo', onClick: () => void takeBack(brought.id) },
        });
      } else notifyInfo('All of these sales were here already.');
      onDone();
      await refresh();
    } catch (error) {
      setProblem(messageOf(error));
      setSending(false);
    }
  }

  async function takeBack(brought: string) {
    await undoImport(brought).catch((error: unknown) => notifyError(messageOf(error)));
    await refresh();
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-soft">
        Choose the list of sold things that your marketplace lets you download. It is read in your browser;
        names and addresses of buyers never leave it.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <FilesButton label={file ? 'Another file' : 'CSV or spreadsheet'} accept={LISTS} onFiles={take}>
          <Table2 aria-hidden className="size-4" />
        </FilesButton>
        {file && <span className="bidi text-sm [overflow-wrap:anywhere]">{file.name}</span>}
      </div>
      {(problem ?? reading?.problem) && <Notice tone="bad">{problem ?? reading?.problem}</Notice>}
      {!report && <WhereFrom />}
      {report && (
        <>
          <div className="grid gap-3 sm:grid-cols-3">
            <Field id={`${id}-platform`} label="Sold on" required>
              {(props) => (
                <NativeSelect
                  {...props}
                  value={platform ?? ''}
                  onChange={({ target }) =>
                    setPlatform(PLATFORMS.find((name) => name === target.value) ?? null)
                  }
                >
                  {platform === null && <option value="">Choose</option>}
                  {PLATFORMS.map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </NativeSelect>
              )}
            </Field>
            {report.monthFirst !== null && (
              <Field id={`${id}-days`} label="3/4/2026 is" required>
                {(props) => (
                  <NativeSelect
                    {...props}
                    value={String(report.monthFirst)}
                    onChange={({ target }) => setMonthFirst(target.value === 'true')}
                  >
                    <option value="false">3 April</option>
                    <option value="true">4 March</option>
                  </NativeSelect>
                )}
              </Field>
            )}
            {report.usesHome && (
              <Field id={`${id}-currency`} label="Amounts are in" required>
                {(props) => (
                  <NativeSelect {...props} value={home} onChange={({ target }) => setHome(target.value)}>
                    {currencyCodes().map((code) => (
                      <option key={code}>{code}</option>
                    ))}
                  </NativeSelect>
                )}
              </Field>
            )}
          </div>
          <ReportPreview report={report} known={known} isLooking={check.isFetching && known === null} />
          {check.isError && (
            <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
              <p>{messageOf(check.error)}</p>
              <Button size="small" onClick={() => check.refetch()}>
                Try again
              </Button>
            </div>
          )}
        </>
      )}
      <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-4">
        <Button onClick={onDone}>Back to totals</Button>
        <Button look="accent" disabled={!fresh || isSending} onClick={send}>
          {fresh === null ? 'Import' : `Import ${countOf(fresh, 'sale')}`}
        </Button>
      </div>
    </div>
  );
}

function WhereFrom() {
  const places = listMarketplaces().flatMap(({ name, salesReport }) =>
    salesReport ? [{ name, from: salesReport.from }] : [],
  );
  return (
    <dl className="grid gap-x-4 gap-y-1 text-note sm:grid-cols-[auto_1fr]">
      {places.map(({ name, from }) => (
        <div key={name} className="contents">
          <dt className="font-semibold">{name}</dt>
          <dd className="m-0 text-soft">{from}</dd>
        </div>
      ))}
    </dl>
  );
}

let files = 0;
const numbers = new WeakMap<ListFile, number>();

/** Another one for each file that was read. */
function useFileNumber(file: ListFile | null): number {
  if (file === null) return 0;
  const number = numbers.get(file) ?? ++files;
  numbers.set(file, number);
  return number;
}

function usualCurrency(): string {
  const stored = readText('local', STORAGE_KEYS.currency);
  return currencyCode(stored && CURRENCY_SHAPE.test(stored) ? stored : 'GBP (£)');
}
