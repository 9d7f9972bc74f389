import { LIMITS } from '@smart-listings/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useLocation } from 'react-router';
import { SignUpForm } from '../../features/accounts/components/sign-up-form.tsx';
import { changeSession } from '../../features/session/change-session.ts';
import { useMe } from '../../features/session/use-me.ts';
import { PATHS } from '../paths.ts';
import { FormPage } from '../shell/form-page.tsx';
import { readNext, withNext } from '../shell/next-page.ts';

export function SignupPage() {
  const client = useQueryClient();
  const next = readNext(useLocation().search);
  const { user } = useMe();
  if (user) return <Navigate to={next} replace />;
  return (
    <FormPage
      title="Sign Up"
      intro={`Starter is free: ${LIMITS.freeGenerationsPerMonth} generations a month, up to ${LIMITS.freeSavedListings} saved listings. No card needed.`}
      footer={
        <>
          <span>
            Already have an account?{' '}
            <Link to={withNext(PATHS.login, next)} className="link text-ink">
              Log In
            </Link>
          </span>
          <Link to={PATHS.home} className="link">
            Cancel
          </Link>
        </>
      }
    >
      <SignUpForm onDone={() => changeSession(client)} />
      <p className="mt-4 text-note text-soft">
        By signing up you accept the{' '}
        <Link to={PATHS.terms} className="link">
          Terms of Use
        </Link>
        . What is stored stands in the{' '}
        <Link to={PATHS.privacy} className="link">
          Privacy Policy
        </Link>
        .
      </p>
    </FormPage>
  );
}
