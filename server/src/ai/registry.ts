/** The models by purpose: features ask for text, and only this room knows whose model writes it. */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { JSONSchema7, LanguageModel, ToolSet } from 'ai';
import type { AiConfig } from '../config.ts';
import { isFormatRefusal, translateProviderError } from './errors.ts';
import { writeText } from './write-text.ts';

export interface TextRequest {
  /** Who the model is and which rules it keeps: our words only. */
  instructions: string;
  /** The task with its data; what others wrote stands in it delimited and labelled. */
  prompt: string;
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

/** The configured provider's model, or null when the built-in writer does it alone. */
export function createTextModel(ai: AiConfig, key: string | null): TextModel | null {
  if (ai.kind === 'builtin') return null;
  const provider = createProviderModel(ai, key ?? '');
  return {
    name: `${ai.kind}/${ai.model}`,
    async write(request, call) {
      const timeout = AbortSignal.timeout(provider.timeoutMs);
      const signal = AbortSignal.any([call.signal, timeout]);
      try {
        return await writeInFormat(provider, request, { ...call, signal });
      } catch (error) {
        throw translateProviderError(timeout.aborted && !call.signal.aborted ? timeout.reason : error);
      }
    },
  };
}

/**
 * Servers that speak a provider's format do not all know response schemas, and some answer 400 to them.
 * Then the same is asked for in words alone; when that works, it is how this server is asked from then on.
 */
async function writeInFormat(
  provider: ProviderModel,
  request: TextRequest,
  call: TextCall,
): Promise<TextAnswer> {
  try {
    return await writeText(provider, request, call);
  } catch (error) {
    if (!provider.takesSchema || !isFormatRefusal(error)) throw error;
    const answer = await writeText({ ...provider, takesSchema: false }, request, call);
    provider.takesSchema = false;
    return answer;
  }
}

function createProviderModel(ai: Exclude<AiConfig, { kind: 'builtin' }>, apiKey: string): ProviderModel {
  const { model: id, timeoutMs } = ai;
  const baseURL = ai.baseUrl ?? undefined;
  switch (ai.kind) {
    case 'gemini': {
      const google = createGoogle({ apiKey, baseURL });
      return {
        model: google(id),
        tools: { google_search: google.tools.googleSearch({}) },
        // Models before Gemini 3 answer 400 to a response schema together with search grounding.
        takesSchema: !/gemini-[12](?:\D|$)/.test(id),
        timeoutMs,
      };
    }
    case 'openai': {
      const openai = createOpenAICompatible({
        name: 'openai',
        apiKey: apiKey || undefined,
        baseURL: baseURL ?? 'https://api.openai.com/v1',
        supportsStructuredOutputs: true,
      });
      return { model: openai(id), tools: {}, takesSchema: true, timeoutMs };
    }
    case 'anthropic':
      return { model: createAnthropic({ apiKey, baseURL })(id), tools: {}, takesSchema: true, timeoutMs };
  }
}
