import type { LeadSource } from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { listStatusNames } from './timeline/timeline-names.queries.ts';

type Named = { name: string };
type Change<T> = { from: T; to: T };

const leadOf = (id: number) => ({ type: 'lead' as const, id });

/** A visitor's network address is no part of it: the log cannot forget, and a lead may have to be erased. */
export function auditCreated(
  ctx: Ctx,
  id: number,
  { source, owner }: { source: LeadSource; owner: Named },
): Promise<void> {
  const data = { source, owner: owner.name };
  const who = ctx.viewer === null ? { ...ctx, ip: null } : ctx;
  return recordAudit(who, { action: 'lead.created', target: leadOf(id), data });
}

const FIELDS: Record<string, string> = {
  firstName: 'first_name',
  lastName: 'last_name',
  initialPayment: 'initial_payment',
};

/** Names of fields, never their values. */
export function auditUpdated(ctx: Ctx, id: number, fields: readonly string[]): Promise<void> {
  const changed = fields.map((field) => FIELDS[field] ?? field);
  return recordAudit(ctx, { action: 'lead.updated', target: leadOf(id), data: { changed } });
}

/** By name: a column may be deleted before the entry is read. */
export async function auditMoved(ctx: Ctx, id: number, { from, to }: Change<number>) {
  const names = new Map(
    (await listStatusNames(ctx.db, [from, to])).map((status) => [status.id, status.name]),
  );
  const data = { from: names.get(from) ?? null, to: names.get(to) ?? null };
  await recordAudit(ctx, { action: 'lead.moved', target: leadOf(id), data });
}

export function auditAssigned(ctx: Ctx, id: number, { from, to }: Change<Named>): Promise<void> {
  const data = { from: from.name, to: to.name };
  return recordAudit(ctx, { action: 'lead.assigned', target: leadOf(id), data });
}
