import { competitionAnalysisSchema, competitionRequestSchema, MESSAGES } from '@smart-listings/contract';
import { Hono } from 'hono';
import { EXAMPLES } from '../../api-examples.ts';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { describeCall } from '../../lib/describe-call.ts';
import { readJson } from '../../lib/read-json.ts';
import type { RequestVariables } from '../../lib/request-log.ts';
import { requireCapability } from '../accounts/operations.ts';
import { requireSeller } from '../api-keys/operations/seller.ts';
import { analyzeCompetition } from './operations.ts';

export function competitionRoutes(context: AppContext) {
  return new Hono<{ Variables: RequestVariables }>().post(
    '/api/gemini/analyzeCompetition',
    describeCall('analyzeCompetition', {
      summary: 'What similar items are sold for, and what their listings say',
      description:
        'For Pro. Rests on eBay, on the web search of an AI and on the comparables in the request, as far as each is there; a source that fails is named in `notes`. Sent along to generateListing, the comparables are judged anew there.',
      who: 'account',
      key: 'write',
      body: { CompetitionRequest: competitionRequestSchema },
      example: EXAMPLES.competition,
      answers: {
        200: {
          description: 'Without `suggestedPrice` when fewer than five prices of one kind are usable.',
          is: { CompetitionAnalysis: competitionAnalysisSchema },
        },
      },
      fails: [
        ...(['rate-limited', 'internal', 'bad-answer', 'refused', 'unreachable'] as const),
        ...(['misconfigured', 'overloaded', 'timeout'] as const),
      ],
    }),
    async (c) => {
      const user = await requireSeller(context, c, { scope: 'write', sentence: MESSAGES.loginToAnalyze });
      requireCapability(user, 'analyzeCompetition');
      const request = await readJson(c, competitionRequestSchema);
      const call = { user, requestId: c.get('requestId'), signal: c.req.raw.signal };
      return jsonAnswer(await analyzeCompetition(context, request, call));
    },
  );
}
