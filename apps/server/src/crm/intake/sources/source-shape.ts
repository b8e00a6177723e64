import type { IntakeSource } from '@alpha/contract';
import type { Ctx } from '../../../platform/http/context.ts';
import { credentialsOf } from './source-credentials.ts';
import { findSourceFigures, listKnownFields, type SourceRow } from './sources.queries.ts';

export async function shapeSource(ctx: Ctx, row: SourceRow): Promise<IntakeSource> {
  const figures = await findSourceFigures(ctx.db, row.id);
  const { appSecret, pageToken } = usableCredentials(ctx, row);
  const { backfill } = row;
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    url: `${ctx.deps.config.publicUrl}/api/hooks/${row.key}`,
    is_active: row.isActive,
    mapping: row.mapping,
    owner_rule: row.ownerRule,
    has_app_secret: Boolean(appSecret),
    has_page_token: Boolean(pageToken),
    refused_count: row.refusedCount,
    refused_at: row.refusedAt?.toISOString() ?? null,
    last_delivery_at: figures?.lastAt ? new Date(figures.lastAt).toISOString() : null,
    counts: {
      leads: figures?.leads ?? 0,
      joined: figures?.joined ?? 0,
      problems: figures?.problems ?? 0,
    },
    known_fields: await listKnownFields(ctx.db, row.id),
    backfill: backfill && {
      form_id: backfill.formId,
      since: backfill.since,
      found: backfill.found,
      is_done: backfill.isDone,
      error: backfill.error,
    },
    created_at: row.createdAt.toISOString(),
  };
}

/** Sealed with another installation secret: they count as missing and can be entered again. */
function usableCredentials(ctx: Ctx, row: SourceRow) {
  try {
    return credentialsOf(ctx.deps.appSecret, row);
  } catch {
    return { secret: '' };
  }
}
