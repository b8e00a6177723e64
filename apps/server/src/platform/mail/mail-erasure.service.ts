import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Ctx } from '../http/context.ts';
import { type ErasedPerson, emptyMailOf } from './mail-erasure.queries.ts';

/** Clears the content of emails to and about a person; the rows stay. */
export function forgetMailOf(ctx: Ctx, person: ErasedPerson): Promise<number[]> {
  return emptyMailOf(ctx.db, person);
}

/** Without a mail server emails are files, named after their rows. */
export function forgetMailFiles({ deps }: Ctx, ids: number[]): void {
  const folder = join(deps.config.dataDir, 'outbox');
  for (const name of namesIn(folder))
    if (ids.some((id) => name.startsWith(`mail-${id}-`))) rmSync(join(folder, name));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // No email was ever stored.
    return [];
  }
}
