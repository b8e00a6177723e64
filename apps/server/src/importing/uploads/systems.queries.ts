import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';

/** Source names people gave to their tables, latest first. */
export async function listSystems(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ system: string }>(sql`
    select options ->> 'system' as system from imports
    where kind = 'csv' and not is_dry_run and options ->> 'system' <> ''
    group by 1 order by max(id) desc`);
  return rows.map(({ system }) => system);
}

/** “inmobiliaria sol” is “Inmobiliaria Sol”: under another name all its listings would be new. */
export async function knownSpelling(db: Db, name: string): Promise<string> {
  const systems = await listSystems(db);
  const plain = (name: string) => name.normalize('NFC').toLowerCase();
  if (systems.includes(name)) return name;
  return systems.find((system) => plain(system) === plain(name)) ?? name;
}
