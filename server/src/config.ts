import { join } from 'node:path';
import { z } from 'zod';
import { AI_PROVIDERS, type AiConfig, chooseAi } from './config-ai.ts';
import {
  BILLING_KINDS,
  type BillingConfig,
  type BillingSecrets,
  chooseBilling,
  PADDLE_ENVIRONMENTS,
} from './config-billing.ts';
import { chooseEbay, EBAY_VARIABLES, type EbaySelling } from './config-ebay.ts';
import { ConfigError } from './config-error.ts';
import { chooseEtsy, ETSY_VARIABLES, type EtsySelling } from './config-etsy.ts';
import { requireForProduction } from './config-production.ts';
import {
  chooseStorage,
  isStorageUrl,
  type S3Keys,
  STORAGE_URL_TAKES,
  type StorageConfig,
} from './config-storage.ts';
import { webAddress } from './config-values.ts';

export type DatabaseConfig = { kind: 'sqlite'; path: string } | { kind: 'postgres'; url: string };

/** How mail leaves: over SMTP, or as files for whoever runs the server. */
type MailConfig = { kind: 'smtp'; from: string } | { kind: 'outbox'; folder: string; from: string };

/** All that the environment decides, without anything secret: safe to log. */
export interface Config {
  port: number;
  /** null: every interface. */
  host: string | null;
  /** How the server ends: see `createShutdown`. */
  shutdown: { drainSeconds: number; withinSeconds: number };
  /** The address that visitors see, when it is not the one they connect to. */
  appUrl: string | null;
  production: boolean;
  /** Whether the writer is ready before anybody is let in; many a server of the tests is killed before it writes. */
  warmsUp: boolean;
  /** How many proxies of our own stand in front and may be believed about the client's address. */
  trustedProxies: number;
  logLevel: (typeof LOG_LEVELS)[number];
  supportEmail: string;
  ai: AiConfig;
  /** US dollars for a million tokens of the AI provider; null: cost is not reckoned. */
  aiPrices: { input: number; output: number; search: number } | null;
  billing: BillingConfig;
  /** A measurement of Google Analytics or a domain at Plausible. */
  analyticsId: string | null;
  /** eBay's search with application keys; null without them. */
  ebay: { baseUrl: string } | null;
  /** Where sellers connect their eBay accounts; null without a redirect name. */
  ebaySelling: EbaySelling | null;
  /** Where sellers connect their shops on Etsy; null without its keys. */
  etsySelling: EtsySelling | null;
  /** Generations that one address may ask for in an hour. */
  generationsPerHour: { ai: number; builtin: number };
  /** Of the processor, for what one visitor sends in two minutes. */
  visitorProcessorSeconds: number;
  /** Where everything lies that the server keeps on its own disk. */
  dataDir: string;
  /** The address of a PostgreSQL can hold a password: what may be logged says only the kind. */
  database: DatabaseConfig['kind'];
  storage: StorageConfig;
  mail: MailConfig;
  /** In lower case; who verifies one of them is premium without paying. */
  ownerEmails: readonly string[];
}

