import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { homeCurrency } from './exchange-rates.ts';
import { answerForm, givenAnswer, homeAnswer, replyBy } from './home-answers.ts';
import { language } from './language.ts';
import { INVESTOR_PROFILES } from './leads.ts';
import { mailDelivery } from './mail-delivery.ts';
import { idParams, rowId, success, tokenParams, wholeNumber } from './paging.ts';
import { sender } from './profiles.ts';
import { listing } from './properties.ts';
import { LISTING_STATUSES } from './property-types.ts';
import { SHARE_CHANNELS } from './share-channels.ts';
import { SHORTLIST_CAUTIONS, SHORTLIST_MEASURES, SHORTLIST_REASONS } from './shortlist-score.ts';
import { text } from './text.ts';

/** "Five to eight tailored options." */
export const SHORTLIST_MIN = 5;
export const SHORTLIST_MAX = 8;

/** Values by unit: `usd`, `percent`, `year`, `top` (among the best n percent). */
const values = z.record(z.string(), z.union([z.number(), z.string()]));
const reason = z.object({ code: z.enum(SHORTLIST_REASONS), values });
const caution = z.object({ code: z.enum(SHORTLIST_CAUTIONS), values });
export type ReasonPoint = z.infer<typeof reason>;
export type CautionPoint = z.infer<typeof caution>;

/** Why a property should not be sent without a thought: it changed after it was added. */
export const HOME_PROBLEMS = ['sold', 'off_market', 'hidden', 'unanalyzed'] as const;
export type HomeProblem = (typeof HOME_PROBLEMS)[number];

const shownHome = {
  position: z.number().int(),
  /** The curator’s comment. */
  sentence: z.string(),
  reasons: z.array(reason),
  cautions: z.array(caution),
  answer: homeAnswer.nullable(),
  /** Why not; empty for none. */
  reason: z.string(),
  status: z.enum(LISTING_STATUSES),
};

export const shortlistHome = z.object({
  ...shownHome,
  property_id: z.number().int(),
  /** 0 to 1; `null` if the property could not be rated. */
  score: z.number().nullable(),
  answered_at: z.string().nullable(),
  problem: z.enum(HOME_PROBLEMS).nullable(),
  /** `null`: it may no longer be shown; the investor does not see it either. */
  listing: listing.nullable(),
});
export type ShortlistHome = z.infer<typeof shortlistHome>;

export const shortlist = z.object({
  id: z.number().int(),
  lead_id: z.number().int(),
  locale: language,
  /** The currency it was sent in; `null` for dollars and for drafts. */
  currency: homeCurrency.nullable(),
  message: z.string(),
  created_by: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  sent_at: z.string().nullable(),
  expires_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
  first_opened_at: z.string().nullable(),
  last_opened_at: z.string().nullable(),
  open_count: z.number().int(),
  /** `link`: made, and as far as we know not passed on yet. */
  channel: z.enum(SHARE_CHANNELS),
  /** Delivery state of the email; also `null` before it is sent. */
  delivery: mailDelivery,
  homes: z.array(shortlistHome),
});
export type Shortlist = z.infer<typeof shortlist>;

export const listShortlists = endpoint({
  id: 'listShortlists',
  method: 'GET',
  path: '/api/leads/:id/shortlists',
  access: 'lead:read:own',
  summary: 'The shortlists of a lead, the latest first, and what a proposal would go by.',
  params: idParams,
  response: z.object({
    preferences: z.object({
      profile: z.enum(INVESTOR_PROFILES),
      /** If false, `profile` is the strategic one. */
      is_profile_known: z.boolean(),
      /** By the answers about risk, goal and property type; otherwise by the profile. */
      is_weighed_by_answers: z.boolean(),
      weights: z.record(z.enum(SHORTLIST_MEASURES), z.number()),
      budget: z.number().nullable(),
      /** `null`: any property type. */
      kinds: z.array(z.string()).nullable(),
    }),
    mail_is_configured: z.boolean(),
    /** How long the link of a shortlist works. */
    link_days: z.number().int(),
    shortlists: z.array(shortlist),
  }),
});

export const proposeShortlist = endpoint({
  id: 'proposeShortlist',
  method: 'POST',
  path: '/api/leads/:id/shortlists',
  access: 'lead:edit:own',
  summary: 'Creates a draft: five to eight properties by score, or a copy of an earlier shortlist.',
  perMinute: 30,
  params: idParams,
  body: z.strictObject({ copy_of: rowId.optional() }),
  response: shortlist,
});

export const updateShortlist = endpoint({
  id: 'updateShortlist',
  method: 'PUT',
  path: '/api/shortlists/:id',
  access: 'lead:edit:own',
  summary: 'Saves a draft: text, language, and properties in order.',
  perMinute: 240,
  params: idParams,
  body: z.strictObject({
    locale: language.optional(),
    message: text(4_000).optional(),
    homes: z
      .array(z.strictObject({ property_id: rowId, sentence: text(500) }))
      .max(SHORTLIST_MAX)
      .refine((homes) => new Set(homes.map((home) => home.property_id)).size === homes.length)
      .optional(),
    /** `updated_at` as read by the client; refused if the list has changed since. */
    seen_at: z.iso.datetime().optional(),
  }),
  response: shortlist,
});

