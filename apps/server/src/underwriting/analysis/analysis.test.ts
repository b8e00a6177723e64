import { project } from '@alpha/engine';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { areas, properties, propertyAnalyses } from '../../platform/db/schema/index.ts';
import { analyzeStale } from './analysis.service.ts';
import { type AnalysisPool, inlineAnalysisPool, openAnalysisPool } from './analysis-pool.ts';

let test: TestApp;
let pool: AnalysisPool;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.02, leads: 5 } });
  pool = inlineAnalysisPool();
});
afterAll(() => test.close());

const run = () => analyzeStale(test.database.db, pool);
const stored = () =>
  test.database.db
    .select()
    .from(propertyAnalyses)
    .innerJoin(properties, eq(properties.id, propertyAnalyses.propertyId));
const forgetAll = () => test.database.db.update(propertyAnalyses).set({ modelVersion: 'former' });

describe('the stored analysis', () => {
  it('exists for every property and matches the engine', async () => {
    const rows = await stored();
    const [count] = await test.database.db
      .select({ n: sql<number>`count(*)::int` })
      .from(properties);
    expect(rows).toHaveLength(count?.n ?? 0);
    for (const { property_analyses: row } of rows) {
      const closed = project(row.inputs.inputs);
      expect(row.netProfit).toBe(closed.netProfit);
      expect(row.totalRoi).toBe(closed.totalRoi);
      expect(row.profitYear).toBe(closed.profitYear);
      expect(Math.abs(row.roi.mean - row.totalRoi)).toBeLessThan((4 * row.roi.stdDev) / 100 + 5);
      expect(row.roi.p5).toBeLessThan(row.roi.median);
      expect(row.saleValues.p99).toBeGreaterThan(row.saleValues.p95);
    }
  });

  it('is unchanged by a second run', async () => {
    expect(await run()).toEqual({ total: 0, done: 0, computed: 0, kept: 0 });
  });

  it('is computed again when the price changes, for that property only', async () => {
    const [home] = await stored();
    const id = home?.properties.id ?? 0;
    await test.database.db
      .update(properties)
      .set({ listPrice: 123_456 })
      .where(eq(properties.id, id));
    expect(await run()).toMatchObject({ computed: 1, kept: 0 });
    const [after] = await test.database.db
      .select()
      .from(propertyAnalyses)
      .where(eq(propertyAnalyses.propertyId, id));
    expect(after?.inputs.inputs.listPrice).toBe(123_456);
  });

  it('is kept when a change does not touch its inputs', async () => {
    const [home] = await stored();
    await test.database.db
      .update(properties)
      .set({ description: 'Newly painted.' })
      .where(eq(properties.id, home?.properties.id ?? 0));
    expect(await run()).toMatchObject({ computed: 0, kept: 1 });
  });

  it('is computed again for all properties of an area when its swing changes', async () => {
    const [area] = await test.database.db.select().from(areas).limit(1);
    const homes = (await stored()).filter(({ properties: p }) => p.areaId === area?.id).length;
    await test.database.db
      .update(areas)
      .set({ yearlySwing: 11 })
      .where(eq(areas.id, area?.id ?? 0));
    expect(await run()).toMatchObject({ computed: homes });
  });

  it('with other assumptions is checked again, but computed only if its inputs differ', async () => {
    await test.database.db.update(propertyAnalyses).set({ assumptionsKey: 'former' });
    const { computed, kept } = await run();
    expect(computed).toBe(0);
    expect(kept).toBe((await stored()).length);
  });

  it('is deleted when the property no longer has a plausible rent', async () => {
    const [home] = await stored();
    const id = home?.properties.id ?? 0;
    await test.database.db
      .update(properties)
      .set({ rentEstimate: 9e12 })
      .where(eq(properties.id, id));
    await run();
    expect((await stored()).map(({ properties: p }) => p.id)).not.toContain(id);
  });

  it('is deleted when the rent is removed, the type becomes land or valuation is forbidden', async () => {
    const ids = (await stored()).slice(0, 3).map(({ properties: p }) => p.id) as [
      number,
      number,
      number,
    ];
    await test.database.db
      .update(properties)
      .set({ rentEstimate: null })
      .where(eq(properties.id, ids[0]));
    await test.database.db
      .update(properties)
      .set({ type: 'land' })
      .where(eq(properties.id, ids[1]));
    await test.database.db
      .update(properties)
      .set({ mayDisplayValuation: false })
      .where(eq(properties.id, ids[2]));
    await run();
    const left = (await stored()).map(({ properties: p }) => p.id);
    for (const id of ids) expect(left).not.toContain(id);
  });
});

describe('a run', () => {
  it('survives properties deleted while it computes', async () => {
    await forgetAll();
    const [home] = await stored();
    const id = home?.properties.id ?? 0;
    const deleting: AnalysisPool = {
      ...pool,
      analyze: async (worker, homes) => {
        const result = await pool.analyze(worker, homes);
        await test.database.db.delete(properties).where(eq(properties.id, id));
        return result;
      },
    };
    await analyzeStale(test.database.db, deleting);
    expect((await stored()).map(({ properties: p }) => p.id)).not.toContain(id);
    expect(await run()).toMatchObject({ total: 0 });
  });

  it('fails when a worker dies, and does not hang', async () => {
    const threads = openAnalysisPool(1);
    const asked = threads.analyze(0, []);
    await threads.close();
    await expect(asked.then(() => threads.analyze(0, []))).rejects.toThrow('exited');
  });

  it('continues where it stopped after a crash', async () => {
    await forgetAll();
    const all = (await stored()).length;
    let batches = 0;
    const dying: AnalysisPool = {
      ...pool,
      analyze: (worker, homes) => {
        batches += 1;
        if (batches > 5) throw new Error('killed');
        return pool.analyze(worker, homes);
      },
    };
    const dies = analyzeStale(test.database.db, dying, { homesAtOnce: 10 });
    await expect(dies).rejects.toThrow('killed');
    const { computed } = await run();
    expect(computed).toBeGreaterThan(0);
    expect(computed).toBeLessThan(all);
  });

  it('batches small cities together and includes properties without a city', async () => {
    const [home] = await stored();
    const homeless = home?.properties.id ?? 0;
    const inId = eq(properties.id, homeless);
    await test.database.db.update(properties).set({ areaId: null }).where(inId);
    await forgetAll();
    const batches: number[][] = [];
    const watched: AnalysisPool = {
      ...pool,
      analyze: (worker, homes) => {
        batches.push(homes.map(({ id }) => id));
        return pool.analyze(worker, homes);
      },
    };
    const all = (await stored()).length;
    expect(await analyzeStale(test.database.db, watched, { homesAtOnce: all - 1 })).toMatchObject({
      computed: all,
    });
    expect(batches.map(({ length }) => length)).toEqual([all - 1, 1]);
    expect(batches[1]).toEqual([homeless]);
  });

  it('gives identical results with and without worker threads', async () => {
    const figures = async () =>
      (await stored()).map(({ property_analyses: row }) => [
        row.propertyId,
        row.roi,
        row.saleValues,
      ]);
    await forgetAll();
    await run();
    const inline = await figures();
    await forgetAll();
    const threads = openAnalysisPool(2);
    await analyzeStale(test.database.db, threads);
    await threads.close();
    const byId = (rows: unknown[][]) => rows.sort((a, b) => Number(a[0]) - Number(b[0]));
    expect(byId(await figures())).toEqual(byId(inline));
  });
});
