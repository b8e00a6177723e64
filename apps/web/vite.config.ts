import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { contractInBrowser } from './app/vite/contract-in-browser.ts';

/** What every page needs, in one file: two dozen tiny ones cost a third more, compressed. */
const FRAME = [
  /app\/lib\/(i18n\/|page-meta|random-key|storage|chunk-timeout|inline-script|use-is-from-server|use-is-hydrating)/,
  /app\/layouts\/(logo|language-(?!flag)|menu-toggle|skip-link|navigation-progress|error-screen|site-|use-page-jump|no-script)/,
  /app\/ui\/(button|class-names|notice|spinner|target-menu)/,
  /packages\/i18n\/src\/(?!generated\/(en|es)\.)/,
  /node_modules\/(icu-minify|react-dom\/index|react-dom\/cjs\/react-dom\.production)/,
  /lucide-react\/dist\/esm\/(?!icons\/)/,
];

/** What forms and cards are made of: small, and on most pages. */
const PARTS = [
  /app\/visitors\/(honeypot|save-button)\.tsx?$/,
  /app\/(lib|data)\/saved-homes\.ts$/,
  /app\/data\/visitor-lead\.ts$/,
  /packages\/engine\/src\/assumptions\.ts$/,
  /packages\/contract\/src\/(email-address|intake|quiz-answers)\.ts$/,
  /app\/ui\/(money|field|field-shell|icon-button|skeleton|text-link)\.tsx/,
  /app\/lib\/(api-client|api-error|use-media|url-state)\.ts/,
  /app\/listings\/(listing-teaser|listing-teaser-skeleton|listing-picture|listing-path|home-type)\.tsx?$/,
  /lucide-react\/dist\/esm\/icons\/(chevron|check|arrow|triangle-alert|triangle-exclamation|pause|play)/,
];

/** What the pages of the site share below their first screen. */
const SITE = [
  /app\/features\/site\/(contact|properties)\//,
  /app\/features\/site\/(json-ld|plan|split-section|quiz-call)\.tsx?$/,
  /app\/visitors\/consent-line\.tsx?$/,
];

/** A person with a photo, what visitors may ask our API for, and what readers' pages share with those of staff. */
const PEOPLE = [
  /app\/ui\/(avatar|initials|badge|empty-state|segmented-control|select)\.tsx?$/,
  /lucide-react\/dist\/esm\/icons\/(phone|heart|message-circle|download|rotate-ccw|calendar|thumbs)/,
  /app\/shares\/sender\/(sender-photo|spoken-languages)\.tsx?$/,
  /app\/data\/visitors\.ts$/,
  /app\/lib\/(first-use|asleep)\.tsx?$/,
  /packages\/contract\/src\/(curators|profiles|shares|shortlists)\.ts$/,
];

/** Pages behind an emailed link: the sender, the reader's answer. */
const READER = [
  /app\/shares\/(answer|sender)\/|app\/shares\/phone-bar/,
  /app\/lib\/(later|download|save-file)\.tsx?$/,
  /app\/ui\/text-area\.tsx$/,
  /packages\/contract\/src\/report-files\.ts$/,
  /app\/features\/report\/files\/pdf-(options|label)\.tsx?$/,
];

const TOASTS = [/app\/ui\/(toast|toaster|use-is-phone)\.tsx?$/, /node_modules\/sonner/];

/** An explanation beside a figure, and what opens over a page: pictures of a report too. */
const POPOVER = [/app\/ui\/(panel-head|popover-panel|dialog|full-screen-dialog)\.tsx$/];

/** Requests that change something, without those that read; and how those are named. */
const MUTATIONS = [
  /@tanstack\/[\w-]+\/build\/modern\/(mutation(Observer)?|useMutation|queryOptions)\.js$/,
];

/** Figures in a sentence: link previews, cards, reports. */
const FIGURES = [
  /packages\/report-model\/src\/(headline|units|value-gap|texts\/headline)\.ts$/,
  /app\/listings\/yearly-roi\.tsx$/,
];

/** Tables, lists of facts and what is beside them. Pages of visitors use them too: not a part of staff's. */
const TABLES = [
  /app\/ui\/chart\/(chart-frame|chart-table|chart\.types|legend)\.tsx?$/,
  /app\/ui\/(table|table-head|fold|fact-list|error-state|copy-button)\.tsx$/,
  /app\/ui\/map\/map-frame\.tsx$/,
  /app\/data\/keys\.ts$/,
  /lucide-react\/dist\/esm\/icons\/(copy|plus)\.mjs$/,
];

const CHARTS = [
  /app\/ui\/chart\//,
  /app\/ui\/formula\.tsx$/,
  /packages\/report-model\/src\/chart\//,
];

/** The choice of a currency, which reports and shortlists have. */
const CURRENCY = [
  /app\/lib\/currency\//,
  /packages\/contract\/src\/exchange-rates\.ts$/,
  /app\/ui\/currency-(bar|field|select|note|suggestion)\.tsx$/,
];

/** A report under other assumptions, on its page and where staff read what was tried. */
const SCENARIOS = [
  /packages\/report-model\/src\/(report-under|scenario|scenario-changes|scenario-inputs|scenario-text|loan-presets|assumption-text)\.ts$/,
  /packages\/engine\/src\/market\/price-process\.ts$/,
];

const CAROUSEL = [/app\/listings\/picture-carousel\.tsx$/, /node_modules\/embla-carousel/];

const SLIDERS = [/app\/ui\/slider(-\w+)?\.tsx?$/];

