import { sql } from 'drizzle-orm';
import { NOTICE_CHANNEL } from '../platform/db/notices.ts';
import type { Ctx } from '../platform/http/context.ts';

/** `R`: a plan or a bought home of this lead changed. Other readers of the channel skip it. */
const noticeOf = (leadId: number) => JSON.stringify({ o: 'R', i: leadId });

/** Open pages of the investor refresh, in every process, once the transaction is committed. */
export async function notifyRoom(ctx: Ctx, leadId: number): Promise<void> {
  await ctx.db.execute(sql`select pg_notify(${NOTICE_CHANNEL}, ${noticeOf(leadId)})`);
}

/** Null: a notice about something else. */
export function leadOfNotice(payload: string): number | null {
  const found = /^\{"o":"R","i":(\d+)\}$/.exec(payload);
  return found ? Number(found[1]) : null;
}
