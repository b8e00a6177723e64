import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/test-app.ts';
import type { Database } from './db.ts';
import { transact } from './transact.ts';
import { poolOf } from './watched-pool.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The next connection that is taken from the pool is cut before its first statement. */
function cutNextConnection(): void {
  poolOf(database.db).once('acquire', (client) => {
    client.once('error', () => undefined);
    (
      client as unknown as { connection: { stream: { destroy: () => void } } }
    ).connection.stream.destroy();
  });
}

describe('a transaction', () => {
  it('whose connection is cut before it begins gives the connection back (security 27)', async () => {
    const pool = poolOf(database.db);
    await pool.query('select 1');
    // More than the pool has: one that stays away each time would leave none.
    for (let round = 0; round < 12; round += 1) {
      cutNextConnection();
      await expect(transact(database.db, async () => 'never')).rejects.toThrow(/begin/);
    }
    expect(pool.totalCount - pool.idleCount).toBe(0);
    const answer = await transact(database.db, (db) => db.execute(sql`select 1 as one`));
    expect(answer.rows).toEqual([{ one: 1 }]);
  });
});
