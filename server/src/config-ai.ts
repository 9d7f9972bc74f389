import type { LocalModel } from './ai/local-models.ts';
import { ConfigError } from './config-error.ts';

/** Who writes the listings: the built-in writer, or one AI provider. */
export type AiConfig =
  /** localTimeoutMs: nothing is set, so a model server of this machine may write, within so long; null: it may not. */
  | { kind: 'builtin'; localTimeoutMs: number | null }
  | ({ kind: 'local'; timeoutMs: number } & LocalModel)
  | {
      kind: 'gemini' | 'openai' | 'anthropic';
      model: string;
      /** null: the provider's own address. */
      baseUrl: string | null;
      /** The longest that one answer may take, in milliseconds. */
      timeoutMs: number;
    };

export const AI_PROVIDERS = ['auto', 'builtin', 'gemini', 'openai', 'anthropic'] as const;

/** What the environment says of providers; `config.ts` has checked each value by itself. */
export interface AiEnvironment {
  AI_PROVIDER: (typeof AI_PROVIDERS)[number];
  AI_TIMEOUT_MS: number;
  NODE_ENV: string;
  GEMINI_API_KEY?: string | undefined;
  GEMINI_BASE_URL?: string | undefined;
  GEMINI_MODEL?: string | undefined;
  OPENAI_API_KEY?: string | undefined;
  OPENAI_BASE_URL?: string | undefined;
  OPENAI_MODEL?: string | undefined;
  ANTHROPIC_API_KEY?: string | undefined;
  ANTHROPIC_BASE_URL?: string | undefined;
  ANTHROPIC_MODEL?: string | undefined;
}

interface Provider {
  kind: 'gemini' | 'openai' | 'anthropic';
  key: string | undefined;
  baseUrl: string | undefined;
  model: string | undefined;
  /** Used when only the key is given. */
  defaultModel: string;
}

/**
 * The provider that the environment chooses, with its key.
 * @throws ConfigError for a group of variables of which only half is set
 */
export function chooseAi(values: AiEnvironment): { ai: AiConfig; aiKey: string | null } {
  if (values.AI_PROVIDER === 'builtin') return { ai: { kind: 'builtin', localTimeoutMs: null }, aiKey: null };
  const providers: Provider[] = [
    {
      kind: 'gemini',
      key: values.GEMINI_API_KEY,
      baseUrl: values.GEMINI_BASE_URL,
      model: values.GEMINI_MODEL,
      defaultModel: 'gemini-flash-latest',
    },
    {
      kind: 'openai',
      key: values.OPENAI_API_KEY,
      baseUrl: values.OPENAI_BASE_URL,
      model: values.OPENAI_MODEL,
      defaultModel: 'gpt-6-luna',
    },
    {
      kind: 'anthropic',
      key: values.ANTHROPIC_API_KEY,
      baseUrl: values.ANTHROPIC_BASE_URL,
      model: values.ANTHROPIC_MODEL,
      defaultModel: 'claude-haiku-5-5',
    },
  ];
  for (const provider of providers) requireWholeGroup(provider);
  const chosen =
    values.AI_PROVIDER === 'auto'
      ? providers.find(isUsable)
      : providers.find((provider) => provider.kind === values.AI_PROVIDER);
  if (!chosen) {
    // What a test finds must not hang on what else runs on its machine.
    const localTimeoutMs = values.NODE_ENV === 'test' ? null : values.AI_TIMEOUT_MS;
    return { ai: { kind: 'builtin', localTimeoutMs }, aiKey: null };
  }
  if (!isUsable(chosen)) {
    const name = chosen.kind.toUpperCase();
    throw new ConfigError(
      `AI_PROVIDER is ${chosen.kind}, which takes ${name}_API_KEY${chosen.kind === 'openai' ? ' or OPENAI_BASE_URL' : ''}.`,
    );
  }
  return {
    ai: {
      kind: chosen.kind,
      model: chosen.model ?? chosen.defaultModel,
      baseUrl: chosen.baseUrl ?? null,
      timeoutMs: values.AI_TIMEOUT_MS,
    },
    aiKey: chosen.key ?? null,
  };
}

/** Servers that speak OpenAI's format at one's own address (Ollama, LM Studio) take no key. */
function isUsable(provider: Provider): boolean {
  return Boolean(provider.key) || (provider.kind === 'openai' && Boolean(provider.baseUrl));
}

function requireWholeGroup(provider: Provider): void {
  const name = provider.kind.toUpperCase();
  if (!isUsable(provider)) {
    const half = provider.baseUrl ? 'BASE_URL' : provider.model ? 'MODEL' : null;
    if (half) throw new ConfigError(`${name}_${half} is set, so ${name}_API_KEY is needed too.`);
  }
  if (provider.kind === 'openai' && provider.baseUrl && !provider.key && !provider.model) {
    throw new ConfigError('OPENAI_BASE_URL is set, so OPENAI_MODEL must name the model that it serves.');
  }
}
