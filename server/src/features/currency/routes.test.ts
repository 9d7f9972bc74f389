import { CURRENCY_SHAPE, MESSAGES } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';

const PATH = '/api/gemini/getCurrency';

describe('POST /api/gemini/getCurrency', () => {
  const test = createTestApp();

  it.each([
    ['London', 51.5074, -0.1278, 'GBP (£)'],
    ['New York', 40.7128, -74.006, 'USD ($)'],
    ['Berlin', 52.52, 13.405, 'EUR (€)'],
    ['Warsaw', 52.2297, 21.0122, 'PLN (zł)'],
    ['Tokyo', 35.6762, 139.6503, 'JPY (¥)'],
    ['Bern', 46.948, 7.4474, 'CHF (CHF)'],
    ['Hong Kong', 22.3193, 114.1694, 'HKD ($)'],
    ['Douglas, Isle of Man', 54.1523, -4.4861, 'GBP (£)'],
    ['Dakar', 14.7167, -17.4677, 'XOF (FCFA)'],
  ])('knows the money of %s', async (_place, lat, lon, currency) => {
    const response = await test.post(PATH, { lat, lon });
    expect(await response.json()).toEqual({ currency });
  });

  it('answers nothing but the agreed shape, anywhere on a grid over the world', async () => {
    for (let lat = -88; lat <= 88; lat += 8) {
      for (let lon = -176; lon <= 176; lon += 16) {
        const response = await test.post(PATH, { lat, lon });
        const body = (await response.json()) as { currency?: string };
        if (response.status === 200) expect(body.currency).toMatch(CURRENCY_SHAPE);
        else expect(response.status).toBe(404);
      }
    }
  });

  it('says that the open sea has no currency', async () => {
    const response = await test.post(PATH, { lat: 0, lon: 0 });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: { code: 'not-found', message: MESSAGES.currency } });
  });

  it.each([
    [{}, { lat: 'Lat is required.', lon: 'Lon is required.' }],
    [{ lat: '51', lon: 0 }, { lat: 'Lat must be a number.' }],
    [{ lat: 91, lon: 0 }, { lat: 'Lat must be at most 90.' }],
  ])('names what is wrong with %j', async (body, fields) => {
    const response = await test.post(PATH, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'bad-request', fields } });
  });
});
