// The server as one file, for tests that start it: half of a start is finding and linking its two thousand modules,
// and the suites start it hundreds of times.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const CACHE = join(root, 'node_modules/.cache');
const SOURCES = ['server/src', 'engine/src', 'contract/src'].map((folder) => join(root, folder));
const DAY_MS = 24 * 60 * 60 * 1000;
/** What loads files that lie beside its own code. */
const AS_INSTALLED = [/^sharp/, /^onnxruntime/, /^@gutenye/, /^zxing-wasm/, /^swagger-ui-dist/];

let compiled: Promise<string> | undefined;

/** @returns the path of the compiled server, made anew where a source has changed */
export function compiledServer(): Promise<string> {
  compiled ??= compile();
  return compiled;
}

async function compile(): Promise<string> {
  const folder = join(CACHE, `server-${newestChange()}`);
  const path = join(folder, 'main.mjs');
  if (statSync(path, { throwIfNoEntry: false })) return path;
  const unfinished = `${folder}.${process.pid}`;
  const bundle = await rolldown({
    input: join(root, 'server/src/main.ts'),
    platform: 'node',
    external: AS_INSTALLED,
    // Each file finds what lies beside its source as if it still stood there.
    plugins: [
      {
        name: 'own-address',
        transform: (code, id) =>
          code.includes('import.meta.url')
            ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
            : null,
      },
    ],
    checks: { circularDependency: false },
    logLevel: 'silent',
  });
  await bundle.write({
    dir: unfinished,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await bundle.close();
  mkdirSync(CACHE, { recursive: true });
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another process has made it meanwhile.
    rmSync(unfinished, { recursive: true, force: true });
  }
  removeOld();
  return path;
}

/** What sources of another day were compiled to; a run that goes on may still start its own. */
function removeOld(): void {
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    if (name.startsWith('server-') && statSync(path).mtimeMs < Date.now() - DAY_MS)
      rmSync(path, { recursive: true, force: true });
  }
}

/** Names the state of the sources: how many there are, and when the last was changed. */
function newestChange(): string {
  let newest = statSync(join(root, 'package-lock.json')).mtimeMs;
  let count = 0;
  for (const folder of SOURCES) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      newest = Math.max(newest, statSync(join(entry.parentPath, entry.name)).mtimeMs);
      count += 1;
    }
  }
  return `${count}-${Math.round(newest)}`;
}
