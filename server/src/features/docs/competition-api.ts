import { competitionAnalysisSchema, competitionRequestSchema } from '@smart-listings/contract';
import { body, content, failures, jsonSchema } from './parts.ts';

export const COMPETITION_PATHS = {
  '/api/gemini/analyzeCompetition': {
    post: {
      operationId: 'analyzeCompetition',
      summary: 'What similar items are sold for, and what their listings say',
      description:
        'For Pro. Rests on eBay, on the web search of an AI and on the comparables in the request, as far as each is there; a source that fails is named in `notes`. Sent along to generateListing, the comparables are judged anew there.',
      requestBody: body('CompetitionRequest'),
      responses: {
        200: {
          description: 'Without `suggestedPrice` when fewer than five prices of one kind are usable.',
          content: content('CompetitionAnalysis'),
        },
        ...failures([
          'bad-request',
          'signed-out',
          'forbidden',
          'too-large',
          'unsupported-type',
          'rate-limited',
          'internal',
          'bad-answer',
          'refused',
          'unreachable',
          'misconfigured',
          'overloaded',
          'timeout',
        ]),
      },
    },
  },
} as const;

export const COMPETITION_SCHEMAS = {
  CompetitionRequest: jsonSchema(competitionRequestSchema, 'input'),
  CompetitionAnalysis: jsonSchema(competitionAnalysisSchema),
};
