import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { language } from './language.ts';
import { PLACEHOLDERS } from './message-placeholders.ts';
import { idParams, success } from './paging.ts';
import { oneLine, visibleText } from './text.ts';

export const TEMPLATE_KINDS = ['whatsapp', 'email', 'call'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** What a message answers to: templates with it are suggested then. */
export const TEMPLATE_PURPOSES = [
  'first_reply',
  'after_like',
  'after_no',
  'after_question',
  'follow_up',
] as const;
export type TemplatePurpose = (typeof TEMPLATE_PURPOSES)[number];

/** Whose it is: the company's, a leader's for the own team, or one person's. */
export const TEMPLATE_AUDIENCES = ['everyone', 'team', 'me'] as const;
export type TemplateAudience = (typeof TEMPLATE_AUDIENCES)[number];

export const OWN_TEMPLATES_MAX = 50;
export const SHARED_TEMPLATES_MAX = 200;
const NAME_MAX = 80;

const texts = {
  /** Email only. */
  subject_en: z.string(),
  body_en: z.string(),
  subject_es: z.string(),
  body_es: z.string(),
};

const messageTemplate = z.object({
  id: z.number().int(),
  kind: z.enum(TEMPLATE_KINDS),
  purpose: z.enum(TEMPLATE_PURPOSES).nullable(),
  name: z.string(),
  /** For Spanish readers; null: the same name for everybody. */
  name_es: z.string().nullable(),
  audience: z.enum(TEMPLATE_AUDIENCES),
  is_editable: z.boolean(),
  ...texts,
  /** The language whose text was not changed when the other one was. */
  older: language.nullable(),
  /** Raised on each write; a writer sends the version they saw. */
  version: z.number().int(),
  changed_at: z.string(),
  /** Null: as delivered, or by somebody who has left. */
  changed_by: z.string().nullable(),
});
export type MessageTemplate = z.infer<typeof messageTemplate>;

const fields = {
  purpose: z.enum(TEMPLATE_PURPOSES).nullable(),
  name: visibleText(NAME_MAX),
  name_es: visibleText(NAME_MAX).nullable(),
  audience: z.enum(TEMPLATE_AUDIENCES),
  subject_en: oneLine(200),
  body_en: visibleText(4_000),
  subject_es: oneLine(200),
  body_es: visibleText(4_000),
};

export const listTemplates = endpoint({
  id: 'listTemplates',
  method: 'GET',
  path: '/api/message-templates',
  access: 'template:write',
  summary: 'The templates you may use: the company’s, those of your leader’s team, and your own.',
  response: z.array(messageTemplate),
});

export const createTemplate = endpoint({
  id: 'createTemplate',
  method: 'POST',
  path: '/api/message-templates',
  access: 'template:write',
  summary:
    'Adds a template: for everyone (administrators), for the own team (leaders), or for yourself.',
  body: z.strictObject({ ...fields, kind: z.enum(TEMPLATE_KINDS) }),
  response: messageTemplate,
});

export const updateTemplate = endpoint({
  id: 'updateTemplate',
  method: 'PUT',
  path: '/api/message-templates/:id',
  access: 'template:write',
  summary: 'Replaces a template. When only one language changes, the other is marked as older.',
  params: idParams,
  body: z.strictObject({
    ...fields,
    version: z.number().int(),
    /** Both texts say the same again. */
    is_checked: z.boolean().optional(),
  }),
  response: messageTemplate,
});

export const deleteTemplate = endpoint({
  id: 'deleteTemplate',
  method: 'DELETE',
  path: '/api/message-templates/:id',
  access: 'template:write',
  summary: 'Deletes a template that no sequence uses.',
  params: idParams,
  response: success,
});

const facts = z.partialRecord(z.enum(PLACEHOLDERS), z.string());

export const listMessageTemplates = endpoint({
  id: 'listMessageTemplates',
  method: 'GET',
  path: '/api/leads/:id/message-templates',
  access: 'lead:read:own',
  summary: 'The viewer’s templates, and what fills their placeholders for one lead.',
  params: idParams,
  response: z.object({
    /** The lead's language, by its country. */
    locale: language,
    facts: z.object({ en: facts, es: facts }),
    templates: z.array(messageTemplate),
  }),
});
