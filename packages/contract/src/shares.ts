import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { homeCurrency } from './exchange-rates.ts';
import { givenAnswer, replyBy } from './home-answers.ts';
import { language } from './language.ts';
import { mailDelivery } from './mail-delivery.ts';
import { idParams, rowId, success, tokenParams } from './paging.ts';
import { sender } from './profiles.ts';
import { propertyReport } from './reports.ts';
import { simulatedFigures } from './scenario-figures.ts';
import { scenario, scenarioChanges, scenarioToSend } from './scenarios.ts';
import { REPORT_CHANNELS } from './share-channels.ts';
import { oneLine, text } from './text.ts';

/** Fields of the share dialog. */
export const MOST_RECIPIENTS = 10;

/** Without a mail server, emails are saved as files. */
const mailState = { mail_is_configured: z.boolean() };

export const sendProperty = endpoint({
  id: 'sendProperty',
  method: 'POST',
  path: '/api/properties/send-email',
  access: 'property:read',
  summary: 'Emails one person a personal link to a report. One call per address.',
  perMinute: 60,
  body: z.strictObject({
    property_id: rowId,
    email: oneLine(254).pipe(z.email()),
    subject: oneLine(200),
    message: text(4_000),
    locale: language,
    /** Amounts of email, page, PDF and preview; dollars without one or without a rate for it. */
    currency: homeCurrency.nullish(),
    /** The reader sees its name, its figures and ours. */
    scenario: scenarioToSend.nullish(),
    /** Idempotency key: a retry sends nothing, and the same key with other content is refused. */
    idempotency_key: text(100).min(1).optional(),
  }),
  response: success.extend(mailState),
});

export const getMailState = endpoint({
  id: 'getMailState',
  method: 'GET',
  path: '/api/properties/send-email',
  access: 'property:read',
  summary: 'Whether emails are delivered or saved as files on this server.',
  response: z.object(mailState),
});

const sentScenario = z.object({
  name: z.string(),
  changes: scenarioChanges,
  /** `null`: the property has no analysis. */
  simulated: simulatedFigures.nullable(),
});

export const getSharedProperty = endpoint({
  id: 'getSharedProperty',
  method: 'GET',
  path: '/api/properties/share/:token',
  access: 'public',
  summary: 'A shared report with its sender, without any data about leads.',
  perMinute: 120,
  params: tokenParams,
  response: propertyReport.extend({
    /** The language the link was sent in. */
    locale: language,
    /** The currency the link was sent in; `null` for dollars. The reader can choose another. */
    currency: homeCurrency.nullable(),
    /** `null`: the account was deleted. */
    sender: sender.nullable(),
    /** What the sender wrote; empty for none. */
    message: z.string(),
    given_answer: givenAnswer,
    reply_by: replyBy,
    /** The sender’s scenario, which the page opens with. */
    sent_scenario: sentScenario.nullable(),
    /** Saved behind this link by its reader. */
    reader_scenarios: z.array(scenario),
  }),
});

export const openSharedProperty = endpoint({
  id: 'openSharedProperty',
  method: 'POST',
  path: '/api/properties/share/:token/open',
  access: 'public',
  summary: 'Counts an opening by a reader. Link previews and email scanners do not call this.',
  perMinute: 60,
  params: tokenParams,
  response: success,
});

const shareScenario = z.object({
  id: z.number().int(),
  origin: z.enum(['sent', 'reader', 'tried']),
  name: z.string(),
  changes: scenarioChanges,
  updated_at: z.string(),
});

/** What one reader of a link said. */
const saidByReader = {
  given_answer: givenAnswer,
  /** The latest one; empty for none. */
  question: z.string(),
  /** Who the reader says they are, and how to reach them; empty for nothing. Not checked. */
  reader: z.object({ name: z.string(), contact: z.string() }),
};

export const share = z.object({
  id: z.number().int(),
  email: z.string(),
  locale: z.string(),
  currency: homeCurrency.nullable(),
  created_by: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  created_at: z.string(),
  expires_at: z.string(),
  revoked_at: z.string().nullable(),
  first_opened_at: z.string().nullable(),
  last_opened_at: z.string().nullable(),
  open_count: z.number().int(),
  /** `link`: made, and as far as we know not passed on yet. */
  channel: z.enum(REPORT_CHANNELS),
  /** Delivery state of the email. */
  delivery: mailDelivery,
  /** By the reader who wrote last. */
  ...saidByReader,
  /** Further readers of a link that was made for nobody in particular. */
  other_readers: z.array(z.object(saidByReader)),
  /** Sent with the link, saved by its reader, or tried there, the latest first. */
  scenarios: z.array(shareScenario),
});
export type Share = z.infer<typeof share>;

export const listShares = endpoint({
  id: 'listShares',
  method: 'GET',
  path: '/api/properties/:id/shares',
  access: 'property:read',
  summary:
    'Who a report was sent to and whether it was opened: your own links, your team’s, or all.',
  params: idParams,
  response: z.array(share),
});

const leadShare = share.extend({
  property: z.object({
    id: z.number().int(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
  }),
});
export type LeadShare = z.infer<typeof leadShare>;

export const listLeadShares = endpoint({
  id: 'listLeadShares',
  method: 'GET',
  path: '/api/leads/:id/shares',
  access: 'lead:read:own',
  summary:
    'Reports sent for a lead and when they were opened. Includes those sent to its address before the lead existed, by senders whose links you see.',
  params: idParams,
  response: z.array(leadShare),
});

export const revokeShare = endpoint({
  id: 'revokeShare',
  method: 'DELETE',
  path: '/api/shares/:id',
  access: 'property:read',
  summary: 'Revokes a shared report link.',
  params: idParams,
  response: success,
});
