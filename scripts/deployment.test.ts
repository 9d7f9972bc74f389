// The files that deploy the product speak of the same Node, ports, variables and files as the product does.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import packageJson from '../package.json' with { type: 'json' };

const ROOT = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

const known = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
const dockerfile = read('Dockerfile');
const compose = parse(read('compose.yaml'), { merge: true });
const kubernetes = readdirSync(new URL('deploy/kubernetes/', ROOT))
  .filter((name) => name !== 'kustomization.yaml')
  .flatMap((name) => parseAllDocuments(read(`deploy/kubernetes/${name}`)).map((one) => one.toJS()));
const find = (kind: string) => kubernetes.find((one) => one.kind === kind);
const pod = find('Deployment').spec.template.spec;
const [container] = pod.containers;

it('the image is built on the Node that the product is developed on', () => {
  expect(dockerfile).toContain(`ARG NODE_VERSION=${packageJson.devDependencies.node}\n`);
});

it('the image copies the manifest of every workspace, or the packages could not be installed', () => {
  for (const workspace of packageJson.workspaces)
    expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/\n`);
});

it('the image starts what "npm start" starts, as somebody without rights', () => {
  expect(packageJson.scripts.start).toContain('node server/src/main.ts');
  expect(dockerfile).toContain('CMD ["node", "server/src/main.ts"]');
  const users = [...dockerfile.matchAll(/^USER (.+)$/gm)].map(([, user]) => user);
  expect(users.at(-1)).toBe('1000:1000');
  expect(dockerfile.trimEnd().endsWith('FROM product')).toBe(true);
});

it.each([
  [
    'the image',
    [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.match(/[A-Z_]+(?==)/g)),
  ],
  ['Compose', Object.keys(compose.services['app-1'].environment)],
  ['Kubernetes', [...Object.keys(find('ConfigMap').data), ...Object.keys(find('Secret').stringData)]],
])('%s sets variables that the product reads', (_where, names) => {
  expect(names.length).toBeGreaterThan(2);
  expect(known).toEqual(expect.arrayContaining(names));
});

it('every part listens and asks on the same port', () => {
  const port = '3000';
  expect(known).toContain('PORT');
  expect(dockerfile).toContain(`PORT=${port} `);
  expect(dockerfile).toContain(`EXPOSE ${port}\n`);
  expect(compose.services['app-1'].environment.PORT).toBe(port);
  expect(read('deploy/Caddyfile')).toContain(`reverse_proxy app-1:${port} app-2:${port}`);
  expect(find('ConfigMap').data.PORT).toBe(port);
  expect(container.ports).toEqual([{ name: 'http', containerPort: Number(port) }]);
  expect(find('Service').spec.ports[0].targetPort).toBe('http');
});

it('nothing runs as root, and nothing but the data and /tmp can be written', () => {
  for (const name of ['app-1', 'app-2', 'backup']) {
    expect(compose.services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: ['/tmp'],
    });
  }
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  const places = container.volumeMounts.map((mount: { mountPath: string }) => mount.mountPath);
  expect(places).toEqual([find('ConfigMap').data.DATA_DIR, '/tmp']);
});

it('probes ask what the server answers', async () => {
  expect(container.livenessProbe.httpGet.path).toBe('/healthz');
  expect(container.startupProbe.httpGet.path).toBe('/healthz');
  expect(container.readinessProbe.httpGet.path).toBe('/readyz');
  expect(read('deploy/Caddyfile')).toContain('health_uri /readyz');
  expect(read('server/src/features/health/routes.ts')).toMatch(/'\/healthz'[\s\S]*'\/readyz'/);
});

it('whoever stops an instance waits longer than it takes to stop', () => {
  const within = Number(/^#?STOP_WITHIN_SECONDS=(\d+)/m.exec(read('.env.example'))?.[1]);
  const grace = Number.parseInt(compose.services['app-1'].stop_grace_period, 10);
  expect(grace).toBeGreaterThan(within);
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(within);
  expect(Number(find('ConfigMap').data.DRAIN_SECONDS)).toBeLessThan(within);
});

it('every part of Kubernetes is applied, and the example of the secret is not', () => {
  const listed = parse(read('deploy/kubernetes/kustomization.yaml')).resources;
  const files = readdirSync(new URL('deploy/kubernetes/', ROOT)).filter(
    (name) => name !== 'kustomization.yaml',
  );
  const applied = files.map((name) => (name === 'secret.example.yaml' ? 'secret.yaml' : name));
  expect(listed.toSorted()).toEqual(
    applied
      .filter((name) => name !== 'secret.yaml')
      .concat('secret.yaml')
      .toSorted(),
  );
  expect(read('.gitignore')).toContain('deploy/kubernetes/secret.yaml');
});

it('events leave the proxies as they come', () => {
  expect(read('deploy/Caddyfile')).toContain('flush_interval -1');
  const { annotations } = find('Ingress').metadata;
  expect(annotations['nginx.ingress.kubernetes.io/proxy-buffering']).toBe('off');
});