export interface Secrets {
  /** The key of the provider in `config.ai`; null for the built-in writer and for servers without keys. */
  aiKey: string | null;
  database: DatabaseConfig;
  /** Set exactly when `config.billing` is Paddle. */
  billing: BillingSecrets | null;
  /** The application keys; set exactly when `config.ebay` is. */
  ebay: { clientId: string; clientSecret: string } | null;
  /** The application's keys; set exactly when `config.etsySelling` is. */
  etsy: { keystring: string; sharedSecret: string } | null;
  /** null: photos lie in a folder. */
  storageKeys: S3Keys | null;
  /** Signs sessions; null: made once and kept in the data folder. */
  authSecret: string | null;
  /** Opens what was sealed before the secret was changed. */
  authSecretBefore: string | null;
  /** null: mail goes into the outbox. */
  smtpUrl: string | null;
  /** What a collector of metrics must bring; null: only this machine may read them. */
  metricsToken: string | null;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/**
 * The built-in writer costs about a millisecond of one core and nothing else: a million in an hour is
 * a quarter of that core, which stops a runaway loop and nobody who sells things.
 */
const BUILTIN_PER_HOUR = 1_000_000;
const AI_PER_HOUR = 60;

/** As long as a balancer that asks every other second needs to hear twice that no more is wanted. */
const DRAIN_SECONDS = 5;

function wholeNumber(least: number, most: number, fallback: number) {
  const takes = `takes a whole number from ${least} to ${most}`;
  return z.coerce.number(takes).int(takes).min(least, takes).max(most, takes).default(fallback);
}

const SECONDS_TAKES = 'takes a number of seconds from 0 to 600';
const seconds = z.coerce.number(SECONDS_TAKES).min(0, SECONDS_TAKES).max(600, SECONDS_TAKES);

const price = z.coerce.number('takes a price in US dollars').min(0, 'takes a price in US dollars').optional();

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().optional(),
  DRAIN_SECONDS: seconds.optional(),
  STOP_WITHIN_SECONDS: seconds.default(25),
  APP_URL: webAddress,
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'takes development, production or test')
    .default('development'),
  TRUST_PROXY: z
    .string()
    .regex(/^(?:true|false|\d|10)$/i, 'takes true, false, or the number of proxies in front (0 to 10)')
    .default('false'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `takes one of ${LOG_LEVELS.join(', ')}`).optional(),
  SUPPORT_EMAIL: z.email('takes an e-mail address').default('support@example.com'),
  AI_PROVIDER: z.enum(AI_PROVIDERS, `takes one of ${AI_PROVIDERS.join(', ')}`).default('auto'),
  AI_TIMEOUT_MS: wholeNumber(1, 600_000, 60_000),
  GEMINI_API_KEY: z.string().optional(),
  GEMINI_BASE_URL: webAddress,
  GEMINI_MODEL: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: webAddress,
  OPENAI_MODEL: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: webAddress,
  ANTHROPIC_MODEL: z.string().optional(),
  AI_INPUT_PRICE: price,
  AI_OUTPUT_PRICE: price,
  AI_SEARCH_PRICE: price,
  BILLING: z.enum(BILLING_KINDS, `takes one of ${BILLING_KINDS.join(', ')}`).default('auto'),
  PADDLE_API_KEY: z.string().optional(),
  PADDLE_CLIENT_TOKEN: z.string().optional(),
  PADDLE_WEBHOOK_SECRET: z.string().optional(),
  PADDLE_PRICE_ID: z
    .string()
    .regex(/^pri_\w+$/, 'takes the id of a price, such as pri_01gsz8x8sawmvhz1pv30nge1ke')
    .optional(),
  PADDLE_ENVIRONMENT: z.enum(PADDLE_ENVIRONMENTS, 'takes sandbox or production').optional(),
  PADDLE_BASE_URL: webAddress,
  ANALYTICS_ID: z
    .string()
    .regex(
      /^(?:G-[A-Z0-9]+|(?:[a-z0-9-]+\.)+[a-z]{2,})$/i,
      'takes a measurement of Google Analytics such as G-ABC123, or the domain that Plausible counts for',
    )
    .optional(),
  ...EBAY_VARIABLES,
  ...ETSY_VARIABLES,
  VISITOR_PROCESSOR_SECONDS: z.coerce
    .number('takes a number of seconds from 1')
    .min(1, 'takes a number of seconds from 1')
    .default(10),
  ANON_GENERATIONS_PER_HOUR: z.coerce
    .number('takes a whole number from 1')
    .int('takes a whole number from 1')
    .min(1, 'takes a whole number from 1')
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine((text) => ['postgres:', 'postgresql:'].includes(URL.parse(text)?.protocol ?? ''), {
      error: 'takes an address such as postgres://user:password@host:5432/name',
    })
    .optional(),
  STORAGE_URL: z.string().refine(isStorageUrl, { error: STORAGE_URL_TAKES }).optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  AUTH_SECRET: z.string().min(32, 'takes at least 32 characters').optional(),
  AUTH_SECRET_BEFORE: z.string().min(32, 'takes at least 32 characters').optional(),
  OWNER_EMAILS: z
    .string()
    .transform((text) =>
      text
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map((email) => email.toLowerCase()),
    )
    .pipe(z.array(z.email('takes e-mail addresses, separated by commas')))
    .default([]),
  SMTP_URL: z
    .string()
    .refine((text) => ['smtp:', 'smtps:'].includes(URL.parse(text)?.protocol ?? ''), {
      error: 'takes an address such as smtp://user:password@host:587',
    })
    .optional(),
  MAIL_FROM: z.string().optional(),
  METRICS_TOKEN: z.string().min(16, 'takes at least 16 characters').optional(),
});
type Environment = z.infer<typeof environmentSchema>;

