import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { PATHS } from '../paths.ts';

/** For every address that needs an account, until accounts exist. */
export function AccountsClosedPage() {
  return (
    <div className="mx-auto max-w-xl py-16">
      <h1 className="text-2xl">Accounts are not open yet</h1>
      <p className="mt-3 text-soft">
        Logging in and saving listings open soon on this server. Until then everything on the first page works
        without an account.
      </p>
      <Link to={PATHS.home} className={`${buttonClass({ look: 'outline' })} mt-6`}>
        Back to the generator
      </Link>
    </div>
  );
}
