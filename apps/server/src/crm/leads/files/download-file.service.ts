import type {
  downloadLeadFile as downloadEndpoint,
  InputOf,
  getLeadFileThumbnail as thumbnailEndpoint,
} from '@alpha/contract';
import { recordAudit } from '../../../platform/audit/index.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../../platform/http/context.ts';
import type { ServedFile } from '../../../platform/http/serve.ts';
import { attachmentHeader } from './file-name.ts';
import { openContent, openThumbnail } from './file-store.ts';
import { getFile } from './lead-files.service.ts';

/** No copy stays in a browser or proxy, and nothing in it runs, also when somebody opens it as a page. */
export const CLOSED_FILE = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
};

export async function downloadLeadFile(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof downloadEndpoint>,
): Promise<ServedFile> {
  const { leadId, name, hash } = await getFile(ctx, id);
  const file = await openContent(ctx.deps.config.dataDir, hash);
  if (!file) {
    ctx.log.error({ lead_file: id }, 'an attached file is not on the disk');
    throw new AppError('leadFile.notFound');
  }
  try {
    await inTransaction(ctx, (ctx) =>
      recordAudit(ctx, {
        action: 'lead.file_downloaded',
        target: { type: 'lead', id: leadId },
        data: { file_id: id },
      }),
    );
  } catch (error) {
    file.body.destroy();
    throw error;
  }
  return {
    name,
    body: file.body,
    headers: {
      ...CLOSED_FILE,
      'content-disposition': attachmentHeader(name),
      'content-length': String(file.bytes),
    },
  };
}

export async function getLeadFileThumbnail(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof thumbnailEndpoint>,
): Promise<ServedFile> {
  const { hash, hasThumbnail } = await getFile(ctx, id);
  const file = hasThumbnail && (await openThumbnail(ctx.deps.config.dataDir, hash));
  if (!file) throw new AppError('leadFile.notFound');
  const headers = { ...CLOSED_FILE, 'content-length': String(file.bytes) };
  return { name: `thumbnail-${id}.jpg`, body: file.body, headers };
}
