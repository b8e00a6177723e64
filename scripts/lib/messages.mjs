// Reads packages/i18n/messages/<lang>/<feature>.json and describes each ICU message.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { root } from './paths.mjs';

export const LANGUAGES = ['en', 'es'];
export const messagesDir = join(root, 'packages/i18n/messages');

/** → Map of namespace to Map of key to text. */
export function readMessages(language) {
  const namespaces = new Map();
  for (const file of readdirSync(join(messagesDir, language)).sort()) {
    if (!file.endsWith('.json')) continue;
    const tree = JSON.parse(readFileSync(join(messagesDir, language, file), 'utf8'));
    namespaces.set(basename(file, '.json'), new Map(flatten(tree)));
  }
  return namespaces;
}

function* flatten(tree, prefix = '') {
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') yield [prefix + name, value];
    else yield* flatten(value, `${prefix}${name}.`);
  }
}

/** → Map of argument name to TypeScript type; throws on broken ICU syntax. */
export function argumentsOf(text) {
  const found = new Map();
  walk(parse(text, { requiresOtherClause: true }), found);
  return found;
}

function walk(nodes, found) {
  for (const node of nodes) {
    if (node.type === TYPE.argument) add(found, node.value, 'string | number');
    if (node.type === TYPE.number || node.type === TYPE.plural) add(found, node.value, 'number');
    if (node.type === TYPE.date || node.type === TYPE.time) add(found, node.value, 'Date | number');
    if (node.type === TYPE.select) add(found, node.value, 'string');
    if (node.type === TYPE.tag) {
      add(found, node.value, '(chunks: unknown) => unknown');
      walk(node.children, found);
    }
    for (const option of Object.values(node.options ?? {})) walk(option.value, found);
  }
}

function add(found, name, type) {
  // "count" used both as plural and as plain text is a number.
  const known = found.get(name);
  if (!known || known === 'string | number') found.set(name, type);
}
