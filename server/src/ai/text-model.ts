import type { ModelAnswer, ModelCall, ModelRequest } from '@smart-listings/engine';
import type { LanguageModel, ToolSet } from 'ai';

export interface TextRequest extends ModelRequest {
  /** JPEGs that go with the prompt. */
  images?: readonly Uint8Array[];
}

export interface TextAnswer extends ModelAnswer {
  /** As the provider counts tokens and searches; 0 where it does not say. */
  usage: { inputTokens: number; outputTokens: number; searches: number };
}

export interface TextCall extends ModelCall {
  /** The longest that it may take, where that is less than the provider may. */
  withinMs?: number;
}

export interface TextModel {
  /** Provider and model: 'gemini/gemini-flash-latest'. */
  name: string;
  /** Whether it looks things up in the web and says where. */
  searchesWeb: boolean;
  /** Whether it looks at photos. */
  takesImages: boolean;
  /** @throws AppError for everything that a provider can do wrong */
  write(request: TextRequest, call: TextCall): Promise<TextAnswer>;
}

/** What `writeText` needs to know of a provider. */
export interface ProviderModel {
  model: LanguageModel;
  /** The provider's own web search, where it has one. */
  tools: ToolSet;
  /** False where the API refuses a JSON schema: then only the prompt asks for JSON. */
  takesSchema: boolean;
  /** Whether it takes one beside its search. */
  takesSchemaWithSearch: boolean;
  /** False where the API refuses a temperature, a bound or thinking to be turned off: then it does as it does. */
  takesSettings: boolean;
  timeoutMs: number;
}
