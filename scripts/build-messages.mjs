// Compiles ICU messages to small arrays and writes the types of keys and values.
// Runs before build, check, test and dev; takes a tenth of a second.
import './lib/use-node.mjs';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import { argumentsOf, LANGUAGES, readMessages } from './lib/messages.mjs';
import { root } from './lib/paths.mjs';

/** Texts of emails and files, which no screen shows: the browser's list of texts is without them. */
const ONLY_SERVER = new Set([
  ...['answerMail', 'leadMail', 'mail', 'notificationMail', 'pdf', 'roomMail', 'sequenceTask'],
  ...['replyMail', 'calendarFile', 'alertMail'],
]);

const outDir = join(root, 'packages/i18n/src/generated');

export function buildMessages() {
  const byLanguage = new Map(LANGUAGES.map((language) => [language, readMessages(language)]));
  const namespaces = [...byLanguage.get('en').keys()];
  const wanted = new Map();
  for (const [language, catalogs] of byLanguage) {
    for (const [namespace, messages] of catalogs) {
      wanted.set(`${language}.${namespace}.gen.ts`, catalogSource(messages));
    }
  }
  wanted.set('keys.gen.ts', keysSource(byLanguage.get('en')));
  wanted.set('loaders.gen.ts', loadersSource(namespaces.filter((name) => !ONLY_SERVER.has(name))));
  wanted.set('catalogs.gen.ts', catalogsSource(namespaces));
  write(wanted);
}

function catalogSource(messages) {
  const compiled = Object.fromEntries([...messages].map(([key, text]) => [key, compile(text)]));
  return `import type { Catalog } from '../translator.ts';\nexport default ${JSON.stringify(compiled)} as unknown as Catalog;\n`;
}

function keysSource(english) {
  const blocks = [...english].map(([namespace, messages]) => {
    const rows = [...messages].map(([key, text]) => {
      const values = [...argumentsOf(text)].map(([name, type]) => `${name}: ${type}`);
      return `    ${JSON.stringify(key)}: {${values.length ? ` ${values.join('; ')} ` : ''}};`;
    });
    return `  ${namespace}: {\n${rows.join('\n')}\n  };`;
  });
  return `export type Messages = {\n${blocks.join('\n')}\n};\nexport type Namespace = keyof Messages;\n`;
}

function loadersSource(namespaces) {
  const rows = LANGUAGES.map((language) => {
    const entries = namespaces.map((n) => `${n}: () => import('./${language}.${n}.gen.ts')`);
    return `  ${language}: { ${entries.join(', ')} },`;
  });
  return `export const NAMESPACES = ${JSON.stringify(namespaces)} as const;\n/** Texts that screens show. */\nexport type ScreenNamespace = (typeof NAMESPACES)[number];\nexport const loaders = {\n${rows.join('\n')}\n};\n`;
}

function catalogsSource(namespaces) {
  const name = (language, n) => `${language}_${n}`;
  const all = LANGUAGES.flatMap((language) => namespaces.map((n) => [language, n]));
  const imports = all.map(([l, n]) => `import ${name(l, n)} from './${l}.${n}.gen.ts';`);
  const rows = LANGUAGES.map(
    (l) => `  ${l}: { ${namespaces.map((n) => `${n}: ${name(l, n)}`).join(', ')} },`,
  );
  return `${imports.join('\n')}\nexport const catalogs = {\n${rows.join('\n')}\n};\n`;
}

/** Unchanged files keep their time stamp, so watchers and the stale check stay quiet. */
function write(wanted) {
  mkdirSync(outDir, { recursive: true });
  for (const [file, source] of wanted) {
    const path = join(outDir, file);
    if (existsSync(path) && readFileSync(path, 'utf8') === source) continue;
    writeFileSync(path, source);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildMessages();
