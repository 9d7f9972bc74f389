/** The models by purpose: features ask for text, and only this room knows whose model writes it. */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { AiConfig } from '../config-ai.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { isFormatRefusal, translateProviderError } from './errors.ts';
import type { ProviderModel, TextAnswer, TextCall, TextModel, TextRequest } from './text-model.ts';
import { writeText } from './write-text.ts';

/** The configured provider's model, or null when the built-in writer does it alone. */
export function createTextModel(ai: AiConfig, key: string | null): TextModel | null {
  if (ai.kind === 'builtin') return null;
  const provider = createProviderModel(ai, key ?? '');
  return {
    name: `${ai.kind === 'local' ? ai.server : ai.kind}/${ai.model}`,
    searchesWeb: Object.keys(provider.tools).length > 0,
    takesImages: ai.kind !== 'local' || ai.takesImages,
    async write(request, call) {
      const timeout = AbortSignal.timeout(Math.min(provider.timeoutMs, call.withinMs ?? Infinity));
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
 * Servers that speak a provider's format do not all know response schemas, temperatures or thinking to be turned
 * off, and some answer 400 to them. Then the same is asked for without; when that works, it is how this server is
 * asked from then on.
 */
async function writeInFormat(
  provider: ProviderModel,
  request: TextRequest,
  call: TextCall,
): Promise<TextAnswer> {
  const { takesSchema, takesSettings } = provider;
  const formats = [
    { takesSchema, takesSettings },
    { takesSchema, takesSettings: false },
    { takesSchema: false, takesSettings },
    { takesSchema: false, takesSettings: false },
  ];
  const asked = new Set<string>();
  let refusal: unknown;
  for (const format of formats) {
    const key = JSON.stringify(format);
    if (asked.has(key)) continue;
    asked.add(key);
    try {
      const answer = await writeText({ ...provider, ...format }, request, call);
      Object.assign(provider, format);
      return answer;
    } catch (error) {
      if (!isFormatRefusal(error)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}

const PLAIN = { tools: {}, takesSchema: true, takesSchemaWithSearch: true, takesSettings: true };

function createProviderModel(ai: Exclude<AiConfig, { kind: 'builtin' }>, apiKey: string): ProviderModel {
  const { model: id, timeoutMs } = ai;
  const baseURL = ai.baseUrl ?? undefined;
  switch (ai.kind) {
    case 'gemini': {
      const google = createGoogle({ apiKey, baseURL, fetch: boundedFetch });
      return {
        model: google(id),
        tools: { google_search: google.tools.googleSearch({}) },
        // Models before Gemini 3 answer 400 to a response schema together with search grounding.
        takesSchema: true,
        takesSchemaWithSearch: !/gemini-[12](?:\D|$)/.test(id),
        takesSettings: true,
        timeoutMs,
      };
    }
    case 'local':
    case 'openai': {
      const openai = createOpenAICompatible({
        name: 'openai',
        apiKey: apiKey || undefined,
        baseURL: baseURL ?? 'https://api.openai.com/v1',
        supportsStructuredOutputs: true,
        fetch: boundedFetch,
      });
      return { model: openai(id), ...PLAIN, timeoutMs };
    }
    case 'anthropic':
      return {
        model: createAnthropic({ apiKey, baseURL, fetch: boundedFetch })(id),
        ...PLAIN,
        timeoutMs,
      };
  }
}
