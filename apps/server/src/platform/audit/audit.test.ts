import {
  AUDIT_ACTIONS,
  type AuditEntry,
  createStatus,
  exportAudit,
  listAudit,
  listAuditActors,
} from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, login, signedIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { auditLog } from '../db/schema/index.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 2 } });
  admin = await signedIn(test, 'admin@alpha.test');
  await login(test, 'leader@alpha.test');
  await login(test, 'leader@alpha.test', 'wrong');
  await admin(createStatus, { body: { name: '=cmd|calc', role: 'admin', order: 9 } });
});
afterAll(() => test.close());

const list = async (query: object = {}): Promise<{ data: AuditEntry[]; total: number }> =>
  (await admin(listAudit, { query })).json();

describe('the audit log (security 30)', () => {
  it('records who did what to whom, from where and when, the latest first', async () => {
    const { data, total } = await list();
    expect(total).toBe(4);
    expect(data.map(({ action }) => action)).toEqual([
      'status.created',
      'sign_in.refused',
      'sign_in',
      'sign_in',
    ]);
    expect(data[0]).toMatchObject({
      actor_id: 1,
      actor_name: 'Helena Brandt',
      target_type: 'status',
      ip: expect.stringMatching(/^10\./),
      data: { name: '=cmd|calc', role: 'admin', order: 9 },
    });
    expect(data[1]).toMatchObject({
      actor_id: null,
      target_id: '2',
      data: { name: 'Marcus Ellery' },
    });
  });

  it('is filtered by actor, action and time, and comes in pages', async () => {
    expect((await list({ actor_id: 2 })).data.map(({ action }) => action)).toEqual(['sign_in']);
    expect((await list({ action: 'sign_in' })).total).toBe(2);
    expect((await list({ to: '2020-01-01T00:00:00Z' })).total).toBe(0);
    expect((await list({ from: '2020-01-01T00:00:00-05:00' })).total).toBe(4);
    const { data, total } = await list({ page: 2, per_page: 3 });
    expect([data.length, total]).toEqual([1, 4]);
    for (const bad of [
      { action: 'x' },
      { from: 'yesterday' },
      { from: '0000-01-01T00:00:00Z' },
      { actor_id: 'me' },
      { actor_id: '0x1' },
    ])
      expect((await admin(listAudit, { query: bad })).statusCode).toBe(422);
  });

  it('lists everybody in it', async () => {
    expect((await admin(listAuditActors)).json()).toEqual([
      { id: 1, name: 'Helena Brandt' },
      { id: 2, name: 'Marcus Ellery' },
    ]);
  });

  it('is safe in a spreadsheet, whatever names people use (security 19)', async () => {
    const { db } = test.database;
    await db
      .insert(auditLog)
      .values({ action: 'sign_out', actorName: '=HYPERLINK("http://evil.test")' });
    const { body } = await admin(exportAudit, { query: { action: 'sign_out' } });
    expect(body).toContain(`"'=HYPERLINK(""http://evil.test"")"`);
  });

  it('is exported as CSV, and the export is logged', async () => {
    const answer = await admin(exportAudit, { query: { action: 'status.created' } });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="audit-log-[\d-]+\.csv"$/,
    );
    const spanish = await admin(exportAudit, {
      ...{ query: { action: 'status.created' }, headers: { 'accept-language': 'es' } },
    });
    expect(spanish.headers['content-disposition']).toMatch(/"registro-de-auditoria-[\d-]+\.csv"/);
    const [header, line, ...rest] = answer.body.replace('\uFEFF', '').split('\r\n');
    expect(header).toBe(
      'id,at,actor_id,actor_name,action,target_type,target_id,ip,data,leads,links',
    );
    expect(line).toContain('Helena Brandt,status.created,status');
    expect(rest).toEqual(['']);
    expect((await list({ action: 'audit.exported' })).data[0]?.data).toEqual({
      action: 'status.created',
    });
  });

  it('is exported completely, however long it is', async () => {
    const rows = Array.from({ length: 4_100 }, () => ({ action: 'sign_out', actorName: 'Many' }));
    await test.database.db.insert(auditLog).values(rows);
    const answer = await admin(exportAudit, { query: { action: 'sign_out' } });
    const ids = answer.body
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0]);
    expect(new Set(ids).size).toBe(4_101);
  });

  it('rejects unknown actions', async () => {
    const rows = await test.database.db.select().from(auditLog);
    for (const { action } of rows) expect(AUDIT_ACTIONS).toContain(action);
  });
});
