import type { Readable } from 'node:stream';
import {
  type InputOf,
  LEAD_FILE_MAX_BYTES,
  type LeadFile,
  type LeadFileKind,
  type uploadLeadFile as uploadEndpoint,
} from '@alpha/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../../../platform/http/context.ts';
import { recordTouch } from '../lead-activity.service.ts';
import { lockLead } from '../leads.queries.ts';
import { getLeadRow } from '../leads.service.ts';
import { assertRoom } from './file-limits.ts';
import { nameOfUpload } from './file-name.ts';
import { dropReceived, keepReceived, type ReceivedFile, receiveFile } from './file-store.ts';
import { inspectFile } from './inspect-file.ts';
import { findSameFile, insertFile, lockFiles } from './lead-files.queries.ts';
import { getFile, shapeFile } from './lead-files.service.ts';

/** A small JPEG of a picture file, or null if it cannot be read. The listings do it; `app.ts` passes it in. */
export type DrawThumbnail = (path: string) => Promise<Buffer | null>;

const DRAWN: readonly LeadFileKind[] = ['jpeg', 'png', 'webp'];

export async function uploadLeadFile(
  ctx: Ctx,
  { params: { id }, query }: InputOf<typeof uploadEndpoint>,
  body: Readable,
  drawThumbnail: DrawThumbnail,
): Promise<LeadFile> {
  // Before the first byte: nobody sends 20 MB to learn that there is no room.
  await getLeadRow(ctx, id);
  await assertRoom(ctx, id, { bytes: 1 });
  const received = await receiveFile(ctx.deps.config.dataDir, body, LEAD_FILE_MAX_BYTES);
  try {
    if (received.bytes === 0) throw new AppError('leadFile.empty');
    const kind = await inspectFile(received.path, query.name);
    const name = nameOfUpload(query.name, kind);
    const thumbnail = DRAWN.includes(kind) ? await drawThumbnail(received.path) : null;
    return await attach(ctx, id, { received, kind, name, thumbnail });
  } finally {
    await dropReceived(received.path);
  }
}

type Checked = {
  received: ReceivedFile;
  kind: LeadFileKind;
  name: string;
  thumbnail: Buffer | null;
};

function attach(ctx: Ctx, leadId: number, file: Checked): Promise<LeadFile> {
  const { received, kind, name, thumbnail } = file;
  const { hash, bytes } = received;
  return inTransaction(ctx, async (ctx) => {
    await lockLead(ctx.db, leadId);
    // It may have been handed over or deleted meanwhile.
    await getLeadRow(ctx, leadId);
    const known = await findSameFile(ctx.db, { leadId, hash, name });
    if (known !== undefined) return shapeFile(await getFile(ctx, known));
    await lockFiles(ctx.db);
    await assertRoom(ctx, leadId, { bytes });
    await keepReceived(ctx.deps.config.dataDir, received, thumbnail);
    const id = await insertFile(ctx.db, {
      ...{ leadId, name, kind, bytes, hash },
      hasThumbnail: thumbnail !== null,
      uploadedBy: viewerOf(ctx).id,
    });
    await recordTouch(ctx, leadId, 'file_added', { file_id: id, name });
    return shapeFile(await getFile(ctx, id));
  });
}