/** Where links of mails lead. */
export function publicOrigin(config: Config): string {
  return config.appUrl ?? `http://localhost:${config.port}`;
}

/**
 * Reads the environment; a blank value counts as unset.
 * @throws ConfigError naming the variable and what it takes
 */
export function parseConfig(env: Record<string, string | undefined>): { config: Config; secrets: Secrets } {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = environmentSchema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`);
    throw new ConfigError(lines.join('\n'));
  }
  const values = result.data;
  if (values.NODE_ENV === 'production') requireForProduction(values);
  const { ai, aiKey } = chooseAi(values);
  const database = chooseDatabase(values);
  const { storage, storageKeys } = chooseStorage(values);
  const ebay = chooseEbay(values);
  const etsy = chooseEtsy(values);
  const { billing, billingSecrets } = chooseBilling(values);
  const perHour = values.ANON_GENERATIONS_PER_HOUR;
  return {
    config: {
      port: values.PORT,
      host: values.HOST ?? null,
      shutdown: {
        // Nobody asks whether a server on somebody's desk is ready: it need not wait for that.
        drainSeconds: values.DRAIN_SECONDS ?? (values.NODE_ENV === 'production' ? DRAIN_SECONDS : 0),
        withinSeconds: values.STOP_WITHIN_SECONDS,
      },
      appUrl: values.APP_URL ?? null,
      production: values.NODE_ENV === 'production',
      warmsUp: values.NODE_ENV !== 'test',
      trustedProxies: countProxies(values.TRUST_PROXY),
      // A line for each request is for machines to collect, not for somebody's terminal.
      logLevel: values.LOG_LEVEL ?? (values.NODE_ENV === 'production' ? 'info' : 'warn'),
      supportEmail: values.SUPPORT_EMAIL,
      ai,
      aiPrices: choosePrices(values),
      billing,
      analyticsId: values.ANALYTICS_ID ?? null,
      ebay: ebay && { baseUrl: ebay.baseUrl },
      ebaySelling: ebay?.selling ?? null,
      etsySelling: etsy?.selling ?? null,
      generationsPerHour: { ai: perHour ?? AI_PER_HOUR, builtin: perHour ?? BUILTIN_PER_HOUR },
      visitorProcessorSeconds: values.VISITOR_PROCESSOR_SECONDS,
      dataDir: values.DATA_DIR,
      database: database.kind,
      storage,
      mail: chooseMail(values),
      ownerEmails: values.OWNER_EMAILS,
    },
    secrets: {
      aiKey,
      database,
      billing: billingSecrets,
      ebay: ebay?.keys ?? null,
      etsy: etsy?.keys ?? null,
      storageKeys,
      authSecret: values.AUTH_SECRET ?? null,
      authSecretBefore: values.AUTH_SECRET_BEFORE ?? null,
      smtpUrl: values.SMTP_URL ?? null,
      metricsToken: values.METRICS_TOKEN ?? null,
    },
  };
}

function choosePrices({
  AI_INPUT_PRICE: input,
  AI_OUTPUT_PRICE: output,
  AI_SEARCH_PRICE: search = 0,
}: Environment): Config['aiPrices'] {
  if (input === undefined && output === undefined) return null;
  if (input !== undefined && output !== undefined) return { input, output, search };
  const missing = input === undefined ? 'AI_INPUT_PRICE' : 'AI_OUTPUT_PRICE';
  throw new ConfigError(`${missing} is needed too: tokens are paid for in both directions.`);
}

function chooseDatabase(values: Environment): DatabaseConfig {
  if (values.DATABASE_URL) return { kind: 'postgres', url: values.DATABASE_URL };
  return { kind: 'sqlite', path: join(values.DATA_DIR, 'smart-listings.db') };
}

function chooseMail(values: Environment): MailConfig {
  const from = values.MAIL_FROM ?? `Smart Listings <${values.SUPPORT_EMAIL}>`;
  if (values.SMTP_URL) return { kind: 'smtp', from };
  return { kind: 'outbox', folder: join(values.DATA_DIR, 'outbox'), from };
}

function countProxies(text: string): number {
  if (/^true$/i.test(text)) return 1;
  return /^false$/i.test(text) ? 0 : Number(text);
}
