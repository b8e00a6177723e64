import * as api from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { done } from '../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { submitPost, visitorPost } from '../../../test/visitor-posts.ts';
import { auditLog } from '../../platform/db/schema/index.ts';

const SECRETS = { first_name: 'Ximena', last_name: 'Zubizarreta', phone: '+57 300 777 1234' };

let test: TestApp;
let admin: Caller;
let leader: Caller;
let lead: api.Lead;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 10 } });
  admin = await signedIn(test, 'admin@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
  const body = { ...SECRETS, email: 'ximena@audit.test', user_id: 3 };
  lead = await done(leader(api.createLead, { body }));
});
afterAll(() => test.close());

const find = async (action: api.AuditAction) =>
  (await done<{ data: api.AuditEntry[] }>(admin(api.listAudit, { query: { action } }))).data;
const named = () => [{ id: lead.id, name: 'Ximena Zubizarreta', is_shown: true }];

describe('what is done with a lead is in the audit log (security 30)', () => {
  it('created, edited, moved and handed over: who, which lead, what changed, from and to', async () => {
    const params = { id: lead.id };
    const statuses = await done<api.LeadStatus[]>(
      leader(api.listStatuses, { query: { role: 'salesman' } }),
    );
    const [first, second] = statuses;
    const { lead_status_id } = lead;
    await done(
      leader(api.updateLead, { params, body: { lead_status_id, phone: '+1 305 555 0100' } }),
    );
    await done(leader(api.moveLead, { params, body: { lead_status_id: second?.id } }));
    await done(
      leader(api.updateLead, { params, body: { lead_status_id: second?.id, user_id: 2 } }),
    );
    const who = { actor_id: 2, actor_name: 'Marcus Ellery', target_id: String(lead.id) };
    expect(await find('lead.created')).toMatchObject([
      { ...who, leads: named(), data: { source: 'staff', owner: 'Sofía Lareda' } },
    ]);
    expect(await find('lead.updated')).toMatchObject([
      { ...who, leads: named(), data: { changed: ['phone'] } },
    ]);
    expect(await find('lead.assigned')).toMatchObject([
      { ...who, data: { from: 'Sofía Lareda', to: 'Marcus Ellery' } },
    ]);
    expect((await find('lead.moved')).at(-1)).toMatchObject({
      ...who,
      data: { from: first?.name, to: second?.name },
    });
  });

  it('a form makes a lead without the visitor’s network address', async () => {
    const { id } = await submitPost(test, visitorPost({ user_id: 8 }));
    const entry = (await find('lead.created')).find(({ target_id }) => target_id === String(id));
    expect(entry).toMatchObject({ actor_id: null, ip: null, data: { source: 'landing' } });
  });

  it('many at once are one entry with their number and the first names', async () => {
    const all = await done<api.LeadSummary[]>(leader(api.listLeads, { query: {} }));
    const ids = all.map(({ id }) => id);
    await done(leader(api.assignLeads, { body: { ids, user_id: 3 } }));
    const [entry] = await find('lead.bulk_assigned');
    expect(entry?.data).toMatchObject({ owner: 'Sofía Lareda' });
    expect(entry?.leads.length).toBeLessThanOrEqual(5);
    expect(entry?.leads[0]?.name).not.toBeNull();
  });

  it('has the lead’s name while it is there, no link from the trash, and no name once erased', async () => {
    await done(leader(api.deleteLead, { params: { id: lead.id } }));
    const [inTrash] = await find('lead.deleted');
    expect(inTrash).toMatchObject({ leads: [{ ...named()[0], is_shown: false }] });
    const body = { email: 'ximena@audit.test' };
    await done(leader(api.eraseLead, { params: { id: lead.id }, body }));
    for (const action of ['lead.created', 'lead.updated', 'lead.deleted', 'lead.erased'] as const)
      expect((await find(action)).at(-1)?.leads ?? []).not.toContainEqual(
        expect.objectContaining({ id: lead.id, name: expect.any(String) }),
      );
    const csv = (await admin(api.exportAudit, { query: {} })).body;
    const stored = JSON.stringify(await test.database.db.select().from(auditLog));
    for (const secret of [...Object.values(SECRETS), 'ximena@audit.test', '305 555 0100']) {
      expect(csv).not.toContain(secret);
      expect(stored).not.toContain(secret);
    }
  });

  it('is exported with names and links', async () => {
    const body = { ...SECRETS, email: 'again@audit.test' };
    const { id } = await done<api.Lead>(leader(api.createLead, { body }));
    const csv = (await admin(api.exportAudit, { query: { action: 'lead.created' } })).body;
    expect(csv).toContain('Ximena Zubizarreta');
    expect(csv).toContain(`/app/leads/${id}`);
  });
});
