import type { Ctx } from '../../http/context.ts';
import { insertAudit } from './audit.queries.ts';

type AuditEntry = {
  action: string;
  /** Who did it, when the request itself does not say (signing in). */
  actor?: { id: number; name: string };
  target?: { type: string; id: string | number };
  /** Facts worth keeping; never a password, code or token. */
  data?: Record<string, unknown>;
};

/** Written with the `ctx` of the change, so that both stand or fall together. */
export async function recordAudit(ctx: Ctx, { action, actor, target, data }: AuditEntry) {
  const who = actor ?? ctx.viewer;
  await insertAudit(ctx.db, {
    action,
    actorId: who?.id ?? null,
    actorName: who?.name ?? null,
    targetType: target?.type ?? null,
    targetId: target ? String(target.id) : null,
    ip: ctx.ip,
    data: data ?? {},
  });
}
