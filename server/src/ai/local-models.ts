/** Model servers of this machine: looked for once, at start, where no provider is set. */
import { basename } from 'node:path';
import { z } from 'zod';
import { boundedFetch } from './bounded-fetch.ts';

export interface LocalModel {
  server: 'ollama' | 'lmstudio' | 'llamacpp';
  /** Where it speaks OpenAI's format. */
  baseUrl: string;
  model: string;
  takesImages: boolean;
}

/** As they come out of the box; on loopback alone, so that nothing is asked of anybody else. */
const ADDRESSES: Record<LocalModel['server'], string> = {
  ollama: 'http://127.0.0.1:11434',
  lmstudio: 'http://127.0.0.1:1234',
  llamacpp: 'http://127.0.0.1:8080',
};

/** Whoever is there answers in a few milliseconds; nobody's start waits for one that hangs. */
const WITHIN_MS = 500;
const MOST_LOOKED_AT = 5;

/** The first server that has a model to write with, in the order above; null without one. */
export async function findLocalModel(
  addresses: Partial<Record<LocalModel['server'], string>> = ADDRESSES,
): Promise<LocalModel | null> {
  const signal = AbortSignal.timeout(WITHIN_MS);
  const looks = [
    addresses.ollama && findInOllama(addresses.ollama, signal),
    addresses.lmstudio && findInLmStudio(addresses.lmstudio, signal),
    addresses.llamacpp && findInLlamaCpp(addresses.llamacpp, signal),
  ];
  const found = await Promise.all(looks.map(async (look) => (look ? look.catch(() => null) : null)));
  return found.find((model) => model !== null) ?? null;
}

const ollamaTags = z.object({
  models: z.array(z.object({ name: z.string(), details: z.object({ family: z.string().default('') }) })),
});
/** Older servers do not say what a model can. */
const ollamaModel = z.object({ capabilities: z.array(z.string()).default(['completion']) });

async function findInOllama(url: string, signal: AbortSignal): Promise<LocalModel | null> {
  const { models } = ollamaTags.parse(await ask(`${url}/api/tags`, { signal }));
  // The ones used last come first; those of BERT's kind only make vectors.
  const writers = models.filter(({ details }) => !details.family.includes('bert'));
  for (const { name } of writers.slice(0, MOST_LOOKED_AT)) {
    const shown = await ask(`${url}/api/show`, {
      method: 'POST',
      body: JSON.stringify({ model: name }),
      signal,
    });
    const { capabilities } = ollamaModel.parse(shown);
    if (!capabilities.includes('completion')) continue;
    const takesImages = capabilities.includes('vision');
    return { server: 'ollama', baseUrl: `${url}/v1`, model: name, takesImages };
  }
  return null;
}

const lmStudioModels = z.object({
  data: z.array(z.object({ id: z.string(), type: z.string(), state: z.string().default('') })),
});

async function findInLmStudio(url: string, signal: AbortSignal): Promise<LocalModel | null> {
  const { data } = lmStudioModels.parse(await ask(`${url}/api/v0/models`, { signal }));
  const writers = data.filter(({ type }) => type === 'llm' || type === 'vlm');
  // One that is not loaded is, at the first question.
  const chosen = writers.find(({ state }) => state === 'loaded') ?? writers[0];
  if (!chosen) return null;
  return {
    server: 'lmstudio',
    baseUrl: `${url}/v1`,
    model: chosen.id,
    takesImages: chosen.type === 'vlm',
  };
}

/** Other things listen on that port too: only what calls itself so is one. */
const llamaCppModels = z.object({
  data: z.tuple([z.object({ id: z.string(), owned_by: z.literal('llamacpp') })], z.unknown()),
});
const llamaCppProps = z.object({
  modalities: z.object({ vision: z.boolean().default(false) }).default({ vision: false }),
});

async function findInLlamaCpp(url: string, signal: AbortSignal): Promise<LocalModel | null> {
  const { data } = llamaCppModels.parse(await ask(`${url}/v1/models`, { signal }));
  const { modalities } = llamaCppProps.parse(await ask(`${url}/props`, { signal }));
  // It goes by the path of its file, which is nobody's business.
  return {
    server: 'llamacpp',
    baseUrl: `${url}/v1`,
    model: basename(data[0].id).replace(/\.gguf$/i, ''),
    takesImages: modalities.vision,
  };
}

async function ask(url: string, init: RequestInit): Promise<unknown> {
  const response = await boundedFetch(url, {
    ...init,
    headers: { 'content-type': 'application/json' },
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
