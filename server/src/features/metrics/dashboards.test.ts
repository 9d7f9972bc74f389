import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createTestApp } from '../../test/create-test-app.ts';

const DEPLOY = new URL('../../../../deploy/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, DEPLOY), 'utf8');
/** What Prometheus itself knows of whoever it collects from. */
const PROMETHEUS = ['up'];

interface Alerts {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string; runbook: string } }[] }[];
}
const alerts = (parse(read('prometheus/alerts.yaml')) as Alerts).groups.flatMap(({ rules }) => rules);
const dashboard = JSON.parse(read('grafana/dashboard.json')) as {
  panels: { title: string; targets?: { expr: string }[] }[];
};

/** Names and labels as the server prints them, before anything has happened. */
async function readMetrics() {
  const { context } = createTestApp();
  context.metrics.countAiCall(
    { model: 'gemini/flash', outcome: 'ok', seconds: 1, inputTokens: 1, outputTokens: 1, searches: 1 },
    1,
  );
  context.metrics.countFailedWork('mail');
  context.metrics.countRequest({ method: 'GET', route: '/', status: 200 }, 0.1);
  const { text } = await context.metrics.print();
  const names = [...text.matchAll(/^([a-z_0-9]+)(?:\{([^}]*)\})? /gm)];
  const labels = new Map<string, Set<string>>();
  for (const [, name = '', list = ''] of names) {
    const known = labels.get(name) ?? new Set(['job', 'instance']);
    for (const [, label = ''] of list.matchAll(/(\w+)="/g)) known.add(label);
    labels.set(name, known);
  }
  return labels;
}

/** The metrics that an expression asks for, each with the labels that it selects by. */
function listSelectors(expression: string): [name: string, labels: string[]][] {
  const bare = expression.replace(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/\b([a-z]\w*_\w+|up)\b(?!\s*\()(?:\{([^}]*)\})?/g)]
    .filter(([, name = '']) => !['histogram_quantile', 'label_values'].includes(name))
    .map(([, name = '', list = '']) => [
      name,
      [...list.matchAll(/(\w+)\s*[=!]~?/g)].map(([, label = '']) => label),
    ]);
}

it.each([
  ...alerts.map(({ alert, expr }) => [`the alert ${alert}`, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [`the panel “${title}”`, expr] as const),
  ),
])('%s asks for what the server counts', async (_where, expression) => {
  const known = await readMetrics();
  const selectors = listSelectors(expression.replaceAll('$__rate_interval', '5m'));
  expect(selectors.length).toBeGreaterThan(0);
  for (const [name, labels] of selectors) {
    if (PROMETHEUS.includes(name)) continue;
    expect([...known.keys()]).toContain(name);
    expect([...(known.get(name) ?? [])]).toEqual(expect.arrayContaining(labels));
  }
});

it('shows everything that the server counts of its own', async () => {
  const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n');
  for (const name of (await readMetrics()).keys()) {
    if (/^(?:nodejs|process)_|_(?:bucket|sum)$/.test(name)) continue;
    expect(shown).toContain(name);
  }
});

it('has for every alert a part of the operations guide that says what to do', () => {
  const guide = readFileSync(new URL('../docs/operations.md', DEPLOY), 'utf8');
  const headings = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  );
  for (const { annotations } of alerts) {
    const [file, anchor] = annotations.runbook.split('#');
    expect(file).toBe('docs/operations.md');
    expect(headings).toContain(anchor);
  }
});
