// Makes server/src/test/documents/*-document.ts, what eBay's and Etsy's own documents let in on the calls that we make:
// npx node scripts/make-service-documents.mjs EBAY ETSY [--compare], where EBAY holds eBay's OpenAPI documents
// (ebay-inventory.yml, …) and ETSY the unpacked npm package etsy-ts, whose types are made from Etsy's. Taken are facts:
// paths, names, types, bounds, scopes and numbers of errors; no sentence. --compare writes nothing and fails where the
// documents have moved on.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readEtsyTypes } from './read-etsy-types.mjs';

const EBAY_CALLS = {
  inventory: [
    'PUT /inventory_item/{sku}',
    'GET /offer',
    'POST /offer',
    'PUT /offer/{offerId}',
    'POST /offer/get_listing_fees',
    'POST /offer/{offerId}/publish/',
    'POST /offer/{offerId}/withdraw',
    'GET /location',
    'POST /location/{merchantLocationKey}',
  ],
  account: ['GET /fulfillment_policy', 'GET /payment_policy', 'GET /return_policy'],
  fulfillment: ['GET /order'],
  metadata: ['GET /marketplace/{marketplace_id}/get_item_condition_policies'],
  taxonomy: [
    'GET /get_default_category_tree_id',
    'GET /category_tree/{category_tree_id}/get_category_suggestions',
    'GET /category_tree/{category_tree_id}/get_item_aspects_for_category',
  ],
  browse: ['GET /item_summary/search'],
};

const SITES = 'AT AU BE CA CH DE ES FR GB HK IE IN IT MY NL PH PL SG TH TW US VN'.split(' ');

/** What eBay's documents call by a name only: the members stand on the pages of its types (developer.ebay.com). */
const EBAY_TYPES = {
  CancelStateEnum: { enum: ['CANCELED', 'IN_PROGRESS', 'NONE_REQUESTED'] },
  ConditionEnum: {
    enum: [
      ...['NEW', 'LIKE_NEW', 'NEW_OTHER', 'NEW_WITH_DEFECTS', 'CERTIFIED_REFURBISHED', 'SELLER_REFURBISHED'],
      ...['EXCELLENT_REFURBISHED', 'VERY_GOOD_REFURBISHED', 'GOOD_REFURBISHED', 'USED_EXCELLENT'],
      ...['USED_VERY_GOOD', 'USED_GOOD', 'USED_ACCEPTABLE', 'FOR_PARTS_OR_NOT_WORKING'],
      ...['PRE_OWNED_EXCELLENT', 'PRE_OWNED_FAIR'],
    ],
  },
  CountryCodeEnum: { pattern: '^[A-Z]{2}$' },
  CurrencyCodeEnum: { pattern: '^[A-Z]{3}$' },
  FormatTypeEnum: { enum: ['AUCTION', 'FIXED_PRICE'] },
  ListingDurationEnum: {
    enum: ['DAYS_1', 'DAYS_3', 'DAYS_5', 'DAYS_7', 'DAYS_10', 'DAYS_21', 'DAYS_30', 'GTC'],
  },
  ListingStatusEnum: { enum: ['ACTIVE', 'OUT_OF_STOCK', 'INACTIVE', 'ENDED', 'EBAY_ENDED', 'NOT_LISTED'] },
  MarketplaceEnum: { enum: [...SITES.map((site) => `EBAY_${site}`), 'EBAY_MOTORS_US'] },
  MarketplaceIdEnum: { enum: [...SITES.map((site) => `EBAY_${site}`), 'EBAY_MOTORS_US'] },
  OfferStatusEnum: { enum: ['PUBLISHED', 'UNPUBLISHED'] },
  OrderPaymentStatusEnum: { enum: ['FAILED', 'FULLY_REFUNDED', 'PAID', 'PARTIALLY_REFUNDED', 'PENDING'] },
  StatusEnum: { enum: ['ENABLED', 'DISABLED'] },
  StoreTypeEnum: { enum: ['STORE', 'WAREHOUSE', 'FULFILLMENT_CENTER'] },
};

/** Where a document's type contradicts its own example: a map of lists, with the lengths that stand beside it. */
const EBAY_CORRECTED = {
  aspects: {
    type: 'object',
    propertyNames: { maxLength: 40 },
    additionalProperties: { type: 'array', items: { type: 'string', maxLength: 50 } },
  },
};

const ETSY_CALLS = [
  'GET /v3/application/users/me',
  'GET /v3/application/seller-taxonomy/nodes',
  'GET /v3/application/seller-taxonomy/nodes/{taxonomy_id}/properties',
  'GET /v3/application/shops/{shop_id}',
  'GET /v3/application/shops/{shop_id}/shipping-profiles',
  'GET /v3/application/shops/{shop_id}/policies/return',
  'GET /v3/application/shops/{shop_id}/readiness-state-definitions',
  'GET /v3/application/shops/{shop_id}/listings',
  'POST /v3/application/shops/{shop_id}/listings',
  'PATCH /v3/application/shops/{shop_id}/listings/{listing_id}',
  'PUT /v3/application/shops/{shop_id}/listings/{listing_id}/properties/{property_id}',
  'POST /v3/application/shops/{shop_id}/listings/{listing_id}/images',
  'GET /v3/application/shops/{shop_id}/receipts',
  'GET /v3/application/listings/{listing_id}',
  'GET /v3/application/listings/batch',
  'GET /v3/application/listings/{listing_id}/images',
  'PUT /v3/application/listings/{listing_id}/inventory',
];

