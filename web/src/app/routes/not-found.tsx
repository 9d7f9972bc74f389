import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { PATHS } from '../paths.ts';

export function NotFoundPage() {
  return (
    <div className="mx-auto max-w-xl py-16">
      <h1 className="text-2xl">There is no page here</h1>
      <p className="mt-3 text-soft">The address may be mistyped, or the page has moved.</p>
      <Link to={PATHS.home} className={`${buttonClass({ look: 'outline' })} mt-6`}>
        To the generator
      </Link>
    </div>
  );
}
