import type { Env, Hono } from 'hono';
import { errorAnswer } from './answers.ts';
import { AppError } from './app-error.ts';

/** Answers 405 with Allow where a path of `app` exists but not for the request's method. Call it after the routes. */
export function guardMethods<E extends Env>(app: Hono<E>): void {
  const methodsByPath = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    if (method === 'ALL' || path.includes('*')) continue;
    const methods = methodsByPath.get(path) ?? new Set();
    methodsByPath.set(path, methods.add(method));
  }
  for (const [path, methods] of methodsByPath) {
    if (methods.has('GET')) methods.add('HEAD');
    const allow = [...methods].join(', ');
    app.all(path, () =>
      errorAnswer(
        new AppError('method-not-allowed', `This address takes ${allow} only.`, {
          headers: { Allow: allow },
        }),
      ),
    );
  }
}
