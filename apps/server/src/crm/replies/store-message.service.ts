import { createHash } from 'node:crypto';
import PostalMime from 'postal-mime';
import type { Ctx } from '../../platform/http/context.ts';
import { listLeadsOfEmails } from '../../platform/mail/index.ts';
import { noteSignal } from '../leads/lead-signals.queries.ts';
import { notifyLeadChanged } from '../leads/leads.queries.ts';
import { insertWritten } from '../leads/timeline/timeline.queries.ts';
import { readBounce } from './bounce.ts';
import type { ReadHead } from './message-head.ts';
import {
  type Counts,
  countReceivedSince,
  insertReceived,
  type LeadOfMessage,
  listStaffAddresses,
  lockLeadOfMessage,
} from './replies.queries.ts';
import { announceReply } from './reply-mail.service.ts';
import { excerptOf, replyText } from './reply-text.ts';

const DAY_MS = 86_400_000;
/** On one lead's timeline: more is a program, not a person. */
const MAX_PER_DAY = 50;

export type Outcome = keyof Counts;
type Message = { head: ReadHead; source: Buffer };

/** Puts one message on the timeline of the lead it answers, in the transaction of `ctx`. */
export async function storeMessage(ctx: Ctx, message: Message): Promise<Outcome> {
  const { head, source } = message;
  const email = await PostalMime.parse(source, { forceRfc822Attachments: true }).catch(() => null);
  if (!email) return 'ignored';
  const bounce = head.kind === 'bounce' ? readBounce(email, source) : null;
  if (head.kind === 'bounce' && !bounce) return 'ignored';
  const leadId = await findLeadId(ctx, bounce ? bounce.keys : head.keys);
  const lead = leadId === null ? undefined : await lockLeadOfMessage(ctx.db, leadId);
  if (!lead) return 'unmatched';
  if (!bounce && (await isStaff(ctx, head, lead))) return 'ignored';
  const since = new Date(Date.now() - DAY_MS);
  if ((await countReceivedSince(ctx.db, lead.id, since)) >= MAX_PER_DAY) return 'ignored';
  if (!(await insertReceived(ctx.db, { hash: hashOf(message), leadId: lead.id })))
    return bounce ? 'bounced' : 'matched';
  if (bounce) {
    await insertEntry(ctx, lead.id, 'email_bounced', { reason: bounce.reason });
    await notifyLeadChanged(ctx.db, lead.id);
    return 'bounced';
  }
  await storeReply(ctx, lead, head, replyText(email));
  return 'matched';
}

async function storeReply(ctx: Ctx, lead: LeadOfMessage, head: ReadHead, text: string) {
  const { from, subject } = head;
  const excerpt = excerptOf(text) || subject;
  const data = { subject, from: from.address, from_name: from.name, excerpt };
  const id = await insertEntry(ctx, lead.id, 'email_received', data, text || null);
  await noteSignal(ctx.db, lead.id, true);
  await announceReply(ctx, { id, lead, head, text });
}

const insertEntry = (
  ctx: Ctx,
  leadId: number,
  kind: 'email_received' | 'email_bounced',
  data: Record<string, unknown>,
  body: string | null = null,
) => insertWritten(ctx.db, { leadId, kind, actorId: null, body, data });

async function findLeadId(ctx: Ctx, keys: readonly string[]): Promise<number | null> {
  const leadOf = await listLeadsOfEmails(ctx.db, keys);
  const key = keys.find((each) => leadOf.has(each));
  return key === undefined ? null : (leadOf.get(key) ?? null);
}

/** A colleague who answered to all; unless the lead has that address. */
async function isStaff(ctx: Ctx, { from }: ReadHead, { email }: LeadOfMessage): Promise<boolean> {
  const address = from.address.toLowerCase();
  if (address === email.toLowerCase()) return false;
  return (await listStaffAddresses(ctx.db, [address])).has(address);
}

/** Without a Message-ID, the message itself. */
const hashOf = ({ head, source }: Message): string =>
  createHash('sha256')
    .update(head.messageId || source)
    .digest('hex');
