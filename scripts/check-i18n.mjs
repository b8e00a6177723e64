// Messages: the same keys and values in every language, none unused, and no raw text in JSX.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { argumentsOf, LANGUAGES, readMessages } from './lib/messages.mjs';
import { root } from './lib/paths.mjs';
import { rawTextIn } from './lib/raw-text.mjs';

const problems = [];
// Typed by the contract's error codes and the routes' handles: the compiler finds what is missing.
const WHOLE = new Set(['errors', 'meta']);
const PACKAGES = ['contract', 'i18n', 'report-model'];
const english = readMessages('en');
const sources = sourceFiles();

for (const language of LANGUAGES) compareWithEnglish(language, readMessages(language));
findUnused();
for (const { path, text } of sources)
  if (path.endsWith('.tsx'))
    for (const { line, raw } of rawTextIn(path, text))
      problems.push(`${relative(root, path)}:${line} raw text in JSX: "${raw}"`);

for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);

function compareWithEnglish(language, catalogs) {
  for (const namespace of new Set([...english.keys(), ...catalogs.keys()])) {
    const [ours, theirs] = [
      english.get(namespace) ?? new Map(),
      catalogs.get(namespace) ?? new Map(),
    ];
    for (const key of new Set([...ours.keys(), ...theirs.keys()])) {
      const where = `${language}/${namespace}.json: ${key}`;
      if (!theirs.has(key)) problems.push(`${where} is missing`);
      else if (!ours.has(key)) problems.push(`${where} is not in English`);
      else compareArguments(where, ours.get(key), theirs.get(key));
    }
  }
}

function compareArguments(where, ours, theirs) {
  try {
    const [wanted, found] = [ours, theirs].map((text) =>
      [...argumentsOf(text).keys()].sort().join(', '),
    );
    if (wanted !== found) problems.push(`${where} uses {${found}}, English uses {${wanted}}`);
  } catch (error) {
    problems.push(`${where}: ${error.message}`);
  }
}

/** A key counts as used when a source names it, or a template such as `error.${kind}.title` fits it. */
function findUnused() {
  const literals = new Set();
  const patterns = [];
  for (const { text } of sources) {
    for (const [, literal] of text.matchAll(/['"]([\w.-]+)['"]/g)) literals.add(literal);
    for (const [, template] of text.matchAll(/`([\w.-]*(?:\$\{[^`}]+\}[\w.-]*)+)`/g))
      patterns.push(template);
  }
  const fits = patterns
    .filter((template) => template.replace(/\$\{[^}]+\}/g, '').length > 1)
    .map(
      (template) =>
        new RegExp(
          `^${template
            .split(/\$\{[^}]+\}/)
            .map(escaped)
            .join('[\\w.-]+')}$`,
        ),
    );
  for (const [namespace, messages] of english) {
    if (WHOLE.has(namespace)) continue;
    for (const key of messages.keys())
      if (!literals.has(key) && !fits.some((pattern) => pattern.test(key)))
        problems.push(`en/${namespace}.json: ${key} is not used`);
  }
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function sourceFiles() {
  const folders = [
    'apps/web/app',
    'apps/server/src',
    ...PACKAGES.map((name) => `packages/${name}/src`),
  ];
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|gen)\./.test(name))
      .map((name) => join(root, folder, name))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  );
}
