// Each rule in the table of docs/security.md has a test that carries its number, and the
// last column lists them; `npm test` fails when one of them was not executed. `--write` fills the column in,
// `--list 14` prints the tests of a rule.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from './lib/paths.mjs';
import { findProofs, RULES } from './lib/security-proofs.mjs';

const DOCUMENT = join(root, 'docs/security.md');

const problems = [];
const proofs = findProofs(problems);
for (let rule = 1; rule <= RULES; rule += 1)
  if (!proofs.has(rule)) problems.push(`rule ${rule}: no test carries its number`);

const [, listed] = /--list (\d+)/.exec(process.argv.slice(2).join(' ')) ?? [];
if (listed) {
  for (const { file, title } of proofs.get(Number(listed)) ?? []) console.log(`${file}: ${title}`);
} else {
  const text = readFileSync(DOCUMENT, 'utf8');
  const expected = withProofs(text);
  if (process.argv.includes('--write')) writeFileSync(DOCUMENT, expected);
  else if (text !== expected)
    problems.push(
      'docs/security.md: the tests have changed; run `node scripts/check-security.mjs --write`',
    );
}
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);

/** The document with the last cell of each row of the table filled in. */
function withProofs(text) {
  const rules = [];
  const filled = text.replace(/^\| (\d+) \|(.*)\|[^|\n]*\|$/gm, (_row, number, cells) => {
    rules.push(Number(number));
    return `| ${number} |${cells}| ${proofsIn(proofs.get(Number(number)) ?? [])} |`;
  });
  const wanted = Array.from({ length: RULES }, (_, i) => i + 1);
  if (rules.join() !== wanted.join())
    problems.push(`docs/security.md: the table must have the rows 1 to ${RULES}, in their order`);
  return filled;
}

/** Each file once, with how many of its tests or groups of tests carry the number. */
function proofsIn(tests) {
  const counts = new Map();
  for (const { file } of tests) counts.set(file, (counts.get(file) ?? 0) + 1);
  return [...counts]
    .map(([file, count]) => {
      const link = `[${basename(file)}](${relative(join(root, 'docs'), join(root, file))})`;
      return count > 1 ? `${link} × ${count}` : link;
    })
    .join(', ');
}
