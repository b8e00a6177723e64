import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runAllowedScripts } from './install.mjs';
import { root } from './paths.mjs';
import { must } from './steps.mjs';

/** A project with our .npmrc and two packages that leave a file when their script runs. */
function projectWith(allowScripts) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'alpha-install-')));
  copyFileSync(join(root, '.npmrc'), join(folder, '.npmrc'));
  const names = ['allowed', 'stranger'];
  for (const name of names) {
    const script = `node -e "require('fs').writeFileSync('${join(folder, `${name}-ran`)}', '')"`;
    writeManifest(join(folder, name), {
      ...{ name, version: '1.0.0' },
      scripts: { preinstall: script, install: script, postinstall: script },
    });
  }
  const dependencies = Object.fromEntries(names.map((name) => [name, `file:./${name}`]));
  writeManifest(folder, { name: 'project', version: '1.0.0', dependencies, allowScripts });
  return { folder, ran: () => names.filter((name) => existsSync(join(folder, `${name}-ran`))) };
}

function writeManifest(folder, manifest) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
}

it('a package runs a script at install only if it is in the list', {
  timeout: 120_000,
}, async () => {
  const { folder, ran } = projectWith({ allowed: true, stranger: false });
  const npm = (command) =>
    must('npm', [command, '--offline', '--install-links', '--no-audit', '--no-fund'], {
      cwd: folder,
    });
  await npm('install');
  await npm('ci');
  expect(existsSync(join(folder, 'node_modules/stranger/package.json'))).toBe(true);
  expect(ran()).toEqual([]);
  await runAllowedScripts(folder);
  expect(ran()).toEqual(['allowed']);
});
