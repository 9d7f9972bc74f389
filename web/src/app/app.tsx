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
const AccountsClosedPage = lazy(() =>
  import('./routes/accounts-closed.tsx').then((module) => ({ default: module.AccountsClosedPage })),
);
const NotFoundPage = lazy(() =>
  import('./routes/not-found.tsx').then((module) => ({ default: module.NotFoundPage })),
);

const ACCOUNT_PATHS = [PATHS.login, PATHS.signup, PATHS.resetPassword, PATHS.account];

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
        {ACCOUNT_PATHS.map((path) => (
          <Route key={path} path={path} element={<AccountsClosedPage />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
