/**
 * The end of a server in three steps, so that nothing that it has taken on is lost while another takes its place:
 * it says that it wants no more (`draining`) and serves on; it takes no more and lets go of streams that never end
 * (`stopping`); what is still being written then is given up (`givingUp`). Each step implies those before it.
 */
export interface Shutdown {
  draining: AbortSignal;
  stopping: AbortSignal;
  givingUp: AbortSignal;
  drain(): void;
  stop(): void;
  giveUp(): void;
}

export function createShutdown(): Shutdown {
  const [draining, stopping, givingUp] = [
    new AbortController(),
    new AbortController(),
    new AbortController(),
  ];
  const drain = () => draining.abort();
  const stop = () => {
    drain();
    stopping.abort();
  };
  return {
    draining: draining.signal,
    stopping: stopping.signal,
    givingUp: givingUp.signal,
    drain,
    stop,
    giveUp() {
      stop();
      givingUp.abort();
    },
  };
}
