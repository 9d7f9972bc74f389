import type { Claim, ListingField, ListingText } from '@smart-listings/contract';
import {
  codePointLength,
  describeVariant,
  descriptionText,
  type Marketplace,
  sayInOwnWords,
  tagsText,
} from '@smart-listings/engine';
import { type ReactNode, type SyntheticEvent, useMemo, useState } from 'react';
import { confirmationOf } from '../confirmation.ts';
import { marksOf } from '../marks.ts';
import { reword } from '../reword.ts';
import type { Session, SessionAction, Version } from '../session.ts';
import { takePart, writtenVariants } from '../session-parts.ts';
import { sayOtherwise, takeOut } from '../strike.ts';
import type { Checks } from '../use-checks.ts';
import type { Edits } from '../use-edits.ts';
import { useOrigins } from '../use-origins.ts';
import { BreachList } from './breach-list.tsx';
import type { ClaimActions } from './claim-card.tsx';
import { ClaimMarks, type OpenClaim } from './claim-marks.tsx';
import { Counter } from './counter.tsx';
import { LeftOutList } from './left-out.tsx';
import { MarkedTextarea } from './marked-textarea.tsx';
import { OriginsKey } from './origins-key.tsx';
import { Part } from './part.tsx';
import { TagsEditor } from './tags-editor.tsx';
import { UsePartMenu } from './use-part-menu.tsx';

// Longer than the checks wait for a pause in typing.
const AFTER_CHECKS_MS = 300;

interface Props {
  session: Session;
  version: Version;
  checks: Checks;
  marketplace: Marketplace;
  dispatch: (action: SessionAction) => void;
  edits: Edits;
  /** Whether the line that names the product goes along with the description. */
  branding: boolean;
}

