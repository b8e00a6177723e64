import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templatePath } from '../../../../test/template.ts';
import { openTestDatabase } from '../../../../test/test-app.ts';
import type { Database } from '../db.ts';
import { openEmbedded } from './open-embedded.ts';
import { createFramer } from './protocol.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const numbers = async (text: string) => (await database.db.execute(text)).rows;

describe('the embedded database', () => {
  it('answers the next query correctly after an error', async () => {
    await expect(database.db.execute('select nonsense')).rejects.toThrow();
    await expect(database.db.execute("select 'x'::int")).rejects.toThrow();
    expect(await numbers('select 42 as n')).toEqual([{ n: 42 }]);
  });

  it('discards a transaction that failed', async () => {
    await database.db.execute('create table notes (id int primary key)');
    const failing = database.db.transaction(async (tx) => {
      await tx.execute('insert into notes values (1)');
      await tx.execute('insert into notes values (1)');
    });
    await expect(failing).rejects.toThrow();
    expect(await numbers('select count(*)::int as n from notes')).toEqual([{ n: 0 }]);
  });

  it('serves many callers at once, each with its own response', async () => {
    const asked = Array.from({ length: 50 }, (_, i) => i);
    const answers = await Promise.all(asked.map((i) => numbers(`select ${i} as n`)));
    expect(answers.map(([row]) => row?.n)).toEqual(asked);
  });

  it('never sends a response to another connection', async () => {
    const embedded = await openEmbedded({ dataDir: 'memory://', loadFrom: await templatePath() });
    const client = await embedded.pool.connect();
    const slow = client.query('select pg_sleep(0.5), 1 as wrong');
    const failed = expect(slow).rejects.toThrow();
    client.on('error', () => undefined);
    // The connection breaks in mid-query, as a request that is cut off would break it.
    (client as unknown as { connection: { stream: Duplex } }).connection.stream.destroy();
    client.release(true);
    await failed;
    expect((await embedded.pool.query('select 2 as right')).rows).toEqual([{ right: 2 }]);
    expect((await embedded.pool.query('select 3 as right')).rows).toEqual([{ right: 3 }]);
    await embedded.close();
  });

  it('reports when it dies', async () => {
    const embedded = await openEmbedded({ dataDir: 'memory://', loadFrom: await templatePath() });
    await embedded.pool.query('select 1');
    void embedded.crash();
    expect((await embedded.lost).message).toContain('ended');
  });

  it('does not block the process while it works', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 5);
    await database.db.execute('select count(*) from generate_series(1, 3000000)');
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(3);
  });
});

describe('the framer', () => {
  it('splits at Sync and simple query, however the input is chunked', () => {
    const message = (type: string, body: string) => {
      const bytes = Buffer.alloc(5 + body.length);
      bytes.write(type);
      bytes.writeInt32BE(4 + body.length, 1);
      bytes.write(body, 5);
      return bytes;
    };
    const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
    const stream = Buffer.concat([
      startup,
      message('P', 'ab'),
      message('S', ''),
      message('Q', 'x'),
      message('X', ''),
    ]);
    const framer = createFramer();
    const found = [...stream].flatMap((byte) => [...framer(Uint8Array.of(byte))]);
    const sizes = found.map((each) => (each === 'terminate' ? each : each.batch.length));
    expect(sizes).toEqual([8, 12, 6, 'terminate']);
  });
});
