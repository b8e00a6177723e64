import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import { mailboxReadings, repliesRead } from '../../platform/lib/metrics.ts';
import { findFirstLeadEmail, listLeadsOfEmails } from '../../platform/mail/index.ts';
import type { ReplyMailbox } from '../../platform/reply-mailbox.ts';
import { type Mailbox, MailboxError, mailboxHash, openMailbox } from './mailbox.ts';
import { type ReadHead, readHead } from './message-head.ts';
import {
  type Counts,
  claimReading,
  type MailboxState,
  markRead,
  markUnreadable,
  restartMailbox,
  saveProgress,
} from './replies.queries.ts';
import { type Outcome, storeMessage } from './store-message.service.ts';

/** How long a process may be silent before another one reads; renewed with each message. */
const LEASE_MS = 3 * 60_000;
export const POLL_MS = 30_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
const BATCH = 50;
/** Then the mailbox is opened again. */
const MOST_AT_ONCE = 500;
const DAY_MS = 86_400_000;

/** Reads what is new, if a reading is due. → whether there is more. */
export async function readMailbox(
  ctx: Ctx,
  settings: ReplyMailbox,
  pollMs = POLL_MS,
): Promise<boolean> {
  const hash = mailboxHash(settings);
  const state = await claimReading(ctx.db, hash, LEASE_MS);
  if (!state) return false;
  try {
    const hasMore = await readWith(ctx, await openMailbox(settings), state);
    await markRead(ctx.db, hash, hasMore ? 0 : pollMs);
    mailboxReadings.inc({ result: 'read' });
    return hasMore;
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error;
    mailboxReadings.inc({ result: 'failed' });
    ctx.log.warn({ reason: error.message }, 'the mailbox for replies could not be read');
    const pauseMs = Math.min(LONGEST_PAUSE_MS, pollMs * 2 ** state.failures);
    await markUnreadable(ctx.db, { hash, lastError: error.message, pauseMs });
    return false;
  }
}

async function readWith(ctx: Ctx, mailbox: Mailbox, state: MailboxState): Promise<boolean> {
  try {
    return await readNew(ctx, mailbox, state);
  } finally {
    await mailbox.close();
  }
}

async function readNew(ctx: Ctx, mailbox: Mailbox, state: MailboxState): Promise<boolean> {
  const { hash } = state;
  const { uidValidity } = mailbox;
  const isSame = state.uidValidity === uidValidity;
  if (!isSame) await restartMailbox(ctx.db, hash, uidValidity);
  const lastUid = isSame ? state.lastUid : 0;
  const first = lastUid === 0 ? await findFirstLeadEmail(ctx.db) : null;
  if (lastUid === 0 && !first) {
    await save(ctx, { hash, uidValidity }, mailbox.lastUid, NOTHING);
    return false;
  }
  const uids = await mailbox.listAfter(lastUid, first && new Date(first.getTime() - DAY_MS));
  for (let i = 0; i < Math.min(uids.length, MOST_AT_ONCE); i += BATCH)
    await readBatch(ctx, mailbox, hash, uids.slice(i, i + BATCH));
  return uids.length > MOST_AT_ONCE;
}

async function readBatch(ctx: Ctx, mailbox: Mailbox, hash: string, uids: readonly number[]) {
  const at = { hash, uidValidity: mailbox.uidValidity };
  const heads = await Promise.all((await mailbox.headsOf(uids)).map(readHead));
  const known = await listLeadsOfEmails(
    ctx.db,
    heads.flatMap((head) => head?.keys ?? []),
  );
  let counts = NOTHING;
  for (const head of heads) {
    const isOurs = head?.kind === 'bounce' || head?.keys.some((key) => known.has(key));
    const source =
      head && isOurs && head.kind !== 'automatic' ? await mailbox.sourceOf(head) : null;
    if (!head || !source) {
      counts = plus(counts, isOurs ? 'ignored' : 'unmatched');
      continue;
    }
    await store(ctx, at, { head, source }, counts);
    counts = NOTHING;
  }
  const last = uids.at(-1);
  if (last !== undefined) await save(ctx, at, last, counts);
}

type Place = { hash: string; uidValidity: string };

/**
 * The message and how far we have read are stored together: a process that is killed here has stored
 * both or neither.
 */
async function store(
  ctx: Ctx,
  at: Place,
  message: { head: ReadHead; source: Buffer },
  before: Counts,
): Promise<void> {
  const counts = await inTransaction(ctx, async (ctx) => {
    const counts = plus(before, await storeMessage(ctx, message));
    await saveProgress(ctx.db, { ...at, uid: message.head.uid, counts, leaseMs: LEASE_MS });
    return counts;
  });
  tell(counts);
}

async function save(ctx: Ctx, at: Place, uid: number, counts: Counts): Promise<void> {
  await saveProgress(ctx.db, { ...at, uid, counts, leaseMs: LEASE_MS });
  tell(counts);
}

function tell(counts: Counts): void {
  for (const result of RESULTS) repliesRead.inc({ result }, counts[result]);
}

const NOTHING: Counts = { matched: 0, bounced: 0, unmatched: 0, ignored: 0 };
const RESULTS = Object.keys(NOTHING) as Outcome[];
const plus = (counts: Counts, outcome: Outcome): Counts => ({
  ...counts,
  [outcome]: counts[outcome] + 1,
});
