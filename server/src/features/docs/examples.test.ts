// Every example of the OpenAPI document is sent as it stands, and every answer held against what the document says.
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabaseApp, type DatabaseApp, signUpPro } from '../../test/create-database-app.ts';

interface Media {
  schema: object;
  example?: unknown;
}
interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

/** The calls with an example, in an order in which one item can go through them. */
const CALLS = [
  'generateListing',
  'getCurrency',
  'getConfig',
  'saveListing',
  'listListings',
  'getListing',
  'editListing',
  'changeWork',
  'refreshPricing',
  'deleteListing',
  'restoreListings',
];

describe('the examples of the API', () => {
  let test: DatabaseApp;
  let session: { cookie: string };
  let document: Document;
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);

  beforeAll(async () => {
    test = await createDatabaseApp('sqlite');
    session = await signUpPro(test);
    document = (await (await test.get('/api/openapi.json')).json()) as Document;
    ajv.addSchema({ $id: 'api', ...document });
  });
  afterAll(() => test.close());

  function find(operationId: string) {
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        if (operation.operationId === operationId) return { path, method, operation };
      }
    }
    throw new Error(`There is no ${operationId}.`);
  }

  /** What is wrong with `value`, by the schema that the document has at `place`. */
  function faults(place: readonly string[], value: unknown) {
    const pointer = place.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')));
    ajv.validate({ $ref: `api#/${pointer.join('/')}` }, value);
    return ajv.errors ?? [];
  }

  it('stand at every call that has one in the order below, and at no other', () => {
    const all = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const shown = all.filter(({ parameters = [], requestBody }) =>
      [...parameters, ...Object.values(requestBody?.content ?? {})].some(
        ({ example }) => example !== undefined,
      ),
    );
    const names = shown.map(({ operationId }) => operationId);
    expect(names.filter((name) => !CALLS.includes(name))).toEqual([]);
  });

  it.each(CALLS)('%s works as it is shown, and answers as it is described', async (operationId) => {
    const { path, method, operation } = find(operationId);
    const { parameters = [], requestBody, responses } = operation;
    const shown = parameters.filter(({ example }) => example !== undefined);
    const address = shown.reduce(
      (made, { name, example }) => made.replace(`{${name}}`, String(example)),
      path,
    );
    const asked = shown.filter((one) => one.in === 'query');
    const query = new URLSearchParams(
      Object.fromEntries(asked.map(({ name, example }) => [name, String(example)])),
    );
    const body = requestBody?.content['application/json']?.example;
    const here = ['paths', path, method];
    if (requestBody) {
      expect(faults([...here, 'requestBody', 'content', 'application/json', 'schema'], body)).toEqual([]);
    }

    const response = await test.app.request(`${address}?${query}`, {
      method: method.toUpperCase(),
      headers: { ...session, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

    const [success = ''] = Object.keys(responses).filter((status) => status < '400');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      Number(success),
      'application/json; charset=utf-8',
    ]);
    const described = responses[success]?.content?.['application/json'];
    const place = [...here, 'responses', success, 'content', 'application/json', 'schema'];
    if (described) expect(faults(place, await response.json())).toEqual([]);
  });
});
