import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Activity, Lead } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import {
  type ServerProcess,
  startServer,
  temporaryFolder,
  untilReady,
} from '../../test/server-process.ts';
import { preparedFolder } from '../../test/template.ts';
import { codeOf } from '../../test/totp-code.ts';

const LEADS = 8;
const ADMIN = { email: 'first@office.test', password: 'chosen by the first person' };

let asked = 0;
/** Each from an address of its own, as through a proxy: limits are not what is looked at here. */
async function ask<T>(
  server: ServerProcess,
  path: string,
  init: { token?: string; method?: string; body?: object } = {},
): Promise<T> {
  asked += 1;
  const answer = await fetch(`${server.url}${path}`, {
    method: init.method ?? (init.body ? 'POST' : 'GET'),
    headers: {
      'x-forwarded-for': `10.9.${asked >> 8}.${asked & 255}`,
      ...(init.token ? { authorization: `Bearer ${init.token}` } : {}),
      ...(init.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(init.body ? { body: JSON.stringify(init.body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function start(DATA_DIR: string): Promise<ServerProcess> {
  const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const server = await startServer({ DATA_DIR, TRUSTED_PROXIES: '127.0.0.1', ...env });
  await untilReady(server);
  return server;
}

type SignedIn = { access_token: string };
const person = (kind: string, n: number) => ({
  ...{ first_name: 'Ana', last_name: `${kind} ${n}` },
  ...{ phone: '1', email: `${kind}.${n}@x.test` },
});

/** Moves one lead to and fro until the server is gone. → how many moves it confirmed. */
async function keepMoving(server: ServerProcess, token: string, id: number, columns: number[]) {
  for (let moves = 0; ; moves += 1) {
    const body = { lead_status_id: columns[(moves + 1) % 2] };
    const moved = await ask(server, `/api/leads/${id}`, { token, method: 'PUT', body }).catch(
      () => null,
    );
    if (moved === null) return moves;
  }
}

/** Posts visitors, each once, until the server is gone. → the posts it confirmed. */
async function keepComing(server: ServerProcess) {
  for (const known: number[] = []; ; ) {
    const body = { ...person('visitor', known.length), adicionales: [], utms: {} };
    const made = await ask<{ id: number }>(server, '/api/public/leads', { body }).catch(() => null);
    if (made === null) return known;
    known.push(made.id);
  }
}

describe('kill −9 under load', { timeout: 300_000 }, () => {
  let DATA_DIR: string;
  let secret: string;

  it('loses no confirmed move, lead or email, sends none twice and leaves none half done (security 25)', async () => {
    DATA_DIR = await preparedFolder();
    const first = await start(DATA_DIR);
    const { access_token: token } = await ask<SignedIn>(first, '/api/login', { body: ADMIN });
    const statuses = await ask<{ id: number }[]>(first, '/api/lead-statuses?role=admin', { token });
    const columns = statuses.slice(0, 2).map(({ id }) => id);
    const leads: Lead[] = [];
    for (let i = 0; i < LEADS; i += 1)
      leads.push(await ask(first, '/api/app/leads', { token, body: person('moved', i) }));
    const moving = leads.map(({ id }) => keepMoving(first, token, id, columns));
    const coming = keepComing(first);
    const untilBusy = async () =>
      (await ask<{ total: number }>(first, '/api/leads?page=1&search=visitor', { token })).total;
    await expect.poll(untilBusy, { timeout: 60_000 }).toBeGreaterThan(3);
    first.child.kill('SIGKILL');
    const [promised, visitors] = [await Promise.all(moving), await coming];
    await first.ended;

    // The lock on the folder dies with the process, also a killed one.
    const again = await start(DATA_DIR);
    for (const [i, { id }] of leads.entries()) {
      const lead = await ask<Lead>(again, `/api/leads/${id}`, { token });
      const lines = await ask<Activity[]>(again, `/api/leads/${id}/activities`, { token });
      const moves = lines.filter(({ kind }) => kind === 'moved');
      const confirmed = promised[i] ?? 0;
      expect(confirmed).toBeGreaterThan(0);
      // The one that was under way may or may not be stored, but never in part.
      expect([confirmed, confirmed + 1]).toContain(moves.length);
      expect(lead).toMatchObject({
        version: 1 + moves.length,
        lead_status_id: columns[moves.length % 2],
      });
    }
    const all = await ask<Lead[]>(again, '/api/leads', { token });
    const came = all.filter(({ last_name }) => last_name.startsWith('visitor'));
    expect(came.map(({ id }) => id)).toEqual(expect.arrayContaining(visitors));
    expect([visitors.length, visitors.length + 1]).toContain(came.length);
    const totals = await ask<{ columns: { status: { id: number }; count: number }[] }>(
      again,
      '/api/board/totals?role=admin',
      { token },
    );
    for (const {
      status: { id },
      count,
    } of totals.columns)
      expect([id, count]).toEqual([id, all.filter((lead) => lead.lead_status_id === id).length]);
    const emailsAbout = (id: number) =>
      sentEmails(DATA_DIR).filter((text) => new RegExp(`/app/leads/${id}\\b`).test(text)).length;
    await expect
      .poll(() => came.map(({ id }) => emailsAbout(id)), { timeout: 60_000 })
      .toEqual(came.map(() => 1));

    ({ secret } = await ask<{ secret: string }>(again, '/api/2fa/enable', { token }));
    await ask(again, '/api/2fa/verify', { token, body: { one_time_password: codeOf(secret) } });
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
  });

  it('and a copy of its folder works on another machine, with the second factor (security 28)', async () => {
    const other = join(temporaryFolder(), 'data');
    cpSync(DATA_DIR, other, { recursive: true });
    const restored = await start(other);
    const { temp_token } = await ask<{ temp_token: string }>(restored, '/api/login', {
      body: ADMIN,
    });
    const body = { one_time_password: codeOf(secret, 1) };
    const { access_token: token } = await ask<SignedIn>(restored, '/api/2fa/verify', {
      token: temp_token,
      body,
    });
    const { total } = await ask<{ total: number }>(restored, '/api/leads?page=1&search=moved', {
      token,
    });
    expect(total).toBe(LEADS);
    restored.child.kill('SIGTERM');
    expect(await restored.ended).toBe(0);
  });
});

function sentEmails(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml') && name[0] !== '.')
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/=\r?\n/g, ''));
}
