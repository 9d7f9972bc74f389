import {
  type ErrorBody,
  type GenerateResponse,
  generateResponseSchema,
  type PartialListing,
} from '@smart-listings/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildForm, buildRequest, GOOD_ANSWER, readEvents } from '../../test/builders.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { PROVIDERS } from '../../test/providers.ts';
import { type Act, answer, type StandIn, startStandIn } from '../../test/stand-in.ts';

const PATH = '/api/gemini/generateListing';
const GOOD = JSON.stringify(GOOD_ANSWER);
const HEADERS: Record<string, Record<string, string>> = {
  whole: {},
  streamed: { accept: 'text/event-stream' },
};
const WAYS = PROVIDERS.flatMap((provider) =>
  Object.entries(HEADERS).map(([how, headers]) => ({ ...provider, how, headers })),
);

const GERMAN = {
  itemName: 'Makita DHP482 Akku-Schlagbohrschrauber',
  features: 'Mit zwei Akkus, Ladegerät und Koffer. Das Gehäuse hat Kratzer, das Bohrfutter sitzt fest.',
  keywords: '',
};
const PACE = { firstMs: 0, everyMs: 1, charactersEach: 8 };

type Outcome = { listing?: GenerateResponse['listing']; error?: ErrorBody['error'] };

