import { exportForecasts, getForecasts, getMetroForecasts } from '@alpha/contract';
import { MODEL_VERSION } from '@alpha/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerWith } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { UsageError } from '../../platform/lib/command-line.ts';
import { upsertConsumerPrices } from '../areas/consumer-prices.queries.ts';
import { readBacktestArguments } from './backtest-arguments.ts';
import { saveBacktest, shippedBacktest } from './current-backtest.ts';
import { exportForecasts as makeFile } from './forecasts-export.ts';
import { knownConsumerPrices } from './known-consumer-prices.ts';

let test: TestApp;
let visitor: Caller;
beforeAll(async () => {
  test = await openTestApp({});
  visitor = callerWith(test);
});
afterAll(() => test.close());

describe('the forecasts', () => {
  it('are the shipped ones, with date and source, until the installation has its own', async () => {
    const shipped = (await visitor(getForecasts, {})).json();
    expect(shipped.source).toMatchObject({
      index: 'fhfa',
      since: '1975Q1',
      as_of: '2025Q4',
      is_own: false,
    });
    expect(shipped.counts).toEqual({ metros: 410, held_out: 205 });
    expect(shipped.examples).toHaveLength(10);
    const { record } = shippedBacktest();
    const one = record.metros.filter(({ code }) => code === '33124');
    await saveBacktest(test.database.db, { ...record, index: 'zillow', metros: one });
    const own = (await visitor(getForecasts, {})).json();
    expect(own.source).toMatchObject({ index: 'zillow', is_own: true });
    expect(own.metros.map(({ code }: { code: string }) => code)).toEqual(['33124']);
    await saveBacktest(test.database.db, record);
  });

  it('of an older model are not shown beside fans of this one', async () => {
    const { record } = shippedBacktest();
    await saveBacktest(test.database.db, { ...record, model: 'older' });
    const { source } = (await visitor(getForecasts, {})).json();
    expect(source).toMatchObject({ model: MODEL_VERSION, is_own: false });
    await saveBacktest(test.database.db, record);
  });

  it('are given for each number of years', async () => {
    const inside = async (years: string) => {
      const { scores } = (await visitor(getForecasts, { query: { years } })).json();
      return scores.find(
        (score: { model: string; by: string; sample: string }) =>
          score.model === 'shown' && score.by === 'all' && score.sample === 'held_out',
      ).inside_90;
    };
    expect(await inside('10')).toBeGreaterThan(await inside('3'));
  });

  it('of a metro are those of 2006 and 2012, or of the quarter that was asked for', async () => {
    const miami = (await visitor(getMetroForecasts, { params: { metro: '33124' } })).json();
    expect(miami.metro.name).toBe('Miami-Miami Beach-Kendall, FL');
    expect(miami.forecasts.map(({ quarter }: { quarter: string }) => quarter)).toEqual([
      '2006Q2',
      '2012Q2',
    ]);
    const one = await visitor(getMetroForecasts, {
      params: { metro: '33124' },
      query: { quarter: '1995Q1' },
    });
    expect(one.json().forecasts).toHaveLength(1);
    const early = await visitor(getMetroForecasts, {
      params: { metro: '33124' },
      query: { quarter: '1950Q1' },
    });
    expect(early.json().forecasts).toEqual([]);
  });

  it.each(['00000', 'FL', 'constructor', '__proto__', 'a'.repeat(13), "1' or 1=1", '../../etc'])(
    'of %s, which is no metro, are refused',
    async (metro) => {
      const { statusCode } = await visitor(getMetroForecasts, { params: { metro } });
      expect([404, 422]).toContain(statusCode);
    },
  );

  it.each(['2006', '2006Q5', "2006Q1'", '9999Q1', '2006Q1&quarter=2007Q1'])(
    'of %s, which is no quarter, are refused',
    async (quarter) => {
      const call = { params: { metro: '33124' }, query: { quarter } };
      expect((await visitor(getMetroForecasts, call)).statusCode).toBe(422);
    },
  );
});

