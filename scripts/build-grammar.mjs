// Writes the parser of search sentences from its grammar and the roles of words. Runs beside the
// messages, before build, check, test and dev; takes a tenth of a second.
import './lib/use-node.mjs';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import peggy from 'peggy';
import { root } from './lib/paths.mjs';

const source = join(root, 'packages/search-words/src');
const outDir = join(source, 'generated');
const outFile = join(outDir, 'sentence.gen.ts');
/** As in token.ts. */
const FIRST_SYMBOL = 0x30;

export function buildGrammar() {
  const roles = JSON.parse(readFileSync(join(source, 'roles.json'), 'utf8'));
  const rules = roles.map((role, i) => {
    const name = role[0].toUpperCase() + role.slice(1);
    const symbol = JSON.stringify(String.fromCharCode(FIRST_SYMBOL + i));
    return `${name} = ${symbol} { return options.tokens[range().start]; }`;
  });
  const grammar = readFileSync(join(source, 'sentence.peggy'), 'utf8');
  // Every rule is tried at most once at each token: no sentence takes more than linear time.
  const parser = peggy.generate(`${grammar}\n${rules.join('\n')}\n`, {
    cache: true,
    format: 'es',
    output: 'source',
    grammarSource: 'sentence.peggy',
    allowedStartRules: ['Sentence'],
  });
  write(`// @ts-nocheck\n${parser}`);
}

function write(text) {
  mkdirSync(outDir, { recursive: true });
  if (!existsSync(outFile) || readFileSync(outFile, 'utf8') !== text) writeFileSync(outFile, text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildGrammar();
