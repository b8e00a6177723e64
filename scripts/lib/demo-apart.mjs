// Keeps the demo market in its own bundle, which the server loads only when the demo is on.

const PACKAGE = '@alpha/demo-market';
const FOLDER = 'packages/demo-market/';
const OUTPUT = 'demo-market.js';

/** An esbuild plugin: `import('@alpha/demo-market')` loads the file beside the bundle. */
export const demoApart = {
  name: 'demo-apart',
  setup({ onResolve }) {
    onResolve({ filter: new RegExp(`^${PACKAGE}(/|$)`) }, ({ path, kind, importer }) => {
      if (kind === 'dynamic-import' && path === PACKAGE)
        return { path: `./${OUTPUT}`, external: true };
      const text = `${importer} has to load ${PACKAGE} with import(), so that the product runs without it`;
      return { errors: [{ text }] };
    });
  },
};

/** Files of the demo market in any other bundle, as "main.js: packages/demo-market/…". */
export function strayDemoFiles({ outputs }) {
  return Object.entries(outputs)
    .filter(([output]) => !output.endsWith(`/${OUTPUT}`))
    .flatMap(([output, { inputs }]) =>
      Object.keys(inputs)
        .filter((input) => input.includes(FOLDER))
        .map((input) => `${output.split('/').at(-1)}: ${input}`),
    );
}
