import { LEAD_FILES_MAX, LEAD_FILES_MAX_BYTES } from '@alpha/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Ctx } from '../../../platform/http/context.ts';
import { sumFiles } from './lead-files.queries.ts';

type NewBytes = { bytes: number /** Counted already. */; isOnDisk?: boolean };

/** The limits of a lead, and of the installation. */
export async function assertRoom(
  ctx: Ctx,
  leadId: number,
  { bytes, isOnDisk = false }: NewBytes,
): Promise<void> {
  const own = await sumFiles(ctx.db, leadId);
  if (own.files >= LEAD_FILES_MAX || own.bytes + bytes > LEAD_FILES_MAX_BYTES)
    throw new AppError('leadFile.leadFull');
  if (isOnDisk) return;
  const all = await sumFiles(ctx.db);
  if (all.bytes + bytes > ctx.deps.config.filesQuotaBytes)
    throw new AppError('leadFile.quotaReached');
}
