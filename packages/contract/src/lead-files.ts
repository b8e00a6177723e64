import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, success } from './paging.ts';
import { visibleText } from './text.ts';

/** What can be attached to a lead. The content decides which one a file is, not its name. */
export const LEAD_FILE_KINDS = [
  'pdf',
  'jpeg',
  'png',
  'webp',
  'heic',
  'docx',
  'xlsx',
  'csv',
  'text',
] as const;
export type LeadFileKind = (typeof LEAD_FILE_KINDS)[number];

/** The first one is added to a name without any. */
export const LEAD_FILE_EXTENSIONS = {
  pdf: ['pdf'],
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  heic: ['heic', 'heif'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  csv: ['csv'],
  text: ['txt'],
} as const satisfies Record<LeadFileKind, readonly [string, ...string[]]>;

const MEGABYTE = 1024 * 1024;
export const LEAD_FILE_MAX_BYTES = 20 * MEGABYTE;
/** Of one lead together. */
export const LEAD_FILES_MAX = 200;
export const LEAD_FILES_MAX_BYTES = 200 * MEGABYTE;
/** A deleted file can be restored for this long. */
export const LEAD_FILE_UNDO_HOURS = 24;

const leadFile = z.object({
  id: z.number().int(),
  lead_id: z.number().int(),
  name: z.string(),
  kind: z.enum(LEAD_FILE_KINDS),
  bytes: z.number().int(),
  has_thumbnail: z.boolean(),
  /** Null when the person's account is gone. */
  uploaded_by: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  created_at: z.string(),
});
export type LeadFile = z.infer<typeof leadFile>;

const fileName = visibleText(255);

export const listLeadFiles = endpoint({
  id: 'listLeadFiles',
  method: 'GET',
  path: '/api/leads/:id/files',
  access: 'lead:read:own',
  summary: 'Files attached to a lead, the latest first.',
  params: idParams,
  response: z.array(leadFile),
});

export const uploadLeadFile = endpoint({
  id: 'uploadLeadFile',
  method: 'POST',
  path: '/api/leads/:id/files',
  access: 'lead:edit:own',
  summary:
    'Attaches the file of the body: PDF, JPEG, PNG, WebP, HEIC, Word, Excel, CSV or plain text. The content is checked; the same file with the same name is attached once.',
  perMinute: 60,
  maxBodyBytes: LEAD_FILE_MAX_BYTES,
  params: idParams,
  query: z.strictObject({ name: fileName }),
  response: leadFile,
});

export const downloadLeadFile = endpoint({
  id: 'downloadLeadFile',
  method: 'GET',
  path: '/api/lead-files/:id/content',
  access: 'lead:read:own',
  summary: 'The file as it was uploaded. Each download is in the audit log.',
  perMinute: 120,
  params: idParams,
  produces: 'application/octet-stream',
  response: z.string(),
});

export const getLeadFileThumbnail = endpoint({
  id: 'getLeadFileThumbnail',
  method: 'GET',
  path: '/api/lead-files/:id/thumbnail',
  access: 'lead:read:own',
  summary: 'A small picture of an attached JPEG, PNG or WebP, encoded by us.',
  params: idParams,
  produces: 'image/jpeg',
  response: z.string(),
});

export const renameLeadFile = endpoint({
  id: 'renameLeadFile',
  method: 'PUT',
  path: '/api/lead-files/:id',
  access: 'lead:edit:own',
  summary: 'Renames an attached file. Its extension stays one of its content.',
  params: idParams,
  body: z.strictObject({ name: fileName }),
  response: leadFile,
});

export const deleteLeadFile = endpoint({
  id: 'deleteLeadFile',
  method: 'DELETE',
  path: '/api/lead-files/:id',
  access: 'lead:edit:own',
  summary: 'Deletes an attached file. It can be restored for 24 hours.',
  params: idParams,
  response: success,
});

export const restoreLeadFile = endpoint({
  id: 'restoreLeadFile',
  method: 'POST',
  path: '/api/lead-files/:id/restore',
  access: 'lead:edit:own',
  summary: 'Restores a file that was deleted within the last 24 hours.',
  params: idParams,
  response: leadFile,
});
