import type { Fact, FactOrigin } from '@smart-listings/contract';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Written } from '../session.ts';

const ORIGINS: Record<FactOrigin, string> = {
  given: 'You wrote it',
  seen: 'Seen in a photo',
  sourced: 'From a web page',
  inferred: 'Read out of what you wrote',
};

const FIELDS: Readonly<Record<string, string>> = {
  itemName: 'item name',
  make: 'make',
  modelNumber: 'model number',
  features: 'features',
  condition: 'condition',
  targetBuyer: 'target buyer',
  keywords: 'keywords',
  platform: 'platform',
};

interface Props {
  response: Written;
  /** The facts as they are now, confirmed ones included. */
  facts: readonly Fact[];
}

/** What the listing rests on: facts, web pages, what was changed and what was left out. */
export function Background({ response, facts }: Props) {
  const { changes, leftOut, sources } = response;
  return (
    <div className="flex flex-col">
      <Fold title="Facts it rests on" count={facts.length}>
        <ul className="flex flex-col gap-1.5">
          {facts.map((fact) => (
            <li key={fact.id} className="grid grid-cols-[auto_1fr] gap-x-3 sm:grid-cols-[6.5rem_1fr_auto]">
              <span className="text-soft first-letter:uppercase max-sm:text-note">
                {fact.label ?? fact.what}
              </span>
              <span className="[overflow-wrap:anywhere] max-sm:order-first max-sm:col-span-2">
                {fact.value}
                {fact.hedged && <span className="text-soft"> (you were not sure)</span>}
              </span>
              <span className="text-note text-soft" title={fact.from.quote}>
                {originOf(fact)}
              </span>
            </li>
          ))}
        </ul>
      </Fold>
      {changes.length > 0 && (
        <Fold title="Changed to keep the rules" count={changes.length}>
          <ul className="flex list-disc flex-col gap-1 pl-4">
            {changes.map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
              <li key={index}>{change.message}</li>
            ))}
          </ul>
        </Fold>
      )}
      {leftOut.length > 0 && (
        <Fold title="Left out of your text" count={leftOut.length}>
          <ul className="flex flex-col gap-2">
            {leftOut.map((item) => (
              <li key={item.text}>
                <q>{item.text}</q>
                <span className="block text-note text-soft">{item.reason}</span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <Fold title="Information Sources" count={sources.length}>
        {sources.length === 0 ? (
          <p className="text-soft">
            {response.engine === 'builtin'
              ? 'No web pages were used: everything comes from your own words.'
              : 'The writer named no web pages.'}
          </p>
        ) : (
          <ul className="flex flex-col gap-1">
            {sources.map((source) => (
              <li key={source.uri}>
                <SourceLink uri={source.uri} title={source.title} />
              </li>
            ))}
          </ul>
        )}
      </Fold>
    </div>
  );
}

// Anything but a web address is shown as text: a link from outside must not run a script.
function SourceLink({ uri, title }: { uri: string; title: string }) {
  if (!/^https?:\/\//i.test(uri)) return <span>{title || uri}</span>;
  return (
    <a
      href={uri}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="link [overflow-wrap:anywhere]"
    >
      {title || uri}
    </a>
  );
}

function originOf(fact: Fact): string {
  if (fact.from.field === 'confirmed') return 'You confirmed it';
  const field = FIELDS[fact.from.field];
  return field ? `${ORIGINS[fact.origin]} (${field})` : ORIGINS[fact.origin];
}

function Fold({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 items-center gap-2 text-sm font-medium">
        {title}
        <span className="tabular text-soft">{count}</span>
        <ChevronDown
          aria-hidden
          className="ml-auto size-4 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-4 text-sm">{children}</div>
    </details>
  );
}
