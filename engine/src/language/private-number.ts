export type PrivateNumberKind =
  | 'imei'
  | 'serial'
  | 'mac'
  | 'plate'
  | 'parcel-address'
  | 'long-code'
  | 'iban'
  | 'account'
  | 'card'
  | 'phone';

/** A stretch of a text that names one single thing or its owner, its label included. */
export interface PrivateNumber {
  start: number;
  end: number;
  kind: PrivateNumberKind;
  /** The number as it is written, without its label. */
  value: string;
}
