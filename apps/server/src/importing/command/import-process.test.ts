import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redfinFile, redfinRow, written } from '../../../test/listing-files.ts';
import { openPostgres, type Postgres } from '../../../test/postgres.ts';
import { startServer, temporaryFolder } from '../../../test/server-process.ts';

const ROWS = 8_000;

let postgres: Postgres;
let client: pg.Client;
beforeAll(async () => {
  postgres = await openPostgres();
  client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await postgres.stop();
});

const file = written(
  redfinFile(...Array.from({ length: ROWS }, (_, i) => redfinRow(`P${i}`))),
  'redfin_2026-11-01.csv',
);
const command = () =>
  startServer(
    { DATABASE_URL: postgres.url, DATA_DIR: temporaryFolder() },
    { program: 'import', args: ['redfin', file] },
  );

const first = async (query: string) => (await client.query(query)).rows[0];
const imports = () =>
  first('select status, resume_at, created from imports order by id desc limit 1').catch(
    () => null,
  );

describe('kill −9 in the middle of an import (security 25)', { timeout: 300_000 }, () => {
  it('leaves whole batches behind; the same command resumes, and another one waits its turn', async () => {
    const killed = await command();
    for (;;) {
      const now = await imports();
      if ((now?.resume_at ?? 0) > 0) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const second = await command();
    expect(await second.ended).toBe(4);
    killed.child.kill('SIGKILL');
    await killed.ended;
    const half = await imports();
    expect(half).toMatchObject({ status: 'running' });
    expect(await first('select count(*)::int as n from properties')).toEqual({ n: half.resume_at });
    expect(await first('select count(*)::int as n from import_rows')).toEqual({
      n: half.resume_at,
    });
    const again = await command();
    expect(await again.ended).toBe(0);
    expect(await imports()).toMatchObject({ status: 'done', resume_at: ROWS, created: ROWS });
    expect(await first('select count(*)::int as n from properties')).toEqual({ n: ROWS });
    expect(await first('select count(*)::int as n from property_prices')).toEqual({ n: ROWS });
    expect(await first('select count(*)::int as n from imports')).toEqual({ n: 1 });
  });

  it('refuses a wrong command and a wrong file, each with its own exit code', async () => {
    const env = { DATABASE_URL: postgres.url, DATA_DIR: temporaryFolder() };
    const run = async (...args: string[]) => {
      const process = await startServer(env, { program: 'import', args });
      return [await process.ended, process.output()] as const;
    };
    const [usage, help] = await run('redfin');
    expect([usage, help]).toEqual([2, expect.stringContaining('--dry-run')]);
    const zip = written(Buffer.from('504b0304', 'hex'), 'listings.csv');
    const [refused, why] = await run('redfin', zip);
    expect([refused, why]).toEqual([3, expect.stringContaining('isn’t a text file')]);
  });
});
