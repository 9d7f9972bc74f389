// The rooms of docs/decisions/002-rooms.md as rules: who may import whom.
// Tests, and what only tests use.
const tests = '\\.test\\.tsx?$|/test/|/test-[a-z-]+\\.ts$';

/** Files in `from` may import, of the project's own code and of packages, nothing but `allowed`. */
function onlyImports(name, from, allowed, comment) {
  return {
    name,
    severity: 'error',
    comment,
    from: { path: from, pathNot: tests },
    to: { pathNot: allowed },
  };
}

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.css$|^@fontsource' },
    },
    onlyImports(
      'contract-is-alone',
      '^contract/src',
      ['^contract/src', 'node_modules/zod'],
      'The contract knows zod and nothing else.',
    ),
    onlyImports(
      'engine-is-pure',
      '^engine/src',
      ['^engine/src', '^contract/src', 'node_modules/eld/', 'node_modules/jsonrepair/'],
      'The engine is pure: no Node, no browser, and no packages but those that tell languages apart and mend JSON.',
    ),
    {
      name: 'server-not-from-web',
      severity: 'error',
      from: { path: '^(contract|engine|web)/' },
      to: { path: '^server/' },
    },
    {
      name: 'web-not-from-server',
      severity: 'error',
      from: { path: '^(contract|engine|server)/' },
      to: { path: '^web/' },
    },
    {
      name: 'server-lib-knows-no-product',
      severity: 'error',
      from: { path: '^server/src/lib/', pathNot: tests },
      to: { path: '^(server/src/(features|ai|db)/|engine/)' },
    },
    {
      name: 'server-ai-knows-no-feature',
      severity: 'error',
      from: { path: '^server/src/ai/', pathNot: tests },
      to: { path: '^server/src/features/' },
    },
    {
      name: 'server-storage-knows-no-feature',
      severity: 'error',
      from: { path: '^server/src/storage/', pathNot: tests },
      to: { path: '^server/src/(features|db|reading)/' },
    },
    {
      name: 'server-feature-through-operations',
      severity: 'error',
      comment: 'A feature uses another feature only through its operations.',
      from: { path: '^server/src/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^server/src/features/([^/]+)/',
        pathNot: ['^server/src/features/$1/', '/operations(\\.ts$|/)'],
      },
    },
    {
      name: 'routes-do-not-query',
      severity: 'error',
      from: { path: '^server/src/features/[^/]+/routes\\.ts$' },
      to: { path: '(/queries\\.ts$|^server/src/db/)' },
    },
    {
      name: 'only-ai-names-a-vendor',
      severity: 'error',
      from: { path: '^server/src/', pathNot: `^server/src/ai/|${tests}` },
      to: { path: 'node_modules/@ai-sdk/' },
    },
    {
      name: 'web-features-are-apart',
      severity: 'error',
      comment: 'A route composes features; features never import each other.',
      from: { path: '^web/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-imports-flow-one-way',
      severity: 'error',
      from: { path: '^web/src/(features|ui|lib)/', pathNot: tests },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'web-ui-and-lib-know-no-product',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/', pathNot: tests },
      to: { path: '^(web/src/features/|engine/)' },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^(contract|engine|server|web)/src', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      from: { path: '^(contract|engine|server|web)/src', pathNot: tests },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
