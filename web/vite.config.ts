import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin } from 'vite';

const API = `http://localhost:${process.env.API_PORT ?? '3000'}`;

/**
 * Toasts carry their styles as text in their script and write them into a <style> element, which the page's
 * policy refuses. The toaster imports the same styles as a file; the text goes.
 */
function withoutInjectedStyles(): Plugin {
  return {
    name: 'without-injected-styles',
    apply: 'build',
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.mjs$/.test(id)) return null;
      const call = /^__insertCSS\("(?:[^"\\]|\\.)*"\);?$/m;
      if (!call.test(code)) this.error('sonner no longer brings its styles where this build takes them out.');
      return { code: code.replace(call, ''), map: null };
    },
  };
}

/** The lines in the page itself are counted as they are sent: without their comments, and with short names. */
function withSmallInlineScripts(): Plugin {
  return {
    name: 'with-small-inline-scripts',
    apply: 'build',
    transformIndexHtml: (html) =>
      html.replace(/(?<=<script>)[\s\S]*?(?=<\/script>)/g, (code) => minifySync('page.js', code).code),
  };
}

/**
 * Modules stand in no circle, but the files they are put into may: the one that starts first then reads what the other
 * has not yet made, in the browser only. Such a build ends here.
 */
function withoutCircles(): Plugin {
  return {
    name: 'without-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const importsOf = (file: string) => {
        const part = bundle[file];
        return part?.type === 'chunk' ? part.imports : [];
      };
      const done = new Set<string>();
      const visit = (file: string, path: readonly string[]) => {
        if (path.includes(file)) {
          this.error(
            `Files of the build import each other: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`,
          );
        }
        if (done.has(file)) return;
        for (const next of importsOf(file)) visit(next, [...path, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}

/**
 * What is large and comes later, each under a name of its own: a release that changes our code leaves these files in
 * the browsers that have them, and a test can tell that none of them comes too early.
 */
const LATER = {
  schemas: [/\/node_modules\/zod\//, /\/contract\/src\/form-text\.ts$/],
  languages: [/\/engine\/src\/language\/detector\//],
  // With what it reads itself: a file that asks another for what it needs, and is asked by it, may start too early.
  lexicon: [
    /\/engine\/src\/lexicon\//,
    /\/engine\/src\/language\/(?:cue-words|fold|tokens)\.ts$/,
    /\/engine\/src\/text\/(?:code-at|remember)\.ts$/,
  ],
  categories: [/\/engine\/src\/categories\/(?:rows\/|table\.ts$)/],
};

/**
 * What the page shares with nearly all that comes later, and what needs nothing else: left alone, each piece would
 * be a file of a few hundred bytes, and a request before the page is alive.
 */
const BASE = [
  /\/node_modules\/react\//,
  /\/node_modules\/@tanstack\/.*\/(?:utils|timeoutManager|queryOptions|QueryClientProvider)\.js$/,
  /\/node_modules\/lucide-react\/dist\/esm\/(?:[cC]ontext|createLucideIcon|Icon|shared\/.*)\.mjs$/,
  /\/contract\/src\/(?:errors|limits|platforms|policy)\.ts$/,
  /\/web\/src\/(?:lib\/(?:api|api-error|storage)|ui\/(?:button|class-names))\.tsx?$/,
];

export default defineConfig({
  plugins: [react(), tailwindcss(), withoutInjectedStyles(), withSmallInlineScripts(), withoutCircles()],
  // Browsers that this build is for preload modules by themselves, or do without.
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: Object.entries({ base: BASE, ...LATER }).map(([name, patterns]) => ({
            name,
            test: (id) => patterns.some((pattern) => pattern.test(id)),
          })),
        },
      },
    },
  },
  // The page is rendered once at build time, by plain Node: everything goes into that one file.
  ssr: { noExternal: true },
  server: { port: 5173, proxy: { '/api': API, '/photos': API } },
  preview: { proxy: { '/api': API, '/photos': API } },
});
