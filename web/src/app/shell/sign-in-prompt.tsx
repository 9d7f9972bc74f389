import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { PATHS } from '../paths.ts';
import { withNext } from './next-page.ts';

interface Props {
  title: string;
  /** Said before all else. */
  above?: ReactNode;
  children: ReactNode;
}

/** In the place of a screen that needs an account: says so, and comes back here after the log-in. */
export function SignInPrompt({ title, above, children }: Props) {
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  return (
    <div className="mx-auto max-w-xl py-16">
      <div className="mb-6 empty:hidden">{above}</div>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-3 text-soft">{children}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Link to={withNext(PATHS.login, here)} className={buttonClass({ look: 'accent' })}>
          Log In
        </Link>
        <Link to={withNext(PATHS.signup, here)} className={buttonClass({ look: 'outline' })}>
          Sign Up
        </Link>
      </div>
    </div>
  );
}
