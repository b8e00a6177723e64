import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from '../src/platform/db/embedded/open-embedded.ts';
import { migrateDatabase, migrationsFolder } from '../src/platform/db/migrate.ts';

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

function migrationsHash(): string {
  const folder = migrationsFolder();
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort())
    if (file.endsWith('.sql')) hash.update(readFileSync(`${folder}/${file}`));
  return hash.digest('hex').slice(0, 16);
}
