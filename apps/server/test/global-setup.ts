import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareTemplate } from './fresh-postgres.ts';
import { templatePath } from './template.ts';

/** Before any worker starts: creates the template, so that workers don't create it twice. */
export default async function setup(): Promise<() => void> {
  const server = process.env.TEST_POSTGRES_URL;
  if (server) await prepareTemplate(server);
  else await templatePath();
  return inOneFolder();
}

/** Tests write into one folder, which is deleted afterwards. */
function inOneFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-tests-'));
  // PostgreSQL runs as a user other than root and needs access.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
