// Fails on unclear words (scripts/lib/word-list.mjs) in names, comments, texts and
// documents. Names are read as words: `hasReadAll` is “has read all”.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './lib/paths.mjs';
import { WORDS } from './lib/word-list.mjs';

const READ = /\.(ts|tsx|mjs|md|css|sql|ya?ml)$|packages\/i18n\/messages\/en\/.*\.json$/;
/** Committed migrations cannot change, and the list contains the words itself. */
const SKIP = /^apps\/server\/drizzle\/|^scripts\/lib\/word-list\.mjs$|\/generated\//;

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => READ.test(file) && !SKIP.test(file));

const findings = files.flatMap((file) => [
  ...findIn(file, 0, file),
  ...readFileSync(`${root}/${file}`, 'utf8')
    .split('\n')
    .flatMap((line, index) => findIn(file, index + 1, line)),
]);

for (const { file, line, found, instead } of findings)
  console.error(`${file}:${line}: “${found}”, better: ${instead}`);
if (findings.length > 0) {
  console.error(`\n${findings.length} words to replace, see scripts/lib/word-list.mjs`);
  process.exit(1);
}

function findIn(file, line, text) {
  const words = text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_/.-]+/g, ' ')
    .toLowerCase();
  const plain = text.toLowerCase();
  return WORDS.filter(({ except = {} }) => !Object.keys(except).some((part) => file.includes(part)))
    .map(({ word, instead }) => ({ found: (word.exec(words) ?? word.exec(plain))?.[0], instead }))
    .filter(({ found }) => found !== undefined)
    .map((finding) => ({ file, line, ...finding }));
}
