import * as contract from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../../test/people.ts';
import {
  headerOf,
  messageIdOf,
  openReplyDesk,
  type ReplyDesk,
  replyTo,
} from '../../../test/reply-desk.ts';
import { done } from '../../../test/team-at-work.ts';
import { webhookMessages } from '../../platform/db/schema/index.ts';
import { ensureSequences } from '../sequences/ensure-sequences.ts';
import { ensureTemplates } from '../templates/ensure-templates.ts';
import { readMailbox } from './read-mailbox.service.ts';

let desk: ReplyDesk;
beforeAll(async () => {
  desk = await openReplyDesk();
});
afterAll(() => desk.close());

const received = async (id: number) =>
  (await desk.timeline(id)).filter(({ kind }) => kind === 'email_received');

describe('a reply by email', () => {
  it('comes to the lead’s timeline, the board, Today and the bell', async () => {
    const lead = await desk.makeLead();
    const sent = await desk.send(lead.id);
    expect(messageIdOf(sent)).toMatch(/^<mail-\d+-[\da-f-]{36}@localhost>$/);
    expect(headerOf(sent, 'Reply-To')).toMatch(/replies@alpha\.test.*salesman@alpha\.test/);
    desk.mailbox.deliver(
      replyTo(sent, {
        text: 'Sí, llámeme mañana.\r\n<b>Gracias</b>\r\n\r\nOn Wed, Ana wrote:\r\n> Any news?',
      }),
    );
    await desk.read();
    const [entry] = await received(lead.id);
    expect(entry).toMatchObject({
      actor: null,
      body: 'Sí, llámeme mañana.\n<b>Gracias</b>',
      data: { subject: 'Re: Hello', from: 'marta@client.test', from_name: 'Marta Ruiz' },
    });
    const seen = await done<contract.Lead>(
      desk.salesman(contract.getLead, { params: { id: lead.id } }),
    );
    expect(seen.signal).toMatchObject({
      kind: 'reply',
      words: 'Sí, llámeme mañana. <b>Gracias</b>',
    });
    const now = Date.now();
    const query = {
      from: new Date(now - 43_200_000).toISOString(),
      to: new Date(now + 43_200_000).toISOString(),
    };
    const today = await done<contract.Today>(desk.salesman(contract.getToday, { query }));
    expect(today.signals.items[0]).toMatchObject({ kind: 'reply', lead: { id: lead.id } });
    const bell = await done<contract.Notifications>(desk.salesman(contract.listNotifications));
    expect(bell.items[0]).toMatchObject({ kind: 'reply', lead: { id: lead.id }, is_read: false });
  });

  it('stops the sequence that the lead is in', async () => {
    const lead = await desk.makeLead();
    const sent = await desk.send(lead.id);
    await ensureTemplates(desk.test.database.db);
    await ensureSequences(desk.test.database.db);
    const [sequence] = await done<{ id: number }[]>(desk.salesman(contract.listSequences));
    const body = { ids: [lead.id], sequence_id: sequence?.id };
    expect(await done(desk.salesman(contract.startSequence, { body }))).toMatchObject({
      started: 1,
    });
    desk.mailbox.deliver(replyTo(sent, { text: 'Yes, please call me.' }));
    await desk.read();
    const run = await desk.salesman(contract.getLeadSequence, { params: { id: lead.id } });
    expect(run.json()).toMatchObject({ status: 'stopped', reason: 'reply' });
  });

  it('is an answer for webhooks too', async () => {
    const admin = await signedIn(desk.test, 'admin@alpha.test');
    const url = 'https://other.example.com/hook';
    await done(
      admin(contract.createWebhook, { body: { name: 'Hook', url, events: ['lead.answered'] } }),
    );
    const lead = await desk.makeLead();
    desk.mailbox.deliver(replyTo(await desk.send(lead.id)));
    await desk.read();
    const { leadId, facts, type } = webhookMessages;
    const sent = await desk.test.database.db.select({ leadId, facts, type }).from(webhookMessages);
    expect(sent).toEqual([{ leadId: lead.id, facts: { answer: 'email' }, type: 'lead.answered' }]);
  });

  it('is passed on to the owner, unless it went to them too', async () => {
    const lead = await desk.makeLead();
    const sent = await desk.send(lead.id);
    const before = desk.smtp.received.length;
    const to = 'replies@alpha.test, Salesman <Salesman@alpha.test>';
    desk.mailbox.deliver(replyTo(sent, { to }));
    await desk.read();
    await desk.deliver();
    expect(desk.smtp.received).toHaveLength(before);
    desk.mailbox.deliver(replyTo(sent, { text: 'Only to the first address.' }));
    await desk.read();
    await desk.deliver();
    const passedOn = desk.smtp.received.at(-1) ?? '';
    expect(headerOf(passedOn, 'To')).toBe('salesman@alpha.test');
    expect(headerOf(passedOn, 'Reply-To')).toContain('marta@client.test');
    expect(passedOn).toContain('Only to the first address.');
  });

  it('is known by its thread where a mail service has renamed our email', async () => {
    const lead = await desk.makeLead();
    const thread = headerOf(await desk.send(lead.id), 'References');
    expect(thread).toMatch(/^<thread-/);
    const references = `References: ${thread} <010f@email.amazonses.com>`;
    desk.mailbox.deliver(
      replyTo('Message-ID: <010f@email.amazonses.com>').replace(/^References: .*$/m, references),
    );
    await desk.read();
    expect(await received(lead.id)).toHaveLength(1);
  });

  it('is stored once, however often the mailbox is read or renumbered', async () => {
    const lead = await desk.makeLead();
    desk.mailbox.deliver(replyTo(await desk.send(lead.id)));
    await desk.read();
    await desk.read();
    await desk.forget();
    await desk.read();
    desk.mailbox.renumber();
    await desk.read();
    expect(await received(lead.id)).toHaveLength(1);
  });

  it('is stored once by two workers', async () => {
    const lead = await desk.makeLead();
    const sent = await desk.send(lead.id);
    for (let i = 0; i < 5; i += 1) desk.mailbox.deliver(replyTo(sent));
    await Promise.all([desk.read(), desk.read(), readMailbox(desk.ctx, desk.mailbox.settings)]);
    await desk.read();
    expect(await received(lead.id)).toHaveLength(5);
  });

  it('leaves the mailbox as it was', () => {
    expect(desk.mailbox.count()).toBeGreaterThan(5);
    expect(new Set(desk.mailbox.flags().flat())).toEqual(new Set());
  });
});

