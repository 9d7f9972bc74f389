import type { ListingField, ListingText, Variant } from '@smart-listings/contract';
import { describeVariant } from '@smart-listings/engine';
import { diffArrays, diffWordsWithSpace } from 'diff';
import { useState } from 'react';
import { notifyInfo } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { THIS_PART } from '../part-names.ts';
import { inPlace } from '../places.ts';
import { reduceSession, type Session, type SessionAction } from '../session.ts';
import { takePart, writtenVariants } from '../session-parts.ts';

interface Props {
  session: Session;
  dispatch: (action: SessionAction) => void;
  onClose: () => void;
}

const PARTS: readonly { field: ListingField; label: string }[] = [
  { field: 'title', label: 'Title' },
  { field: 'description', label: 'Description' },
  { field: 'tags', label: 'Tags' },
];

/** Two versions side by side: struck through on the left what is missing on the right, underlined what is new. */
export function CompareModal({ session, dispatch, onClose }: Props) {
  const variants = writtenVariants(session);
  const [left, setLeft] = useState<Variant>(variants[0] ?? 'v1');
  const [right, setRight] = useState<Variant>(variants.find((variant) => variant !== variants[0]) ?? 'v2');
  const leftText = session.versions[left]?.text;
  const rightText = session.versions[right]?.text;

  function takeBack(variant: Variant, text: ListingText) {
    const platform = session.form?.platform;
    if (!platform) return;
    const undo = (here: Session) => reduceSession(here, { type: 'edited', variant, text });
    dispatch({ type: 'changed', change: (now) => inPlace(now, platform, undo) });
  }

  function carry(field: ListingField, from: Variant, to: Variant) {
    const source = session.versions[from]?.text;
    const target = session.versions[to]?.text;
    if (!source || !target) return;
    dispatch({ type: 'edited', variant: to, text: takePart(target, source, field) });
    notifyInfo(`${to} has the ${field} of ${from} now.`, {
      action: { label: 'Undo', onClick: () => takeBack(to, target) },
    });
  }

  return (
    <Modal open wide onClose={onClose} title="Compare two versions">
      <div className="grid grid-cols-2 gap-x-5 gap-y-4">
        <VariantSelect label="Left version" value={left} variants={variants} onChange={setLeft} />
        <VariantSelect label="Right version" value={right} variants={variants} onChange={setRight} />
        {leftText &&
          rightText &&
          PARTS.map(({ field, label }) => (
            <section
              key={field}
              aria-label={label}
              className="col-span-2 grid grid-cols-2 gap-x-5 border-t border-line pt-3"
            >
              <h3 className="col-span-2 mb-1.5 text-note">{label}</h3>
              <Side field={field} text={leftText} other={rightText} side="left" />
              <Side field={field} text={rightText} other={leftText} side="right" />
              {left !== right && (
                <>
                  <span className="mt-2">
                    <Button size="small" onClick={() => carry(field, left, right)}>
                      Use {THIS_PART[field]} in {right}
                    </Button>
                  </span>
                  <span className="mt-2">
                    <Button size="small" onClick={() => carry(field, right, left)}>
                      Use {THIS_PART[field]} in {left}
                    </Button>
                  </span>
                </>
              )}
            </section>
          ))}
      </div>
    </Modal>
  );
}

interface SelectProps {
  label: string;
  value: Variant;
  variants: readonly Variant[];
  onChange: (variant: Variant) => void;
}

function VariantSelect({ label, value, variants, onChange }: SelectProps) {
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = variants.find((variant) => variant === event.target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {variants.map((variant) => (
        <option key={variant} value={variant}>
          {variant} · {describeVariant(variant)}
        </option>
      ))}
    </NativeSelect>
  );
}

interface SideProps {
  field: ListingField;
  text: ListingText;
  other: ListingText;
  side: 'left' | 'right';
}

function Side({ field, text, other, side }: SideProps) {
  const [from, to] = side === 'left' ? [text, other] : [other, text];
  const pieces =
    field === 'tags'
      ? diffArrays(from.tags, to.tags).flatMap(({ value, added, removed }) =>
          value.map((tag) => ({ value: `${tag}`, added, removed, chip: true })),
        )
      : diffWordsWithSpace(from[field], to[field]).map((piece) => ({ ...piece, chip: false }));
  const shown = pieces.filter((piece) => (side === 'left' ? !piece.added : !piece.removed));
  return (
    <div className="bidi min-w-0 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
      {shown.map((piece, index) => {
        const changed = side === 'left' ? piece.removed : piece.added;
        const Tag = !changed ? 'span' : side === 'left' ? 'del' : 'ins';
        const tone =
          side === 'left'
            ? 'bg-bad-wash decoration-bad'
            : 'bg-good-wash decoration-good underline decoration-2';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
          <span key={index}>
            <Tag
              className={`${changed ? `${tone} rounded-xs` : ''} ${piece.chip ? 'mr-1.5 mb-1.5 inline-block border border-line px-1.5' : ''}`}
            >
              {piece.value}
            </Tag>
          </span>
        );
      })}
      {shown.length === 0 && <span className="text-soft">Nothing</span>}
    </div>
  );
}
