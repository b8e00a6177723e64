// npm start: install what is missing, build what is stale, run. Needs nothing but Node.
import './lib/use-node.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies } from './lib/install.mjs';
import { oneAtATime } from './lib/one-at-a-time.mjs';
import { root } from './lib/paths.mjs';

// Other programs come here too (`npm run analyze`, `npm run admin:create`): the same preparation.
const [program = 'main'] = process.argv.splice(2, 1);

await oneAtATime(async () => {
  await installDependencies();
  const { build } = await import('./build.mjs');
  await build();
});

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
process.env.NODE_ENV ??= 'production';
await import(`../apps/server/dist/${program}.js`);
