// Every example of the OpenAPI document is sent as it stands, and every answer held against what the document says.
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabaseApp, type DatabaseApp, signUpPro } from '../../test/create-database-app.ts';
import { drawPhoto } from '../../test/hostile-files.ts';
import { makeKey } from '../../test/make-key.ts';

interface Media {
  schema: object;
  example?: unknown;
}
interface Operation {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

/** What programs may call, and what anybody may, in an order in which one item can go through it. */
const CALLS = [
  ...['getConfig', 'getCurrency', 'generateListing', 'checkListing', 'helpWithPrice', 'analyzeCompetition'],
  ...['uploadPhoto', 'saveListing', 'listListings', 'getListing', 'editListing', 'changeWork'],
  ...['refreshPricing', 'exportListings', 'deleteListing', 'restoreListings'],
];

describe('the examples of the API', () => {
  let test: DatabaseApp;
  let bearer: { authorization: string };
  let document: Document;
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);

  beforeAll(async () => {
    test = await createDatabaseApp('sqlite');
    bearer = (await makeKey(test, await signUpPro(test), 'write')).bearer;
    document = (await (await test.get('/api/openapi.json')).json()) as Document;
    ajv.addSchema({ $id: 'api', ...document });
  });
  afterAll(() => test.close());

  const routes = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
  const opensTo = ({ security = [] }: Operation) => security.find((scheme) => scheme.key)?.key?.[0];

  /** What is wrong with `value`, by the schema that the document has at `place`. */
  function faults(place: readonly string[], value: unknown) {
    const pointer = place.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')));
    ajv.validate({ $ref: `api#/${pointer.join('/')}` }, value);
    return ajv.errors ?? [];
  }

  it('are those of every call that a key opens, and of some that need none', () => {
    const opened = routes().filter(({ operation }) => opensTo(operation));
    const names = opened.map(({ operation }) => operation.operationId);
    // An MCP client finds out by itself what to send: features/mcp/routes.test.ts has one.
    const others = ['getConfig', 'getCurrency'];
    expect([...names, ...others].toSorted()).toEqual([...CALLS, 'mcp'].toSorted());
  });

  it.each(CALLS)('%s works as it is shown, and answers as it is described', async (operationId) => {
    const found = routes().find(({ operation }) => operation.operationId === operationId);
    if (!found) throw new Error(`There is no ${operationId}.`);
    const { path, method, operation } = found;
    const { parameters = [], requestBody, responses } = operation;
    const shown = parameters.filter(({ example }) => example !== undefined);
    const address = shown.reduce(
      (made, { name, example }) => made.replace(`{${name}}`, String(example)),
      path,
    );
    const query = new URLSearchParams(
      Object.fromEntries(
        shown.filter((one) => one.in === 'query').map(({ name, example }) => [name, String(example)]),
      ),
    );
    const [type = ''] = Object.keys(requestBody?.content ?? {});
    const example = requestBody?.content[type]?.example;
    const here = ['paths', path, method];
    if (type === 'application/json') {
      expect(faults([...here, 'requestBody', 'content', type, 'schema'], example)).toEqual([]);
    }

    const response = await test.app.request(`${address}?${query}`, {
      method: method.toUpperCase(),
      headers: { ...bearer, ...(type && { 'content-type': type }) },
      // A picture is no text that a document could show.
      ...(requestBody && { body: type.startsWith('image/') ? await drawBody() : JSON.stringify(example) }),
    });

    const [success = ''] = Object.keys(responses).filter((status) => status < '400');
    const content = responses[success]?.content;
    const answered = response.headers.get('content-type')?.split(';')[0] ?? '';
    expect([response.status, answered]).toEqual([
      Number(success),
      content ? Object.keys(content).find((one) => one === answered) : 'application/json',
    ]);
    if (!content || answered !== 'application/json') return;
    const place = [...here, 'responses', success, 'content', answered, 'schema'];
    expect(faults(place, await response.json())).toEqual([]);
  });
});

async function drawBody(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await drawPhoto().jpeg().toBuffer());
}
