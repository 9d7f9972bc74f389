import {
  forgetTrayRequestSchema,
  handOverRequestSchema,
  readTrayQuerySchema,
  readTrayResponseSchema,
} from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { DONE, describeCall } from '../../lib/describe-call.ts';
import { readJson, readQuery } from '../../lib/read-json.ts';
import { requireUser } from '../accounts/operations.ts';
import { forgetRows, handOver, readTray, resumeTray, stopTray } from './operations/change.ts';

/** Items of the tray that are written without a page. */
export function trayRoutes(context: AppContext): Hono {
  return new Hono()
    .get(
      '/api/tray',
      describeCall('readTray', {
        summary: 'The items that the server writes, and how each stands',
        description:
          'Kept for a week after the last change. The stream of `/api/listings/stream` says `tray` (TrayChanged) at every change.',
        who: 'account',
        query: readTrayQuerySchema,
        answers: {
          200: { description: 'Rows that changed.', is: { ReadTrayResponse: readTrayResponseSchema } },
        },
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        const { after } = readQuery(c, readTrayQuerySchema);
        return jsonAnswer(await readTray(context, user, after));
      },
    )
    .post(
      '/api/tray',
      describeCall('handOverTray', {
        summary: 'Have items written, one after the other, with or without a page',
        description:
          'Each counts once against the plan, when it is begun. An item handed over again under the same attempt is left as it is; under another one it is written anew.',
        who: 'account',
        body: { HandOverRequest: handOverRequestSchema },
        answers: DONE,
        fails: ['rate-limited'],
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        const { items } = await readJson(c, handOverRequestSchema);
        await context.trayLimit.take(user.id);
        await handOver(context, user, items);
        return jsonAnswer({ ok: true });
      },
    )
    .post(
      '/api/tray/stop',
      describeCall('stopTray', {
        summary: 'Begin no more items; one that is being written is written to its end',
        who: 'account',
        answers: DONE,
        fails: ['forbidden'],
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        await stopTray(context, user.id);
        return jsonAnswer({ ok: true });
      },
    )
    .post(
      '/api/tray/resume',
      describeCall('resumeTray', {
        summary: 'Go on with what was stopped',
        who: 'account',
        answers: DONE,
        fails: ['forbidden', 'rate-limited'],
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        await context.trayLimit.take(user.id);
        await resumeTray(context, user);
        return jsonAnswer({ ok: true });
      },
    )
    .post(
      '/api/tray/forget',
      describeCall('forgetTray', {
        summary: 'Delete items of the tray; those that there are not do nothing',
        who: 'account',
        body: { ForgetTrayRequest: forgetTrayRequestSchema },
        answers: DONE,
      }),
      async (c) => {
        const user = await requireUser(context, c.req.raw.headers);
        const { items } = await readJson(c, forgetTrayRequestSchema);
        await forgetRows(context, user.id, items);
        return jsonAnswer({ ok: true });
      },
    );
}
