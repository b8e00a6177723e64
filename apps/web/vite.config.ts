import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What every page needs, in one file: two dozen tiny ones cost a third more, compressed. */
const FRAME = [
  /app\/lib\/(i18n\/|page-meta|storage|chunk-timeout)/,
  /app\/layouts\/(logo|language-switch|menu-toggle|skip-link|navigation-progress|error-screen|site-)/,
  /app\/ui\/(button|class-names|spinner)/,
  /packages\/i18n\/src\/(?!generated\/(en|es)\.)/,
  /node_modules\/(icu-minify|react-dom\/index|react-dom\/cjs\/react-dom\.production)/,
  /lucide-react\/dist\/esm\/(?!icons\/)/,
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
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
                { name: 'frame', test: (id: string) => FRAME.some((part) => part.test(id)) },
              ],
            },
          },
        },
  },
}));
