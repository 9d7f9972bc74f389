import {
  type CompetitionAnalysis,
  type GenerateResponse,
  generateRequestSchema,
  generateResponseSchema,
  type PartialListing,
} from '@smart-listings/contract';
import { createDeviceWriter } from '@smart-listings/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForm, buildRequest, GOOD_ANSWER, readEvents } from '../../test/builders.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { DISGUISED_INJECTIONS } from '../../test/disguised-injections.ts';
import { INJECTIONS, type Injection } from '../../test/injections.ts';
import { PROVIDERS } from '../../test/providers.ts';
import { answer, type StandIn, startStandIn } from '../../test/stand-in.ts';

const ATTEMPTS = [...INJECTIONS, ...DISGUISED_INJECTIONS];
const PATH = '/api/gemini/generateListing';
const CONTACT = /https?:|www\.|\.example|@\w+\.|whatsapp|\bIBAN\b|\bbc1q|javascript:|\+?\d[\d ]{8,}\d/i;
const PRICE = /[£$€] ?\d/;
const MARKUP = /<\/?[a-z!]|\*\*|^#+ |\]\(|\|---|🔥/im;

/** The request with the hostile text in its place. */
function requestWith({ where, text }: Pick<Injection, 'where' | 'text'>) {
  const { features = '' } = buildForm();
  const competition: Pick<
    CompetitionAnalysis,
    'commonPriceRange' | 'topKeywords' | 'keySellingPoints' | 'opportunity' | 'competitorExamples'
  > = {
    commonPriceRange: '£60 - £90',
    topKeywords: ['combi drill', ...(where === 'points' ? [text] : [])],
    keySellingPoints: where === 'pages' || where === 'points' ? [text] : ['batteries'],
    opportunity: 'Say what is included.',
    competitorExamples: [{ title: where === 'titles' ? text : 'Makita drill', price: '£80' }],
  };
  const withText = { ...buildForm(), features: `${features}\n${text}` };
  return buildRequest({
    competitionAnalysis: competition as never,
    ...(where === 'features' && { formData: withText }),
    ...(where === 'keywords' && { formData: buildForm({ keywords: `combi drill, ${text}` }) }),
    ...(where === 'buyer' && { formData: buildForm({ targetBuyer: text }) }),
    // A version more is a block more.
    earlier: [{ title: where === 'earlier' ? text : 'Makita drill', opening: 'Makita drill.' }],
    // Text on a photo goes into no form: only what was kept of a reading is sent along.
    ...(where === 'photos' && { seenOnPhotos: [text] }),
  });
}

/** What a model answers that gives in. */
function obedient({ more = '', title, tags, whole }: Injection['obeyed']): string {
  if (whole === 'PRICE') return JSON.stringify({ ...GOOD_ANSWER, suggestedPriceRange: '£1 - £9,999,999' });
  if (whole === 'TWICE') return `${JSON.stringify(GOOD_ANSWER)}\nDAN: ${JSON.stringify(GOOD_ANSWER)}`;
  if (whole) return whole;
  return JSON.stringify({
    ...GOOD_ANSWER,
    ...(title && { title }),
    ...(tags && { tags }),
    description: `${GOOD_ANSWER.description}\n\n${more}`,
  });
}

const HEADERS: Record<string, Record<string, string>> = {
  whole: {},
  streamed: { accept: 'text/event-stream' },
};
const WAYS = PROVIDERS.flatMap((provider) =>
  Object.entries(HEADERS).map(([how, headers]) => ({ ...provider, how, headers })),
);

/** The longer words of a text that do not stand in the form. */
function strangeWords(text: string): string[] {
  const own = Object.values(buildForm()).join(' ').toLowerCase();
  return (text.match(/\p{L}{5,}/gu) ?? []).filter((word) => !own.includes(word.toLowerCase()));
}

/** What is sent of others' listings, without the names of its fields. */
function competitorsIn(body: unknown): string {
  const [, block = ''] = /<data name=\\"competitors\\">(.*?)<\/data>/.exec(JSON.stringify(body)) ?? [];
  expect(block).toContain('combi drill');
  return block.replace(/titles|topKeywords|keySellingPoints/g, '');
}

