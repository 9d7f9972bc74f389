import { PRODUCT } from '@smart-listings/contract';
import { Link } from 'react-router';
import { PATHS } from '../paths.ts';

const LINKS = [
  { to: PATHS.terms, label: 'Terms of Use' },
  { to: PATHS.privacy, label: 'Privacy Policy' },
  { to: PATHS.refund, label: 'Refund Policy' },
];

export function Footer() {
  const className = 'inline-flex min-h-8 pointer-coarse:min-h-11 items-center hover:text-ink hover:underline';
  return (
    <footer className="site-footer mt-16 border-t border-line pb-24 lg:pb-6">
      <div className="mx-auto flex max-w-[1360px] flex-wrap items-center gap-x-6 gap-y-1 px-4 pt-5 text-sm text-soft lg:px-6">
        <p className="mr-auto">{PRODUCT.name}. Join 1,000+ happy sellers!</p>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-5">
          {LINKS.map(({ to, label }) => (
            <Link key={to} to={to} className={className}>
              {label}
            </Link>
          ))}
          <button type="button" className={className} onClick={() => window.alert('Blog coming soon!')}>
            Blog (Coming Soon)
          </button>
          <Link to={PATHS.pricing} className={className}>
            Upgrade
          </Link>
        </nav>
      </div>
    </footer>
  );
}
