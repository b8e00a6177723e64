import type { InputOf, listLeads } from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';
import { readOutcomes } from '../statuses/outcomes.service.ts';
import { withFieldFilter } from './fields/field-filter.service.ts';
import type { LeadFilter } from './leads.queries.ts';

type Asked = Omit<InputOf<typeof listLeads>['query'], 'page' | 'per_page' | 'sort' | 'order'>;

/** Which columns count as won or lost is a setting; which custom fields the viewer sees, too. */
export async function readLeadFilter(ctx: Ctx, asked: Asked): Promise<LeadFilter> {
  const { outcome: named, outcome_days: days, ...filter } = await withFieldFilter(ctx, asked);
  // Only lost leads have a reason.
  const outcome = named ?? (asked.lost_reason_id === 0 ? 'lost' : undefined);
  if (!outcome) return filter;
  const { ids, closedIds } = await readOutcomes(ctx);
  // Open after some days: closed later, or not at all.
  const isOpenThen = outcome === 'open' && days !== undefined;
  const became = { statusIds: isOpenThen ? closedIds : ids[outcome], isIn: !isOpenThen, days };
  return { ...filter, became };
}
