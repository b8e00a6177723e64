import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, rowId, success } from './paging.ts';
import { visibleText } from './text.ts';

/** Names of colors, distinct in both themes. */
export const TAG_COLORS = [
  'gray',
  'red',
  'amber',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
] as const;
export type TagColor = (typeof TAG_COLORS)[number];

export const TAG_NAME_MAX = 40;
/** In the installation. */
export const TAGS_MAX = 300;
/** On one lead. */
export const LEAD_TAGS_MAX = 20;

const leadTag = z.object({
  id: z.number().int(),
  name: z.string(),
  color: z.enum(TAG_COLORS),
});
export type LeadTag = z.infer<typeof leadTag>;

const tagSetting = leadTag.extend({ leads_count: z.number().int() });
export type TagSetting = z.infer<typeof tagSetting>;

export const listTags = endpoint({
  id: 'listTags',
  method: 'GET',
  path: '/api/tags',
  access: 'lead:read:own',
  summary: 'Labels for leads, by name. They are the same for everybody.',
  response: z.array(leadTag),
});

export const listTagSettings = endpoint({
  id: 'listTagSettings',
  method: 'GET',
  path: '/api/tags/settings',
  access: 'field:write',
  summary: 'Labels for leads, with the number of leads that have each.',
  response: z.array(tagSetting),
});

/** Several share a cell of an export and a line of a form, separated by commas or semicolons. */
const tagName = visibleText(TAG_NAME_MAX)
  .transform((name) => name.normalize('NFC').replace(/\s+/g, ' '))
  .refine((name) => !/[,;]/.test(name), { params: { reason: 'separators' } });

export const readTagName = (typed: string): string | undefined => tagName.safeParse(typed).data;

export const createTag = endpoint({
  id: 'createTag',
  method: 'POST',
  path: '/api/tags',
  access: 'lead:edit:own',
  summary: 'Adds a label. One whose name differs only in case or accents is returned instead.',
  perMinute: 60,
  body: z.strictObject({ name: tagName, color: z.enum(TAG_COLORS).optional() }),
  response: leadTag,
});

export const updateTag = endpoint({
  id: 'updateTag',
  method: 'PUT',
  path: '/api/tags/:id',
  access: 'field:write',
  summary: 'Renames a label, or gives it another color.',
  params: idParams,
  body: z.strictObject({ name: tagName, color: z.enum(TAG_COLORS) }),
  response: leadTag,
});

export const mergeTags = endpoint({
  id: 'mergeTags',
  method: 'POST',
  path: '/api/tags/:id/merge',
  access: 'field:write',
  summary: 'Gives the leads of a label another one instead, and deletes it.',
  params: idParams,
  body: z.strictObject({ into_id: rowId }),
  response: success,
});

export const deleteTag = endpoint({
  id: 'deleteTag',
  method: 'DELETE',
  path: '/api/tags/:id',
  access: 'field:write',
  summary: 'Deletes a label and removes it from all leads.',
  params: idParams,
  response: success,
});
