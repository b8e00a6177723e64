import * as contract from '@alpha/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMail } from '../../test/deliver-mail.ts';
import { openShortlistedLead, type ShortlistedLead } from '../../test/shortlisted-lead.ts';
import { done } from '../../test/team-at-work.ts';
import { leadActivities } from '../platform/db/schema/index.ts';

let at: ShortlistedLead;
beforeAll(async () => {
  at = await openShortlistedLead();
  await at.setLead({ email: 'ana@room.test' });
});
afterAll(() => at.test.close());

describe('an invitation', () => {
  let made = 0;
  async function invite() {
    made += 1;
    const email = `invited.${made}@room.test`;
    const body = { first_name: 'Ana', last_name: `Invited ${made}`, phone: '1', email };
    const { id } = await done<contract.Lead>(at.salesman(contract.createLead, { body }));
    const { statusCode } = await at.salesman(contract.inviteToRoom, {
      ...{ params: { id }, body: { locale: 'en' } },
    });
    const sent = (await deliverMail(at.test)).find(({ to }) => to === email);
    return { leadId: id, statusCode, sent };
  }

  it('is sent by those who see the lead, in the language they choose, and works once within a week', async () => {
    const params = { id: at.leadId };
    const invited = await at.salesman(contract.inviteToRoom, { params, body: { locale: 'es' } });
    expect(invited.statusCode).toBe(200);
    const timeline = (await at.salesman(contract.listActivities, { params })).json();
    expect(timeline.some(({ kind }: { kind: string }) => kind === 'room_invited')).toBe(true);
    for (let i = 0; i < 2; i += 1)
      await at.salesman(contract.inviteToRoom, { params, body: { locale: 'es' } });
    const again = await at.salesman(contract.inviteToRoom, { params, body: { locale: 'es' } });
    expect(again.statusCode).toBe(429);
    await at.setLead({ email: '-' });
    const nobody = await at.salesman(contract.inviteToRoom, { params, body: { locale: 'es' } });
    expect(nobody.json().code).toBe('lead.noAddress');
  });

  it('shows who sent it, who gets the reply', async () => {
    const { sent } = await invite();
    expect(sent?.replyTo).toMatchObject([{ address: 'salesman@alpha.test' }]);
    const { name } = (await at.salesman(contract.getOwnUser)).json();
    expect(sent?.text).toContain(`${name}\n`);
  });

  it('counts with the emails that one may send in a day', async () => {
    const { leadId } = await invite();
    const [{ actorId } = { actorId: null }] = await at.db
      .select({ actorId: leadActivities.actorId })
      .from(leadActivities)
      .where(and(eq(leadActivities.leadId, leadId), eq(leadActivities.kind, 'room_invited')));
    const invitation = { leadId, kind: 'room_invited' as const, actorId };
    await at.db.insert(leadActivities).values(Array.from({ length: 299 }, () => invitation));
    expect((await invite()).statusCode).toBe(429);
    await at.db
      .update(leadActivities)
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(and(eq(leadActivities.leadId, leadId), eq(leadActivities.kind, 'room_invited')));
    expect((await invite()).statusCode).toBe(200);
  });
});
