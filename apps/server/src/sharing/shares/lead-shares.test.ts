import {
  type Activity,
  createLead,
  deleteLead,
  deleteLeads,
  getSharedProperty,
  importLeads,
  type Lead,
  type LeadShare,
  listActivities,
  listLeadShares,
  openSharedProperty,
  revokeShare,
  sendProperty,
  undoLeadImport,
  updateLead,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { openSharedHome, type SharedHome } from '../../../test/shared-home.ts';
import { hashToken } from '../../accounts/auth/token.ts';
import {
  leadActivities,
  leads,
  mailOutbox,
  shareLinks,
  users,
} from '../../platform/db/schema/index.ts';

let at: SharedHome;
let salesman: Caller;
let leader: Caller;
let curator: Caller;
beforeAll(async () => {
  at = await openSharedHome();
  salesman = at.salesman;
  leader = await signedIn(at.test, 'leader@alpha.test');
  curator = await signedIn(at.test, 'curator@alpha.test');
});
afterAll(() => at.test.close());

let made = 0;
const addressOf = () => `reads.${++made}@shares.test`;
async function create(email: string, caller = salesman): Promise<Lead> {
  const body = { first_name: 'Ana', last_name: 'Reader', phone: '1', email };
  return (await caller(createLead, { body })).json();
}
const sharesOf = async (caller: Caller, { id }: Lead): Promise<LeadShare[]> =>
  (await caller(listLeadShares, { params: { id } })).json();
const openings = async ({ id }: Lead): Promise<Activity[]> =>
  (await salesman(listActivities, { params: { id } }))
    .json()
    .filter(({ kind }: Activity) => kind === 'report_opened');

describe('the reports a lead was sent', () => {
  it('are listed with the property and open count, including those sent before the lead existed', async () => {
    const email = addressOf();
    const { token } = await at.share({ email: email.toUpperCase() });
    const lead = await create(email);
    await at.share({ email, message: 'And once more.' });
    await at.share();
    await at.reader(openSharedProperty, { params: { token } });
    const shares = await sharesOf(salesman, lead);
    expect(shares).toHaveLength(2);
    expect(shares[1]).toMatchObject({ open_count: 1, property: { address: at.home.address } });
    expect(shares[1]?.first_opened_at).not.toBeNull();
    // The link has no lead id, but its opening still appears in the timeline.
    const [opened] = await openings(lead);
    expect(opened?.data.address).toContain(`${at.home.address}, ${at.home.city}`);
    expect(opened?.actor).toBeNull();
  });

  it('appear in the timeline when first opened, and at most once a day after that', async () => {
    const lead = await create(addressOf());
    const { token } = await at.share({ email: lead.email });
    const open = () => at.reader(openSharedProperty, { params: { token } });
    await open();
    await open();
    expect(await openings(lead)).toHaveLength(1);
    await at.test.database.db
      .update(leadActivities)
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(leadActivities.leadId, lead.id));
    await Promise.all([open(), open(), open()]);
    expect(await openings(lead)).toHaveLength(2);
    expect((await sharesOf(salesman, lead))[0]?.open_count).toBe(5);
  });

  it('are hidden from users who cannot see the lead (security 10)', async () => {
    const lead = await create(addressOf());
    await at.share({ email: lead.email });
    expect((await curator(listLeadShares, { params: { id: lead.id } })).statusCode).toBe(404);
    const [share] = await sharesOf(leader, lead);
    const foreign = await curator(revokeShare, { params: { id: share?.id ?? 0 } });
    expect(foreign.statusCode).toBe(404);
  });

  it.each([
    ['alone', (id: number) => leader(deleteLead, { params: { id } })],
    ['among many', (id: number) => leader(deleteLeads, { body: { ids: [id] } })],
  ])('stop opening once the lead is deleted %s', async (_, remove) => {
    const [lead, other] = [await create(addressOf()), await create(addressOf())];
    const [gone, kept] = [
      await at.share({ email: lead.email }),
      await at.share({ email: other.email }),
    ];
    expect((await remove(lead.id)).statusCode).toBe(200);
    const read = async ({ token }: { token: string }) =>
      (await at.reader(getSharedProperty, { params: { token } })).statusCode;
    expect([await read(gone), await read(kept)]).toEqual([404, 200]);
    const { db } = at.test.database;
    const [email] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, gone.mail.id));
    expect(email?.notAfter?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('stop opening once the import that created the lead is undone', async () => {
    const { token } = await at.share();
    const email = addressOf();
    const content = Buffer.from(`First name,Last name,Email,Phone\nAna,Reader,${email},1`);
    const file = { file_name: 'a.csv', content: content.toString('base64'), duplicates: 'skip' };
    const { id } = (await salesman(importLeads, { body: file })).json();
    const { db } = at.test.database;
    const [lead] = await db.select().from(leads).where(eq(leads.email, email));
    await db
      .update(shareLinks)
      .set({ leadId: lead?.id ?? 0 })
      .where(eq(shareLinks.tokenHash, hashToken(token)));
    const undone = await salesman(undoLeadImport, { params: { id } });
    expect(undone.json(), undone.body).toMatchObject({ deleted: 1 });
    expect((await at.reader(getSharedProperty, { params: { token } })).statusCode).toBe(404);
  });

  it('can be revoked by the current owner of the lead, even if a colleague sent them', async () => {
    const lead = await create(addressOf(), leader);
    await leader(sendProperty, { body: at.emailBody({ email: lead.email }) });
    const [share] = await sharesOf(leader, lead);
    const params = { id: share?.id ?? 0 };
    expect((await salesman(revokeShare, { params })).statusCode).toBe(404);
    const [owner] = await at.test.database.db
      .select()
      .from(users)
      .where(eq(users.email, 'salesman@alpha.test'));
    const { first_name, last_name, phone, email, lead_status_id } = lead;
    await leader(updateLead, {
      params: { id: lead.id },
      body: { first_name, last_name, phone, email, lead_status_id, user_id: owner?.id },
    });
    expect((await salesman(revokeShare, { params })).statusCode).toBe(200);
    expect((await sharesOf(salesman, lead))[0]?.revoked_at).not.toBeNull();
    const activities: Activity[] = (
      await salesman(listActivities, { params: { id: lead.id } })
    ).json();
    expect(activities.find(({ kind }) => kind === 'assigned')?.data).toMatchObject({
      ...{ from_name: 'Marcus Ellery', to_name: 'Sofía Lareda' },
    });
  });
});
