import { PRODUCT, type PublicConfig } from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';

export function configRoutes(context: AppContext): Hono {
  const { config, model, version } = context;
  const answer: PublicConfig = {
    version,
    engine: model?.name ?? 'builtin',
    supportEmail: config.supportEmail,
    anonymousGenerationsPerHour: model ? config.generationsPerHour.ai : config.generationsPerHour.builtin,
    billing: { kind: 'off' },
    proPrice: PRODUCT.proPrice,
    analyticsId: null,
  };
  return new Hono().get('/api/config', () => jsonAnswer(answer));
}
