import { certainValues, type Item } from '@smart-listings/engine';
import { Fold } from '../../../ui/fold.tsx';
import type { Session, Written } from '../session.ts';
import type { Edits } from '../use-edits.ts';
import { FactList } from './fact-list.tsx';

interface Props {
  response: Written;
  item: Item;
  answers: Session['answers'];
  confirmed: Session['confirmed'];
  onTakeBack: Edits['takeAnswerBack'];
}

/** What the listing rests on: facts, web pages, and what was changed. */
export function Background({ response, item, answers, confirmed, onTakeBack }: Props) {
  const { changes, sources } = response;
  return (
    <div className="flex flex-col">
      <Fold title="Facts it rests on" aside={<Count of={certainValues(item).length} />}>
        <FactList item={item} answers={answers} confirmed={confirmed} onTakeBack={onTakeBack} />
      </Fold>
      {changes.length > 0 && (
        <Fold title="Changed to keep the rules" aside={<Count of={changes.length} />}>
          <ul className="flex list-disc flex-col gap-1 pl-4">
            {changes.map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
              <li key={index}>{change.message}</li>
            ))}
          </ul>
        </Fold>
      )}
      <Fold title="Information Sources" aside={<Count of={sources.length} />}>
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

function Count({ of }: { of: number }) {
  return <span className="tabular text-soft">{of}</span>;
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