/** Title, description and tags, editable in place, each with what the checks say of it. */
export function ListingEditor({ session, version, checks, marketplace, dispatch, edits, branding }: Props) {
  const { text } = version;
  const { engine } = version.response;
  const { form } = session;
  const variant = session.active;
  const edit = (change: Partial<ListingText>) => dispatch({ type: 'edited', variant, text: change });

  const { leftOut, origins, toggleOrigins } = useOrigins(checks.item, version);

  const [open, setOpen] = useState<OpenClaim | null>(null);

  function actionsOf(claim: Claim): ClaimActions {
    const confirmation = confirmationOf(claim, checks.claims);
    const after = (act: () => void) => () => {
      act();
      setOpen(null);
      keepFocusIn(claim.field);
    };
    const say = (words: string) =>
      edits.change(variant, sayOtherwise(text, claim, words), 'Said another way.');
    return {
      confirmation,
      ownWords: sayInOwnWords(claim, text, { item: checks.item, variant }),
      reword: form && engine !== 'builtin' ? () => reword(claim, { form, session, engine }) : null,
      onConfirm: after(() => edits.confirm(confirmation)),
      onTakeOut: after(() => edits.change(variant, takeOut(text, claim), 'Taken out.')),
      onSay: (words) => after(() => say(words))(),
    };
  }

  /** A press on a marked word opens its card; the caret goes where it was put. */
  function openAtCaret(field: ListingField, { currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
    const { selectionStart: at, selectionEnd: end } = currentTarget;
    const claim = checks.claims.find((one) => one.field === field && one.start <= at && at <= one.end);
    setOpen(claim && at === end ? { id: claim.id, fromButton: false } : null);
  }

  const others = writtenVariants(session)
    .filter((other) => other !== variant)
    .map((other) => ({ variant: other, label: describeVariant(other) }));

  const copied = {
    title: { name: 'title', shortcut: '1', text: text.title },
    description: {
      name: 'description',
      shortcut: '2',
      text: descriptionText(text, marketplace, { branding }),
    },
    tags: {
      name: marketplace.tags.label.toLowerCase(),
      shortcut: '3',
      text: tagsText(text.tags, marketplace),
    },
  } as const;

  function partProps(field: ListingField) {
    return {
      id: `part-${field}`,
      copy: copied[field],
      tools: (
        <UsePartMenu
          field={field}
          others={others}
          onGive={(to) => {
            const target = session.versions[to]?.text;
            if (target) edits.change(to, takePart(target, text, field), `${to} has the same ${field} now.`);
          }}
          onTake={(from) => {
            const source = session.versions[from]?.text;
            if (source) edits.change(variant, takePart(text, source, field), `Taken from ${from}.`);
          }}
        />
      ),
    };
  }

  function findings(field: ListingField): ReactNode {
    return (
      <>
        <BreachList
          breaches={checks.breaches.filter((breach) => breach.field === field)}
          onFix={(breach) => {
            edits.fix(breach);
            keepFocusIn(field);
          }}
        />
        <ClaimMarks
          field={field}
          claims={checks.claims.filter((claim) => claim.field === field)}
          open={open}
          onOpen={setOpen}
          actionsOf={actionsOf}
        />
      </>
    );
  }

  const { limits, tags } = marketplace;
  const titleMax = (limits.title.policyMax ?? limits.title.max).value;
  const markedTags = useMemo(() => markTags(checks), [checks]);
  return (
    <div className="flex flex-col gap-4">
      <Part
        label="Optimized Title"
        labelFor="result-title"
        counter={<Counter used={codePointLength(text.title)} max={titleMax} unit="characters" />}
        {...partProps('title')}
      >
        <MarkedTextarea
          id="result-title"
          rows={1}
          value={text.title}
          marks={marksOf('title', checks)}
          onChange={(event) => edit({ title: event.target.value.replace(/\s*\n\s*/g, ' ') })}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onClick={(event) => openAtCaret('title', event)}
          className="text-lead leading-6 font-semibold"
        />
        {findings('title')}
      </Part>
      <Part
        label="Full Product Description"
        labelFor="result-description"
        counter={
          <Counter
            used={codePointLength(text.description)}
            max={limits.description.max.value}
            unit="characters"
          />
        }
        {...partProps('description')}
      >
        <MarkedTextarea
          id="result-description"
          value={text.description}
          marks={[...marksOf('description', checks), ...(origins ?? [])]}
          onChange={(event) => edit({ description: event.target.value })}
          onClick={(event) => openAtCaret('description', event)}
          className="min-h-40 text-base leading-6 md:text-body"
        />
        {toggleOrigins && <OriginsKey text={text.description} origins={origins} onToggle={toggleOrigins} />}
        {findings('description')}
        <LeftOutList
          leftOut={leftOut}
          putBack={session.putBack}
          onPutBack={edits.putBack}
          onLeaveOut={edits.leaveOut}
        />
      </Part>
      <Part
        label="Suggested Tags"
        counter={<Counter used={text.tags.length} max={limits.tags.max.value} unit={tags.label} />}
        {...partProps('tags')}
      >
        <TagsEditor
          label="Suggested Tags"
          tags={text.tags}
          marked={markedTags}
          onClaim={(index) => {
            const claim = checks.claims.find(({ tagIndex }) => tagIndex === index);
            setOpen(claim ? { id: claim.id, fromButton: true } : null);
          }}
          onChange={(tags) => edit({ tags })}
        />
        {findings('tags')}
      </Part>
    </div>
  );
}

/**
 * The button that was pressed goes with its finding: the focus passes to the next finding of the
 * part, or to its first button, not to the top of the page.
 */
function keepFocusIn(field: ListingField): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const part = document.getElementById(`part-${field}`);
    const next = part?.querySelector<HTMLElement>('[data-findings] button') ?? part?.querySelector('button');
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, AFTER_CHECKS_MS);
}

function markTags({ claims, breaches }: Checks): ReadonlyMap<number, 'claim' | 'breach'> {
  const marked = new Map<number, 'claim' | 'breach'>();
  for (const { field, tagIndex } of claims) {
    if (field === 'tags' && tagIndex !== undefined) marked.set(tagIndex, 'claim');
  }
  for (const { field, tagIndex, severity } of breaches) {
    if (field === 'tags' && tagIndex !== undefined && severity !== 'guidance') marked.set(tagIndex, 'breach');
  }
  return marked;
}
