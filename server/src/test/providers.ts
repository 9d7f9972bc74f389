/** The providers that we speak with, each with its format on the wire. */
import type { WireFormat } from './stand-in.ts';
import { anthropicFormat } from './stand-in-anthropic.ts';
import { geminiFormat } from './stand-in-gemini.ts';
import { openaiFormat } from './stand-in-openai.ts';

interface Provider {
  name: string;
  format: WireFormat;
  env: (url: string) => Record<string, string>;
  /** The word by which it says that its safety filter stopped the answer. */
  filtered: string;
  overloaded: number;
}

export const PROVIDERS: Provider[] = [
  {
    name: 'gemini/gemini-flash-latest',
    format: geminiFormat,
    env: (url) => ({ GEMINI_API_KEY: 'key-1', GEMINI_BASE_URL: `${url}/v1beta` }),
    filtered: 'SAFETY',
    overloaded: 503,
  },
  {
    name: 'openai/test-model',
    format: openaiFormat,
    env: (url) => ({ OPENAI_API_KEY: 'key-1', OPENAI_BASE_URL: `${url}/v1`, OPENAI_MODEL: 'test-model' }),
    filtered: 'content_filter',
    overloaded: 503,
  },
  {
    name: 'anthropic/claude-test',
    format: anthropicFormat,
    env: (url) => ({
      ANTHROPIC_API_KEY: 'key-1',
      ANTHROPIC_BASE_URL: `${url}/v1`,
      ANTHROPIC_MODEL: 'claude-test',
    }),
    filtered: 'refusal',
    overloaded: 529,
  },
];
