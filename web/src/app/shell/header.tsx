import { PRODUCT } from '@smart-listings/contract';
import { Link } from 'react-router';
import { Mark } from '../../ui/mark.tsx';
import { PATHS } from '../paths.ts';
import { AccountNav } from './account-nav.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function Header() {
  return (
    <header className="site-header sticky top-0 z-20 border-b border-line bg-paper">
      <div className="mx-auto flex h-14 max-w-[1360px] items-center gap-2 px-4 lg:px-6">
        <Link
          to={PATHS.home}
          className="header-brand flex min-h-11 items-center gap-2 text-lead font-semibold tracking-tight whitespace-nowrap"
        >
          <Mark className="size-7" />
          <span className="max-[359px]:sr-only">{PRODUCT.name}</span>
        </Link>
        <nav aria-label="Account" className="header-nav ml-auto whitespace-nowrap flex items-center gap-1">
          <AccountNav />
          <ThemeSwitch />
        </nav>
      </div>
    </header>
  );
}
