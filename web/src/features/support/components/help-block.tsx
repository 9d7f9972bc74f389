import { SupportLink } from './support-link.tsx';

export function HelpBlock() {
  return (
    <section aria-labelledby="help" className="panel flex flex-col gap-1 px-5 py-4">
      <h2 id="help" className="text-lg">
        Need More Advanced Help?
      </h2>
      <p className="text-sm text-soft">
        A shop with thousands of items, a platform that is missing, an import of your own? Write to{' '}
        <SupportLink subject="Custom solution" className="link text-ink" /> about a custom solution.
      </p>
    </section>
  );
}