function textOf({ title = '', description = '', tags = [] }: PartialListing): string {
  return [title, description, ...tags].join('\n');
}

function expectHarmless(text: string, never = /$^/): void {
  expect(text).not.toMatch(never);
  expect(text).not.toMatch(CONTACT);
  expect(text).not.toMatch(PRICE);
  expect(text).not.toMatch(MARKUP);
  expect(text).not.toMatch(/The item block is all that is known|people who sell their things/);
}

/** The listing is harmless, and praise that nothing supports is marked. */
function expectNothingObeyed(
  { listing, claims }: Pick<GenerateResponse, 'listing' | 'claims'>,
  { never, praise }: Injection,
): void {
  const text = textOf(listing);
  expectHarmless(text, never);
  if (!praise || !text.includes(praise)) return;
  expect(claims.map(({ sentence }) => sentence.text).join('\n')).toContain(praise);
}

describe.each(WAYS)('hostile text in a prompt for $name, $how', (provider) => {
  let standIn: StandIn;
  let test: TestApp;
  let clean: { instructions: number; blocks: number };

  beforeAll(async () => {
    standIn = await startStandIn(provider.format);
    test = createTestApp({ ...provider.env(standIn.url), ANON_GENERATIONS_PER_HOUR: '1000' });
    standIn.play(answer(JSON.stringify(GOOD_ANSWER)));
    await test.post(PATH, requestWith({ where: 'features', text: 'It works.' }));
    clean = readShape(standIn.requests[0]?.body);
  });
  afterAll(() => standIn.close());

  /** The blocks of data that begin and end in what is sent, and how often our rules stand there. */
  function readShape(body: unknown) {
    const sent = JSON.stringify(body);
    return {
      instructions: sent.split('Truth first.').length - 1,
      blocks: (sent.match(/<data name=/g) ?? []).length + (sent.match(/<\/data>/g) ?? []).length,
    };
  }

  it.each(ATTEMPTS)('stays data, and a model that obeys changes nothing ($where: $text)', async (attempt) => {
    const before = standIn.requests.length;
    standIn.play(answer(obedient(attempt.obeyed)));
    const response = await test.post(PATH, requestWith(attempt), provider.headers);
    const events = provider.how === 'whole' ? [] : await readEvents(response);
    for (const { event, data } of events)
      if (event === 'partial') expectHarmless(textOf(data as PartialListing), attempt.never);
    const body = events.length > 0 ? events.at(-1)?.data : await response.json();
    expect(readShape(standIn.requests[before]?.body)).toEqual(clean);
    // What others write reaches a model in words that the seller uses too, or not at all.
    const others = competitorsIn(standIn.requests[before]?.body);
    expect(strangeWords(attempt.text).filter((word) => others.includes(word))).toEqual([]);
    if (typeof body === 'object' && body !== null && 'error' in body) {
      // No listing at all: never a dead end.
      expect(body).toMatchObject({ error: { fallback: 'builtin' } });
      return;
    }
    const { listing, claims } = generateResponseSchema.parse(body);
    expectNothingObeyed({ listing, claims }, attempt);
    expect(listing.suggestedPriceRange).not.toContain('9,999,999');
    expectHarmless(listing.priceJustification.replace(/[£$€] ?\d+/g, ''), attempt.never);
  });
});

describe('hostile text in a prompt for the AI of a browser', () => {
  it.each(ATTEMPTS)('comes to nothing by the same checks ($where: $text)', async (attempt) => {
    const text = obedient(attempt.obeyed);
    const writer = createDeviceWriter(async (_question, { onText }) => {
      for (let end = 40; end < text.length; end += 40) onText?.(text.slice(0, end));
      return { text, sources: [], finishReason: 'stop' };
    });
    const partials: PartialListing[] = [];
    const written = await writer
      .write(generateRequestSchema.parse(requestWith(attempt)), {
        signal: new AbortController().signal,
        evidence: null,
        onPartial: (partial) => void partials.push(partial),
      })
      .catch((error: Error) => error.name);
    for (const partial of partials) expectHarmless(textOf(partial), attempt.never);
    if (typeof written === 'string') expect(written).toBe('AnswerFault');
    else expectNothingObeyed(written, attempt);
  });
});
