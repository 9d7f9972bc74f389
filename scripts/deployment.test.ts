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

it('nothing of the product runs as root, and nothing but the data and /tmp can be written', () => {
  for (const name of ['app-1', 'app-2', 'backup'])
    expect(compose.services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] });
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  const places = container.volumeMounts.map((mount: { mountPath: string }) => mount.mountPath);
  expect(places).toEqual([find('ConfigMap').data.DATA_DIR, '/tmp']);
});

it.each(Object.keys(compose.services))(
  'Compose gives %s no right and no room that it does not need',
  (name) => {
    const { cap_add = [], mem_limit, pids_limit, ...service } = compose.services[name];
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: expect.arrayContaining(['/tmp']),
    });
    // What Compose copies in, it cannot copy into a file system that is read-only.
    expect([service.configs, service.secrets]).toEqual([undefined, undefined]);
    expect(cap_add).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : []);
    expect([mem_limit, pids_limit]).toEqual([expect.stringMatching(/^[12]g$/), expect.any(Number)]);
  },
);

it('only the proxy of Compose is reached from outside, and only the product reaches out', () => {
  expect(compose.networks.back.internal).toBe(true);
  const where = Object.entries<{ networks: string[]; ports?: string[] }>(compose.services).map(
    ([name, { networks, ports }]) => [name, networks, ports !== undefined],
  );
  expect(where.filter(([, networks]) => String(networks) !== 'back')).toEqual([
    ['proxy', ['front'], true],
    ['app-1', ['front', 'back'], false],
    ['app-2', ['front', 'back'], false],
  ]);
  expect(where.filter(([, , isOpen]) => isOpen)).toHaveLength(1);
});

it('every image is one version and not whatever is newest that day', () => {
  const services = Object.values<{ image: string; build?: object }>(compose.services);
  const fetched = services.filter(({ build }) => !build).map(({ image }) => image);
  for (const image of fetched) expect(image).toMatch(/:\d+\.\d+(?:\.\d+)?$/);
  expect(fetched).toHaveLength(4);
  expect(container.image.endsWith(`:${packageJson.version}`)).toBe(true);
  // The backup image's pg_dump has to be as new as the database.
  expect(fetched.find((image) => image.startsWith('postgres:'))).toMatch(/:17\./);
});

it('in Kubernetes only the ingress and the collector reach the product, and it reaches no key of the node', () => {
  const { spec } = find('NetworkPolicy');
  expect(spec.policyTypes).toEqual(['Ingress', 'Egress']);
  expect(spec.podSelector.matchLabels).toEqual(find('PodDisruptionBudget').spec.selector.matchLabels);
  expect(spec.ingress).toHaveLength(1);
  expect(spec.ingress[0].ports).toEqual([{ port: container.ports[0].name, protocol: 'TCP' }]);
  expect(spec.ingress[0].from).toHaveLength(2);
  expect(JSON.stringify(spec.ingress)).toContain(find('Ingress').spec.ingressClassName);
  const blocks = spec.egress.flatMap(({ to }: { to: { ipBlock?: { cidr: string; except?: string[] } }[] }) =>
    to.flatMap(({ ipBlock }) => ipBlock ?? []),
  );
  const wide = blocks.filter(({ cidr }: { cidr: string }) => cidr.endsWith('/0'));
  expect(wide.map(({ except }: { except: string[] }) => except[0])).toEqual(['169.254.0.0/16', 'fe80::/10']);
  const ports = spec.egress.flatMap((rule: { ports: { port: number }[] }) =>
    rule.ports.map(({ port }) => port),
  );
  // Of PostgreSQL, of mail as .env.example and the example of the secrets name it, and of everything over https.
  for (const port of [5432, 465, 587, 443]) expect(ports).toContain(port);
});

it('probes wait longer than the server may take for its answer', () => {
  const [, ms = ''] = /ANSWER_WITHIN_MS = (\d+_\d+)/.exec(read('server/src/features/health/routes.ts')) ?? [];
  const within = Number(ms.replace('_', '')) / 1_000;
  expect(within).toBeGreaterThan(0);
  for (const probe of [container.livenessProbe, container.readinessProbe, container.startupProbe])
    expect(probe.timeoutSeconds).toBeGreaterThan(within);
  expect(Number(/health_timeout (\d+)s/.exec(read('deploy/Caddyfile'))?.[1])).toBeGreaterThan(within);
  expect(Number(/HEALTHCHECK .*--timeout=(\d+)s/.exec(dockerfile)?.[1])).toBeGreaterThan(within);
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
