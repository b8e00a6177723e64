import { z } from 'zod';
import { COUNTRIES } from './countries.ts';
import { endpoint } from './endpoint.ts';
import { idParams, rowId, success } from './paging.ts';
import { text, visibleText } from './text.ts';
import { weekHours, zoneName } from './week-hours.ts';

/** Systems that send us leads; each is also the `source` of its leads. */
export const INTAKE_KINDS = ['meta', 'google', 'webhook'] as const;
export type IntakeKind = (typeof INTAKE_KINDS)[number];

/** What an incoming field becomes. Fields that no rule names become answers. */
export const INTAKE_TARGETS = [
  'first_name',
  'last_name',
  'full_name',
  'email',
  'phone',
  'country',
  'language',
  'message',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'answer',
  'ignore',
] as const;
export type IntakeTarget = (typeof INTAKE_TARGETS)[number];

const mapping = z
  .array(z.strictObject({ from: visibleText(120), to: z.enum(INTAKE_TARGETS) }))
  .max(60);

/** Who gets the leads of a source. Without members: the same person as for the website's forms. */
const ownerRule = z.strictObject({
  members: z
    .array(
      z.strictObject({
        user_id: rowId,
        /** A member with 2 gets twice as many leads as one with 1. */
        weight: z.number().int().min(1).max(10),
        /** Empty: every country, also an unknown one. */
        countries: z.array(z.enum(COUNTRIES)).max(COUNTRIES.length),
        /** Open leads from which on no more are given; null: no limit. */
        capacity: z.number().int().min(1).max(10_000).nullable(),
        /** Null: that of the hours. */
        time_zone: zoneName.nullable(),
      }),
    )
    .max(100),
  /** Only members whose profile lists the lead's language; a profile without languages counts as all. */
  match_language: z.boolean(),
  /** Null: at any time. An end before the start is on the next day. */
  hours: weekHours.nullable(),
});
export type OwnerRule = z.infer<typeof ownerRule>;

const intakeSource = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.enum(INTAKE_KINDS),
  /** Where the other system sends its leads. */
  url: z.string(),
  is_active: z.boolean(),
  mapping,
  owner_rule: ownerRule,
  /** Meta: whether the app secret and the page access token are stored. */
  has_app_secret: z.boolean(),
  has_page_token: z.boolean(),
  /** Requests with a wrong signature or key; nothing of them is stored. */
  refused_count: z.number().int(),
  refused_at: z.string().nullable(),
  last_delivery_at: z.string().nullable(),
  /** Of the last 30 days. */
  counts: z.object({
    leads: z.number().int(),
    joined: z.number().int(),
    problems: z.number().int(),
  }),
  /** Names of fields in the latest deliveries. */
  known_fields: z.array(z.string()),
  /** Meta: leads of a form that are being fetched or were fetched last. */
  backfill: z
    .object({
      form_id: z.string(),
      since: z.string(),
      found: z.number().int(),
      is_done: z.boolean(),
      /** Why the last attempt failed; it is repeated until it is done. */
      error: z.string().nullable(),
    })
    .nullable(),
  created_at: z.string(),
});
export type IntakeSource = z.infer<typeof intakeSource>;

/** `secret` is shown once: the verify token (Meta), the key (Google) or the signing secret. */
const sourceWithSecret = z.object({ source: intakeSource, secret: z.string() });

const credential = text(1_000).trim().min(1);

export const listIntakeSources = endpoint({
  id: 'listIntakeSources',
  method: 'GET',
  path: '/api/intake-sources',
  access: 'intake:write',
  summary: 'Systems that send leads, without their secrets.',
  response: z.array(intakeSource),
});

export const createIntakeSource = endpoint({
  id: 'createIntakeSource',
  method: 'POST',
  path: '/api/intake-sources',
  access: 'intake:write',
  summary: 'Creates a source with the usual field mapping. Its secret is returned only here.',
  body: z.strictObject({ name: visibleText(120), kind: z.enum(INTAKE_KINDS) }),
  response: sourceWithSecret,
});

export const updateIntakeSource = endpoint({
  id: 'updateIntakeSource',
  method: 'PUT',
  path: '/api/intake-sources/:id',
  access: 'intake:write',
  summary: 'Changes a source. What is omitted stays as it is.',
  params: idParams,
  body: z.strictObject({
    name: visibleText(120).optional(),
    is_active: z.boolean().optional(),
    mapping: mapping.optional(),
    owner_rule: ownerRule.optional(),
    /** Meta only: from the app's settings; signs each delivery. */
    app_secret: credential.optional(),
    /** Meta only: reads the leads. */
    page_token: credential.optional(),
  }),
  response: intakeSource,
});

export const renewIntakeSecret = endpoint({
  id: 'renewIntakeSecret',
  method: 'POST',
  path: '/api/intake-sources/:id/secret',
  access: 'intake:write',
  summary: 'Replaces the secret of a source. The old one stops working at once.',
  params: idParams,
  response: sourceWithSecret,
});

export const deleteIntakeSource = endpoint({
  id: 'deleteIntakeSource',
  method: 'DELETE',
  path: '/api/intake-sources/:id',
  access: 'intake:write',
  summary: 'Deletes a source, its secrets and its log. Its leads stay.',
  params: idParams,
  response: success,
});

export const backfillIntakeSource = endpoint({
  id: 'backfillIntakeSource',
  method: 'POST',
  path: '/api/intake-sources/:id/backfill',
  access: 'intake:write',
  summary: 'Fetches the leads of a Meta form since a date. Leads that are already here stay one.',
  perMinute: 20,
  params: idParams,
  body: z.strictObject({
    form_id: z.string().regex(/^\d{1,30}$/),
    since: z.iso.date(),
  }),
  response: intakeSource,
});
