import type { JSONSchema7, LanguageModel, ToolSet } from 'ai';

export interface TextRequest {
  /** Who the model is and which rules it keeps: our words only. */
  instructions: string;
  /** The task with its data; what others wrote stands in it delimited and labelled. */
  prompt: string;
  /** JPEGs that go with the prompt; without the provider's search, which a look at a picture does not need. */
  images?: readonly Uint8Array[];
  /** The shape of the JSON object to answer with. */
  answer: { name: string; schema: JSONSchema7 };
}

export interface TextAnswer {
  /** The whole text of the answer, unchecked. */
  text: string;
  /** Pages that the provider's search says it rested on; never what the model wrote in its text. */
  sources: { uri: string; title: string }[];
  /** How the provider says the answer ended: 'stop' when it is whole. */
  finishReason: string;
  /** As the provider counts tokens; 0 where it does not say. */
  usage: { inputTokens: number; outputTokens: number };
}

export interface TextCall {
  /** Cancels the provider's call, as when the client leaves. */
  signal: AbortSignal;
  /** Gets the text so far each time it has grown; without it the answer comes in one piece. */
  onText?: (text: string) => void;
}

export interface TextModel {
  /** Provider and model: 'gemini/gemini-flash-latest'. */
  name: string;
  /** Whether it looks things up in the web and says where. */
  searchesWeb: boolean;
  /** @throws AppError for everything that a provider can do wrong */
  write(request: TextRequest, call: TextCall): Promise<TextAnswer>;
}

/** What `writeText` needs to know of a provider. */
export interface ProviderModel {
  model: LanguageModel;
  /** The provider's own web search, where it has one. */
  tools: ToolSet;
  /** False where the API refuses a JSON schema (beside its search, say): then only the prompt asks for JSON. */
  takesSchema: boolean;
  timeoutMs: number;
}
