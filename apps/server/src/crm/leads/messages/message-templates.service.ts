import {
  type listMessageTemplates as endpoint,
  type InputOf,
  MESSAGE_TEMPLATES,
  type MessageTemplate,
  type ResultOf,
} from '@alpha/contract';
import { formatMoney, type Locale } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import { type Ctx, viewerOf } from '../../../platform/http/context.ts';
import { getLeadRow } from '../leads.service.ts';
import { findLastHome } from './messages.queries.ts';

/** Countries where Spanish is the language of business. */
const SPANISH = new Set(
  'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE'.split(' '),
);

export async function listMessageTemplates(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const lead = await getLeadRow(ctx, id);
  const home = await findLastHome(ctx.db, id);
  const [sender = ''] = viewerOf(ctx).name.split(' ');
  const facts = { name: firstNameOf(lead.firstName), sender, home, budget: lead.initialPayment };
  const { country } = lead;
  return {
    locale: country === null ? ctx.locale : SPANISH.has(country) ? 'es' : 'en',
    templates: MESSAGE_TEMPLATES.map((key) => ({
      key,
      en: fill(key, 'en', facts),
      es: fill(key, 'es', facts),
    })),
  };
}

type Facts = { name: string; sender: string; home: string | null; budget: number | null };

function fill(key: MessageTemplate, locale: Locale, facts: Facts) {
  const t = translatorFor(locale, 'leadMessages');
  const { name, sender } = facts;
  const home = { home: facts.home ?? '', hasHome: facts.home ? 'yes' : 'no' };
  const budget = {
    budget: formatMoney(facts.budget, locale) ?? '',
    hasBudget: facts.budget ? 'yes' : 'no',
  };
  const texts: Record<MessageTemplate, { subject: string; body: string }> = {
    first_reply: { subject: t('first_reply.subject'), body: t('first_reply.body', budget) },
    after_like: { subject: t('after_like.subject', home), body: t('after_like.body', home) },
    after_no: { subject: t('after_no.subject'), body: t('after_no.body', home) },
    after_question: {
      subject: t('after_question.subject', home),
      body: t('after_question.body', home),
    },
    follow_up: { subject: t('follow_up.subject', home), body: t('follow_up.body', home) },
  };
  const { subject, body } = texts[key];
  const greeting = t('greeting', { name, sender, hasName: name ? 'yes' : 'no' });
  return { subject, body: `${greeting} ${body}` };
}

/** Forms without a name store a dash. */
const firstNameOf = (name: string): string => {
  const [first = ''] = name.trim().split(/\s+/);
  return /\p{L}/u.test(first) ? first : '';
};
