import type { FileHandle } from 'node:fs/promises';
import { AppError } from '../../../platform/http/app-error.ts';
import { assertHonest, readDirectory, readEntry, type ZipEntry, ZipRefused } from './read-zip.ts';

const TYPES_FILE = '[Content_Types].xml';
const MOST_TYPES_BYTES = 1_000_000;
const MAIN = 'application/vnd.openxmlformats-officedocument.';
const MAIN_TYPES = {
  docx: `${MAIN}wordprocessingml.document.main+xml`,
  xlsx: `${MAIN}spreadsheetml.sheet.main+xml`,
} as const;
/** Macros, also the old kind in sheets, and controls that run code. */
const MACRO_PART = /vbaproject|vbadata|macrosheets\/|activex\//i;
const MACRO_TYPE = /macroenabled|vbaproject|activex|ms-excel\.(?:intl)?macrosheet/i;

/** A Word or Excel file of today without macros; null: a zip of something else. */
export async function officeKindOf(file: FileHandle): Promise<'docx' | 'xlsx' | null> {
  try {
    const entries = await readDirectory(file);
    return await kindOf(file, entries);
  } catch (error) {
    if (error instanceof ZipRefused) throw new AppError(`leadFile.${error.reason}`);
    throw error;
  }
}

async function kindOf(file: FileHandle, entries: readonly ZipEntry[]) {
  const types = entries.find(({ name }) => name === TYPES_FILE);
  if (!types) return null;
  const text = await readEntry(file, types, MOST_TYPES_BYTES);
  if (MACRO_TYPE.test(text) || entries.some(({ name }) => MACRO_PART.test(name)))
    throw new AppError('leadFile.hasMacros');
  const kind = (['docx', 'xlsx'] as const).find((kind) => text.includes(`"${MAIN_TYPES[kind]}"`));
  if (!kind) return null;
  await assertHonest(file, entries);
  return kind;
}
