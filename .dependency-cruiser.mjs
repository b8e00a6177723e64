// Who may import whom; docs/architecture.md draws the same picture.
const NPM = 'node_modules';

const TEST = '\\.test\\.tsx?$';

/**
 * The rooms of the server and what each may import: the rows of docs/architecture.md. Types count.
 * `app.ts`, `main.ts`, `process` and `commands` may import every room.
 */
const SERVER_ROOMS = {
  platform: [],
  accounts: ['platform'],
  crm: ['platform', 'accounts'],
  listings: ['platform', 'accounts'],
  underwriting: ['platform', 'listings'],
  reports: ['platform', 'listings', 'underwriting'],
  sharing: ['platform', 'accounts', 'crm', 'listings', 'reports'],
  investors: ['platform', 'accounts', 'crm', 'listings', 'reports', 'sharing'],
  importing: ['platform', 'listings', 'underwriting'],
  demo: ['platform', 'accounts', 'crm', 'underwriting'],
};

const BASE = ['lib', 'version\\.ts', 'config\\.ts'];
const PLATFORM = {
  lib: ['version\\.ts'],
  db: ['lib'],
  http: [...BASE, 'db'],
  installation: [...BASE, 'db'],
  backup: [...BASE, 'db', 'installation'],
  fetching: [...BASE, 'http'],
  audit: [...BASE, 'db', 'http'],
  mail: [...BASE, 'db', 'http'],
  metrics: [...BASE, 'db', 'http'],
  health: [...BASE, 'db', 'http'],
  streets: [...BASE, 'http', 'fetching'],
};

/** Lowest first: each folder may import those before it. Files of the room itself are above all. */
const IMPORTING = lowestFirst([
  'rows',
  'reading',
  'imports',
  'adapters',
  'market',
  'uploads',
  'pipeline',
  'reso',
  'runs',
  'feeds',
  'undo',
  'command',
]);

/** What others import through its index.ts alone. */
const INDEXED =
  '(accounts|crm|listings|underwriting|reports|sharing|investors|importing|platform/(audit|backup|health|installation|mail|metrics|streets))';

function lowestFirst(folders) {
  return Object.fromEntries(folders.map((folder, i) => [folder, folders.slice(0, i)]));
}

/** One rule a row: within `parent`, a folder imports itself and what its row names. */
function serverRows(parent, rows) {
  const base = `^apps/server/src/${parent}`;
  return Object.entries(rows).map(([folder, allowed]) => ({
    name: `server-row-${parent}${folder}`.replaceAll('/', '-'),
    severity: 'error',
    from: { path: `${base}${folder}/`, pathNot: TEST },
    to: { path: base, pathNot: `${base}(${[folder, ...allowed].join('|')})(/|$)` },
  }));
}

