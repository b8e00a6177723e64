import type { AuditAction } from '@alpha/contract';
import type { Ctx } from '../http/context.ts';
import { insertAudit } from './audit.queries.ts';

type AuditEntry = {
  action: AuditAction;
  /** Who did it, when the request has no viewer yet (signing in). */
  actor?: { id: number; name: string };
  /** The name is stored too: the row outlives its subject. Not a lead's, which an erasure could not remove. */
  target?: { type: 'user' | 'status'; id: number; name: string } | { type: 'lead'; id: number };
  /** Facts worth keeping; never a password, code or token. */
  data?: Record<string, unknown>;
};

/** Call with the `ctx` of the change, so that both commit or roll back together. */
export async function recordAudit(
  ctx: Pick<Ctx, 'db' | 'viewer'> & { ip: string | null },
  { action, actor, target, data }: AuditEntry,
): Promise<void> {
  const who = actor ?? ctx.viewer;
  await insertAudit(ctx.db, {
    action,
    actorId: who?.id ?? null,
    actorName: who?.name ?? null,
    targetType: target?.type ?? null,
    targetId: target ? String(target.id) : null,
    ip: ctx.ip,
    data: {
      ...(target && 'name' in target ? { name: target.name } : {}),
      ...(ctx.viewer?.apiKey && { api_key: ctx.viewer.apiKey.name }),
      ...data,
    },
  });
}