/** Signing in, and what asks for a password again. */
const SESSION = [
  /app\/lib\/(session|redirect-target|own-path|forced-leave|form-errors|permission|one-time-code|entrance-notice)\.ts$/,
  /app\/data\/session\.ts$/,
  /app\/ui\/(code-field|password-field)\.tsx$/,
  /packages\/contract\/src\/(permissions|session|two-factor)\.ts$/,
  /lucide-react\/dist\/esm\/icons\/eye(-off)?\.mjs$/,
];

/** The frame of the signed-in part, and small things that many of its pages use. */
const STAFF = [
  /app\/features\/account\/proof\//,
  /app\/features\/crm\/(signal-line|use-now|use-outbox)\.tsx?$/,
  /app\/data\/outbox\//,
  /app\/lib\/(stored-entries|single-keys|push)\.ts$/,
  /app\/layouts\/(app-(header|currency)|sign-out-dialog|shortlist-adding|crm-pages)\.tsx?$/,
  /app\/listings\/shortlist-adding\.ts$/,
  /app\/shares\/pass-on\.tsx$/,
  /app\/lib\/(list-place|person-name|use-person-name|form-draft|paged)\.ts$/,
  /app\/data\/(account|live\/lead-events|notifications|push-devices|stale|sample-report|leads|timeline)\.ts$/,
  /app\/ui\/(confirm-dialog|draft-notice|leave-guard|missing-state|page-header|radio-group|radio-option|search-field)\.tsx?$/,
  /packages\/contract\/src\/(account|sample-report|share-link|activities|lead-duplicates|lead-erasure|lead-fields|lead-tags)\.ts$/,
  /lucide-react\/dist\/esm\/icons\/(circle-question-mark|link-2|list-plus|mail|mail-x|search)\.mjs$/,
];

/** Texts that are read together, as one file for each language. */
const TEXTS = {
  report:
    'charts|florida|how|metrics|origins|pastForecasts|place|report|reportFiles|share|stress|whatIf',
  staff:
    'account|customFields|leadScore|notifications|outbox|palette|shortlist|signals|sources|tags|undo',
  // Pages of staff: an entry of its own for each would weigh on every page of visitors.
  crm: 'apiKeys|audit|curators|dashboard|intakeSources|leadPanel|lostReason|settings|shortcuts|statuses|templates|trash|users|webhooks',
  lead: 'lead|leadRoom|leadFiles|leadForm|leadMerge|leadPurchase|messages|sequences|timeline',
  purchase: 'purchase|purchaseSteps',
  imports: 'contactImport|feeds|importReso|importing|imports',
  frame:
    'currency|errors|layout|leadName|listings|meta|outcome|publicProfile|saving|sender|session|ui',
};

const textGroups = Object.entries(TEXTS).flatMap(([name, namespaces]) =>
  ['en', 'es'].map((language) => ({
    name: `${name}-${language}`,
    test: new RegExp(`generated/${language}\\.(${namespaces})\\.gen`),
  })),
);

const isOneOf = (parts: RegExp[]) => (id: string) => parts.some((part) => part.test(id));

/** Ours shows a load error where React Router's reloads the page; see the file. */
const ROUTE_MODULE_LOADER = fileURLToPath(new URL('app/lib/load-route-module.ts', import.meta.url));

const ownRouteModuleLoader: Plugin = {
  name: 'own-route-module-loader',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/routeModules\.js$/ },
    handler: (_source, importer) =>
      importer?.includes('/react-router/dist/') ? ROUTE_MODULE_LOADER : null,
  },
  generateBundle() {
    const isUsed = [...this.getModuleIds()].includes(ROUTE_MODULE_LOADER);
    if (this.environment.name === 'client' && !isUsed)
      this.error('React Router loads its route modules elsewhere now: look at this plugin again.');
  },
};

/** Their packages name folders where Node wants files. */
const BUNDLED_ALWAYS = [/^@atlaskit\//];
/** CommonJS: the development server cannot evaluate it, Node can. */
const BUNDLED_IN_BUILD = ['bind-event-listener', 'raf-schd', /^@babel\/runtime/];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [contractInBrowser, ownRouteModuleLoader, tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  ssr: {
    noExternal: [...BUNDLED_ALWAYS, ...(command === 'build' ? BUNDLED_IN_BUILD : [])],
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                ...textGroups,
                { name: 'frame', test: isOneOf(FRAME) },
                { name: 'parts', test: isOneOf(PARTS) },
                { name: 'site', test: isOneOf(SITE) },
                { name: 'people', test: isOneOf(PEOPLE) },
                { name: 'reader', test: isOneOf(READER) },
                { name: 'toasts', test: isOneOf(TOASTS) },
                { name: 'popover', test: isOneOf(POPOVER) },
                { name: 'mutations', test: isOneOf(MUTATIONS) },
                { name: 'figures', test: isOneOf(FIGURES) },
                { name: 'tables', test: isOneOf(TABLES) },
                { name: 'charts', test: isOneOf(CHARTS) },
                { name: 'currency', test: isOneOf(CURRENCY) },
                { name: 'scenarios', test: isOneOf(SCENARIOS) },
                { name: 'carousel', test: isOneOf(CAROUSEL) },
                { name: 'sliders', test: isOneOf(SLIDERS) },
                { name: 'session', test: isOneOf(SESSION) },
                { name: 'staff', test: isOneOf(STAFF) },
              ],
            },
          },
        },
  },
}));