/** Each folder of the web app, and those it may import beside itself. */
const WEB_LAYERS = {
  routes: [
    'layouts',
    'features',
    'data',
    'shares',
    'listings',
    'visitors',
    'purchases',
    'curators',
    'owned-homes',
    'ui',
    'lib',
  ],
  layouts: [
    'features',
    'data',
    'shares',
    'listings',
    'visitors',
    'purchases',
    'curators',
    'ui',
    'lib',
  ],
  features: [
    'data',
    'shares',
    'listings',
    'visitors',
    'purchases',
    'curators',
    'owned-homes',
    'ui',
    'lib',
  ],
  data: ['lib'],
  shares: ['ui', 'lib'],
  listings: ['ui', 'lib'],
  visitors: ['ui', 'lib'],
  purchases: ['ui', 'lib'],
  curators: ['shares', 'ui', 'lib'],
  'owned-homes': ['ui', 'lib'],
  ui: ['lib'],
  lib: [],
};

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
      name: 'report-model-knows-contract-engine-and-i18n',
      comment: 'Types of the contract, sums of the engine, texts; no I/O and no package from npm.',
      severity: 'error',
      from: { path: '^packages/report-model/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/(report-model|contract|engine|i18n)/src' },
    },
    {
      name: 'search-words-knows-names-of-the-contract',
      comment: 'Names of kinds and sorts; no schemas, so that a browser loads only the parser.',
      severity: 'error',
      from: { path: '^packages/search-words/src', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot:
          '^packages/search-words/src|^packages/contract/src/(property-types|search-parameters)\\.ts$',
      },
    },
    {
      name: 'i18n-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/i18n/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: `^packages/i18n/src|^${NPM}/icu-minify` },
    },
    {
      name: 'demo-market-knows-engine-and-contract',
      severity: 'error',
      from: { path: '^packages/demo-market/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/(demo-market|engine|contract)/src' },
    },
    {
      name: 'only-the-demo-imports-demo-market',
      comment: 'Without the demo, the server runs none of its code. Tests may use its seeded data.',
      severity: 'error',
      from: {
        path: '^(apps|packages|e2e)/',
        pathNot: '^apps/server/(src/demo/|test/)|^packages/demo-market/|\\.test\\.tsx?$',
      },
      to: { path: '^packages/demo-market/' },
    },
    {
      name: 'the-demo-loads-its-market-on-demand',
      comment: 'A static import would put the demo into the bundle of the server.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^packages/demo-market/',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
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
    ...serverRows('', SERVER_ROOMS),
    ...serverRows('platform/', PLATFORM),
    ...serverRows('importing/', IMPORTING),
    {
      name: 'rooms-meet-at-their-index',
      comment: 'A room, and each folder of platform that is one, is imported through its index.ts.',
      severity: 'error',
      from: { path: '^apps/server/src/(platform/[^/]+|[^/]+)', pathNot: TEST },
      to: {
        path: `^apps/server/src/${INDEXED}/`,
        pathNot: ['^apps/server/src/$1/', `^apps/server/src/${INDEXED}/index\\.ts$`],
      },
    },
    {
      name: 'platform-hides-its-inner-folders',
      comment:
        'db, http and lib are libraries: rooms import the file they need, but none of a folder inside.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: `${TEST}|^apps/server/src/(platform/|process/|app\\.ts|main\\.ts)`,
      },
      to: {
        path: '^apps/server/src/platform/(db|http|lib)/[^/]+/',
        pathNot: '^apps/server/src/platform/db/schema/index\\.ts$',
      },
    },
    {
      name: 'entry-points-are-imported-by-none',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: `${TEST}|^apps/server/src/(main\\.ts|process/)` },
      to: { path: '^apps/server/src/(main\\.ts|app\\.ts|commands/|process/)' },
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
    ...Object.entries(WEB_LAYERS).map(([folder, below]) => ({
      name: `web-${folder}`,
      comment: `apps/web/app/${folder} may import itself and ${below.join(', ') || 'nothing else'}.`,
      severity: 'error',
      from: { path: `^apps/web/app/${folder}/`, pathNot: TEST },
      to: { path: '^apps/web/app/', pathNot: `^apps/web/app/(${[folder, ...below].join('|')})/` },
    })),
    {
      name: 'features-never-import-each-other',
      severity: 'error',
      from: { path: '^apps/web/app/features/([^/]+)/' },
      to: { path: '^apps/web/app/features/', pathNot: '^apps/web/app/features/$1/' },
    },
    {
      name: 'crm-screens-never-import-each-other',
      comment:
        'What several of them need is a file of features/crm itself, of its conversations or of the parts of its settings, which import none of them.',
      severity: 'error',
      from: { path: '^apps/web/app/features/crm/([^/]+)' },
      to: {
        path: '^apps/web/app/features/crm/[^/]+/',
        pathNot: '^apps/web/app/features/crm/($1|conversations|settings-parts)/',
      },
    },
    {
      name: 'only-data-makes-requests',
      comment: 'Requests, query keys and what they make stale are defined in apps/web/app/data.',
      severity: 'error',
      from: { path: '^apps/web/app/', pathNot: `^apps/web/app/(data|lib)/|${TEST}` },
      to: { path: '^apps/web/app/(lib/(api-client|download|upload-file)|data/keys)\\.ts$' },
    },
    {
      name: 'ui-knows-no-noun',
      comment:
        'Neither endpoints, roles and permissions nor the query cache. Chart geometry has no noun.',
      severity: 'error',
      from: { path: '^apps/web/app/ui/' },
      to: { path: `^packages/(?!i18n/|report-model/src/chart/)|^${NPM}/@tanstack/react-query` },
    },
    {
      name: 'data-draws-nothing',
      severity: 'error',
      from: { path: '^apps/web/app/data/' },
      to: { path: `^${NPM}/(react|react-dom|react-router)/` },
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
