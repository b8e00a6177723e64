import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { readConfig } from '../config.ts';
import { auditLog } from '../db/schema/index.ts';
import { expireAudit } from './retention.service.ts';

let test: TestApp;
beforeEach(async () => {
  await test?.close();
  test = await openTestApp();
});
afterAll(() => test.close());

const add = (monthsAgo: number, rows = 1) =>
  test.database.db.execute(sql`insert into audit_log (action, actor_name, at)
    select 'sign_in', ${`${monthsAgo} months`}, now() - ${monthsAgo} * interval '1 month' - interval '1 day'
    from generate_series(1, ${rows})`);
const names = async () =>
  (await test.database.db.select().from(auditLog).orderBy(auditLog.id)).map(
    ({ actorName, action }) => actorName ?? action,
  );
const expire = (auditMonths?: number) => {
  const { config, database } = test.deps;
  const kept = auditMonths ?? config.auditMonths;
  return expireAudit({ database, config: { ...config, auditMonths: kept } });
};

/** What somebody who reaches the database through the app could try. */
const attempt = (statement: string, before = 'infinity') =>
  test.database.db.transaction(async (db) => {
    await db.execute(sql`select set_config('alpha.audit_expired_before', ${before}, true)`);
    await db.execute(sql.raw(statement));
  });

describe('the audit log is kept for a time (security 30)', () => {
  it('18 months by default; older rows are deleted, and that is logged', async () => {
    for (const months of [30, 18, 17, 1]) await add(months);
    expect(await expire()).toBe(false);
    expect(await names()).toEqual(['17 months', '1 months', 'audit.expired']);
    const [entry] = await test.database.db
      .select()
      .from(auditLog)
      .where(sql`action = 'audit.expired'`);
    expect(entry?.data).toMatchObject({ count: 2, to: expect.stringMatching(/T00:00:00Z$/) });
    await expire();
    expect(await names()).toHaveLength(3);
  });

  it('however many rows: in batches', async () => {
    await add(20, 5_001);
    expect([await expire(), await expire()]).toEqual([true, false]);
    expect(await names()).toEqual(['audit.expired', 'audit.expired']);
  });

  it('as configured: 6 to 120 months, or forever', async () => {
    await add(200);
    await add(7);
    await expire(0);
    expect(await names()).toEqual(['200 months', '7 months']);
    await expire(120);
    expect(await names()).toEqual(['7 months', 'audit.expired']);
    await expire(6);
    expect(await names()).toEqual(['audit.expired', 'audit.expired']);
    expect(readConfig({ AUDIT_MONTHS: '24' }).auditMonths).toBe(24);
    for (const AUDIT_MONTHS of ['5', '121', '-1', 'x'])
      expect(() => readConfig({ AUDIT_MONTHS })).toThrow(/AUDIT_MONTHS must be a whole number/);
  });
});

describe('the audit log cannot be changed (security 30)', () => {
  it('not even its old rows, without stating the time; not the young ones in any way', async () => {
    for (const months of [30, 5]) await add(months);
    const { db } = test.database;
    await expect(db.delete(auditLog)).rejects.toThrow();
    await expect(attempt('delete from audit_log')).rejects.toThrow();
    await expect(attempt(`delete from audit_log where actor_name = '5 months'`)).rejects.toThrow();
    await expect(attempt('delete from audit_log', '')).rejects.toThrow();
    await expect(attempt(`update audit_log set action = 'x'`)).rejects.toThrow();
    await expect(
      attempt(`update audit_log set at = '2000-01-01' where actor_name = '5 months'`),
    ).rejects.toThrow();
    await expect(attempt('truncate audit_log')).rejects.toThrow();
    expect(await names()).toEqual(['30 months', '5 months']);
  });

  it('and stating the time ends with the transaction', async () => {
    await add(30);
    await attempt('select 1');
    await expect(test.database.db.delete(auditLog)).rejects.toThrow();
  });
});
