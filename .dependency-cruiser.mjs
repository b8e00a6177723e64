// Who may import whom; docs/architecture.md draws the same picture.
const NPM = 'node_modules';

/** The rooms of the server, lowest first: a room may import those before it. */
const ROOMS = 'accounts|listings|underwriting|crm|reports|sharing|importing';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\+types/|\\?url$' },
    },
    {
      name: 'engine-is-pure',
      comment: 'packages/engine depends on nothing at all.',
      severity: 'error',
      from: { path: '^packages/engine/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/engine/src' },
    },
    {
      name: 'contract-knows-engine-and-zod',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: `^packages/(contract|engine)/src|^${NPM}/zod` },
    },
    {
      name: 'i18n-stands-alone',
      severity: 'error',
      from: { path: '^packages/i18n/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: `^packages/i18n/src|^${NPM}/icu-minify` },
    },
    {
      name: 'server-never-imports-web',
      severity: 'error',
      from: { path: '^apps/server' },
      to: { path: '^apps/web' },
    },
    {
      name: 'web-never-imports-server',
      severity: 'error',
      from: { path: '^apps/web' },
      to: { path: '^apps/server' },
    },
    {
      name: 'platform-knows-no-room',
      severity: 'error',
      from: { path: '^apps/server/src/platform/(db|http|lib)/', pathNot: '\\.test\\.ts$' },
      to: { path: `^apps/server/src/(${ROOMS}|features|demo|process|commands|app\\.ts|main\\.ts)` },
    },
    {
      name: 'routes-call-their-own-service',
      severity: 'error',
      from: { path: '^apps/server/src/.*\\.routes\\.ts$' },
      to: { path: '^apps/server/src/(.*\\.queries\\.ts$|platform/db/)' },
    },
    {
      name: 'queries-are-below-services',
      severity: 'error',
      from: { path: '\\.queries\\.ts$' },
      to: { path: '\\.(service|routes)\\.ts$|^apps/server/src/platform/http/' },
    },
    {
      name: 'services-write-no-sql',
      severity: 'error',
      from: { path: '\\.service\\.ts$' },
      to: { path: `^${NPM}/drizzle-orm|^apps/server/src/platform/db/schema/` },
    },
    {
      name: 'db-and-lib-know-no-http',
      severity: 'error',
      from: { path: '^apps/server/src/platform/(db|lib)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/platform/http/' },
    },
    {
      name: 'layouts-know-no-route',
      severity: 'error',
      from: { path: '^apps/web/app/layouts/' },
      to: { path: '^apps/web/app/routes/' },
    },
    {
      name: 'ui-knows-no-noun',
      severity: 'error',
      from: { path: '^apps/web/app/ui/' },
      to: { path: '^apps/web/app/(features|leads|listings|visitors|routes|layouts)/' },
    },
    {
      name: 'listings-are-below-features',
      comment: 'Parts of a listing that several features show: above ui, below every feature.',
      severity: 'error',
      from: { path: '^apps/web/app/listings/' },
      to: { path: '^apps/web/app/(features|routes|layouts)/' },
    },
    {
      name: 'leads-are-below-features',
      comment: 'Parts of a lead that several features show: above ui, below every feature.',
      severity: 'error',
      from: { path: '^apps/web/app/leads/' },
      to: { path: '^apps/web/app/(features|routes|layouts)/' },
    },
    {
      name: 'visitors-are-below-features',
      comment:
        'What quiz and forms share about somebody who is no lead yet: above ui, below every feature.',
      severity: 'error',
      from: { path: '^apps/web/app/visitors/' },
      to: { path: '^apps/web/app/(features|routes|layouts)/' },
    },
    {
      name: 'lib-is-below',
      severity: 'error',
      from: { path: '^apps/web/app/lib/' },
      to: { path: '^apps/web/app/(features|layouts|leads|listings|ui|visitors|routes)/' },
    },
    {
      name: 'features-never-import-each-other',
      severity: 'error',
      from: { path: '^apps/web/app/features/([^/]+)/' },
      to: {
        path: '^apps/web/app/(features|routes|layouts)/',
        pathNot: '^apps/web/app/features/$1/',
      },
    },
  ],
  options: {
    doNotFollow: { path: NPM },
    exclude: { path: '\\.react-router|/dist/|/build/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
