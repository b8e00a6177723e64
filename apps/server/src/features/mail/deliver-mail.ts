import type { AppDeps } from '../../http/context.ts';
import { unseal } from '../../lib/secret-box.ts';
import { claimDueMail, markFailed, markSent } from './mail.queries.ts';
import type { Letter, MailTransport } from './mail-transport.ts';

const AT_ONCE = 10;
/** Longer than every time limit of one attempt together. */
const LEASE_MS = 5 * 60_000;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 60 * 60_000;
/** With doubling waits, about a day. */
const MOST_ATTEMPTS = 28;

type Due = Awaited<ReturnType<typeof claimDueMail>>[number];

/** Sends everything that is due; → how many were tried. */
export async function deliverDueMail(deps: AppDeps, transport: MailTransport): Promise<number> {
  const { db } = deps.database;
  const now = new Date();
  const due = await claimDueMail(db, now, new Date(now.getTime() + LEASE_MS), AT_ONCE);
  for (const mail of due) {
    try {
      await transport.send(letterOf(deps, mail));
      await markSent(db, mail.id, !mail.isSecret);
    } catch (error) {
      await markFailed(db, mail.id, {
        lastError: String(error).slice(0, 500),
        nextAttemptAt: isFinal(error) || mail.attempts >= MOST_ATTEMPTS ? null : nextTry(mail),
      });
    }
  }
  return due.length;
}

function letterOf({ appSecret, config }: AppDeps, mail: Due): Letter {
  const open = (body: string) =>
    mail.isSecret ? unseal(appSecret, 'mail', mail.idempotencyKey, body) : body;
  return {
    messageId: `<mail-${mail.id}-${mail.createdAt.getTime()}@${new URL(config.publicUrl).hostname}>`,
    to: mail.recipient,
    subject: mail.subject,
    html: open(mail.html),
    text: open(mail.text),
  };
}

/** 5xx: the server will say the same tomorrow. */
function isFinal(error: unknown): boolean {
  const code = (error as { responseCode?: number }).responseCode ?? 0;
  return code >= 500 && code < 600;
}

function nextTry({ attempts }: Due): Date {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
  return new Date(Date.now() + wait);
}
