/** What a server on somebody's desk can do without, and one that strangers reach cannot. */
import { ConfigError } from './config-error.ts';

/** Variables that hold nothing but a secret. Addresses are looked at for the password in them. */
const SECRET_NAME = /_(?:KEY|SECRET|TOKEN)$/;
/** What stands in documentation and examples in the place of a secret. */
const PLACEHOLDER = new RegExp(
  [
    'replace[-_ ]?(?:me|this|with)',
    'change[-_ ]?(?:me|this|it)',
    '(?:^|[^a-z])your[-_ ]',
    '(?:my|super|top|very)[-_ ]?secret',
    'example|placeholder|passwor[dt]|minioadmin|letmein',
    'insert[-_ ]|fixme|x{6}',
    String.raw`^<.*>$|\$\{|\$\(|\{\{|…|\.\.\.|\*\*\*`,
  ].join('|'),
  'i',
);
/** The same, and the names that databases and stores are set up with. */
const COMMON = new Set(
  'secret token key pass passwd todo dummy sample test testing default guest user root admin administrator postgres postgresql minio dev development smart-listings smart_listings smartlistings'.split(
    ' ',
  ),
);
/** Steps from a character to the next that have to differ; a sequence and 32 times the same have one. */
const STEPS_LEAST: Readonly<Record<string, number>> = { AUTH_SECRET: 10, METRICS_TOKEN: 6 };
const STEPS_LEAST_OF_OTHERS = 3;

interface Environment extends Record<string, unknown> {
  AUTH_SECRET?: string | undefined;
  APP_URL?: string | undefined;
}

/**
 * Refuses secrets that are none: what examples hold, and what is guessed in a moment.
 * @throws ConfigError naming the first variable that is missing, or whose secret or password is none
 */
export function requireForProduction(values: Environment): void {
  if (!values.AUTH_SECRET)
    throw new ConfigError('AUTH_SECRET takes at least 32 random characters; production needs it.');
  if (!values.APP_URL)
    throw new ConfigError(
      'APP_URL takes the address that visitors see, such as https://listings.example.com; production needs it.',
    );
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string') continue;
    if (SECRET_NAME.test(name)) requireReal(name, 'a secret', value);
    else if (name.endsWith('_URL')) requireReal(name, 'a password', passwordOf(value));
  }
}

function requireReal(name: string, what: string, secret: string): void {
  if (!secret) return;
  if (PLACEHOLDER.test(secret) || COMMON.has(secret.toLowerCase()))
    throw new ConfigError(`${name} takes ${what} of its own in production: this one is a placeholder.`);
  if (isRepetition(secret) || countSteps(secret) < (STEPS_LEAST[name] ?? STEPS_LEAST_OF_OTHERS))
    throw new ConfigError(
      `${name} takes ${what} that nobody guesses in production, such as "openssl rand -hex 32" makes.`,
    );
}

function passwordOf(address: string): string {
  const password = URL.parse(address)?.password ?? '';
  try {
    return decodeURIComponent(password);
  } catch {
    return password;
  }
}

function isRepetition(text: string): boolean {
  return /^(.+?)\1+$/su.test(text);
}

function countSteps(text: string): number {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  return new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0))).size;
}
