import {
  createTemplateRequestSchema,
  listTemplatesResponseSchema,
  renameTemplateRequestSchema,
  templateSchema,
} from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { DONE, describeCall } from '../../lib/describe-call.ts';
import { readId } from '../../lib/read-id.ts';
import { readJson } from '../../lib/read-json.ts';
import { requireCapability, requireUser, type User } from '../accounts/operations.ts';
import { createTemplate, deleteTemplate, listTemplates, renameTemplate } from './operations.ts';

/** Forms kept for the next item of their kind; Pro only. */
export function templateRoutes(context: AppContext): Hono {
  const requireTemplates = async (headers: Headers): Promise<User> => {
    const user = await requireUser(context, headers);
    requireCapability(user, 'useTemplates');
    return user;
  };
  return new Hono()
    .get(
      '/api/templates',
      describeCall('listTemplates', {
        summary: 'The templates of the account, newest first',
        who: 'account',
        answers: {
          200: { description: 'All of them.', is: { ListTemplatesResponse: listTemplatesResponseSchema } },
        },
        fails: ['forbidden'],
      }),
      async (c) => {
        const user = await requireTemplates(c.req.raw.headers);
        return jsonAnswer({ templates: await listTemplates(context, user.id) });
      },
    )
    .post(
      '/api/templates',
      describeCall('createTemplate', {
        summary: 'Keep a form as a template',
        who: 'account',
        body: { CreateTemplateRequest: createTemplateRequestSchema },
        answers: { 201: { description: 'The template.', is: { Template: templateSchema } } },
        fails: ['limit-reached'],
      }),
      async (c) => {
        const user = await requireTemplates(c.req.raw.headers);
        const request = await readJson(c, createTemplateRequestSchema);
        return jsonAnswer(await createTemplate(context, user.id, request), 201);
      },
    )
    .patch(
      '/api/templates/:id',
      describeCall('renameTemplate', {
        summary: 'Rename a template',
        who: 'account',
        body: { RenameTemplateRequest: renameTemplateRequestSchema },
        answers: { 200: { description: 'The template.', is: { Template: templateSchema } } },
        fails: ['not-found'],
      }),
      async (c) => {
        const user = await requireTemplates(c.req.raw.headers);
        const { name } = await readJson(c, renameTemplateRequestSchema);
        const place = { userId: user.id, id: readId(c, 'template') };
        return jsonAnswer(await renameTemplate(context, place, name));
      },
    )
    .delete(
      '/api/templates/:id',
      describeCall('deleteTemplate', {
        summary: 'Delete a template',
        who: 'account',
        answers: DONE,
        fails: ['forbidden', 'not-found'],
      }),
      async (c) => {
        const user = await requireTemplates(c.req.raw.headers);
        await deleteTemplate(context, { userId: user.id, id: readId(c, 'template') });
        return jsonAnswer({ ok: true });
      },
    );
}
