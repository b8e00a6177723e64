import { setTimeout as delay } from 'node:timers/promises';
import { isEmailAddress } from '@alpha/contract';
import type { AppDeps } from '../../http/context.ts';
import { unseal } from '../../lib/secret-box.ts';
import {
  type ClaimedMail,
  claimDueMail,
  markFailed,
  markSent,
  queueAgain,
} from './mail.queries.ts';
import type { Letter, MailTransport } from './mail-transport.ts';

/** However slowly a server answers, one message has so long. */
const SEND_MS = 2 * 60_000;
/** Longer than that, so that nobody else takes a message that is still being sent. */
const LEASE_MS = 5 * 60_000;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 60 * 60_000;
/** With doubling waits, about a day. */
const MOST_ATTEMPTS = 28;

/** Sends one message that is due; false when there is none. */
export async function deliverNextMail(deps: AppDeps, transport: MailTransport): Promise<boolean> {
  const { db } = deps.database;
  const now = new Date();
  const mail = await claimDueMail(db, now, new Date(now.getTime() + LEASE_MS));
  if (!mail) return false;
  const obstacle = obstacleTo(mail, now);
  if (obstacle) {
    await markFailed(db, mail, obstacle);
    return true;
  }
  const error = await failureOf(() => transport.send(letterOf(deps, mail)));
  if (error === null) await markSent(db, mail);
  else if (isFinal(error) || mail.attempts >= MOST_ATTEMPTS)
    await markFailed(db, mail, describe(error));
  else await queueAgain(db, mail, describe(error), nextTry(mail));
  return true;
}

function obstacleTo({ notAfter, recipient }: ClaimedMail, now: Date): string | null {
  if (notAfter && notAfter <= now) return 'too late to be of use';
  // A mail program would read a comma or a line break as several recipients.
  return isEmailAddress(recipient) ? null : 'not exactly one address';
}

/** `null` when it was sent. */
async function failureOf(send: () => Promise<void>): Promise<unknown> {
  const timer = new AbortController();
  try {
    await Promise.race([
      send(),
      delay(SEND_MS, null, { signal: timer.signal, ref: false }).then(() => {
        throw new Error('the mail server took too long');
      }),
    ]);
    return null;
  } catch (error) {
    return error ?? new Error('unknown');
  } finally {
    timer.abort();
  }
}

function letterOf({ appSecret, config }: AppDeps, mail: ClaimedMail): Letter {
  const open = (body: string) =>
    mail.isSecret ? unseal(appSecret, 'mail', mail.idempotencyKey, body) : body;
  return {
    messageId: `<mail-${mail.id}-${mail.createdAt.getTime()}@${new URL(config.publicUrl).hostname}>`,
    to: mail.recipient,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    html: open(mail.html),
    text: open(mail.text),
  };
}

const describe = (error: unknown) => String(error).slice(0, 500);

/** Refused for good is this message or this address. A wrong password of ours is ours to mend. */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

function nextTry({ attempts }: ClaimedMail): Date {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
  return new Date(Date.now() + wait);
}
