/**
 * Does `work` now and then again `everyMs` after it has ended, until `stopping` fires.
 * @param onError hears of a failure; the next turn comes all the same
 */
export function repeat(
  work: () => Promise<unknown>,
  {
    everyMs,
    stopping,
    onError,
  }: { everyMs: number; stopping: AbortSignal; onError: (error: unknown) => void },
): void {
  const turn = async () => {
    if (stopping.aborted) return;
    await work().catch(onError);
    // Unreferenced: nobody waits for the next turn before leaving.
    setTimeout(turn, everyMs).unref();
  };
  void turn();
}
