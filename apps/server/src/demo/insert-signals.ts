import { createHash, randomBytes } from 'node:crypto';
import type { DemoLead, DemoPeople, DemoProperty } from '@alpha/demo-market';
import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { leadActivities, leads, shareAnswers, shareLinks } from '../platform/db/schema/index.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LINK_DAYS = 90;

/** In the lead's language; people with the same signal say different things. */
type Said = readonly Record<'en' | 'es', string>[];

type DemoSignal = {
  minutesAgo: number;
  opens: number;
  answer?: 'like' | 'pass';
  reason?: Said;
  question?: Said;
  /** An answer by email, in the lead's language. */
  email?: Record<'en' | 'es', string>;
};

const QUESTIONS: Said = [
  {
    en: 'Is the roof included in the inspection?',
    es: '¿La inspección incluye el techo?',
  },
  {
    en: 'Does the association allow rentals of less than a year?',
    es: '¿La asociación permite rentas de menos de un año?',
  },
  { en: 'When does the current lease end?', es: '¿Cuándo termina el contrato de renta actual?' },
];

const REASONS: Said = [
  { en: 'Too far from the airport', es: 'Queda muy lejos del aeropuerto' },
  { en: 'The association fee is too high', es: 'La cuota de la asociación es muy alta' },
  { en: 'I would rather have a newer house', es: 'Prefiero una casa más nueva' },
];

/** What the investors of one member of staff did lately, the newest first. */
const SIGNALS: readonly DemoSignal[] = [
  { minutesAgo: 12, opens: 4, answer: 'like' },
  {
    minutesAgo: 48,
    opens: 2,
    email: {
      en: 'Thank you for the report. The numbers look good to me.\n\nCould we talk on Thursday after 4 pm? My partner would like to join.',
      es: 'Gracias por el informe. Los números me parecen bien.\n\n¿Podemos hablar el jueves después de las 4 de la tarde? A mi socio le gustaría participar.',
    },
  },
  { minutesAgo: 95, opens: 2, question: QUESTIONS },
  { minutesAgo: 5 * 60, opens: 1, answer: 'pass', reason: REASONS },
  { minutesAgo: 26 * 60, opens: 3 },
];

/** Reports that were sent to demo leads, and what the leads did with them: for Today, board and bell. */
export async function insertSignals(
  db: Db,
  { people, homes, now }: { people: DemoPeople; homes: readonly DemoProperty[]; now: number },
): Promise<void> {
  const forSale = homes.filter(({ status }) => status === 'active');
  let at = 0;
  for (const [turn, { id: senderId }] of people.users.entries())
    for (const [index, lead] of chosenLeads(people.leads, senderId, now).entries()) {
      const signal = SIGNALS[index];
      const home = forSale[(at * 37) % forSale.length];
      at += 1;
      if (signal && home) await insertSignal(db, { lead, home, signal, turn, now });
    }
}

/** Leads somebody is already talking to, so that the report was no surprise. */
export const chosenLeads = (all: readonly DemoLead[], userId: number, now: number): DemoLead[] =>
  all
    .filter(
      ({ userId: ownerId, activities }) =>
        ownerId === userId &&
        activities.some(({ kind }) => kind === 'call' || kind === 'note') &&
        activities.every(({ at }) => Date.parse(at) < now - 3 * DAY_MS),
    )
    .slice(-SIGNALS.length);

type Sent = {
  lead: DemoLead;
  home: DemoProperty;
  signal: DemoSignal;
  /** The sender's, so that things did not happen to everybody in the same minute. */
  turn: number;
  now: number;
};

async function insertSignal(db: Db, { lead, home, signal, turn, now }: Sent): Promise<void> {
  const signalAt = new Date(now - signal.minutesAgo * (1 + turn * 0.3) * MINUTE_MS);
  const sentAt = new Date(signalAt.getTime() - DAY_MS);
  const [link] = await db
    .insert(shareLinks)
    .values({
      // Of a token nobody has: the link was in an email that was never sent.
      tokenHash: createHash('sha256').update(randomBytes(32)).digest('hex'),
      propertyId: home.id,
      locale: lead.quiz?.language ?? 'es',
      email: lead.email,
      leadId: lead.id,
      createdBy: lead.userId,
      createdAt: sentAt,
      expiresAt: new Date(now + LINK_DAYS * DAY_MS),
      firstOpenedAt: signalAt,
      lastOpenedAt: signalAt,
      openCount: signal.opens,
    })
    .returning({ id: shareLinks.id });
  if (!link) throw new Error('the demo link was not stored');
  const place = { property_id: home.id, share_id: link.id };
  const { answer, email } = signal;
  const language = lead.quiz?.language ?? 'es';
  const said = (texts: Said = []) => texts[turn % texts.length]?.[language] ?? '';
  const [reason, question] = [said(signal.reason), said(signal.question)];
  const entry = email
    ? {
        kind: 'email_received' as const,
        body: email[language],
        data: emailData(lead, home, email[language]),
      }
    : answer
      ? { kind: 'home_answered' as const, data: { ...place, answer, ...(reason && { reason }) } }
      : question
        ? { kind: 'question_asked' as const, data: { ...place, question } }
        : { kind: 'report_opened' as const, data: place };
  await db.insert(leadActivities).values([
    {
      leadId: lead.id,
      kind: 'mail_sent',
      actorId: lead.userId,
      data: { ...place, subject: home.street },
      createdAt: sentAt,
    },
    { leadId: lead.id, ...entry, createdAt: signalAt },
  ]);
  if (answer || question)
    await db.insert(shareAnswers).values({
      shareId: link.id,
      ...(answer && { answer, reason, answeredAt: signalAt }),
      ...(question && { question, askedAt: signalAt }),
    });
  await db.update(leads).set({ signalAt, lastTouchedAt: sentAt }).where(eq(leads.id, lead.id));
}

const emailData = (lead: DemoLead, home: DemoProperty, text: string) => ({
  ...{ subject: `Re: ${home.street}`, excerpt: text.replace(/\s+/g, ' ') },
  ...{
    from: lead.email,
    from_name: [lead.firstName, lead.lastName].filter((name) => name !== '-').join(' '),
  },
});
