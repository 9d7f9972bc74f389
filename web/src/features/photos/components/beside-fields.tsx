// What photos make likely, beside the field that it is for: one tap takes it. And what nobody chose, marked so.
import {
  CONDITIONS,
  type Condition,
  type PhotoFinding,
  type PhotoFindingKind,
} from '@smart-listings/contract';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Chips } from '../../../ui/chips.tsx';
import type { AlbumState } from '../album-store.ts';
import { nameOf } from '../finding-names.ts';
import { type FillableForm, isOpen } from '../findings.ts';

interface Props {
  state: AlbumState;
  form: FillableForm;
  onAccept: (id: string) => void;
  onCondition: (condition: Condition) => void;
}

const MOST = 3;
const CONDITION_CHIPS: readonly { label: string; value: Condition }[] = [
  { label: 'New', value: 'new' },
  { label: 'Like new', value: 'used-like-new' },
  { label: 'Good', value: 'used-good' },
  { label: 'Fair', value: 'used-fair' },
  { label: 'Parts', value: 'for-parts' },
];
const IN_FEATURES: readonly PhotoFindingKind[] = ['colour', 'size', 'material', 'identifier', 'origin'];

export function BesideFields({ state, form, onAccept, onCondition }: Props) {
  const { reading, decisions, setForYou } = state;
  const open = reading?.analysis.findings.filter((finding) => isOpen(finding, reading, decisions)) ?? [];
  const of = (...kinds: PhotoFindingKind[]) => open.filter(({ kind }) => kinds.includes(kind)).slice(0, MOST);
  const condition = CONDITIONS.find(({ code }) => code === setForYou.condition);
  const isAsked = form.condition === '' || form.condition === setForYou.condition;
  return (
    <>
      <Beside field="platform">
        {setForYou.platform === form.platform && <p className="text-note text-soft">Set for you.</p>}
      </Beside>
      <Beside field="condition">
        {isAsked && (
          <Chips
            question="Which is true?"
            note={condition && `“${condition.label}” is set for you: it stays out of the text until you tap.`}
            options={CONDITION_CHIPS}
            onChoose={(value) => {
              const chosen = CONDITION_CHIPS.find((one) => one.value === value);
              if (chosen) onCondition(chosen.value);
            }}
          />
        )}
      </Beside>
      <Likely field="itemName" question="Is it this?" findings={of('type')} onAccept={onAccept} />
      {form.make.trim() === '' && (
        <Likely field="make" question="Is this the make?" findings={of('brand')} onAccept={onAccept} />
      )}
      {form.modelNumber.trim() === '' && (
        <Likely
          field="modelNumber"
          question="Is this the model?"
          findings={of('model')}
          onAccept={onAccept}
        />
      )}
      <Likely
        field="features"
        question="Is this right?"
        findings={of(...IN_FEATURES)}
        onAccept={onAccept}
        named
      />
    </>
  );
}

interface LikelyProps {
  field: keyof FillableForm;
  question: string;
  findings: readonly PhotoFinding[];
  onAccept: (id: string) => void;
  /** The values need a word before them. */
  named?: boolean;
}

function Likely({ field, question, findings, onAccept, named }: LikelyProps) {
  if (findings.length === 0) return null;
  return (
    <Beside field={field}>
      <Chips
        question={question}
        options={findings.map((finding) => ({
          label: named ? `${nameOf(finding)}: ${finding.value}` : finding.value,
          value: finding.id,
        }))}
        onChoose={onAccept}
      />
    </Beside>
  );
}

function Beside({ field, children }: { field: keyof FillableForm; children: ReactNode }) {
  const place = document.getElementById(`${field}-beside`);
  return place && createPortal(children, place);
}
