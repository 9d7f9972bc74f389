import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** What is rarely needed, behind its name. */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-8 items-center gap-1 text-sm font-medium">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {label}
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}
