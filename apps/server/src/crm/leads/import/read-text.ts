import { AppError } from '../../../platform/http/app-error.ts';
import { isOtherFormat, wideEncodingOf } from '../../../platform/lib/text-encoding.ts';

export type Encoding = 'utf-8' | 'utf-16' | 'windows-1252';

/** Spreadsheets write UTF-8 with or without a BOM, UTF-16 and windows-1252. */
export function readText(bytes: Buffer): { text: string; encoding: Encoding } {
  if (isOtherFormat(bytes)) throw new AppError('import.notCsv');
  const wide = wideEncodingOf(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: 'utf-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}
