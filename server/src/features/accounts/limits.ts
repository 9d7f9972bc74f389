import { createRateLimit, type SharedCounts } from '../../lib/rate-limit.ts';

/** Who asks, as far as limits know: the network that a request came from, and the address it is about. */
interface Asker {
  network: string;
  email: string;
}

type GiveBack = () => Promise<void>;

/** Each counts before the work, and throws AppError rate-limited (429) when there is nothing left. */
export interface AccountLimits {
  /** A try at a password by somebody signed out; given back when it was right. */
  guess(asker: Asker): Promise<GiveBack>;
  /** A new account, by network. */
  signUp(network: string): Promise<GiveBack>;
  /** A mail that somebody asks for. */
  mail(asker: Asker): Promise<GiveBack>;
  /** A mail that nobody asked for, to this address. */
  notice(email: string): Promise<GiveBack>;
  /** A try at the password by somebody signed in; given back when it was right. */
  password(userId: string): Promise<GiveBack>;
  download(userId: string): Promise<GiveBack>;
}

const QUARTER_HOUR = 900;
const HOUR = 3600;

/** docs/decisions/012-accounts.md says what each number bounds. */
export function createAccountLimits(counts: SharedCounts | null): AccountLimits {
  const limit = (name: string, units: number, seconds: number) =>
    createRateLimit(units, seconds, {
      sentence: 'Too many attempts.',
      shared: counts && { name: `account-${name}`, counts },
    });
  const guesses = {
    pair: limit('guess-pair', 10, QUARTER_HOUR),
    network: limit('guess-network', 100, QUARTER_HOUR),
    address: limit('guess-address', 100, HOUR),
  };
  const signUps = limit('sign-up', 100, HOUR);
  const mails = {
    pair: limit('mail-pair', 5, HOUR),
    network: limit('mail-network', 50, HOUR),
    address: limit('mail-address', 30, HOUR),
  };
  const notices = limit('notice', 3, HOUR);
  const passwords = limit('password', 10, QUARTER_HOUR);
  const downloads = limit('download', 20, HOUR);
  return {
    guess: ({ network, email }) =>
      takeInTurn(
        () => guesses.pair.take(`${network} ${email}`),
        () => guesses.network.take(network),
        () => guesses.address.take(email),
      ),
    signUp: (network) => signUps.take(network),
    mail: ({ network, email }) =>
      takeInTurn(
        () => mails.pair.take(`${network} ${email}`),
        () => mails.network.take(network),
        () => mails.address.take(email),
      ),
    notice: (email) => notices.take(email),
    password: (userId) => passwords.take(userId),
    download: (userId) => downloads.take(userId),
  };
}

/**
 * One after the other, the narrowest first: what it refuses uses up nothing of the wider ones, so that one
 * network alone cannot shut an owner out everywhere.
 */
async function takeInTurn(...takings: readonly (() => Promise<GiveBack>)[]): Promise<GiveBack> {
  const giveBacks: GiveBack[] = [];
  for (const take of takings) giveBacks.push(await take());
  return async () => {
    await Promise.all(giveBacks.map((giveBack) => giveBack()));
  };
}
