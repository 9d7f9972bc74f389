/** absent: gone, or never fetched; language: it knows others; too-small: for what it is to read; busy: anything else. */
export type ModelFaultKind = 'absent' | 'language' | 'too-small' | 'busy';

const REASONS: Record<ModelFaultKind, string> = {
  absent: 'is not there any more',
  language: 'does not write in your language',
  'too-small': 'cannot read as much as that',
  busy: 'is busy or failed',
};

/** Why the browser's model did not answer. */
export class ModelFault extends Error {
  override name = 'ModelFault';
  readonly kind: ModelFaultKind;

  constructor(kind: ModelFaultKind, cause?: unknown) {
    super(`the browser’s model: ${kind}`, { cause });
    this.kind = kind;
  }

  /** Behind "The AI of this browser". */
  get reason(): string {
    return REASONS[this.kind];
  }
}
