import './styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { keepPresses } from '../lib/keep-presses.ts';
import { reloadAfterDeploy } from '../lib/reload-after-deploy.ts';
import { App } from './app.tsx';
import { Providers } from './providers.tsx';
import { keepOnDevice } from './service-worker.ts';

// The page's policy forbids to make code of text, and zod would try at its first schema.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

reloadAfterDeploy();
keepPresses();
keepOnDevice();

const root = document.getElementById('root');
const page = (
  <StrictMode>
    <Providers>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>
  </StrictMode>
);

// The five prerendered pages come alive in place; the shell of the others starts empty.
// As a transition: in slices of a few milliseconds, between which the page answers.
if (root?.firstElementChild) startTransition(() => void hydrateRoot(root, page));
else if (root) createRoot(root).render(page);
