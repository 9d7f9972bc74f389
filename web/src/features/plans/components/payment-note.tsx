import { classNames } from '../../../ui/class-names.ts';

/** Said wherever Pro is offered, for as long as there is no way to pay for it. */
export function PaymentNote({ id, className }: { id?: string; className?: string }) {
  return (
    <p id={id} className={classNames('text-[13px] text-soft', className)}>
      Payments are not open on this server yet, so nobody can buy Pro today. Starter stays free.
    </p>
  );
}
