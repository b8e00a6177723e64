import * as contract from '@alpha/contract';
import { expect } from 'vitest';
import { mailboxHash } from '../src/crm/replies/mailbox.ts';
import { readMailbox } from '../src/crm/replies/read-mailbox.service.ts';
import { findMailboxState } from '../src/crm/replies/replies.queries.ts';
import { replyMailbox } from '../src/platform/db/schema/index.ts';
import type { Ctx } from '../src/platform/http/context.ts';
import { deliverNextMail } from '../src/platform/mail/deliver-mail.ts';
import { openMailTransport } from '../src/platform/mail/mail-transport.ts';
import { type ImapServer, startImapServer } from './imap-server.ts';
import { logOf } from './log-of.ts';
import { startMailServer } from './mail-server.ts';
import { type Caller, signedIn } from './people.ts';
import { done } from './team-at-work.ts';
import { openTestApp, type TestApp } from './test-app.ts';

type Reply = { from?: string; to?: string; subject?: string; text?: string; headers?: string };

let lastId = 0;

/** What a mail program makes of an answer to one of our emails. */
export function replyTo(sent: string, reply: Reply = {}): string {
  const { from = 'Marta Ruiz <marta@client.test>', to = 'replies@alpha.test' } = reply;
  const { subject = 'Re: Hello', text = 'Yes, please call me.', headers = '' } = reply;
  lastId += 1;
  return [
    ...[
      `From: ${from}`,
      `To: ${to}`,
      `Subject: ${subject}`,
      `Message-ID: <reply-${lastId}@client>`,
    ],
    ...[`In-Reply-To: ${messageIdOf(sent)}`, `References: ${messageIdOf(sent)}`],
    ...['Date: Wed, 18 Nov 2026 10:00:00 +0000', 'Content-Type: text/plain; charset=utf-8'],
    ...['Content-Transfer-Encoding: base64', ...(headers ? [headers] : [])],
    ...['', Buffer.from(text).toString('base64'), ''],
  ].join('\r\n');
}

export const headerOf = (message: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(message)?.[1]?.replace(/\s+/g, ' ') ??
  '';

export const messageIdOf = (message: string): string => headerOf(message, 'Message-ID');

/** The product with a real mail server for what it sends and a real one for replies. */
export async function openReplyDesk(imap?: ImapServer) {
  const [smtp, mailbox] = [await startMailServer(), imap ?? (await startImapServer())];
  const test = await openTestApp({
    people: { leads: 10 },
    config: { logLevel: 'trace', smtpUrl: smtp.url, replies: mailbox.settings },
  });
  const log = logOf(test.app);
  const salesman = await signedIn(test, 'salesman@alpha.test');
  const transport = openMailTransport(test.deps.config);
  const ctx = ctxOf(test);
  const { settings } = mailbox;
  let lastKey = 0;

  const makeDue = () => test.database.db.update(replyMailbox).set({ nextReadAt: new Date(0) });
  const deliver = async () => {
    while (await deliverNextMail(test.deps, transport));
  };
  return {
    ...{ test, smtp, mailbox, salesman, ctx, log },
    makeLead: (fields: object = {}) => makeLead(salesman, fields),
    /** Sends an email to the lead. → as the mail server got it. */
    send: async (leadId: number, caller = salesman): Promise<string> => {
      lastKey += 1;
      const body = { channel: 'email', subject: 'Hello', body: 'Any news?', locale: 'en' };
      const idempotency_key = `key-${lastKey}`;
      const params = { id: leadId };
      await done(caller(contract.sendLeadMessage, { params, body: { ...body, idempotency_key } }));
      await deliver();
      return smtp.received.at(-1) ?? '';
    },
    deliver,
    makeDue,
    /** One reading, as the worker makes it. */
    read: async () => {
      await makeDue();
      while (await readMailbox(ctx, settings));
    },
    timeline: async (id: number, caller = salesman) =>
      done<contract.Activity[]>(caller(contract.listActivities, { params: { id } })),
    state: async () => {
      const state = await findMailboxState(test.database.db, mailboxHash(settings));
      if (!state) throw new Error('the mailbox was never read');
      return state;
    },
    forget: async () => {
      await test.database.db.update(replyMailbox).set({ lastUid: 0 });
    },
    close: async () => {
      transport.close();
      await test.close();
      await smtp.stop();
      await mailbox.stop();
    },
  };
}

export type ReplyDesk = Awaited<ReturnType<typeof openReplyDesk>>;

let lastLead = 0;

async function makeLead(salesman: Caller, fields: object): Promise<contract.Lead> {
  lastLead += 1;
  const email = `marta${lastLead === 1 ? '' : lastLead}@client.test`;
  const body = { first_name: 'Marta', last_name: 'Ruiz', phone: '+57 300 1', email, ...fields };
  const lead = await done<contract.Lead>(salesman(contract.createLead, { body }));
  expect(lead.signal).toBeNull();
  return lead;
}

const ctxOf = ({ app, database, deps }: TestApp): Ctx => ({
  ...{ db: database.db, deps, log: app.log, locale: 'en', ip: '', userAgent: undefined },
  viewer: null,
});
