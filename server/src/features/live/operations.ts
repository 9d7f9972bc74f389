// What an account's open pages are told at once: its plan, its tray, its listings.
import type { AppContext } from '../../context.ts';
import { AppError } from '../../lib/app-error.ts';
import type { SendEvent } from '../../lib/event-stream.ts';
import type { User } from '../accounts/operations.ts';
import { findListingsVersion } from '../listings/operations/change.ts';
import { findTrayVersion } from '../tray/operations/change.ts';

/** Then the browser connects again, and whoever has logged out meanwhile is no longer let in. */
const LONGEST_STREAM_MS = 30 * 60_000;

type Follow = (send: SendEvent, left: AbortSignal) => Promise<void>;

/** Who follows; `findPlan` asks again what the plan is by now, null once the session has ended. */
interface Follower {
  user: User;
  findPlan(): Promise<string | null>;
}

/**
 * Sends `plan`, `tray` and `changed` with the account's plan and the versions of its tray and listings, at once and after every change,
 * until the client leaves or the server stops. It listens before it looks, so that no change falls in between.
 * @throws AppError rate-limited when the account has too many streams open
 */
export function followAccount(context: AppContext, { user, findPlan }: Follower): Follow {
  let told = '';
  let send: SendEvent = () => {};
  const tellVersion = (version: string) => {
    if (version !== told) send('changed', { version });
    told = version;
  };
  // Also when it is what it was: Pro that is cancelled, and ends some day, is another Pro.
  const tellPlan = (planType: string) => send('plan', { planType });
  const look = async () => tellVersion(await findListingsVersion(context, user.id));
  const lookAtPlan = async () => {
    const plan = await findPlan();
    if (plan) tellPlan(plan);
  };
  const tellTray = (version: string) => send('tray', { version: Number(version) });
  const lookAtTray = async () => tellTray(await findTrayVersion(context, user.id));
  const { background, listingChanges, planChanges, trayChanges } = context;
  const endings = [
    listingChanges.subscribe(user.id, (version) =>
      version === null ? background.run('changes of listings unheard', look) : tellVersion(version),
    ),
    trayChanges.subscribe(user.id, (version) =>
      version === null ? background.run('changes of the tray unheard', lookAtTray) : tellTray(version),
    ),
    planChanges.subscribe(user.id, (plan) =>
      plan === null ? background.run('changes of the plan unheard', lookAtPlan) : tellPlan(plan),
    ),
  ];
  const unsubscribe = () => endings.forEach((end) => void end?.());
  if (endings.includes(null)) {
    unsubscribe();
    throw new AppError('rate-limited', 'This account has too many pages open at once.');
  }
  return async (sendToClient, left) => {
    try {
      send = sendToClient;
      told = '';
      tellPlan(user.plan);
      await look();
      await lookAtTray();
      await aborted(
        AbortSignal.any([left, context.shutdown.stopping, AbortSignal.timeout(LONGEST_STREAM_MS)]),
      );
    } finally {
      unsubscribe();
    }
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
