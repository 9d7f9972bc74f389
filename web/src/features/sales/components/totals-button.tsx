import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

const TotalsDialog = lazy(() =>
  import('./totals-dialog.tsx').then((module) => ({ default: module.TotalsDialog })),
);

export function TotalsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" className="max-lg:min-h-11" onClick={() => setOpen(true)}>
        Totals
      </Button>
      {open && (
        <Suspense>
          <TotalsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
