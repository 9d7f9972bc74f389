import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { buildRequest, GOOD_ANSWER } from '../test/builders.ts';
import { createTestApp } from '../test/create-test-app.ts';
import { answer, startStandIn } from '../test/stand-in.ts';
import { openaiFormat } from '../test/stand-in-openai.ts';
import { readText } from '../test/wire.ts';
import { findLocalModel } from './local-models.ts';
import { createTextModel } from './registry.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A server that answers these paths with JSON, and others with 404; null: it never answers. */
async function serve(answers: Record<string, unknown> | null): Promise<string> {
  const server = createServer(async (request, response) => {
    if (answers === null) return;
    const asked = JSON.parse((await readText(request)) || '{}') as { model?: string };
    const key = asked.model ? `${request.url} ${asked.model}` : (request.url ?? '');
    const found = answers[key];
    response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? { error: 'not found' }));
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const details = (family: string) => ({
  parent_model: '',
  format: 'gguf',
  family,
  families: [family],
  parameter_size: '4.3B',
  quantization_level: 'Q4_K_M',
});
const tag = (name: string, family: string) => ({
  name,
  model: name,
  modified_at: '2026-08-02T10:11:12.13+02:00',
  size: 3_338_801_804,
  digest: 'a2af6cc3eb7f',
  details: details(family),
});
const OLLAMA = {
  '/api/tags': { models: [tag('nomic-embed-text:latest', 'nomic-bert'), tag('gemma3:4b', 'gemma3')] },
  '/api/show gemma3:4b': {
    modelfile: '# …',
    details: details('gemma3'),
    capabilities: ['completion', 'vision'],
  },
};
const lmStudioModel = (id: string, type: string, state: string) => ({
  id,
  object: 'model',
  type,
  publisher: 'lmstudio-community',
  arch: 'qwen2',
  compatibility_type: 'gguf',
  quantization: 'Q4_K_M',
  state,
  max_context_length: 32_768,
});
const LM_STUDIO = {
  '/api/v0/models': {
    object: 'list',
    data: [
      lmStudioModel('text-embedding-nomic-embed-text-v1.5', 'embeddings', 'loaded'),
      lmStudioModel('meta-llama-3.1-8b-instruct', 'llm', 'not-loaded'),
      lmStudioModel('qwen2-vl-7b-instruct', 'vlm', 'loaded'),
    ],
  },
};
const LLAMA_CPP = {
  '/v1/models': {
    object: 'list',
    data: [
      { id: '/home/anna/models/mistral-7b.Q4_K_M.gguf', object: 'model', created: 1, owned_by: 'llamacpp' },
    ],
  },
  '/props': {
    total_slots: 1,
    model_path: '/home/anna/models/mistral-7b.Q4_K_M.gguf',
    modalities: { vision: false },
  },
};

it('finds Ollama’s model that writes, and whether it takes photos', async () => {
  const url = await serve(OLLAMA);
  expect(await findLocalModel({ ollama: url })).toEqual({
    server: 'ollama',
    baseUrl: `${url}/v1`,
    model: 'gemma3:4b',
    takesImages: true,
  });
});

it('finds what LM Studio has loaded, and no model for vectors', async () => {
  expect(await findLocalModel({ lmstudio: await serve(LM_STUDIO) })).toMatchObject({
    model: 'qwen2-vl-7b-instruct',
    takesImages: true,
  });
});

it('finds llama.cpp’s model, without the folder it lies in', async () => {
  expect(await findLocalModel({ llamacpp: await serve(LLAMA_CPP) })).toMatchObject({
    model: 'mistral-7b.Q4_K_M',
    takesImages: false,
  });
});

it('takes nothing else for one, and waits for nobody', async () => {
  const nobody = await serve({});
  const elsewhere = await serve({
    '/v1/models': { data: [{ id: 'x', owned_by: 'somebody' }] },
    '/props': {},
  });
  const silent = await serve(null);
  expect(await findLocalModel({ ollama: nobody, lmstudio: silent, llamacpp: elsewhere })).toBeNull();
  const url = await serve(LLAMA_CPP);
  expect(await findLocalModel({ ollama: silent, llamacpp: url })).toMatchObject({ server: 'llamacpp' });
});

it('writes with what was found, by its name, and shows it no photo that it cannot see', async () => {
  const standIn = await startStandIn(openaiFormat);
  standIn.play(answer(JSON.stringify(GOOD_ANSWER)));
  const found = { server: 'llamacpp', baseUrl: `${standIn.url}/v1`, model: 'mistral-7b', takesImages: false };
  const model = createTextModel({ kind: 'local', timeoutMs: 5_000, ...found, server: 'llamacpp' }, null);
  const test = createTestApp({}, { model });
  const response = await test.post('/api/gemini/generateListing', buildRequest());
  expect(await response.json()).toMatchObject({ engine: 'llamacpp/mistral-7b' });
  expect(model?.takesImages).toBe(false);
  expect(standIn.requests[0]?.headers.authorization).toBeUndefined();
  await standIn.close();
});