const [ebay, etsy] = process.argv.slice(2).filter((word) => word !== '--compare');
if (ebay === undefined || etsy === undefined) throw new Error('Say which folders hold the documents.');
const made = {
  ebay: write('EBAY', 'eBay’s OpenAPI documents', readEbay()),
  etsy: write('ETSY', 'the types that npm etsy-ts has from Etsy’s', readEtsy()),
};
for (const [name, text] of Object.entries(made)) {
  const to = new URL(`../server/src/test/documents/${name}-document.ts`, import.meta.url);
  if (!process.argv.includes('--compare')) writeFileSync(to, text);
  else if (readFileSync(to, 'utf8') !== text) {
    console.error(`What ${name}'s documents say is not what ${name}-document.ts says: make it anew.`);
    process.exitCode = 1;
  }
}

function readEbay() {
  const calls = [];
  const schemas = {};
  for (const [api, wanted] of Object.entries(EBAY_CALLS)) {
    const document = parse(readFileSync(join(ebay, `ebay-${api}.yml`), 'utf8'));
    const base = document.servers[0].variables.basePath.default;
    /** Two documents may give one name to two things. */
    const keep = (reference) => {
      const name = reference.slice(reference.lastIndexOf('/') + 1);
      const key = `${api}.${name}`;
      if (!(key in schemas)) {
        schemas[key] = {};
        schemas[key] = readEbaySchema(document.components.schemas[name], keep);
      }
      return { $ref: `#/schemas/${key}` };
    };
    for (const call of wanted) {
      const [method, path] = call.split(' ');
      const operation = document.paths[path]?.[method.toLowerCase()];
      if (!operation) throw new Error(`eBay's ${api} has no ${call}.`);
      const { parameters = [], requestBody, responses } = operation;
      const inPlace = (place) => parameters.filter((one) => one.in === place);
      calls.push({
        call: `${method} ${base}${path}`,
        scopes: operation.security.flatMap((one) => Object.values(one).flat()),
        headers: inPlace('header').flatMap(({ name, required }) => (required ? name.toLowerCase() : [])),
        path: readParameters(inPlace('path'), keep),
        query: {
          properties: readParameters(inPlace('query'), keep),
          required: inPlace('query').flatMap(({ name, required }) => (required ? name : [])),
        },
        body: mapValues(requestBody?.content ?? {}, ({ schema }) => readEbaySchema(schema, keep)),
        answers: mapValues(responses, ({ content }) => {
          const schema = Object.values(content ?? {})[0]?.schema;
          return schema ? readEbaySchema(schema, keep) : null;
        }),
        errors: Object.fromEntries(
          Object.entries(responses).flatMap(([status, { 'x-response-codes': told }]) =>
            status >= '400' && told ? [[status, Object.keys(told.errors).map(Number)]] : [],
          ),
        ),
      });
    }
  }
  return { calls, schemas };
}

function readParameters(parameters, keep) {
  return Object.fromEntries(
    parameters.map(({ name, schema, description }) => [
      name,
      readEbaySchema({ ...schema, description }, keep),
    ]),
  );
}

function readEbaySchema(schema, keep) {
  const { $ref, type, properties, items, description = '' } = schema;
  if ($ref) return keep($ref);
  if (type === 'array')
    return { type, items: { ...readEbaySchema(items, keep), ...typeNamedIn(description) } };
  if (properties) {
    const read = mapValues(properties, (one, name) =>
      one.type === 'string' && EBAY_CORRECTED[name] ? EBAY_CORRECTED[name] : readEbaySchema(one, keep),
    );
    return { type: 'object', properties: read };
  }
  const told = /max(?:imum)?\s+length\s*:?\s*<?[/\w]*>?[\s/:]*([\d,]+)/i.exec(description)?.[1];
  const maxLength = type === 'string' && told ? { maxLength: Number(told.replaceAll(',', '')) } : {};
  return { ...(type && { type }), ...maxLength, ...typeNamedIn(description) };
}

function typeNamedIn(description) {
  return EBAY_TYPES[/\/types\/\w+:(\w+Enum)/.exec(description)?.[1]] ?? {};
}

function readEtsy() {
  const { operations, schemas: all } = readEtsyTypes(join(etsy, 'dist/api'));
  const schemas = {};
  const keep = (value) => {
    const name = value?.$ref?.slice('#/schemas/'.length);
    if (name && !(name in schemas)) {
      schemas[name] = all[name];
      keep(all[name]);
    } else if (typeof value === 'object' && value) Object.values(value).forEach(keep);
  };
  const calls = ETSY_CALLS.map((call) => {
    const { body, query, answers } = operations[call] ?? {};
    if (!answers) throw new Error(`Etsy has no ${call}.`);
    const taken = { ...all[query] };
    const inPath = [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const inQuery = Object.entries(taken.properties ?? {}).filter(
      ([name]) => !inPath.includes(name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
    );
    const read = {
      call,
      scopes: [],
      headers: [],
      path: Object.fromEntries(inPath.map((name) => [name, { type: 'integer', minimum: 1 }])),
      query: {
        properties: Object.fromEntries(inQuery),
        required: (taken.required ?? []).filter((name) => inQuery.some(([one]) => one === name)),
      },
      body: body ? { [body.type]: all[body.schema] } : {},
      answers,
      errors: {},
    };
    keep(read);
    return read;
  });
  return { calls, schemas };
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}

/** A call and a schema a line. */
function write(name, source, { calls, schemas }) {
  const rows = Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1));
  return `// biome-ignore-all format: made by scripts/make-service-documents.mjs.
/** What ${source} let in on the calls that we make. */
import type { ServiceDocument } from './service-document.ts';

export const ${name}_DOCUMENT: ServiceDocument = {
  calls: [
${calls.map((call) => `    ${JSON.stringify(call)},`).join('\n')}
  ],
  schemas: {
${rows.map(([key, schema]) => `    ${JSON.stringify(key)}: ${JSON.stringify(schema)},`).join('\n')}
  },
};
`;
}
