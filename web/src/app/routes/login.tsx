import { useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useLocation } from 'react-router';
import { LogInForm } from '../../features/accounts/components/log-in-form.tsx';
import { changeSession } from '../../features/session/change-session.ts';
import { useMe } from '../../features/session/use-me.ts';
import { PATHS } from '../paths.ts';
import { FormPage } from '../shell/form-page.tsx';
import { readNext, withNext } from '../shell/next-page.ts';

export function LoginPage() {
  const client = useQueryClient();
  const next = readNext(useLocation().search);
  const { user } = useMe();
  if (user) return <Navigate to={next} replace />;
  return (
    <FormPage
      title="Log In"
      intro="To your saved listings and your plan."
      footer={
        <>
          <span>
            No account yet?{' '}
            <Link to={withNext(PATHS.signup, next)} className="link text-ink">
              Sign Up
            </Link>
          </span>
          <Link to={PATHS.home} className="link">
            Cancel
          </Link>
        </>
      }
    >
      <LogInForm
        onDone={() => changeSession(client)}
        forgotLink={
          <Link
            to={PATHS.resetPassword}
            className="link inline-flex min-h-6 items-center text-note text-soft pointer-coarse:-my-3 pointer-coarse:min-h-11"
          >
            Forgot Password?
          </Link>
        }
      />
    </FormPage>
  );
}
