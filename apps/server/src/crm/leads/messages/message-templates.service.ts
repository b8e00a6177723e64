import {
  type listMessageTemplates as endpoint,
  type InputOf,
  languageOfLead,
  type ResultOf,
} from '@alpha/contract';
import { type Ctx, viewerOf } from '../../../platform/http/context.ts';
import { listTemplates } from '../../templates/templates.service.ts';
import { getLeadRow } from '../leads.service.ts';
import { findMessageFacts } from './message-facts.service.ts';

export async function listMessageTemplates(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const lead = await getLeadRow(ctx, id);
  const [facts, templates] = await Promise.all([
    findMessageFacts(ctx, lead, viewerOf(ctx).id),
    listTemplates(ctx),
  ]);
  return { locale: languageOfLead(lead) ?? ctx.locale, facts, templates };
}
