import { describe, expect, it } from 'vitest';
import { autocorrelation } from './autocorrelation.ts';
import { calendarCagr } from './calendar-cagr.ts';
import { type IndexPoint, monthlyLogReturns } from './index-points.ts';
import { indexVolatility } from './index-volatility.ts';
import { prudentGrowth } from './prudent-growth.ts';
import { prudentSwing } from './prudent-swing.ts';

/** Real series beside the repository; not part of it, so the checks are skipped where they are not. */
const FILES = import.meta.glob('../../../../../shared/data/zillow_*.csv', {
  query: '?raw',
  import: 'default',
});
const RENTS = Object.keys(FILES).find((path) => path.includes('zillow_zori_city_2025-11'));
const VALUES = Object.keys(FILES).find((path) => path.includes('zillow_zhvi_metro_2024-07'));
const ABSENT = 'skipped: there is no shared/data beside the repository';

/** One row of a Zillow file; a blank cell is a hole. */
async function series(path: string, isRow: (cells: string[]) => boolean): Promise<IndexPoint[]> {
  const [header = [], ...rows] = ((await FILES[path]?.()) ?? '').trim().split('\n').map(cellsOf);
  const row = rows.find(isRow) ?? [];
  return header.flatMap((date, i) => {
    const cell = row[i];
    return /^\d{4}-/.test(date) && cell ? [{ date, value: Number(cell) }] : [];
  });
}

function cellsOf(line: string): string[] {
  const cells = line.trim().match(/("[^"]*"|[^,]*)(,|$)/g) ?? [];
  return cells.map((cell) => cell.replace(/,$/, '').replace(/^"|"$/g, ''));
}

describe('Zillow’s own series', () => {
  it('rents in Miami rose 5.360 % a year in ten years, across the gap of July 2021', async (test) => {
    if (!RENTS) return test.skip(ABSENT);
    const miami = await series(RENTS, (cells) => cells[2] === 'Miami' && cells[5] === 'FL');
    expect(miami.find((point) => point.date === '2021-07-31')).toBeUndefined();
    expect(miami.at(-1)?.value).toBeCloseTo(2_949.93, 2);
    expect(calendarCagr(miami, 10, '2025-11-30')).toBeCloseTo(0.0536, 5);
  });

  it('homes in metropolitan Miami rose 9.315 % a year in ten years', async (test) => {
    if (!VALUES) return test.skip(ABSENT);
    const miami = await series(VALUES, (cells) => cells[2] === 'Miami, FL');
    expect(miami.at(-1)?.value).toBeCloseTo(492_317.77, 2);
    expect(calendarCagr(miami, 10, '2024-07-31')).toBeCloseTo(0.09315, 5);
  });

  it('a smoothed index moves little in a month and is autocorrelated', async (test) => {
    if (!VALUES) return test.skip(ABSENT);
    const miami = await series(VALUES, (cells) => cells[2] === 'Miami, FL');
    expect(indexVolatility(miami)).toBeGreaterThan(2);
    expect(indexVolatility(miami)).toBeLessThan(8);
    expect(autocorrelation(monthlyLogReturns(miami))).toBeGreaterThan(0.9);
  });

  it('metropolitan Miami is planned with 3.63 % a year and a volatility of 11.4', async (test) => {
    if (!VALUES) return test.skip(ABSENT);
    const miami = await series(VALUES, (cells) => cells[2] === 'Miami, FL');
    expect(prudentGrowth(miami)).toBeCloseTo(0.0363, 4);
    expect(prudentSwing(miami)).toBeCloseTo(0.114, 3);
  });
});
