// Tests that prove the rules of docs/security.md, found by the numbers in their titles.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { isProcessTest } from './process-tests.mjs';

export const RULES = 39;
const PLACES = ['apps', 'packages', 'e2e', 'scripts/fuzz'];
const TEST_FILE = /\.(test\.(tsx?|mjs)|spec\.ts)$/;
/** A title of a test or of a group of tests: `… (security 14)`, `… (security 25, 29)`. */
const TITLE = /(['`])((?:(?!\1)[^\n])*?) \(security (\d+(?:, \d+)*)\)((?:(?!\1)[^\n])*)\1/g;

/** By rule, in the order of the files; `problems` gets a line for each number that is out of place. */
export function findProofs(problems = []) {
  const found = new Map();
  for (const file of PLACES.flatMap(testFilesIn).sort()) {
    const text = readFileSync(join(root, file), 'utf8');
    const titles = [...text.matchAll(TITLE)];
    const mentions = text.split('(security ').length - 1;
    if (titles.length !== mentions)
      problems.push(`${file}: a number must be in a title as "… (security 14)"`);
    for (const [, , title, numbers] of titles)
      for (const rule of numbers.split(', ').map(Number)) {
        if (rule < 1 || rule > RULES) problems.push(`${file}: there is no rule ${rule}`);
        found.set(rule, [
          ...(found.get(rule) ?? []),
          { file, title: `${title} (security ${numbers})` },
        ]);
      }
  }
  return found;
}

/**
 * One line for each proof that no test of the run was: skipped, left out by a filter, or in a file that
 * is not among the tests. `executed`: tests that passed or failed, with their groups' names.
 */
export function proofsNotExecuted(proofs, executed, { withProcesses }) {
  const namesByFile = Map.groupBy(executed, ({ file }) => file);
  return [...proofs].flatMap(([rule, tests]) =>
    tests
      .filter(({ file }) => withProcesses || !isProcessTest(readFileSync(join(root, file), 'utf8')))
      .filter(({ file, title }) => {
        const pattern = patternOf(title);
        return !(namesByFile.get(file) ?? []).some(({ name }) => pattern.test(name));
      })
      .map(({ file, title }) => `rule ${rule}: not executed: ${file} › ${title}`),
  );
}

/** Values that a title is filled with, `%s`, `$name` or `${name}`, may be anything. */
function patternOf(title) {
  const parts = title
    .replaceAll("\\'", "'")
    .split(/%[sdifjoc#]|\$\{[^}]*\}|\$\w+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('[\\s\\S]*'));
}

function testFilesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'build'].includes(entry.name) ? [] : testFilesIn(path);
    return TEST_FILE.test(entry.name) ? [path] : [];
  });
}
