// Chromium for the browser tests: a found one, else Playwright's download, else Debian's package.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { bin, run } from './steps.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** → a path, '' for Playwright's own, or null with a line that says what to install. */
export async function findChromium() {
  const found = process.env.CHROMIUM_PATH || installedChromium() || (await playwrightsOwn());
  if (found !== null && found !== undefined && found !== '') return found;
  if (found === '') return '';
  console.log('Chromium for the browser tests is missing: trying to download it…');
  if ((await run(bin('playwright'), ['install', 'chromium'], { capture: true })).code === 0)
    return '';
  if (process.getuid?.() === 0 && (await fromDebian())) return installedChromium();
  console.error(
    'The browser tests need Chromium. Install it (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH.',
  );
  return null;
}

export function installedChromium() {
  for (const folder of (process.env.PATH ?? '').split(delimiter))
    for (const name of NAMES)
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        // Not here; look on.
      }
  return null;
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  try {
    accessSync(chromium.executablePath(), constants.X_OK);
    return '';
  } catch {
    return null;
  }
}

async function fromDebian() {
  if ((await run('apt-get', ['update'], { capture: true })).code !== 0) return false;
  const install = ['install', '-y', '--no-install-recommends', 'chromium'];
  return (
    (await run('apt-get', install, { capture: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }))
      .code === 0
  );
}
