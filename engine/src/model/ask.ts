/** What a language model is asked and what comes back, wherever it runs: at a provider or in the browser. */

export interface ModelRequest {
  /** Who the model is and which rules it keeps: our words only. */
  instructions: string;
  /** The task with its data; what others wrote stands in it delimited and labelled. */
  prompt: string;
  /** The shape of the JSON object to answer with. */
  answer: { name: string; schema: JsonSchema };
  /** What it is to write in: 'de'. */
  language?: string;
  /** The most tokens that a sensible answer takes. */
  mostTokens?: number;
  /** Whether it may look things up in the web, where the model can: that costs many times the text. */
  searches?: boolean;
}

type JsonType = 'object' | 'array' | 'string' | 'boolean' | 'number' | 'integer' | 'null';

/** The few words of JSON Schema that our answers need. */
export interface JsonSchema {
  type: JsonType | JsonType[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: string[];
  required?: string[];
  additionalProperties?: boolean;
}

/** What a model answered, before anything is checked. */
export interface ModelAnswer {
  /** The whole text of the answer, unchecked. */
  text: string;
  /** Pages that the provider's search says it rested on; never what the model wrote in its text. */
  sources: { uri: string; title: string }[];
  /** How the answer ended: 'stop' when it is whole. */
  finishReason: string;
}

/** How one question to a model is asked. */
export interface ModelCall {
  /** Cancels the work, as when the client leaves. */
  signal: AbortSignal;
  /** Gets the text so far each time it has grown; without it the answer comes in one piece. */
  onText?: ((text: string) => void) | undefined;
}

/** Asks one model, whichever it is. */
export type AskModel = (request: ModelRequest, call: ModelCall) => Promise<ModelAnswer>;

/**
 * refused: it declined, or said nothing; bad-answer: no listing; wrong-language: another than the seller's;
 * broken-off: the line went in the middle.
 */
export type AnswerFaultKind = 'refused' | 'bad-answer' | 'wrong-language' | 'broken-off';

/** An answer that is no listing. Its message is our own and names the fault: the model reads it in the second question. */
export class AnswerFault extends Error {
  override name = 'AnswerFault';
  readonly kind: AnswerFaultKind;

  constructor(kind: AnswerFaultKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
