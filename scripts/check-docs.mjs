// Every path, npm script and variable named in documents must exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './lib/paths.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const problems = [];

for (const file of documents()) {
  const text = readFileSync(file, 'utf8');
  const name = relative(root, file);
  for (const path of pathsIn(text))
    if (!existsSync(join(root, path))) problems.push(`${name}: there is no ${path}`);
  for (const target of linksIn(text))
    if (!existsSync(join(dirname(file), target)))
      problems.push(`${name}: broken link to ${target}`);
  for (const [, script] of text.matchAll(/npm run (?:--workspace \S+ )?([\w:-]+)/g))
    if (!scripts[script]) problems.push(`${name}: there is no script "${script}"`);
}
problems.push(...undocumentedVariables());

for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);

function documents() {
  const top = readdirSync(root).filter((name) => name.endsWith('.md'));
  const below = readdirSync(join(root, 'docs'), { recursive: true }).filter((name) =>
    name.endsWith('.md'),
  );
  return [...top.map((name) => join(root, name)), ...below.map((name) => join(root, 'docs', name))];
}

/** Code spans that look like a path of this repository: `apps/server/src/app.ts`. */
function pathsIn(text) {
  return [...text.matchAll(/`((?:apps|packages|scripts|docs|e2e|\.ci)\/[\w./@-]*[\w/])`/g)]
    .map(([, path]) => path)
    .filter((path) => !/\/(dist|build)(\/|$)/.test(path));
}

function linksIn(text) {
  return [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target]) => target);
}

/** .env.example and the code must have the same variables. */
function undocumentedVariables() {
  const config = readFileSync(join(root, 'apps/server/src/platform/config.ts'), 'utf8');
  const table = /const VARIABLES = \{([\s\S]*?)\n\} as const/.exec(config)?.[1] ?? '';
  const known = [...table.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const shown = [...example.matchAll(/^#?\s?([A-Z_]+)=/gm)].map(([, name]) => name);
  return [
    ...known
      .filter((name) => !shown.includes(name))
      .map((name) => `.env.example: ${name} is missing`),
    ...shown
      .filter((name) => !known.includes(name))
      .map((name) => `.env.example: ${name} is not a variable`),
  ];
}