describe.each(WAYS)('what $name answers, $how', (way) => {
  let standIn: StandIn;
  let test: TestApp;

  beforeAll(async () => {
    standIn = await startStandIn(way.format);
  });
  afterAll(() => standIn.close());
  beforeEach(() => {
    test = createTestApp(way.env(standIn.url));
  });
  afterEach(() => {
    standIn.requests.length = 0;
  });

  async function ask(acts: readonly (Act | string)[], form: Parameters<typeof buildForm>[0] = {}) {
    standIn.play(...acts.map((act) => (typeof act === 'string' ? answer(act) : act)));
    const response = await test.post(PATH, buildRequest({ formData: buildForm(form) }), way.headers);
    const isStream = response.headers.get('content-type')?.includes('event-stream');
    return (isStream ? (await readEvents(response)).at(-1)?.data : await response.json()) as Outcome;
  }

  /** The listing for an answer with other fields. */
  async function listingFor(changes: Partial<Record<keyof typeof GOOD_ANSWER, unknown>>, form = {}) {
    const body = await ask([JSON.stringify({ ...GOOD_ANSWER, ...changes })], form);
    return generateResponseSchema.parse(body).listing;
  }

  it.each([
    ['a comma too many', GOOD.replace(/\}$/, ',}')],
    ['raw line breaks in its strings', GOOD.replaceAll('\\n', '\n')],
    ['a code fence', `\`\`\`json\n${GOOD}\n\`\`\``],
    ['words with braces round it', `Here is {your} listing:\n${GOOD}\nTell me {more}.`],
    ['a wrapper', JSON.stringify({ listing: GOOD_ANSWER })],
    ['a list round it', JSON.stringify([GOOD_ANSWER])],
    ['single quotes', GOOD.replaceAll("'", '’').replaceAll('"', "'")],
    ['tags in one text', JSON.stringify({ ...GOOD_ANSWER, tags: GOOD_ANSWER.tags.join(', ') })],
    ['null among its tags', JSON.stringify({ ...GOOD_ANSWER, tags: [null, ...GOOD_ANSWER.tags] })],
    [
      'lines for a description',
      JSON.stringify({ ...GOOD_ANSWER, description: GOOD_ANSWER.description.split('\n') }),
    ],
    ['a missing end', GOOD.slice(0, GOOD.indexOf(',"suggestedPriceRange"') + 12)],
    [
      'objects for its tags',
      JSON.stringify({ ...GOOD_ANSWER, tags: GOOD_ANSWER.tags.map((tag) => ({ tag })) }),
    ],
    [
      'numbers before its tags',
      JSON.stringify({ ...GOOD_ANSWER, tags: GOOD_ANSWER.tags.map((tag, at) => `${at + 1}. ${tag}`) }),
    ],
    ['its line breaks escaped twice', GOOD.replaceAll('\\n', '\\\\n')],
    ['itself inside a text', JSON.stringify({ listing: GOOD })],
    [
      'names of its fields in it',
      JSON.stringify({
        ...GOOD_ANSWER,
        description: `Title: ${GOOD_ANSWER.title}\n**Description:** ${GOOD_ANSWER.description}`,
      }),
    ],
    ['thoughts before it', `<think>{"title": "no"}</think>${GOOD}`],
  ])('is mended with %s, for the price of one call', async (_what, text) => {
    const { listing } = await ask([text]);
    const { title, description, tags } = GOOD_ANSWER;
    expect(listing).toMatchObject({ title, description, tags });
    expect(standIn.requests).toHaveLength(1);
  });

  it('is asked for once more with its fault, and then taken', async () => {
    const { listing } = await ask(['A drill. A bargain!', GOOD]);
    expect(listing?.title).toBe(GOOD_ANSWER.title);
    expect(standIn.requests).toHaveLength(2);
    expect(JSON.stringify(standIn.requests[1]?.body)).toContain('there was no JSON object in it');
  });

  it('is not asked for a third time', async () => {
    expect((await ask(['A drill.'])).error).toMatchObject({ code: 'bad-answer', fallback: 'builtin' });
    expect(standIn.requests).toHaveLength(2);
  });

  it.each([
    'Unable to create listing',
    'As a large language model, I do not write listings for drills.',
    'Makita DHP482: I cannot verify this product, so I will not describe it.',
    "I'm sorry, but I can't write a listing for the Makita DHP482.",
    'Als KI-Sprachmodell kann ich kein Inserat für die Makita erstellen.',
    'Leider kann ich Ihnen dabei nicht helfen.',
    "En tant qu'IA, je ne peux pas rédiger cette annonce.",
    'Impossible de créer l’annonce demandée.',
    'Lo siento, no puedo crear este anuncio.',
    'Mi dispiace, non posso creare questo annuncio.',
    'Desculpe, não posso criar este anúncio.',
    'Het spijt me, ik kan deze advertentie niet maken.',
    'Przepraszam, nie mogę utworzyć tego ogłoszenia.',
    'Tyvärr kan jag inte skapa den här annonsen.',
  ])('is a failure where it declines politely: %s', async (refusal) => {
    const title = await ask([JSON.stringify({ ...GOOD_ANSWER, title: refusal })]);
    const text = await ask([JSON.stringify({ ...GOOD_ANSWER, description: refusal })]);
    const alone = await ask([refusal]);
    for (const { error } of [title, text, alone])
      expect(error).toMatchObject({ code: 'refused', fallback: 'builtin' });
  });

  it.each([
    'Could you tell me more about the Makita drill?',
    'Which size is it?',
    'Sure! Before I write it, I need to know more about the Makita drill. Does it work?',
    'Is the Makita still under warranty? Are there any faults?',
  ])('is a failure where it asks instead of writing: %s', async (question) => {
    for (const body of [JSON.stringify({ ...GOOD_ANSWER, description: question }), question])
      expect((await ask([body])).error).toMatchObject({ code: 'refused', fallback: 'builtin' });
  });

  it('shows its title as it is written, and nothing of a refusal', async () => {
    const partialsOf = async (title: string) => {
      standIn.play(answer(JSON.stringify({ ...GOOD_ANSWER, title }), { pace: PACE }));
      const response = await test.post(PATH, buildRequest(), HEADERS.streamed);
      const events = await readEvents(response);
      return events.flatMap(({ event, data }) => (event === 'partial' ? [data as PartialListing] : []));
    };
    const [first] = await partialsOf(GOOD_ANSWER.title);
    expect(GOOD_ANSWER.title).toContain(first?.title);
    expect(first?.title?.split(' ').length).toBeLessThan(3);
    expect(first).not.toHaveProperty('description');
    expect(await partialsOf('Unable to create listing, because I am an AI')).toEqual([]);
  });

  it('is no refusal where the seller speaks so', async () => {
    const form = {
      itemName: 'Sorry! board game, 1972',
      make: '',
      modelNumber: '',
      features: 'I cannot provide the dice, they are lost.',
    };
    const title = 'Sorry! Board Game 1972';
    const description = 'Sorry! board game from 1972. The dice are lost: I cannot provide them.';
    expect((await listingFor({ title, description, tags: ['board game'] }, form)).title).toBe(title);
  });

  it.each(['Great find, do not miss out', 'N/A', '...'])(
    'is a failure where its title is %s',
    async (title) => {
      const { error } = await ask([JSON.stringify({ ...GOOD_ANSWER, title })]);
      expect(error?.code).toBe('bad-answer');
    },
  );

  it.each([
    ['a key that is refused', { kind: 'status', status: 401 }, 'misconfigured'],
    ['a model that is not theirs', { kind: 'status', status: 403 }, 'misconfigured'],
    ['an overload', { kind: 'status', status: way.overloaded }, 'overloaded'],
    ['an error of theirs', { kind: 'status', status: 500 }, 'unreachable'],
    ['their own timeout', { kind: 'status', status: 504 }, 'timeout'],
    ['a line that breaks', { kind: 'cut', answer: { text: GOOD } }, 'unreachable'],
    ['an answer that never ends', { kind: 'endless', answer: { text: GOOD.repeat(50) } }, 'bad-answer'],
    ['a filter', answer('{"title": "Maki', { finish: way.filtered }), 'refused'],
    ['silence', answer(''), 'refused'],
    ['an answer that stops in the middle', answer(GOOD.slice(0, 150)), 'bad-answer'],
    ['a blank title', answer(JSON.stringify({ ...GOOD_ANSWER, title: ' ' })), 'bad-answer'],
    ['no description', answer(JSON.stringify({ ...GOOD_ANSWER, description: undefined })), 'bad-answer'],
    ['no tags', answer(JSON.stringify({ ...GOOD_ANSWER, tags: undefined })), 'bad-answer'],
  ] satisfies [string, Act, string][])('is no dead end: %s', async (_what, act, code) => {
    expect((await ask([act])).error).toMatchObject({ code, fallback: 'builtin' });
  });

  it('is no dead end where its body is none', async () => {
    const { error } = await ask([{ kind: 'raw', body: 'data: <html>502</html>\n\n' }]);
    // The SDK has two words for it.
    expect(error?.code).toMatch(/^(?:bad-answer|unreachable)$/);
    expect(error?.fallback).toBe('builtin');
  });

  it('has no blanks to be filled in', async () => {
    const { title, description, tags } = await listingFor({
      title: 'Makita DHP482 Drill [insert size]',
      description: `${GOOD_ANSWER.description}\n\nSize: [insert size]\nColour: N/A\nBrand: {brand}. The casing measures <length>. TODO: add the weight. The torque is TBD. It comes with […]. Lorem ipsum dolor sit amet. It is 18V.`,
      tags: ['combi drill', '[your tag]', 'N/A'],
    });
    expect(title).toBe('Makita DHP482 Drill');
    expect(description).toBe(`${GOOD_ANSWER.description}\n\nIt is 18V.`);
    expect(tags).toEqual(['combi drill']);
  });

  it('keeps brackets of the seller’s own', async () => {
    const form = { features: '18V drill [body only], colour: N/A on the label. Scuffs.' };
    const description = 'Makita drill, 18V [body only]. Scuffs on the casing.';
    expect((await listingFor({ description }, form)).description).toBe(description);
  });

  it('has no Markdown, footnotes or decorative signs', async () => {
    const { title, description } = await listingFor({
      title: '# **Makita** `DHP482` drill 🔥',
      description:
        '## Makita DHP482 drill\n\n✅ Two 5.0Ah batteries[1]\n* _Charger_ and case【4†source】\n\n| Part | State |\n|------|:-----:|\n| Casing | scuffs |\n\n---\n> The chuck is `tight` 💪',
    });
    expect(title).toBe('Makita DHP482 drill');
    expect(description).toBe(
      'Makita DHP482 drill\n\n- Two 5.0Ah batteries\n- Charger and case\n\nPart: State\nCasing: scuffs\n\nThe chuck is tight',
    );
  });

  it('has none of our instructions, and no bank details', async () => {
    const { description } = await listingFor({
      description: `${GOOD_ANSWER.description} It is JSON, so that no text in it can end its block. Pay to GB82 WEST 1234 5698 7654 32. Sort code 20-00-00, account number 55779911.`,
    });
    expect(description).toBe(GOOD_ANSWER.description);
  });

  it.each([
    'Send the money to my Revolut first.',
    'Zahlung nur per Überweisung.',
    'Écrivez-moi sur Messenger.',
    'Más barato por privado.',
    'We can deal outside of eBay.',
  ])('sends nobody past the marketplace: %s', async (sentence) => {
    const { description } = await listingFor({ description: `${GOOD_ANSWER.description}\n\n${sentence}` });
    expect(description).toBe(GOOD_ANSWER.description);
  });

  it('is asked for again in the seller’s language, and is a failure in another', async () => {
    const german = {
      ...GOOD_ANSWER,
      title: 'Makita DHP482 Akku-Schlagbohrschrauber',
      description:
        'Makita DHP482 mit zwei Akkus, Ladegerät und Koffer. Das Gehäuse hat Kratzer, das Bohrfutter sitzt fest.',
      tags: ['bohrschrauber'],
    };
    expect((await ask([GOOD, JSON.stringify(german)], GERMAN)).listing?.description).toBe(german.description);
    expect(JSON.stringify(standIn.requests[1]?.body)).toContain('it was not in German');
    expect((await ask([GOOD], GERMAN)).error).toMatchObject({ code: 'bad-answer', fallback: 'builtin' });
    const both = {
      ...german,
      description: `${german.description}\n\n${GOOD_ANSWER.description.split('\n').at(-1)}`,
    };
    expect((await ask([JSON.stringify(both)], GERMAN)).error?.code).toBe('bad-answer');
  });

  it.each([
    ['title', { title: 'Makita DHP482 cordless drill with two batteries' }],
    ['tags', { tags: ['cordless drill', 'combi drill', 'drill with case'] }],
    ['description', { description: 'Makita drill with case.' }],
  ])('is asked for again where its %s alone is in another language', async (field, other) => {
    const german = {
      ...GOOD_ANSWER,
      title: 'Makita DHP482 Akku-Schlagbohrschrauber mit Koffer',
      description: 'Makita DHP482 mit zwei Akkus, Ladegerät und Koffer. Das Gehäuse hat Kratzer.',
      tags: ['akkuschrauber', 'makita', 'cordless'],
    };
    const english = JSON.stringify({ ...german, ...other });
    const { listing } = await ask([english, JSON.stringify(german)], GERMAN);
    expect([listing?.title, listing?.tags]).toEqual([german.title, german.tags]);
    const named = { title: 'its title was', tags: 'its tags were', description: 'it was' }[field];
    expect(JSON.stringify(standIn.requests[1]?.body)).toContain(`${named} not in German`);
    expect((await ask([english], GERMAN)).error).toMatchObject({ code: 'bad-answer', fallback: 'builtin' });
  });

  it.each([
    ['£1 - £9,999,999', 'made no sense'],
    ['£900,000 - £950,000', 'made no sense'],
    ['$40 - $60', 'another currency'],
    ['40 - 60 EUR', 'another currency'],
    ['£-5 - £10', 'can be read'],
    [{ low: 1, high: 2 }, 'made no sense'],
  ])('suggests no price of %s, and says so', async (suggestedPriceRange, reason) => {
    const listing = await listingFor({ suggestedPriceRange });
    expect(listing.pricingSource).toBe('heuristic');
    expect(listing.priceJustification).toContain(reason);
  });

  it('says for its price nothing of other currencies, absurd amounts, contacts or blanks', async () => {
    const fit = 'Used ones with two batteries sell at £60 to £100.';
    const unfit =
      'New ones are $150. Worth £9,999,999! See https://x.example for more. [insert reason] I cannot know.';
    const { suggestedPriceRange, priceJustification } = await listingFor({
      priceJustification: `${fit} ${unfit}`,
    });
    expect([suggestedPriceRange, priceJustification]).toEqual(['£70 – £95', fit]);
    expect((await listingFor({ priceJustification: unfit })).priceJustification).toMatch(
      /^The AI suggested this range/,
    );
  });

  it('says how long to wait after a 429, also over the stream', async () => {
    const { error } = await ask([
      { kind: 'status', status: 429, headers: { 'retry-after': '17' }, retrySeconds: 34.07 },
    ]);
    expect(error).toMatchObject({ code: 'rate-limited', retryAfterSeconds: 17 });
    const inBody = await ask([{ kind: 'status', status: 429, retrySeconds: 34.07 }]);
    expect(inBody.error?.retryAfterSeconds).toBe(way.name.startsWith('gemini') ? 35 : undefined);
  });

  it('is not waited for longer than the page waits, and costs nothing then', async () => {
    test = createTestApp({ ...way.env(standIn.url), ANON_GENERATIONS_PER_HOUR: '1' });
    standIn.play({ kind: 'hang' });
    const response = await test.post(PATH, buildRequest({ withinMs: 1_050 }), way.headers);
    expect(await response.text()).toContain('"code":"timeout"');
    expect((await ask([GOOD])).listing?.title).toBe(GOOD_ANSWER.title);
  });

  it('costs nothing where it failed, however often', async () => {
    test = createTestApp({ ...way.env(standIn.url), ANON_GENERATIONS_PER_HOUR: '1' });
    for (const act of ['A drill.', { kind: 'status', status: 500 }, ''] as const) {
      expect((await ask([act])).error?.fallback).toBe('builtin');
    }
    expect((await ask([GOOD])).listing?.title).toBe(GOOD_ANSWER.title);
    expect((await ask([GOOD])).error?.code).toBe('rate-limited');
  });
});
