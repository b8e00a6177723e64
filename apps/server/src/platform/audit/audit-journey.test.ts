import * as contract from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOf, HEAD } from '../../../test/contact-files.ts';
import { callerWith, login, signedIn, tokenOf } from '../../../test/people.ts';
import { openSharedHome, type SharedHome } from '../../../test/shared-home.ts';
import { done } from '../../../test/team-at-work.ts';
import { TEST_PASSWORD } from '../../../test/test-app.ts';
import { auditLog } from '../db/schema/index.ts';

const WRONG = 'a wrong but long password';
const CLIENT = 'client@journey.test';

let at: SharedHome;
const secrets: string[] = [TEST_PASSWORD, WRONG];
let rows: (typeof auditLog.$inferSelect)[];
beforeAll(async () => {
  at = await openSharedHome();
  const { test } = at;
  const token = await tokenOf(test, 'leader@alpha.test');
  const leader = callerWith(test, token);
  const admin = await signedIn(test, 'admin@alpha.test');
  for (let i = 0; i < 11; i += 1) await login(test, 'grace.okonjo@alpha.test', WRONG);
  await login(test, CLIENT, WRONG);
  await login(test, WRONG, WRONG);
  const person = { first_name: 'Ana', last_name: 'Journey', phone: '+57 300 111 2222' };
  const lead: contract.Lead = await done(
    leader(contract.createLead, { body: { ...person, email: CLIENT } }),
  );
  const file = fileOf(`${HEAD}\nBea,Journey,bea@journey.test,1`, { file_name: `${CLIENT}.csv` });
  const { id } = await done<{ id: number }>(leader(contract.importLeads, { body: file }));
  await done(leader(contract.undoLeadImport, { params: { id } }));
  await leader(contract.exportLeads, { query: { search: CLIENT } });
  const shared = await at.share({ email: CLIENT, subject: `For ${CLIENT}` });
  const [share] = await at.sharesOf(at.salesman);
  await done(at.salesman(contract.revokeShare, { params: { id: share?.id } }));
  await done(leader(contract.deleteLead, { params: { id: lead.id } }));
  await admin(contract.exportAudit, { query: {} });
  await done(leader(contract.logout));
  secrets.push(token, shared.token, CLIENT, person.last_name, person.phone);
  rows = await test.database.db.select().from(auditLog).orderBy(auditLog.id);
});
afterAll(() => at.test.close());

describe('a day in the audit log (security 30)', () => {
  it.each([
    ['sign_in', 2],
    ['account.locked', null],
    ['sign_in.refused', null],
    ['sign_out', 2],
    ['lead.imported', 2],
    ['lead.import_undone', 2],
    ['lead.exported', 2],
    ['lead.deleted', 2],
    ['share.sent', 3],
    ['share.revoked', 3],
    ['audit.exported', 1],
  ])('has %s with actor %s, address and time', (action, actorId) => {
    const found = rows.filter((row) => row.action === action && row.actorId === actorId);
    expect(found.length, action).toBeGreaterThan(0);
    for (const { ip, at: time, actorName } of found) {
      expect(ip).toMatch(/^10\.\d+\.\d+\.\d+$/);
      expect(Math.abs(Date.now() - time.getTime())).toBeLessThan(5 * 60_000);
      expect(actorName === null).toBe(actorId === null);
    }
  });

  it('has no password, token, address or name of a lead in it', () => {
    const text = JSON.stringify(rows);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('recognizes two attempts with one unknown address, without naming it', async () => {
    await login(at.test, CLIENT.toUpperCase(), WRONG);
    await login(at.test, 'else@journey.test', WRONG);
    const unknown = (await at.test.database.db.select().from(auditLog).orderBy(auditLog.id))
      .map(({ data }) => data)
      .filter(({ reason }) => reason === 'unknown');
    const [first, password, again, other] = unknown.map(({ address_hash }) => address_hash);
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect(password).toBeUndefined();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});
