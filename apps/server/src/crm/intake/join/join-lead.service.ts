import type { InvestorProfile, LeadSource } from '@alpha/contract';
import type { Ctx } from '../../../platform/http/context.ts';
import { listColumns } from '../../dashboard/lead-settings.queries.ts';
import { recordNews } from '../../leads/lead-activity.service.ts';
import { findLostStatusIds, lostStatuses } from '../../statuses/lost-statuses.ts';
import { fillGaps, findJoined, type Joined } from './known-lead.queries.ts';

/** What somebody we know has sent. */
export type SentAgain = {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  country: string | null;
  profile?: InvestorProfile | null;
  initialPayment?: number | null;
  adicionales: Joined['adicionales'];
  utms: Record<string, string>;
};
type Origin = { source: LeadSource; [key: string]: unknown };

const PERSON = ['firstName', 'lastName', 'email', 'phone'] as const;
const FACTS = [...PERSON, 'country', 'profile', 'initialPayment'] as const;
type Fact = (typeof FACTS)[number];

/**
 * The person is known: the lead goes up on its owner's board. What it did not have is filled in. What differs
 * stays beside it, in the timeline entry: a stranger who knows an address must not write over a lead.
 */
export async function joinLead(
  ctx: Ctx,
  leadId: number,
  sent: SentAgain,
  origin: Origin,
): Promise<void> {
  const known = await findJoined(ctx.db, leadId, await listLostIds(ctx));
  const given = FACTS.filter((fact) => !isGap(sent[fact]));
  const filled = given.filter((fact) => isGap(known[fact]));
  const differing = given.filter((fact) => !isGap(known[fact]) && !isSame(sent, known, fact));
  const isFirstForm = known.adicionales.length === 0 && sent.adicionales.length > 0;
  const isFirstCampaign = Object.keys(known.utms).length === 0 && Object.keys(sent.utms).length > 0;
  if (filled.length > 0 || isFirstForm || isFirstCampaign)
    await fillGaps(ctx.db, leadId, {
      ...pick(sent, filled),
      ...(isFirstForm && { adicionales: sent.adicionales }),
      ...(isFirstCampaign && { utms: sent.utms }),
    });
  await recordNews(ctx, leadId, 'form_repeated', {
    ...origin,
    answers: sent.adicionales,
    ...(Object.keys(sent.utms).length > 0 && { utms: sent.utms }),
    ...(filled.length > 0 && { fields: filled }),
    ...(differing.length > 0 && { given: pick(sent, differing) }),
    ...(known.isLost && { is_back: true }),
  });
}

async function listLostIds(ctx: Ctx): Promise<number[]> {
  const chosen = await findLostStatusIds(ctx.db);
  return lostStatuses(await listColumns(ctx.db), chosen).map(({ id }) => id);
}

/** A dash is what forms store for what they do not ask. */
const isGap = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === '-';

/** Two spellings of one number or one address are the same. */
function isSame(sent: SentAgain, known: Joined, fact: Fact): boolean {
  if (fact === 'phone') return digits(sent.phone) === digits(known.phone);
  if (fact === 'initialPayment') return sent.initialPayment === known.initialPayment;
  return plain(sent[fact]) === plain(known[fact]);
}

const digits = (phone: string | null) => (phone ?? '').replace(/\D/g, '');
const plain = (text: unknown) => String(text).trim().toLowerCase();

const pick = (sent: SentAgain, facts: readonly Fact[]) =>
  Object.fromEntries(facts.map((fact) => [fact, sent[fact]])) as Partial<Joined>;
