/** absent: gone, or never fetched; language: it knows others; too-small: for what it is to read; busy: anything else. */
export type ModelFaultKind = 'absent' | 'language' | 'too-small' | 'busy';

/** Why the browser's model did not answer. */
export class ModelFault extends Error {
  override name = 'ModelFault';
  readonly kind: ModelFaultKind;

  constructor(kind: ModelFaultKind, cause?: unknown) {
    super(`the browser’s model: ${kind}`, { cause });
    this.kind = kind;
  }
}
