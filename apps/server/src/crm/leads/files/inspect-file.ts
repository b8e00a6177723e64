import { type FileHandle, open } from 'node:fs/promises';
import type { LeadFileKind } from '@alpha/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import { createWorkQueue } from '../../../platform/lib/work-queue.ts';
import { extensionOf } from './file-name.ts';
import { officeKindOf } from './inspect-office.ts';

const HEAD_BYTES = 4_096;

/** Unpacking a workbook takes up to a second of a thread. */
const inTurn = createWorkQueue({
  atOnce: 2,
  mostWaiting: 40,
  whenFull: () => new AppError('service.unavailable', { retryAfterSeconds: 10 }),
});

/** What a file is, by its content; throws for everything that cannot be attached. */
export async function inspectFile(path: string, name: string): Promise<LeadFileKind> {
  const file = await open(path);
  try {
    const kind = await inTurn(() => kindOf(file, name));
    if (!kind) throw new AppError('leadFile.kindRefused');
    return kind;
  } finally {
    await file.close();
  }
}

async function kindOf(file: FileHandle, name: string): Promise<LeadFileKind | null> {
  const buffer = Buffer.alloc(HEAD_BYTES);
  const { bytesRead } = await file.read(buffer, 0, HEAD_BYTES, 0);
  const head = buffer.subarray(0, bytesRead).toString('latin1');
  if (head.startsWith('%PDF-')) return 'pdf';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  if (head.startsWith('ftyp', 4)) return isHeic(head) ? 'heic' : null;
  if (head.startsWith('PK')) return officeKindOf(file);
  if (isCode(head) || !(await isText(file))) return null;
  return extensionOf(name) === 'csv' ? 'csv' : 'text';
}

const HEIC_BRANDS = /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;

/** By the main brand: AVIF lists those of HEIC as compatible too. */
const isHeic = (head: string): boolean => HEIC_BRANDS.test(head.slice(8, 12));

/** Text that a browser or a shell would run. */
function isCode(head: string): boolean {
  const start = head.replace(/^(?:\xef\xbb\xbf)?\s+/, '').replace(/^\xef\xbb\xbf/, '');
  return (
    /^(?:<|#!|%!|@echo|\{\\rtf)/i.test(start) ||
    /<(?:!doctype|html|svg|script|iframe|object|embed|body)[\s>/]/i.test(head)
  );
}

const CHUNK_BYTES = 1 << 20;
/** Control characters that no text has; tab, line breaks, form feed and escape are fine. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const NO_TEXT = /[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f]/;

/** In any 8-bit encoding: spreadsheets still write Windows-1252. */
async function isText(file: FileHandle): Promise<boolean> {
  const buffer = Buffer.alloc(CHUNK_BYTES);
  for (let at = 0; ; ) {
    const { bytesRead } = await file.read(buffer, 0, CHUNK_BYTES, at);
    if (bytesRead === 0) return true;
    if (NO_TEXT.test(buffer.subarray(0, bytesRead).toString('latin1'))) return false;
    at += bytesRead;
  }
}
