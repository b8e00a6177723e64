import { formatMoney, isLocale, type Locale } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import type { Ctx } from '../../../platform/http/context.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import { nameOf } from '../lead-name.ts';
import { type EmailFacts, findEmailFacts } from './lead-mail.queries.ts';

/** English until the user has worked in another language. */
export const localeOf = (locale: string | null): Locale =>
  locale !== null && isLocale(locale) ? locale : 'en';

export const leadUrl = ({ deps }: Pick<Ctx, 'deps'>, id: number) =>
  `${deps.config.publicUrl}/app/leads/${id}`;

/** Emails the owner about a lead, unless the owner made the change; sent after commit. */
export async function announceLead(
  ctx: Ctx,
  leadId: number,
  reason: 'new' | 'assigned',
): Promise<void> {
  const facts = await findEmailFacts(ctx.db, leadId);
  if (!facts || facts.owner.id === ctx.viewer?.id) return;
  const locale = localeOf(facts.owner.locale);
  const t = translatorFor(locale, 'leadMail');
  const name = nameOf(facts) || t('nameless');
  const by = ctx.viewer?.name ?? '';
  await queueMail(
    { ...ctx, locale },
    {
      idempotencyKey: `lead-${reason}:${leadId}:${facts.owner.id}:${facts.version}`,
      recipient: facts.owner.email,
      subject: t(`${reason}.subject`, { name }),
      content: {
        title: t(`${reason}.title`, { name }),
        paragraphs: [reason === 'new' ? t('new.intro') : t('assigned.intro', { by })],
        figures: figuresOf(facts, locale),
        button: { label: t('open'), url: leadUrl(ctx, leadId) },
      },
    },
  );
}

/** One email for many leads. */
export async function announceLeads(ctx: Ctx, leadIds: readonly number[]): Promise<void> {
  const [first] = leadIds;
  if (first === undefined) return;
  if (leadIds.length === 1) return announceLead(ctx, first, 'assigned');
  const facts = await findEmailFacts(ctx.db, first);
  if (!facts || facts.owner.id === ctx.viewer?.id) return;
  const locale = localeOf(facts.owner.locale);
  const t = translatorFor(locale, 'leadMail');
  const count = leadIds.length;
  await queueMail(
    { ...ctx, locale },
    {
      idempotencyKey: `leads-assigned:${first}:${count}:${facts.owner.id}:${facts.version}`,
      recipient: facts.owner.email,
      subject: t('many.subject', { count }),
      content: {
        title: t('many.title', { count }),
        paragraphs: [t('many.intro', { by: ctx.viewer?.name ?? '', count })],
        button: {
          label: t('many.open'),
          url: `${ctx.deps.config.publicUrl}/app/contacts?user_id=${facts.owner.id}`,
        },
      },
    },
  );
}

function figuresOf(facts: EmailFacts, locale: Locale) {
  const t = translatorFor(locale, 'leadMail');
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  const { email, phone, country, source, profile, initialPayment } = facts;
  return [
    { label: t('figure.email'), value: email },
    { label: t('figure.phone'), value: phone },
    { label: t('figure.country'), value: country ? (countries.of(country) ?? country) : '' },
    { label: t('figure.source'), value: translatorFor(locale, 'sources')(source) },
    { label: t('figure.profile'), value: profile ? t(`profile.${profile}`) : '' },
    { label: t('figure.budget'), value: formatMoney(initialPayment, locale) ?? '' },
  ].filter(({ value }) => value && value !== '-');
}
