import { randomUUID } from 'node:crypto';
import type { MailDelivery } from '@alpha/contract';
import type { Ctx } from '../http/context.ts';
import { seal } from '../lib/secret-box.ts';
import { insertLeadEmail } from './lead-emails.queries.ts';
import { deleteWaiting, insertMail, type MailStatus } from './mail.queries.ts';
import { type MailContent, renderMail } from './mail-layout.ts';

type Mail = {
  /** A retry of the same request finds its first message. */
  idempotencyKey: string;
  recipient: string;
  /** Reply-to address, when a person is the sender. */
  replyTo?: string;
  subject: string;
  content: MailContent;
  /** Contains a secret link: a password reset, shared report or shortlist. */
  isSecret?: boolean;
  /** The lead it is for: a reply to it comes to this lead's timeline. */
  leadId?: number | null;
  /** One click there ends such emails: a page, and without a reader a POST (RFC 8058). */
  unsubscribeUrl?: string;
  /** Not sent before this time: until then it can be replaced. */
  notBefore?: Date;
  /** Not sent after this time. */
  notAfter?: Date;
};

/** Call with the `ctx` of the change; delivery follows after commit and survives an outage. */
export async function queueMail(ctx: Ctx, mail: Mail): Promise<number | null> {
  const { content, isSecret = false, idempotencyKey, recipient, subject } = mail;
  const { html, text } = renderMail(content, ctx.locale);
  const kept = (body: string) =>
    isSecret ? seal(ctx.deps.appSecret, 'mail', idempotencyKey, body) : body;
  const { leadId = null } = mail;
  const replyKey = leadId === null ? null : randomUUID();
  const id = await insertMail(ctx.db, {
    idempotencyKey,
    recipient,
    replyTo: mail.replyTo ?? null,
    subject,
    html: kept(html),
    text: kept(text),
    locale: ctx.locale,
    isSecret,
    ...(mail.notBefore ? { nextAttemptAt: mail.notBefore } : {}),
    notAfter: mail.notAfter ?? null,
    replyKey,
    unsubscribeUrl: mail.unsubscribeUrl ?? null,
    createdBy: ctx.viewer?.id ?? null,
  });
  if (id !== null && leadId !== null && replyKey !== null)
    await insertLeadEmail(ctx.db, { key: replyKey, leadId });
  return id;
}

/** Takes back a message nobody has begun to send. → whether that was so. */
export function withdrawMail({ db }: Ctx, id: number): Promise<boolean> {
  return deleteWaiting(db, id);
}

type MailFate = { status: MailStatus; sentAt: Date | null };

/** Delivery status of a message; old ones are gone. */
export function deliveryOf(mail: MailFate | null): MailDelivery {
  if (!mail) return null;
  if (mail.status === 'failed') return 'failed';
  if (mail.status !== 'sent') return 'waiting';
  return mail.sentAt ? 'sent' : 'kept';
}

/** Without a mail server emails become files in the data folder, and nobody gets them. */
export const isMailConfigured = ({ deps }: Ctx): boolean => deps.config.smtpUrl !== undefined;