export const addShortlistHome = endpoint({
  id: 'addShortlistHome',
  method: 'POST',
  path: '/api/leads/:id/shortlists/homes',
  access: 'lead:edit:own',
  summary:
    'Adds a property to the end of the lead’s latest draft, or to a new one. One that is listed stays where it is.',
  perMinute: 120,
  params: idParams,
  body: z.strictObject({ property_id: rowId }),
  response: z.object({
    shortlist_id: z.number().int(),
    /** Properties in the draft now. */
    count: z.number().int(),
    /** False: it was listed already. */
    is_added: z.boolean(),
  }),
});

export const deleteShortlist = endpoint({
  id: 'deleteShortlist',
  method: 'DELETE',
  path: '/api/shortlists/:id',
  access: 'lead:edit:own',
  summary: 'Discards a draft. Sent shortlists stay.',
  params: idParams,
  response: success,
});

export const sendShortlist = endpoint({
  id: 'sendShortlist',
  method: 'POST',
  path: '/api/shortlists/:id/send',
  access: 'lead:edit:own',
  summary:
    'Makes one link to the shortlist and emails it to the lead, or returns it to be passed on by hand; making it is no contact yet. Calling it again makes nothing; with `whatsapp` it records that the link was passed on, once.',
  perMinute: 30,
  params: idParams,
  /** `updated_at` as read by the client; refused if the list has changed since. */
  body: z.strictObject({
    seen_at: z.iso.datetime(),
    currency: homeCurrency.nullish(),
    by: z.enum(SHARE_CHANNELS).default('mail'),
    /** Properties with a `problem` that the sender knows of; any other with one is refused. */
    despite: z.array(rowId).max(SHORTLIST_MAX).default([]),
  }),
  /** `url`: of a link to pass on; asked for again before anybody opened it, another that replaces it. */
  response: shortlist.extend({ url: z.string().nullable() }),
});

export const revokeShortlist = endpoint({
  id: 'revokeShortlist',
  method: 'POST',
  path: '/api/shortlists/:id/revoke',
  access: 'lead:edit:own',
  summary: 'Revokes a shortlist link and its report links.',
  params: idParams,
  response: shortlist,
});

export const sharedShortlist = z.object({
  /** The language it was sent in. */
  locale: language,
  /** The currency it was sent in; `null` for dollars. The reader can choose another. */
  currency: homeCurrency.nullable(),
  first_name: z.string(),
  /** `null`: the account was deleted. */
  sender: sender.nullable(),
  message: z.string(),
  reply_by: replyBy,
  expires_at: z.string(),
  homes: z.array(
    z.object({
      ...shownHome,
      listing,
      /** Token of this reader’s link to the full report: `/property/share/{report_token}`. */
      report_token: z.string(),
    }),
  ),
});
export type SharedShortlist = z.infer<typeof sharedShortlist>;

export const getSharedShortlist = endpoint({
  id: 'getSharedShortlist',
  method: 'GET',
  path: '/api/shortlists/share/:token',
  access: 'public',
  summary: 'A shared shortlist with its sender. Of the lead it has the first name.',
  perMinute: 120,
  params: tokenParams,
  response: sharedShortlist,
});

export const getSharedShortlistPicture = endpoint({
  id: 'getSharedShortlistPicture',
  method: 'GET',
  path: '/api/shortlists/share/:token/picture',
  access: 'public',
  summary:
    'The preview image of a shared shortlist: its sender and the ten-year results, 1200 × 630 pixels.',
  perMinute: 60,
  params: tokenParams,
  produces: 'image/png',
  response: z.string(),
});

/** What the link would show, without one: there are no tokens yet. */
export const shortlistPreview = sharedShortlist.extend({
  homes: z.array(z.object({ ...shownHome, listing })),
});
export type ShortlistPreview = z.infer<typeof shortlistPreview>;

export const previewShortlist = endpoint({
  id: 'previewShortlist',
  method: 'GET',
  path: '/api/shortlists/:id/preview',
  access: 'lead:read:own',
  summary: 'A shortlist as its investor sees it. Makes no link and counts no opening.',
  perMinute: 120,
  params: idParams,
  response: shortlistPreview,
});

export const openSharedShortlist = endpoint({
  id: 'openSharedShortlist',
  method: 'POST',
  path: '/api/shortlists/share/:token/open',
  access: 'public',
  summary: 'Counts an opening by a reader. Link previews and email scanners do not call this.',
  perMinute: 60,
  params: tokenParams,
  response: success,
});

export const answerSharedShortlist = endpoint({
  id: 'answerSharedShortlist',
  method: 'PUT',
  path: '/api/shortlists/share/:token/homes/:position',
  access: 'public',
  summary:
    'Saves the investor’s answer for a property: like, pass with an optional reason, or none.',
  perMinute: 60,
  params: tokenParams.extend({ position: wholeNumber(1, SHORTLIST_MAX) }),
  body: answerForm,
  response: givenAnswer,
});
