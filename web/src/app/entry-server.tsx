// Rendered once at build time by scripts/prerender.ts.
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { PAGES } from './pages.ts';
import { Providers } from './providers.tsx';

export { PAGES };

/** The HTML of one address, with everything that loads lazily awaited. */
export async function render(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <Providers>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </Providers>
    </StrictMode>,
    // Large boundaries would be put aside and moved in by a script: these pages are read without scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
