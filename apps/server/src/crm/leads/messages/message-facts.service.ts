import { type MessageFacts, PLACEHOLDERS } from '@alpha/contract';
import { formatMoney, type Locale } from '@alpha/i18n';
import { findSender } from '../../../accounts/index.ts';
import type { Ctx } from '../../../platform/http/context.ts';
import { findLastHomes } from './messages.queries.ts';

type Lead = { id: number; firstName: string; initialPayment: number | null };

/** What fills the placeholders of a text from this writer to this lead. */
export async function findMessageFacts(
  ctx: Ctx,
  lead: Lead,
  writerId: number,
): Promise<Record<Locale, MessageFacts>> {
  const homes = await findLastHomes(ctx.db, lead.id);
  const sender = await findSender(ctx, writerId);
  const [myName = ''] = (sender?.name ?? '').split(' ');
  const known = {
    first_name: firstNameOf(lead.firstName),
    liked_home: homes.like,
    declined_home: homes.pass,
    asked_home: homes.question,
    sent_home: homes.sent,
    my_name: myName,
    my_phone: sender?.phone,
    my_calendar: sender?.calendar_url,
  };
  const factsIn = (locale: Locale): MessageFacts =>
    withoutGaps({
      ...known,
      budget: lead.initialPayment && formatMoney(lead.initialPayment, locale),
    });
  return { en: factsIn('en'), es: factsIn('es') };
}

type Known = { [K in keyof MessageFacts]?: string | number | null | undefined };

const withoutGaps = (known: Known): MessageFacts =>
  Object.fromEntries(PLACEHOLDERS.flatMap((key) => (known[key] ? [[key, known[key]]] : [])));

/** Forms without a name store a dash. */
const firstNameOf = (name: string): string => {
  const [first = ''] = name.trim().split(/\s+/);
  return /\p{L}/u.test(first) ? first : '';
};
