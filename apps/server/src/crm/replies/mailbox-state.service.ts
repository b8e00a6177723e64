import type { ReplyMailboxState } from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';
import { mailboxHash } from './mailbox.ts';
import { findMailboxState } from './replies.queries.ts';

export async function getReplyMailbox(ctx: Ctx): Promise<ReplyMailboxState> {
  const { replies } = ctx.deps.config;
  const state = replies && (await findMailboxState(ctx.db, mailboxHash(replies)));
  return {
    address: replies?.address ?? null,
    read_at: state?.readAt?.toISOString() ?? null,
    failing_since: state?.failingSince?.toISOString() ?? null,
    error: state?.lastError ?? null,
    matched: state?.matched ?? 0,
    bounced: state?.bounced ?? 0,
    unmatched: state?.unmatched ?? 0,
    ignored: state?.ignored ?? 0,
  };
}
