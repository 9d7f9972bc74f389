import {
  analyzeImageRequestSchema,
  imageAnalysisSchema,
  synthesizeRequestSchema,
} from '@smart-listings/contract';
import { body, content, failures, jsonSchema } from './parts.ts';

const FROM_PROVIDER = [
  'bad-answer',
  'refused',
  'unreachable',
  'misconfigured',
  'overloaded',
  'timeout',
] as const;

export const IMAGE_PATHS = {
  '/api/gemini/analyzeImage': {
    post: {
      operationId: 'analyzeImage',
      summary: 'Read one photo of an item',
      description:
        'Text, barcodes, colours and quality are read on this server; with a provider set, its model looks at the photo as well. A JPEG, PNG or WEBP of at most 4 MB, told by its content. Nothing of it is kept. 503 when too many photos wait.',
      requestBody: body('AnalyzeImageRequest'),
      responses: {
        200: { description: 'What was seen, and where.', content: content('ImageAnalysis') },
        ...failures([
          'bad-request',
          'forbidden',
          'too-large',
          'unsupported-type',
          'rate-limited',
          'internal',
          ...FROM_PROVIDER,
        ]),
      },
    },
  },
  '/api/gemini/synthesizeAnalysis': {
    post: {
      operationId: 'synthesizeAnalysis',
      summary: 'Put the analyses of one item’s photos together',
      description:
        'What several photos show is surer; what they contradict each other in is a conflict and fills nothing.',
      requestBody: body('SynthesizeRequest'),
      responses: {
        200: { description: 'One analysis of all.', content: content('ImageAnalysis') },
        ...failures([
          'bad-request',
          'forbidden',
          'too-large',
          'unsupported-type',
          'rate-limited',
          'internal',
          ...FROM_PROVIDER,
        ]),
      },
    },
  },
};

export const IMAGE_SCHEMAS = {
  AnalyzeImageRequest: jsonSchema(analyzeImageRequestSchema, 'input'),
  SynthesizeRequest: jsonSchema(synthesizeRequestSchema, 'input'),
  ImageAnalysis: jsonSchema(imageAnalysisSchema),
};
