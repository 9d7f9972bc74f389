import { storedPhotoSchema } from '@smart-listings/contract';
import { content, failures, ID_PARAMETER, jsonSchema } from './parts.ts';

const BINARY = { schema: { type: 'string', format: 'binary' } } as const;
const IMAGES = { 'image/jpeg': BINARY, 'image/png': BINARY, 'image/webp': BINARY } as const;

export const PHOTO_PATHS = {
  '/api/photos': {
    post: {
      operationId: 'uploadPhoto',
      summary: 'Keep a photo, to be saved with a listing',
      description:
        'A JPEG, PNG or WEBP of at most 4 MB and 50 megapixels, told by its content; as the body itself or as the one file of a form. It is turned upright, made at most 4096 pixels long and freed from everything but its pixels. Name its `url` in `imageUrls` of a listing within a day; after that it is deleted.',
      requestBody: {
        required: true,
        content: {
          ...IMAGES,
          'multipart/form-data': {
            schema: { type: 'object', properties: { photo: { type: 'string', format: 'binary' } } },
          },
        },
      },
      responses: {
        201: { description: 'Where it is.', content: content('StoredPhoto') },
        ...failures([
          'bad-request',
          'signed-out',
          'storage-full',
          'forbidden',
          'too-large',
          'unsupported-type',
          'rate-limited',
          'cancelled',
          'unreachable',
          'misconfigured',
          'overloaded',
          'timeout',
        ]),
      },
    },
  },
  '/photos/listings/{owner}/{name}': {
    parameters: [
      { ...ID_PARAMETER, name: 'owner' },
      { ...ID_PARAMETER, name: 'name' },
    ],
    get: {
      operationId: 'getPhoto',
      summary: 'A photo, or its small copy',
      description:
        'At the `url` or `thumbnailUrl` that the upload answered with. Whoever has the address may see it; nobody can guess one. It never changes.',
      responses: {
        200: { description: 'The picture.', content: IMAGES },
        304: { description: 'The one that you have.' },
        ...failures(['not-found', 'unreachable', 'misconfigured']),
      },
    },
  },
};

export const PHOTO_SCHEMAS = { StoredPhoto: jsonSchema(storedPhotoSchema) };
