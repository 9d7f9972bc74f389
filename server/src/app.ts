import { MCP_PATH } from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from './context.ts';
import { translateDatabaseFailure } from './db/failure.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { accountSettingsRoutes } from './features/accounts/settings-routes.ts';
import { adviceRoutes } from './features/advice/routes.ts';
import { apiKeyRoutes } from './features/api-keys/routes.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { sandboxRoutes } from './features/billing/sandbox-routes.ts';
import { channelBatchRoutes } from './features/channels/batch-routes.ts';
import { channelRoutes } from './features/channels/routes.ts';
import { competitionRoutes } from './features/competition/routes.ts';
import { configRoutes } from './features/config/routes.ts';
import { currencyRoutes } from './features/currency/routes.ts';
import { docsRoutes } from './features/docs/routes.ts';
import { generateListingRoutes } from './features/generate-listing/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { imageAnalysisRoutes } from './features/image-analysis/routes.ts';
import { manyListingsRoutes } from './features/listings/many-routes.ts';
import { listingRoutes } from './features/listings/routes.ts';
import { shareRoutes } from './features/listings/share-routes.ts';
import { liveRoutes } from './features/live/routes.ts';
import { marketFieldsRoutes } from './features/market-fields/routes.ts';
import { mcpRoutes } from './features/mcp/routes.ts';
import { meRoutes } from './features/me/routes.ts';
import { metricsRoutes } from './features/metrics/routes.ts';
import { operatorRoutes } from './features/operator/routes.ts';
import { pageRoutes } from './features/pages/routes.ts';
import { pageViewRoutes } from './features/pageviews/routes.ts';
import { photoRoutes } from './features/photos/routes.ts';
import { saleRoutes } from './features/sales/routes.ts';
import { templateRoutes } from './features/templates/routes.ts';
import { trayRoutes } from './features/tray/routes.ts';
import { errorAnswer } from './lib/answers.ts';
import { AppError, notFound } from './lib/app-error.ts';
import { receiveBodies } from './lib/body-room.ts';
import { answerError, describeSafely } from './lib/error-handler.ts';
import { guardMethods } from './lib/guard-methods.ts';
import { type RequestVariables, requestLog } from './lib/request-log.ts';
import { safeAnswers } from './lib/safe-answers.ts';
import { requireSameOrigin } from './lib/same-origin.ts';
import { strictTransport } from './lib/strict-transport.ts';
import { tellAllowance } from './lib/tell-allowance.ts';

/** Whoever knows these addresses may see what lies there: logs do not tell them. */
const KEYS = ['/photos/', '/shared/', '/api/shared/'];

/** The whole server as one function of a request; `main.ts` gives it a socket. */
export function createApp(context: AppContext) {
  const { config, logger, metrics } = context;
  const app = new Hono<{ Variables: RequestVariables }>();
  app.use(requestLog({ logger, metrics, trustedProxies: config.trustedProxies, keys: KEYS }));
  app.use(safeAnswers());
  if (config.appUrl?.startsWith('https:') || config.trustedProxies > 0) app.use(strictTransport(config));
  app.use(receiveBodies(context.bodyRoom, config.trustedProxies));
  app.use(tellAllowance());
  for (const path of ['/api/*', MCP_PATH]) {
    app.use(path, requireSameOrigin(config.appUrl, config.trustedProxies));
  }
  app.route('/', generateListingRoutes(context));
  app.route('/', competitionRoutes(context));
  app.route('/', marketFieldsRoutes(context));
  app.route('/', imageAnalysisRoutes(context));
  app.route('/', currencyRoutes());
  app.route('/', accountRoutes(context));
  app.route('/', accountSettingsRoutes(context));
  app.route('/', apiKeyRoutes(context));
  app.route('/', meRoutes(context));
  app.route('/', adviceRoutes(context));
  app.route('/', manyListingsRoutes(context));
  // Before the listings: an address there may be a listing's.
  app.route('/', liveRoutes(context));
  app.route('/', listingRoutes(context));
  app.route('/', shareRoutes(context));
  app.route('/', channelRoutes(context));
  app.route('/', channelBatchRoutes(context));
  app.route('/', saleRoutes(context));
  app.route('/', photoRoutes(context));
  app.route('/', pageViewRoutes(context));
  app.route('/', operatorRoutes(context));
  app.route('/', billingRoutes(context));
  app.route('/', sandboxRoutes(context));
  app.route('/', templateRoutes(context));
  app.route('/', trayRoutes(context));
  app.route('/', mcpRoutes(context));
  app.route('/', configRoutes(context));
  app.route('/', healthRoutes(context));
  app.route('/', metricsRoutes(context));
  app.route('/', docsRoutes(context, app));
  guardMethods(app);
  app.all('/api/*', () => errorAnswer(new AppError('not-found', 'There is nothing at this address.')));
  app.all('/photos/*', () => errorAnswer(notFound('photo')));
  app.route('/', pageRoutes(context));
  app.onError((error, c) => {
    const requestId = c.get('requestId');
    const failure = translateDatabaseFailure(error);
    if (failure) logger.error({ requestId, ...describeSafely(error) }, failure.code);
    const shown = failure ?? error;
    const answer = answerError(shown, logger, requestId);
    if (answer.status >= 500) {
      context.dailyCounts.add('server-error', shown instanceof AppError ? shown.code : 'internal');
    }
    return answer;
  });
  app.notFound(() => errorAnswer(new AppError('not-found', 'There is nothing at this address.')));
  return app;
}

export type App = ReturnType<typeof createApp>;
