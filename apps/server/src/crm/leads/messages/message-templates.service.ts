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
import { findLastHomes, type LastHomes } from './messages.queries.ts';

/** Countries where Spanish is the language of business. */
const SPANISH = new Set(
  'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE'.split(' '),
);

export async function listMessageTemplates(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const lead = await getLeadRow(ctx, id);
  const homes = await findLastHomes(ctx.db, id);
  const [sender = ''] = viewerOf(ctx).name.split(' ');
  const facts = { name: firstNameOf(lead.firstName), sender, homes, budget: lead.initialPayment };
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

type Facts = { name: string; sender: string; homes: LastHomes; budget: number | null };

function fill(key: MessageTemplate, locale: Locale, facts: Facts) {
  const t = translatorFor(locale, 'leadMessages');
  const { name, sender } = facts;
  const about = (kind: keyof LastHomes) => {
    const home = facts.homes[kind];
    return { home: home ?? '', hasHome: home ? 'yes' : 'no' };
  };
  const [liked, declined, asked, sent] = [
    about('like'),
    about('pass'),
    about('question'),
    about('sent'),
  ];
  const budget = {
    budget: formatMoney(facts.budget, locale) ?? '',
    hasBudget: facts.budget ? 'yes' : 'no',
  };
  const texts: Record<MessageTemplate, { subject: string; body: string }> = {
    first_reply: { subject: t('first_reply.subject'), body: t('first_reply.body', budget) },
    after_like: { subject: t('after_like.subject', liked), body: t('after_like.body', liked) },
    after_no: { subject: t('after_no.subject'), body: t('after_no.body', declined) },
    after_question: {
      subject: t('after_question.subject', asked),
      body: t('after_question.body', asked),
    },
    follow_up: { subject: t('follow_up.subject', sent), body: t('follow_up.body', sent) },
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
