import './styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { reloadAfterDeploy } from '../lib/reload-after-deploy.ts';
import { App } from './app.tsx';
import { Providers } from './providers.tsx';
import { keepOnDevice } from './service-worker.ts';

reloadAfterDeploy();
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
if (root?.firstElementChild) hydrateRoot(root, page);
else if (root) createRoot(root).render(page);
