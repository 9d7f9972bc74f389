import { PRODUCT } from '@smart-listings/contract';
import { Modal } from '../../../ui/modal.tsx';
import { ComparisonTable } from './comparison-table.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  pricingPath: string;
}

export function UpgradeModal({ open, onClose, pricingPath }: Props) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="This is part of Pro"
      description={`Pro costs ${PRODUCT.proPrice}, with a ${PRODUCT.refundDays}‑day money-back guarantee on the first payment.`}
    >
      <ComparisonTable />
      <p className="mt-4 text-sm text-soft">
        Pro cannot be bought on this server yet: accounts and payments open soon.{' '}
        <a href={pricingPath} className="link text-ink">
          See the pricing page
        </a>
      </p>
    </Modal>
  );
}
