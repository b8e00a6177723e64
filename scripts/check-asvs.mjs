// docs/asvs.md has each requirement of OWASP ASVS, levels 1 and 2, once, with a verdict; what it names as
// evidence exists. `--count` prints how many there are of each verdict.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REQUIREMENTS } from './lib/asvs-requirements.mjs';
import { root } from './lib/paths.mjs';

const VERDICTS = ['met', 'not applicable', "operator's part", 'not met'];

/** The numbers of the rows in the table of rules. */
function rulesIn(text) {
  return new Set([...text.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number)));
}

/** Rows are `| V1.2.3 | what | verdict | evidence |`, or `| V1.2.3–V1.2.5 | …` for a range. */
export function checkAsvs(text, rules, exists) {
  const problems = [];
  const verdicts = new Map();
  for (const [row, from, to = from, what, verdict, evidence] of text.matchAll(
    /^\| (V[\d.]+)(?:–(V[\d.]+))? \|([^|\n]*)\|([^|\n]*)\|([^|\n]*)\|$/gm,
  )) {
    const ids = idsBetween(from, to);
    if (ids.length === 0) problems.push(`${row.slice(0, 20)}…: there is no such requirement`);
    for (const id of ids) {
      if (verdicts.has(id)) problems.push(`${id} has two rows`);
      verdicts.set(id, verdict.trim());
    }
    if (!what.trim() || !evidence.trim()) problems.push(`${from}: a cell is empty`);
    if (!VERDICTS.includes(verdict.trim()))
      problems.push(`${from}: "${verdict.trim()}" is no verdict`);
    for (const path of pathsIn(evidence))
      if (!exists(path)) problems.push(`${from}: there is no ${path}`);
    for (const rule of rulesNamedIn(evidence))
      if (!rules.has(rule)) problems.push(`${from}: there is no rule ${rule}`);
  }
  for (const { id, level } of REQUIREMENTS)
    if (!verdicts.has(id)) problems.push(`${id} (level ${level}) is missing`);
  const counts = VERDICTS.map((verdict) => [
    verdict,
    [...verdicts.values()].filter((each) => each === verdict).length,
  ]);
  return { problems, counts };
}

/** Empty if one of them is unknown or they are in the wrong order. */
function idsBetween(from, to) {
  const [first, last] = [from, to].map((id) => REQUIREMENTS.findIndex((each) => each.id === id));
  return first < 0 || last < 0 ? [] : REQUIREMENTS.slice(first, last + 1).map(({ id }) => id);
}

/** Code spans that name a file or folder of this repository. */
const pathsIn = (text) =>
  [
    ...text.matchAll(
      /`((?:[\w.@-]+\/)+[\w.@-]*|(?:\.?[\w-]+\.(?:json|yaml|md|mjs)|Dockerfile|\.dockerignore|\.npmrc))`/g,
    ),
  ]
    .map(([, path]) => path)
    .filter((path) => !path.startsWith('/'));

/** “rule 14”, “rules 2, 3 and 11”. */
const rulesNamedIn = (text) =>
  [...text.matchAll(/\brules? (\d+(?:(?:, | and |, and )\d+)*)/g)].flatMap(([, list]) =>
    list.match(/\d+/g).map(Number),
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const text = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
  const rules = rulesIn(readFileSync(join(root, 'docs/security.md'), 'utf8'));
  const { problems, counts } = checkAsvs(text, rules, (path) => existsSync(join(root, path)));
  if (process.argv.includes('--count'))
    for (const [verdict, count] of counts) console.log(`${verdict}: ${count}`);
  for (const problem of problems) console.error(`docs/asvs.md: ${problem}`);
  process.exit(problems.length > 0 ? 1 : 0);
}
