import type { FillableForm } from './findings.ts';

/** How the photos reach the form. */
export interface FormAccess {
  read: () => FillableForm;
  /** Calls back after every change; what it gives ends that. */
  watch: (listener: () => void) => () => void;
  /** The whole form filled, with a way back. */
  fill: (form: FillableForm, message: string) => void;
  /** Single changes that the seller has just asked for. */
  change: (form: FillableForm) => void;
}
