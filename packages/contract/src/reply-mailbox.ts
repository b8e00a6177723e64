import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const count = z.number().int();

const replyMailbox = z.object({
  /** What leads reply to; null: no mailbox is connected. */
  address: z.string().nullable(),
  read_at: z.string().nullable(),
  /** Since when it cannot be read; null: it can. */
  failing_since: z.string().nullable(),
  /** What the mail server said. */
  error: z.string().nullable(),
  /** Put on timelines since it was connected. */
  matched: count,
  bounced: count,
  /** Left untouched: they answer none of our emails. */
  unmatched: count,
  /** Left untouched: automatic answers and copies of our own. */
  ignored: count,
});
export type ReplyMailboxState = z.infer<typeof replyMailbox>;

export const getReplyMailbox = endpoint({
  id: 'getReplyMailbox',
  method: 'GET',
  path: '/api/reply-mailbox',
  access: 'lead:read:all',
  summary: 'The mailbox in which replies of leads arrive, and whether it can be read.',
  response: replyMailbox,
});
