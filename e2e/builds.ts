// Two builds of the web app behind one address, as before and after a deploy.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../web/dist', import.meta.url));
const SERVER = fileURLToPath(new URL('../server/src/test/serve-builds.ts', import.meta.url));

export interface Deployment {
  url: string;
  /** Every file of the build before is gone from here on. */
  deploy: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startDeployment(): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'smart-listings-builds-'));
  const child = spawn(process.execPath, [SERVER, folder, DIST, buildAgain(folder)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { port } = JSON.parse(await answerOf(child));
  return {
    url: `http://127.0.0.1:${port}`,
    deploy: async () => {
      child.stdin.write('next\n');
      await answerOf(child);
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answerOf(child: { stdout: NodeJS.ReadableStream }): Promise<string> {
  const [line] = await once(child.stdout, 'data');
  return String(line);
}

/** The build once more, every script and style under another name, as after a change that reaches them all. */
function buildAgain(folder: string): string {
  const dist = join(folder, 'dist');
  cpSync(DIST, dist, { recursive: true });
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.filter((name) => /\.(?:br|gz)$/.test(name))) rmSync(file);
  const assets = readdirSync(join(dist, 'assets')).filter((name) => /-[\w-]{8}\.(?:js|css)$/.test(name));
  const renamed = new Map(assets.map((name) => [name, name.replace(/\.(js|css)$/, 'NEXT.$1')]));
  for (const file of files.filter((name) => /\.(?:html|js|css)$/.test(name))) {
    const text = readFileSync(file, 'utf8').replace(
      /[\w.-]+-[\w-]{8}\.(?:js|css)/g,
      (name) => renamed.get(name) ?? name,
    );
    writeFileSync(file, text.replace(/(revision"?:\s*["'`])/g, '$1next-'));
  }
  for (const [name, to] of renamed) renameSync(join(dist, 'assets', name), join(dist, 'assets', to));
  return dist;
}
