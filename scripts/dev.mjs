// `npm run dev`: the server restarts and the page reloads by themselves while you edit.
import { spawn } from 'node:child_process';

const PORT = process.env.PORT ?? '3000';
const children = [
  spawn('node', ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT },
  }),
  spawn('npm', ['run', '--silent', 'dev', '--workspace', 'web'], {
    stdio: 'inherit',
    env: { ...process.env, API_PORT: PORT },
    shell: process.platform === 'win32',
  }),
];

function stopAll(signal) {
  for (const child of children) child.kill(signal);
}

// One without the other is of no use: the first that ends takes the other with it.
for (const child of children) {
  child.on('exit', (code) => {
    stopAll('SIGTERM');
    process.exitCode ??= code ?? 0;
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll(signal));
