import {
  createTemplateRequestSchema,
  listTemplatesResponseSchema,
  renameTemplateRequestSchema,
  templateSchema,
} from '@smart-listings/contract';
import { body, content, failures, ID_PARAMETER, jsonSchema } from './parts.ts';

const REFUSALS = ['signed-out', 'forbidden'] as const;
const BAD_BODY = ['bad-request', 'too-large', 'unsupported-type'] as const;

export const TEMPLATE_PATHS = {
  '/api/templates': {
    get: {
      operationId: 'listTemplates',
      summary: 'The templates of the account, newest first',
      responses: {
        200: { description: 'All of them.', content: content('ListTemplatesResponse') },
        ...failures(REFUSALS),
      },
    },
    post: {
      operationId: 'createTemplate',
      summary: 'Keep a form as a template',
      requestBody: body('CreateTemplateRequest'),
      responses: {
        201: { description: 'The template.', content: content('Template') },
        ...failures([...REFUSALS, ...BAD_BODY, 'limit-reached']),
      },
    },
  },
  '/api/templates/{id}': {
    parameters: [ID_PARAMETER],
    patch: {
      operationId: 'renameTemplate',
      summary: 'Rename a template',
      requestBody: body('RenameTemplateRequest'),
      responses: {
        200: { description: 'The template.', content: content('Template') },
        ...failures([...REFUSALS, ...BAD_BODY, 'not-found']),
      },
    },
    delete: {
      operationId: 'deleteTemplate',
      summary: 'Delete a template',
      responses: { 200: { description: 'Done.' }, ...failures([...REFUSALS, 'not-found']) },
    },
  },
};

export const TEMPLATE_SCHEMAS = {
  Template: jsonSchema(templateSchema),
  ListTemplatesResponse: jsonSchema(listTemplatesResponseSchema),
  CreateTemplateRequest: jsonSchema(createTemplateRequestSchema, 'input'),
  RenameTemplateRequest: jsonSchema(renameTemplateRequestSchema, 'input'),
};
