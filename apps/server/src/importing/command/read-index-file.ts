import { basename } from 'node:path';
import { measureInName } from '@alpha/contract';
import { StartupError } from '../../platform/lib/startup-error.ts';
import type { RegionSeries } from '../../underwriting/index.ts';
import { readFhfa } from '../market/adapters/fhfa.adapter.ts';
import { readNumber } from '../market/adapters/read-number.ts';
import { readZillow } from '../market/adapters/zillow.adapter.ts';
import { FileRefused } from '../reading/file-error.ts';
import { readRecords } from '../reading/read-records.ts';
import { scanFile } from '../reading/scan-file.ts';
import { sayReason, withoutControlChars } from './words.ts';

/** The price indexes of a file of FHFA, or of Zillow's home values by its name. */
export async function readIndexFile(path: string): Promise<RegionSeries[]> {
  return orExplain(path, async () => {
    const records = readRecords(await scanFile(path));
    const fileName = basename(path);
    const items = measureInName(fileName) ? readZillow(records, { fileName }) : readFhfa(records);
    const series: RegionSeries[] = [];
    for await (const item of items) if (item.kind === 'series') series.push(item.series);
    return series;
  });
}

/** Consumer prices by month: a day in the first column, the index in the second. */
export async function readPricesFile(path: string): Promise<{ date: string; value: number }[]> {
  return orExplain(path, async () => {
    const points: { date: string; value: number }[] = [];
    for await (const { cells } of readRecords(await scanFile(path))) {
      const value = readNumber(cells[1]);
      if (/^\d{4}-\d\d-\d\d$/.test(cells[0] ?? '') && value.is === 'number')
        points.push({ date: cells[0] as string, value: value.value });
    }
    if (points.length === 0) throw new FileRefused({ code: 'file.otherLayout' });
    return points;
  });
}

/** What is wrong with a file in one line, without a stack. */
async function orExplain<T>(path: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof FileRefused)
      throw new StartupError(`${withoutControlChars(path)}: ${sayReason(error.why)}`);
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES')
      throw new StartupError(`Cannot read ${withoutControlChars(path)} (${code}).`);
    throw error;
  }
}
