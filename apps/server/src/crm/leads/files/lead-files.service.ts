import {
  type deleteLeadFile as deleteEndpoint,
  type InputOf,
  LEAD_FILE_UNDO_HOURS,
  type LeadFile,
  type listLeadFiles as listEndpoint,
  type renameLeadFile as renameEndpoint,
  type restoreLeadFile as restoreEndpoint,
} from '@alpha/contract';
import { recordAudit } from '../../../platform/audit/index.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../../platform/http/context.ts';
import { scopeOf } from '../lead-scope.ts';
import { lockLead, notifyLeadChanged } from '../leads.queries.ts';
import { getLeadRow } from '../leads.service.ts';
import { assertRoom } from './file-limits.ts';
import { nameOfRenamed } from './file-name.ts';
import { findFileRow, type LeadFileRow, listFileRows, updateFile } from './lead-files.queries.ts';

export async function listLeadFiles(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof listEndpoint>,
): Promise<LeadFile[]> {
  await getLeadRow(ctx, id);
  return (await listFileRows(ctx.db, id, scopeOf(ctx))).map(shapeFile);
}

export function renameLeadFile(
  ctx: Ctx,
  { params: { id }, body }: InputOf<typeof renameEndpoint>,
): Promise<LeadFile> {
  return inTransaction(ctx, async (ctx) => {
    const { kind, leadId } = await getFile(ctx, id);
    await updateFile(ctx.db, id, { name: nameOfRenamed(body.name, kind) });
    await notifyLeadChanged(ctx.db, leadId);
    return shapeFile(await getFile(ctx, id));
  });
}

export function deleteLeadFile(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof deleteEndpoint>,
): Promise<{ status: 'success' }> {
  return inTransaction(ctx, async (ctx) => {
    const { leadId } = await getFile(ctx, id);
    await updateFile(ctx.db, id, { isDeleted: true });
    await recordAudit(ctx, {
      action: 'lead.file_deleted',
      target: { type: 'lead', id: leadId },
      data: { file_id: id },
    });
    await notifyLeadChanged(ctx.db, leadId);
    return { status: 'success' };
  });
}

/** A second undo finds it restored, which is what it wanted. */
export function restoreLeadFile(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof restoreEndpoint>,
): Promise<LeadFile> {
  return inTransaction(ctx, async (ctx) => {
    const row = await findFileRow(ctx.db, id, scopeOf(ctx));
    if (!row || isTooLate(row)) throw new AppError('leadFile.notFound');
    if (row.deletedAt) {
      await lockLead(ctx.db, row.leadId);
      await assertRoom(ctx, row.leadId, { bytes: row.bytes, isOnDisk: true });
      await updateFile(ctx.db, id, { isDeleted: false });
      await recordAudit(ctx, {
        action: 'lead.file_restored',
        target: { type: 'lead', id: row.leadId },
        data: { file_id: id },
      });
      await notifyLeadChanged(ctx.db, row.leadId);
    }
    return shapeFile(row);
  });
}

const HOUR_MS = 3_600_000;

const isTooLate = ({ deletedAt }: LeadFileRow): boolean =>
  deletedAt !== null && Date.now() - deletedAt.getTime() > LEAD_FILE_UNDO_HOURS * HOUR_MS;

/** Of a lead the viewer may see, and not deleted. */
export async function getFile(ctx: Ctx, id: number): Promise<LeadFileRow> {
  const row = await findFileRow(ctx.db, id, scopeOf(ctx));
  if (!row || row.deletedAt) throw new AppError('leadFile.notFound');
  return row;
}

export const shapeFile = (row: LeadFileRow): LeadFile => ({
  id: row.id,
  lead_id: row.leadId,
  name: row.name,
  kind: row.kind,
  bytes: row.bytes,
  has_thumbnail: row.hasThumbnail,
  uploaded_by: row.uploadedBy,
  created_at: row.createdAt.toISOString(),
});