describe('the forecasts as a file', () => {
  const linesOf = async (query: Record<string, string>) => {
    const { body, headers } = await visitor(exportForecasts, { query });
    return { headers, lines: body.trim().split('\r\n') };
  };

  it('have the figures of the page, at four horizons', async () => {
    const { headers, lines } = await linesOf({ metro: '33124' });
    expect(headers['content-disposition']).toBe('attachment; filename="forecasts-33124.csv"');
    expect(lines).toHaveLength(1 + 2 * 4);
    const { examples } = (await visitor(getForecasts, {})).json();
    const [then] = examples.find(({ code }: { code: string }) => code === '33124').forecasts;
    const cells = (lines[4] as string).replace(/"[^"]*"/, 'name').split(',');
    expect(cells.slice(0, 6)).toEqual(['33124', 'name', 'FL', expect.any(String), '2006Q2', '10']);
    const figures = [cells[6], cells[8], cells[10], cells[11]].map(Number);
    for (const [i, value] of [then.p5, then.p50, then.p95, then.actual].entries())
      expect(figures[i]).toBeCloseTo(value, 4);
    expect(cells[12]).toBe(then.outcome);
  });

  it('cover every metro that had five years of prices then', async () => {
    const { lines } = await linesOf({ quarter: '2012Q2' });
    expect(lines).toHaveLength(1 + 4 * 410);
    const { lines: early } = await linesOf({ quarter: '1985Q1' });
    expect(early.length).toBeLessThan(lines.length);
  });

  it('leave out what came where the years are not over', async () => {
    const { lines } = await linesOf({ metro: '33124', quarter: '2023Q4' });
    expect(lines[1]).toMatch(/,(inside|above|below)$/);
    expect(lines[4]).toMatch(/,,$/);
  });

  it('are made in parts, so that other requests are answered in between', async () => {
    const { body } = await makeFile({ db: test.database.db } as Ctx, {
      query: { quarter: '1999Q3' },
    });
    let turns = 0;
    const turn = () => {
      turns += 1;
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    if (typeof body === 'function') await body();
    clearImmediate(next);
    expect(turns).toBeGreaterThan(10);
  });

  it('of an unknown metro are refused', async () => {
    expect((await visitor(exportForecasts, { query: { metro: '00000' } })).statusCode).toBe(404);
  });
});

it('consumer prices of npm run backtest are the imported ones, after shipped quarters', async () => {
  const { db } = test.database;
  const shipped = shippedBacktest().cpi;
  expect(await knownConsumerPrices(db)).toEqual(shipped);
  const months = Array.from({ length: 30 }, (_, i) => ({
    month: `${2024 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}-01`,
    value: 310 + i,
  }));
  await upsertConsumerPrices(db, months);
  const known = await knownConsumerPrices(db);
  expect(known.slice(-30)).toEqual(months.map(({ month, value }) => ({ date: month, value })));
  const older = shipped.filter(({ date }) => date < '2024');
  expect(known).toHaveLength(older.length + 30);
  // On one scale with the first imported quarter end.
  const march = shipped.find(({ date }) => date.startsWith('2024-03'))?.value ?? 0;
  for (const [i, { date, value }] of older.entries())
    expect(known[i]).toEqual({ date, value: expect.closeTo((312 * value) / march, 6) });
});

describe('the arguments of npm run backtest', () => {
  it('name files, or none', () => {
    expect(readBacktestArguments([])).toEqual({ file: null, cpi: null, out: null, isJson: false });
    expect(readBacktestArguments(['--file', '/a.csv', '--json'])).toMatchObject({
      file: '/a.csv',
      isJson: true,
    });
  });

  it.each([[['--fil', 'x']], [['x.csv']], [['--file']], [['--out', ' ']], [['--help']]])(
    '%j prints how it is used',
    (args) => {
      expect(() => readBacktestArguments(args)).toThrow(UsageError);
      expect(() => readBacktestArguments(args)).toThrow(/npm run backtest/);
    },
  );
});
