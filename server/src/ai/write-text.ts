import { LIMITS } from '@smart-listings/contract';
import {
  generateText,
  type OutputInterface,
  type ProviderMetadata,
  experimental_streamLanguageModelCall as streamCall,
} from 'ai';
import { AnswerTooLong } from '../lib/count-bytes.ts';
import { ANSWER_BYTES } from './bounded-fetch.ts';
import type { ProviderModel, TextAnswer, TextCall, TextRequest } from './text-model.ts';

// The SDK writes its warnings to the console otherwise; they speak of options, not of failures.
globalThis.AI_SDK_LOG_WARNINGS = false;

// What is written rests on what is given: neither invention nor long thought makes it better.
const TEMPERATURE = 0.3;

/** One call to the provider, streamed when somebody watches. Throws whatever the SDK throws. */
export async function writeText(
  provider: ProviderModel,
  request: TextRequest,
  call: TextCall,
): Promise<TextAnswer> {
  const searches = request.searches === true && Object.keys(provider.tools).length > 0;
  const takesSchema = provider.takesSchema && (provider.takesSchemaWithSearch || !searches);
  const options = {
    model: provider.model,
    tools: searches ? provider.tools : {},
    instructions: request.instructions,
    messages: [{ role: 'user' as const, content: contentOf(request) }],
    abortSignal: call.signal,
    ...(provider.takesSettings && {
      temperature: TEMPERATURE,
      reasoning: 'none' as const,
      maxOutputTokens: request.mostTokens,
    }),
    ...(takesSchema && { output: jsonText(request.answer) }),
  };
  return call.onText ? streamAnswer(options, call.onText) : wholeAnswer(options);
}

function contentOf({ prompt, images = [] }: TextRequest) {
  const pictures = images.map((data) => ({ type: 'file' as const, data, mediaType: 'image/jpeg' }));
  return [...pictures, { type: 'text' as const, text: prompt }];
}

type WriteOptions = Parameters<typeof generateText>[0] & Parameters<typeof streamCall>[0];

async function wholeAnswer(options: WriteOptions): Promise<TextAnswer> {
  // Retries live in the browser, in one place.
  const result = await generateText({ ...options, maxRetries: 0 });
  return {
    text: result.text,
    sources: webSources(result.sources),
    finishReason: result.finishReason,
    usage: countUsage(result.totalUsage, result.providerMetadata),
  };
}

/**
 * The call by itself: what the SDK builds round it, for tools and for several readers, takes a dozen more streams for every
 * token of an answer, and a third of the processor where hundreds are written at once.
 */
async function streamAnswer(options: WriteOptions, onText: (text: string) => void): Promise<TextAnswer> {
  const { stream } = await streamCall(options);
  const sources: SearchSource[] = [];
  let text = '';
  let finishReason = 'interrupted';
  let usage = countUsage({}, undefined);
  for await (const part of stream) {
    if (part.type === 'text-delta') {
      text += part.text;
      if (text.length > ANSWER_BYTES) throw new AnswerTooLong('more text than anybody asked for');
      onText(text);
    }
    if (part.type === 'source') sources.push(part);
    if (part.type === 'model-call-end') {
      finishReason = part.finishReason;
      usage = countUsage(part.usage, part.providerMetadata);
    }
    if (part.type === 'error') throw part.error;
  }
  return { text, sources: webSources(sources), finishReason, usage };
}

interface Tokens {
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
}

function countUsage(
  { inputTokens = 0, outputTokens = 0 }: Tokens,
  metadata: ProviderMetadata | undefined,
): TextAnswer['usage'] {
  return { inputTokens, outputTokens, searches: countSearches(metadata) };
}

/** What was typed into the provider's search: each is paid for by itself. */
function countSearches(metadata: ProviderMetadata | undefined): number {
  const grounding = metadata?.google?.groundingMetadata;
  if (typeof grounding !== 'object' || grounding === null || !('webSearchQueries' in grounding)) return 0;
  return Array.isArray(grounding.webSearchQueries) ? grounding.webSearchQueries.length : 0;
}

interface SearchSource {
  sourceType: string;
  url?: string;
  title?: string;
}

/** Web pages only, each once, as many as a listing keeps. */
function webSources(sources: readonly SearchSource[]): TextAnswer['sources'] {
  const pages = new Map<string, string>();
  for (const { sourceType, url, title } of sources) {
    if (sourceType !== 'url' || !url || url.length > LIMITS.source.uri || pages.has(url)) continue;
    const address = URL.parse(url);
    if (address?.protocol === 'https:' || address?.protocol === 'http:')
      pages.set(url, (title || address.host).slice(0, LIMITS.source.title));
  }
  return [...pages].slice(0, LIMITS.saved.sources).map(([uri, title]) => ({ uri, title }));
}

/** Asks for an object of the given shape but hands back its text: the caller reads it more leniently than the SDK. */
function jsonText(answer: TextRequest['answer']): OutputInterface<string, string, never> {
  return {
    name: 'object',
    responseFormat: Promise.resolve({ type: 'json', ...answer }),
    parseCompleteOutput: async ({ text }) => text,
    // The SDK holds text back until its partial reading has changed.
    parsePartialOutput: async ({ text }) => ({ partial: text }),
    createElementStreamTransform: () => undefined,
  };
}
