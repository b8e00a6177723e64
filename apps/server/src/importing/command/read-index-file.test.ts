import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  backtestTables,
  listMetroIndexes,
  makeBacktest,
  upsertSeries,
} from '../../underwriting/index.ts';
import { readIndexFile, readPricesFile } from './read-index-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'backtest-'));
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({});
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const file = (name: string, lines: string[]) => {
  const path = join(folder, name);
  writeFileSync(path, lines.join('\n'));
  return path;
};

const level = (quarter: number) =>
  (100 * Math.exp(0.01 * quarter + 0.2 * Math.sin(quarter / 9))).toFixed(2);
const fhfa = () =>
  file('fhfa.csv', [
    'Metro,Area Code,Year,Quarter,Value,Difference',
    '"Miami, FL (MSAD)",33124,1979,4,-,-',
    ...Array.from(
      { length: 140 },
      (_, i) => `"Miami, FL (MSAD)",33124,${1980 + Math.floor(i / 4)},${(i % 4) + 1},${level(i)},0`,
    ),
  ]);

it('a file of FHFA is judged as the same series from the database', async () => {
  const series = await readIndexFile(fhfa());
  const cpi = await readPricesFile(
    file('cpi.csv', ['Date,Index', '1979-12-01,76.7', '2014-12-01,234.8', 'note,']),
  );
  expect(cpi).toHaveLength(2);
  const fromFile = makeBacktest(series, cpi, '2026-11-17');
  await upsertSeries(
    test.database.db,
    series.map((each) => ({ ...each, contentHash: each.code })),
  );
  const stored = makeBacktest(await listMetroIndexes(test.database.db), cpi, '2026-11-17');
  expect(stored.record).toEqual(fromFile.record);
  expect(stored.record.metros).toMatchObject([{ name: 'Miami, FL', isHeldOut: true }]);
  expect(backtestTables(stored.scores)).toMatch(/10 years ahead, metros held out[\s\S]*shown +\d+/);
});

it('what is wrong with a file is said in one line', async () => {
  await expect(readIndexFile(join(folder, 'missing.csv'))).rejects.toThrow(/Cannot read .*ENOENT/);
  await expect(readIndexFile(file('x.csv', ['a,b', '1,2']))).rejects.toThrow(/x\.csv: /);
  await expect(readPricesFile(file('y.csv', ['a,b', '1,2']))).rejects.toThrow(/y\.csv: /);
  expect(() => makeBacktest([], [], '2026-11-17')).toThrow(/--file/);
});
