import { isEmailAddress } from '@alpha/contract';
import type { Config } from '../config.ts';
import type { AppDeps } from '../http/context.ts';
import { untilDatabaseIsBack } from '../http/database-away.ts';
import { mailsDelivered } from '../lib/metrics.ts';
import { unseal } from '../lib/secret-box.ts';
import {
  type ClaimedMail,
  claimDueMail,
  findWriter,
  markFailed,
  markSent,
  queueAgain,
  renewLease,
} from './mail.queries.ts';
import { type Email, MAIL_LIMITS, type MailTransport } from './mail-transport.ts';
import { messageIdOf, threadIdOf } from './message-id.ts';

type Lease = { ms: number; renewMs: number };

/**
 * Lease on a message being sent. Renewed, because a server responds several times; longer than its
 * longest response time, because the database may be away meanwhile.
 */
const LEASE: Lease = { ms: MAIL_LIMITS.replyMs + 2 * 60_000, renewMs: 60_000 };
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 60 * 60_000;
/** About a day with doubling pauses. */
const MOST_ATTEMPTS = 28;

/** Sends one due message; false when there is none. */
export async function deliverNextMail(
  deps: AppDeps,
  transport: MailTransport,
  lease = LEASE,
): Promise<boolean> {
  const { db } = deps.database;
  const now = new Date();
  const mail = await claimDueMail(db, lease.ms);
  if (!mail) return false;
  const obstacle = obstacleTo(mail, now);
  if (obstacle) {
    mailsDelivered.inc({ result: 'failed' });
    await markFailed(db, mail, obstacle);
    return true;
  }
  const renewing = setInterval(() => {
    // The next renewal tries again; the lease outlasts a few failures.
    renewLease(db, mail, lease.ms).catch(() => undefined);
  }, lease.renewMs).unref();
  const error = await failureOf(async () => {
    const writer = await findWriter(db, mail);
    await transport.send(emailOf(deps, mail, writer));
  });
  const isOver = isFinal(error) || mail.attempts >= MOST_ATTEMPTS;
  const result = error === null ? 'sent' : isOver ? 'failed' : 'put_off';
  mailsDelivered.inc({ result });
  const writeDown = async () => {
    if (result === 'sent') await markSent(db, mail, transport.isServer ? new Date() : null);
    else if (result === 'failed') await markFailed(db, mail, describe(error));
    else await queueAgain(db, mail, describe(error), waitAfter(mail));
  };
  try {
    // Stored while we still hold the lease: a sent email must not be sent again.
    await untilDatabaseIsBack(lease.ms, writeDown);
  } finally {
    clearInterval(renewing);
  }
  return true;
}

function obstacleTo({ notAfter, recipient }: ClaimedMail, now: Date): string | null {
  if (notAfter && notAfter <= now) return 'too late to be of use';
  // Mail software would read a comma or a line break as several recipients.
  return isEmailAddress(recipient) ? null : 'not exactly one address';
}

/** `null` when it was sent. */
async function failureOf(send: () => Promise<void>): Promise<unknown> {
  try {
    await send();
    return null;
  } catch (error) {
    return error ?? new Error('unknown');
  }
}

function emailOf(
  { appSecret, config }: AppDeps,
  mail: ClaimedMail,
  writer: { name: string } | undefined,
): Email {
  const open = (body: string) =>
    mail.isSecret ? unseal(appSecret, 'mail', mail.idempotencyKey, body) : body;
  const { hostname } = new URL(config.publicUrl);
  return {
    messageId: messageIdOf(mail, hostname),
    ...(mail.replyKey ? { references: threadIdOf(mail.replyKey, hostname) } : {}),
    to: mail.recipient,
    ...(writer ? { writer: { name: writer.name, locale: mail.locale } } : {}),
    replyTo: replyToOf(config, mail, writer?.name),
    ...(mail.unsubscribeUrl ? { unsubscribeUrl: mail.unsubscribeUrl } : {}),
    subject: mail.subject,
    html: open(mail.html),
    text: open(mail.text),
  };
}

/** Ours first: some mail programs use only the first one, and what we get is passed on to the person. */
function replyToOf({ replies }: Config, { replyKey, replyTo }: ClaimedMail, name = '') {
  const own = replyKey && replies ? [replies.address] : [];
  return [...own, ...(replyTo ? [replyTo] : [])].map((address) => ({ name, address }));
}

const describe = (error: unknown) => String(error).slice(0, 500);

/** Permanent errors concern this message or address. A wrong SMTP password is temporary: we can fix it. */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, command } = (error ?? {}) as {
    responseCode?: number;
    command?: string;
  };
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

const waitAfter = ({ attempts }: ClaimedMail): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
