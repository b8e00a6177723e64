// In `npm run check`. `--strict`, for a CI whose registry has every platform's binaries: no exception.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockfileProblems } from './lib/lockfile.mjs';
import { root } from './lib/paths.mjs';

const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
const isStrict = process.argv.includes('--strict');
const problems = lockfileProblems(read('package-lock.json'), read('package.json'), { isStrict });
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
