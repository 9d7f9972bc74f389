import { competitionRequestSchema, MESSAGES } from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { readJson } from '../../lib/read-json.ts';
import type { RequestVariables } from '../../lib/request-log.ts';
import { requireCapability, requireUser } from '../accounts/operations.ts';
import { analyzeCompetition } from './operations.ts';

export function competitionRoutes(context: AppContext) {
  return new Hono<{ Variables: RequestVariables }>().post('/api/gemini/analyzeCompetition', async (c) => {
    const user = await requireUser(context, c.req.raw.headers, MESSAGES.loginToAnalyze);
    requireCapability(user, 'analyzeCompetition');
    const request = await readJson(c, competitionRequestSchema);
    const call = { user, requestId: c.get('requestId'), signal: c.req.raw.signal };
    return jsonAnswer(await analyzeCompetition(context, request, call));
  });
}
