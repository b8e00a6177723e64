import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from '../src/platform/db/embedded/open-embedded.ts';
import { migrateDatabase, migrationsFolder } from '../src/platform/db/migrate.ts';
import { temporaryFolder } from './server-process.ts';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/alpha/', import.meta.url));

/** Creating an empty database takes seconds; from a migrated dump, a test file starts in one. */
export async function templatePath(): Promise<string> {
  const path = `${CACHE}test-template-${migrationsHash()}.tar`;
  if (existsSync(path)) return path;
  const embedded = await openEmbedded({ dataDir: 'memory://' });
  await migrateDatabase(embedded.pool);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${path}.${process.pid}`, await embedded.dump());
  renameSync(`${path}.${process.pid}`, path);
  await embedded.close();
  return path;
}

/**
 * A data folder with a migrated, empty database, for programs whose first start is not what is tested:
 * it takes twice as long.
 */
export async function preparedFolder(): Promise<string> {
  const template = `${CACHE}test-template-${migrationsHash()}`;
  if (!existsSync(template)) await writeFolder(template);
  const dataDir = temporaryFolder();
  cpSync(template, join(dataDir, 'pg'), { recursive: true });
  return dataDir;
}

async function writeFolder(template: string): Promise<void> {
  const making = `${template}.${process.pid}`;
  const embedded = await openEmbedded({ dataDir: making, loadFrom: await templatePath() });
  await embedded.close();
  try {
    renameSync(making, template);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(template)) throw error;
    rmSync(making, { recursive: true, force: true });
  }
}

function migrationsHash(): string {
  const folder = migrationsFolder();
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort())
    if (file.endsWith('.sql')) hash.update(readFileSync(`${folder}/${file}`));
  return hash.digest('hex').slice(0, 16);
}