describe('what is no reply to us', () => {
  it('is left alone and counted: nobody’s lead is found by an address (security 10)', async () => {
    const lead = await desk.makeLead();
    const other = await signedIn(desk.test, 'leader@alpha.test');
    await desk.send(lead.id);
    const before = await desk.state();
    const from = lead.email;
    const strange = [
      replyTo('Message-ID: <other@company.test>\r\n', { from }),
      replyTo('Message-ID: <mail-1-1700000000000@localhost>\r\n', { from }),
      replyTo(`Message-ID: <mail-1-${crypto.randomUUID()}@localhost>\r\n`, { from }),
      `From: ${from}\r\nTo: replies@alpha.test\r\nSubject: Hello\r\n\r\nNew question`,
    ];
    for (const message of strange) desk.mailbox.deliver(message);
    await desk.read();
    const after = await desk.state();
    expect(after.unmatched - before.unmatched).toBe(4);
    expect(after.matched).toBe(before.matched);
    expect(await received(lead.id)).toEqual([]);
    expect(await done(other(contract.listNotifications))).toMatchObject({ unread: 0 });
  });

  it('an automatic answer or a copy of a colleague’s answer is no answer of the lead', async () => {
    const lead = await desk.makeLead();
    const sent = await desk.send(lead.id);
    const before = await desk.state();
    desk.mailbox.deliver(replyTo(sent, { headers: 'Auto-Submitted: auto-replied' }));
    desk.mailbox.deliver(replyTo(sent, { headers: 'Precedence: bulk' }));
    desk.mailbox.deliver(replyTo(sent, { from: 'Salesman <Salesman@alpha.test>' }));
    await desk.read();
    expect(await received(lead.id)).toEqual([]);
    expect((await desk.state()).ignored - before.ignored).toBe(3);
  });

  it('a message that cannot be delivered is shown as such, and is no answer', async () => {
    const lead = await desk.makeLead();
    const sent = await desk.send(lead.id);
    desk.mailbox.deliver(bounceOf(sent, 'delayed', '4.4.1'));
    desk.mailbox.deliver(bounceOf(sent, 'failed', '5.1.1'));
    await desk.read();
    const entries = (await desk.timeline(lead.id)).filter(({ kind }) => kind === 'email_bounced');
    expect(entries).toMatchObject([{ data: { reason: '550 5.1.1 No such user' }, body: null }]);
    const seen = await done<contract.Lead>(
      desk.salesman(contract.getLead, { params: { id: lead.id } }),
    );
    expect(seen.signal).toBeNull();
    const bell = await done<contract.Notifications>(desk.salesman(contract.listNotifications));
    expect(bell.items[0]).toMatchObject({ kind: 'bounce', lead: { id: lead.id } });
  });
});

/** RFC 3464, as Postfix writes it. */
function bounceOf(sent: string, action: string, status: string): string {
  return [
    'From: MAILER-DAEMON@mx.test (Mail Delivery System)',
    'To: replies@alpha.test',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;\n boundary="b1"',
    `Message-ID: <bounce-${action}-${Math.random()}@mx.test>`,
    '',
    '--b1\nContent-Type: text/plain; charset=us-ascii\n\nYour message could not be delivered.',
    '--b1\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.test\n',
    `Final-Recipient: rfc822; marta@client.test\nAction: ${action}\nStatus: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 No such user\n',
    `--b1\nContent-Type: text/rfc822-headers\n\nMessage-ID: ${messageIdOf(sent)}\nSubject: Hello\n`,
    '--b1--\n',
  ].join('\n');
}
