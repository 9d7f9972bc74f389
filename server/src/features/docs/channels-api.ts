import {
  CHANNEL_CODES,
  channelFormSchema,
  connectChannelResponseSchema,
  type ErrorCode,
  listChannelsResponseSchema,
  previewRequestSchema,
  previewSchema,
  publicationSchema,
  publishRequestSchema,
} from '@smart-listings/contract';
import { body, content, failures, ID_PARAMETER, jsonSchema } from './parts.ts';

const CHANNEL_PARAMETER = { ...ID_PARAMETER, name: 'channel', description: CHANNEL_CODES.join(', ') };
const OF_LISTING = [ID_PARAMETER, CHANNEL_PARAMETER];

/** What the marketplace itself can do wrong, and the connection to it. */
const ASKING: readonly ErrorCode[] = [
  ...(['bad-request', 'signed-out', 'forbidden', 'not-found', 'conflict', 'rate-limited'] as const),
  ...(['refused', 'bad-answer', 'unreachable', 'misconfigured', 'overloaded', 'timeout'] as const),
];

function answers(name: string, description: string, failing: readonly ErrorCode[] = ASKING) {
  return { 200: { description, content: content(name) }, ...failures(failing) };
}

const PUBLICATION = 'Where it stands at the marketplace now.';

export const CHANNEL_PATHS = {
  '/api/channels': {
    get: {
      operationId: 'listChannels',
      summary: 'The marketplaces that can be connected on this server, and whether they are',
      responses: answers('Channels', 'In a fixed order; none where the server has no keys.', ['signed-out']),
    },
  },
  '/api/channels/{channel}/connect': {
    post: {
      operationId: 'connectChannel',
      summary: 'Where the seller allows this server to sell',
      description:
        'OAuth 2, authorisation code. The way back works once, for a quarter of an hour, in the session that asked.',
      parameters: [CHANNEL_PARAMETER],
      responses: answers('ChannelAddress', 'The marketplace’s own page.', [
        ...(['signed-out', 'forbidden', 'not-found'] as const),
      ]),
    },
  },
  '/api/channels/{channel}/back': {
    get: {
      operationId: 'finishChannel',
      summary: 'Where the marketplace leads the seller back',
      parameters: [
        CHANNEL_PARAMETER,
        ...['state', 'code'].map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
      ],
      responses: {
        302: { description: 'To the account page, which says what became of it.' },
        ...failures(['not-found']),
      },
    },
  },
  '/api/channels/{channel}': {
    delete: {
      operationId: 'disconnectChannel',
      summary: 'Deletes what opens the seller’s account there',
      parameters: [CHANNEL_PARAMETER],
      responses: {
        200: { description: 'It is gone.' },
        ...failures(['signed-out', 'forbidden', 'not-found']),
      },
    },
  },
  '/api/listings/{id}/channels/{channel}': {
    get: {
      operationId: 'readChannelForm',
      summary: 'What a saved listing needs before it can go out, and where it stands',
      parameters: OF_LISTING,
      responses: answers('ChannelForm', 'Lists to choose from, with what was chosen the last time.'),
    },
  },
  '/api/listings/{id}/channels/{channel}/preview': {
    post: {
      operationId: 'previewPublication',
      summary: 'Brings it to the marketplace, where nobody sees it yet',
      description:
        'Photos, item and offer are there afterwards, unpublished. What is live already stays as it is until publish. A refusal names the fields that it is about.',
      parameters: OF_LISTING,
      requestBody: body('PreviewRequest'),
      responses: answers('ChannelPreview', 'Exactly what publish would send, with the fees.', [
        ...ASKING,
        'too-large',
        'unsupported-type',
      ]),
    },
  },
  '/api/listings/{id}/channels/{channel}/publish': {
    post: {
      operationId: 'publishListing',
      summary: 'What was seen goes live, or changes what is live',
      description: 'Asked again, it is the same listing: it is looked up by its own number first.',
      parameters: OF_LISTING,
      requestBody: body('PublishRequest'),
      responses: answers('Publication', PUBLICATION, [...ASKING, 'too-large', 'unsupported-type']),
    },
  },
  '/api/listings/{id}/channels/{channel}/check': {
    post: {
      operationId: 'checkPublication',
      summary: 'Asks the marketplace where it stands',
      parameters: OF_LISTING,
      responses: answers('Publication', PUBLICATION),
    },
  },
  '/api/listings/{id}/channels/{channel}/end': {
    post: {
      operationId: 'endPublication',
      summary: 'Takes it down',
      parameters: OF_LISTING,
      responses: answers('Publication', PUBLICATION),
    },
  },
} as const;

export const CHANNEL_SCHEMAS = {
  Channels: jsonSchema(listChannelsResponseSchema),
  ChannelAddress: jsonSchema(connectChannelResponseSchema),
  ChannelForm: jsonSchema(channelFormSchema),
  PreviewRequest: jsonSchema(previewRequestSchema, 'input'),
  ChannelPreview: jsonSchema(previewSchema),
  PublishRequest: jsonSchema(publishRequestSchema, 'input'),
  Publication: jsonSchema(publicationSchema),
};
