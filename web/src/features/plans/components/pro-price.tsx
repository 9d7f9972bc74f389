/** 'from 4.99 GBP per month' with the amount in sight first; any other wording as it stands. */
export function ProPrice({ text }: { text: string }) {
  const parts = /^(from )?(\S+ [A-Z]{3})( per \w+)$/.exec(text);
  if (!parts) return <span className="text-xl">{text}</span>;
  const [, from, amount, per] = parts;
  return (
    <>
      <span className="text-base font-normal text-soft">{from}</span>
      <span className="tabular">{amount}</span>
      <span className="text-base font-normal text-soft">{per}</span>
    </>
  );
}
