import type { Ctx } from '../../platform/http/context.ts';
import { leadUrl } from '../leads/reminders/lead-mail.service.ts';
import type { MessageRow } from './messages.queries.ts';
import { findSentLead, findSentProperty, listStatusNames } from './payload.queries.ts';

/** The body of a message, as documented in docs/webhooks.md; null when its lead is gone. */
export async function payloadOf(ctx: Ctx, message: MessageRow): Promise<object | null> {
  const envelope = {
    id: message.messageId,
    type: message.type,
    occurred_at: message.createdAt.toISOString(),
  };
  if (message.type === 'test') return envelope;
  const lead = message.leadId === null ? undefined : await findSentLead(ctx.db, message.leadId);
  if (!lead || lead.hiddenAt) return null;
  return {
    ...envelope,
    lead: {
      id: lead.id,
      url: leadUrl(ctx, lead.id),
      first_name: lead.firstName,
      last_name: known(lead.lastName),
      email: known(lead.email),
      phone: known(lead.phone),
      country: lead.country,
      source: lead.source,
      created_at: lead.createdAt.toISOString(),
      status: lead.status,
      owner: lead.owner,
    },
    ...(await factsOf(ctx, message)),
  };
}

/** A dash is stored for what a form did not ask. */
const known = (value: string): string | null => (value === '-' ? null : value);

async function factsOf(ctx: Ctx, { facts }: MessageRow): Promise<object> {
  const { from, to, answer, property_id, is_restored } = facts;
  if (is_restored) return { is_restored };
  if (from !== undefined && to !== undefined) {
    const names = await listStatusNames(ctx.db, [from, to]);
    // A column may have been deleted since.
    const shaped = (id: number) => ({ id, name: names.get(id) ?? null });
    return { from: shaped(from), to: shaped(to) };
  }
  if (answer === undefined) return {};
  const property =
    property_id === undefined ? null : ((await findSentProperty(ctx.db, property_id)) ?? null);
  return { answer, property };
}
