// What each route costs at the limits of its own schema: bodies as large as they may be, of text that is unkind to
// what reads it, and floods of what no schema lets in. Milliseconds of the reference machine's processor.
import { createHostileStage } from '../server/src/test/hostile-stage.ts';
import { ROUTES_AT_LIMITS } from '../server/src/test/routes-at-limits.ts';
import { checkBudget } from './budget.ts';

const MOST_MS = 250;

const stage = await createHostileStage(MOST_MS);
try {
  let worst = { ms: 0, route: '' };
  for (const [route, limits] of Object.entries(ROUTES_AT_LIMITS)) {
    const { ms, load } = await stage.measureWorst(route, limits);
    console.log(`${Math.round(ms).toString().padStart(6)} ms  ${route}  (${load})`);
    if (ms > worst.ms) worst = { ms, route };
  }
  checkBudget(`processor time of the worst route at its limits (${worst.route})`, worst.ms, {
    atMost: MOST_MS,
    unit: ' ms',
  });
} finally {
  await stage.close();
}
process.exit();
