import { PLATFORMS, type PublicConfig, publicConfigSchema } from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { describeCall } from '../../lib/describe-call.ts';
import { findPriceText, presentBilling } from '../billing/operations/describe.ts';

export function configRoutes(context: AppContext): Hono {
  const { config, model, version } = context;
  const fixed: Omit<PublicConfig, 'proPrice'> = {
    version,
    engine: model?.name ?? 'builtin',
    supportEmail: config.supportEmail,
    anonymousGenerationsPerHour: model ? config.generationsPerHour.ai : config.generationsPerHour.builtin,
    billing: presentBilling(context),
    analyticsId: config.analyticsId,
    channels: [...context.channels.keys()],
    marketFields: PLATFORMS.find((platform) => platform === context.market?.name) ?? null,
  };
  return new Hono().get(
    '/api/config',
    describeCall('getConfig', {
      summary: 'How this server is set up, as far as a page may know',
      answers: { 200: { description: 'Never a secret.', is: { PublicConfig: publicConfigSchema } } },
    }),
    async (c) => {
      const proPrice = await findPriceText(context, c.req.header('accept-language') ?? '');
      return jsonAnswer({ ...fixed, proPrice });
    },
  );
}
