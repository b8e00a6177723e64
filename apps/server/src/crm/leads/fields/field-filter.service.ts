import { readFieldConditions } from '@alpha/contract';
import type { Ctx } from '../../../platform/http/context.ts';
import { listVisibleFields } from '../../lead-fields/lead-fields.service.ts';
import type { FieldFilter } from './field-conditions.ts';

/**
 * The conditions of a list, board or export. Counting matches of a hidden field would tell its values, and
 * ignoring a condition would show, or change, leads that were not asked for.
 */
export async function withFieldFilter<F extends { fields?: string | undefined }>(
  ctx: Ctx,
  filter: F,
): Promise<Omit<F, 'fields'> & { fields?: FieldFilter }> {
  const { fields: asked, ...rest } = filter;
  const conditions = asked?.trim() ? readFieldConditions(asked) : undefined;
  if (!conditions || conditions.length === 0) return rest;
  const visible = new Set((await listVisibleFields(ctx)).map(({ id }) => id));
  const isAllowed = conditions.every(({ id }) => visible.has(id));
  return { ...rest, fields: isAllowed ? conditions : 'nothing' };
}
