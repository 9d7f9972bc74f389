import { PRODUCT, type Visitor } from '@smart-listings/contract';
import type { ReactNode } from 'react';
import { Modal } from '../../../ui/modal.tsx';
import { ComparisonTable } from './comparison-table.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  /** What the visitor has run into; null when they just looked behind a lock. */
  reason: string | null;
  visitor: Visitor;
  /** 'from 4.99 GBP per month' */
  price: string;
  /** The way to pay, and what there is to say about it. */
  action: ReactNode;
  /** The way to the pricing page, and for visitors without an account the way to one. */
  links: ReactNode;
}

export function UpgradeModal({ open, onClose, reason, visitor, price, action, links }: Props) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={reason ?? 'This is part of Pro'}
      description={`Pro costs ${price}, with a ${PRODUCT.refundDays}‑day money-back guarantee on the first payment.`}
    >
      <ComparisonTable current={visitor} />
      <div className="mt-4 flex flex-col items-start gap-2">{action}</div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">{links}</div>
    </Modal>
  );
}
