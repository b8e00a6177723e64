import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { contractInBrowser } from './app/vite/contract-in-browser.ts';

/** What every page needs, in one file: two dozen tiny ones cost a third more, compressed. */
const FRAME = [
  /app\/lib\/(i18n\/|page-meta|storage|chunk-timeout)/,
  /app\/layouts\/(logo|language-|menu-toggle|skip-link|navigation-progress|error-screen|site-|use-page-jump)/,
  /app\/ui\/(button|class-names|notice|spinner|target-menu)/,
  /packages\/i18n\/src\/(?!generated\/(en|es)\.)/,
  /node_modules\/(icu-minify|react-dom\/index|react-dom\/cjs\/react-dom\.production)/,
  /lucide-react\/dist\/esm\/(?!icons\/)/,
];

/** What forms and cards are made of: small, and on most pages. */
const PARTS = [
  /app\/ui\/(money|field|field-shell|icon-button|skeleton|text-link)\.tsx/,
  /app\/lib\/(api-client|api-error|use-media)\.ts/,
  /app\/listings\/(listing-teaser|listing-teaser-skeleton|listing-picture|listing-path|home-type)\.tsx?$/,
  /lucide-react\/dist\/esm\/icons\/(chevron|check|arrow|triangle-alert|triangle-exclamation|pause|play)/,
];

/** What the pages of the site share below their first screen. */
const SITE = [
  /app\/features\/site\/(contact|properties)\//,
  /app\/features\/site\/(json-ld|plan|split-section|quiz-call)\.tsx?$/,
  /app\/visitors\/(honeypot|consent-line)\.tsx?$/,
  /app\/data\/visitor-lead\.ts$/,
];

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
                { name: 'frame', test: isOneOf(FRAME) },
                { name: 'parts', test: isOneOf(PARTS) },
                { name: 'site', test: isOneOf(SITE) },
              ],
            },
          },
        },
  },
}));
