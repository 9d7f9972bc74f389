/** How much of a limit is used; red, and said, when over. */
export function Counter({ used, max, unit }: { used: number; max: number; unit: string }) {
  const over = used > max;
  return (
    <span className={`tabular ${over ? 'font-semibold text-bad' : 'text-soft'}`}>
      {used.toLocaleString('en')}
      {used * 5 >= max || max < 1000 ? (
        <>
          {` / ${max.toLocaleString('en')}`}
          <span className="sr-only"> {unit}</span>
        </>
      ) : (
        <span className="max-sm:sr-only"> {unit}</span>
      )}
      {over && ` (${(used - max).toLocaleString('en')} over)`}
    </span>
  );
}
