import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { PATHS } from './paths.ts';
import { HomePage } from './routes/home.tsx';
import { Layout } from './shell/layout.tsx';

const PricingPage = lazy(() =>
  import('./routes/pricing.tsx').then((module) => ({ default: module.PricingPage })),
);
const TermsPage = lazy(() => import('./routes/terms.tsx').then((module) => ({ default: module.TermsPage })));
const PrivacyPage = lazy(() =>
  import('./routes/privacy.tsx').then((module) => ({ default: module.PrivacyPage })),
);
const RefundPage = lazy(() =>
  import('./routes/refund.tsx').then((module) => ({ default: module.RefundPage })),
);
const MyListingsPage = lazy(() =>
  import('./routes/my-listings.tsx').then((module) => ({ default: module.MyListingsPage })),
);
const LoginPage = lazy(() => import('./routes/login.tsx').then((module) => ({ default: module.LoginPage })));
const SignupPage = lazy(() =>
  import('./routes/signup.tsx').then((module) => ({ default: module.SignupPage })),
);
const ResetPasswordPage = lazy(() =>
  import('./routes/reset-password.tsx').then((module) => ({ default: module.ResetPasswordPage })),
);
const AccountPage = lazy(() =>
  import('./routes/account.tsx').then((module) => ({ default: module.AccountPage })),
);
const TrayPage = lazy(() => import('./routes/tray.tsx').then((module) => ({ default: module.TrayPage })));
const OperatorPage = lazy(() =>
  import('./routes/operator.tsx').then((module) => ({ default: module.OperatorPage })),
);
const SharedPage = lazy(() =>
  import('./routes/shared.tsx').then((module) => ({ default: module.SharedPage })),
);
const NotFoundPage = lazy(() =>
  import('./routes/not-found.tsx').then((module) => ({ default: module.NotFoundPage })),
);

export function App() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={PATHS.home} element={<HomePage />} />
        <Route path={PATHS.pricing} element={<PricingPage />} />
        <Route path={PATHS.terms} element={<TermsPage />} />
        <Route path={PATHS.privacy} element={<PrivacyPage />} />
        <Route path={PATHS.refund} element={<RefundPage />} />
        <Route path={PATHS.myListings} element={<MyListingsPage />} />
        <Route path={PATHS.login} element={<LoginPage />} />
        <Route path={PATHS.signup} element={<SignupPage />} />
        <Route path={PATHS.resetPassword} element={<ResetPasswordPage />} />
        <Route path={PATHS.account} element={<AccountPage />} />
        <Route path={PATHS.tray} element={<TrayPage />} />
        <Route path={PATHS.operator} element={<OperatorPage />} />
        <Route path={`${PATHS.shared}/:id`} element={<SharedPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
