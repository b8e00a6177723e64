import * as contract from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../../test/people.ts';
import { openReplyDesk, type ReplyDesk, replyTo } from '../../../test/reply-desk.ts';
import { done } from '../../../test/team-at-work.ts';
import { readMailbox } from './read-mailbox.service.ts';

let desk: ReplyDesk;
beforeAll(async () => {
  desk = await openReplyDesk();
});
afterAll(() => desk.close());

const bodies = async (id: number) =>
  (await desk.timeline(id)).filter(({ kind }) => kind === 'email_received').map(({ body }) => body);

describe('the mailbox for replies', () => {
  it('is described to administrators', async () => {
    const lead = await desk.makeLead();
    desk.mailbox.deliver(replyTo(await desk.send(lead.id)));
    await desk.read();
    const admin = await signedIn(desk.test, 'admin@alpha.test');
    expect(await done(admin(contract.getReplyMailbox))).toMatchObject({
      ...{ address: 'replies@alpha.test', matched: 1, unmatched: 0, error: null },
      ...{ failing_since: null, read_at: expect.any(String) },
    });
  });

  it('that refuses our password is tried again later and later, and says why without it', async () => {
    const { log } = desk;
    const settings = { ...desk.mailbox.settings, password: 'wr@ng-secret' };
    await desk.makeDue();
    expect(await readMailbox(desk.ctx, settings)).toBe(false);
    const admin = await signedIn(desk.test, 'admin@alpha.test');
    const state = await done<contract.ReplyMailboxState>(admin(contract.getReplyMailbox));
    expect(state.error).toBeTruthy();
    expect(state.failing_since).toBeTruthy();
    expect(log.join()).toContain('could not be read');
    expect(JSON.stringify([state, log])).not.toContain('wr@ng-secret');
    expect(JSON.stringify(log)).not.toContain(desk.mailbox.password);
    // Not due again.
    const { failures, nextReadAt } = await desk.state();
    expect(failures).toBe(1);
    expect(nextReadAt.getTime()).toBeGreaterThan(Date.now() + 20_000);
    await desk.read();
    expect(await done(admin(contract.getReplyMailbox))).toMatchObject({ failing_since: null });
  });

  it('keeps what came while it could not be reached', async () => {
    const lead = await desk.makeLead();
    desk.mailbox.deliver(replyTo(await desk.send(lead.id), { text: 'Still there?' }));
    await readMailbox(desk.ctx, { ...desk.mailbox.settings, host: '127.0.0.1', port: 1 });
    await desk.read();
    expect(await bodies(lead.id)).toEqual(['Still there?']);
  });

  it('gives a deleted lead its reply when it is restored, and an erased one none', async () => {
    const lead = await desk.makeLead();
    const sent = await desk.send(lead.id);
    const params = { id: lead.id };
    await done(desk.salesman(contract.deleteLead, { params }));
    desk.mailbox.deliver(replyTo(sent, { text: 'While in the trash' }));
    await desk.read();
    await done(desk.salesman(contract.restoreLeads, { body: { ids: [lead.id] } }));
    expect(await bodies(lead.id)).toEqual(['While in the trash']);
    const admin = await signedIn(desk.test, 'admin@alpha.test');
    await done(admin(contract.eraseLead, { params, body: { email: lead.email } }));
    const before = await desk.state();
    desk.mailbox.deliver(replyTo(sent, { text: 'After the erasure' }));
    await desk.read();
    expect((await desk.state()).unmatched - before.unmatched).toBe(1);
  });

  it('fills no timeline: more than fifty messages a day for one lead are left alone', async () => {
    const lead = await desk.makeLead();
    const sent = await desk.send(lead.id);
    for (let i = 0; i < 60; i += 1) desk.mailbox.deliver(replyTo(sent));
    await desk.read();
    expect(await bodies(lead.id)).toHaveLength(50);
  });
});
