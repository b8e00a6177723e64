import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  FIELD_ACCESS,
  FIELD_NAME_MAX,
  FIELD_OPTIONS_MAX,
  FIELD_TYPES,
  LEAD_FIELDS_MAX,
  OPTION_NAME_MAX,
} from './lead-field-values.ts';
import { idParams, rowId, success } from './paging.ts';
import { visibleText } from './text.ts';

const fieldOption = z.object({
  id: z.number().int(),
  name: z.string(),
  name_es: z.string(),
  /** Inactive ones are no longer offered; leads keep them. */
  is_active: z.boolean(),
});

const leadField = z.object({
  id: z.number().int(),
  name: z.string(),
  name_es: z.string(),
  type: z.enum(FIELD_TYPES),
  /** Of everybody who adds a lead by hand and may edit this field. */
  is_required: z.boolean(),
  options: z.array(fieldOption),
  /** Whether the viewer may change it. */
  can_edit: z.boolean(),
});
export type LeadField = z.infer<typeof leadField>;

const fieldSetting = leadField.omit({ can_edit: true }).extend({
  leader_access: z.enum(FIELD_ACCESS),
  salesman_access: z.enum(FIELD_ACCESS),
  is_archived: z.boolean(),
  /** How many leads have a value. */
  leads_count: z.number().int(),
});
export type FieldSetting = z.infer<typeof fieldSetting>;

export const listLeadFields = endpoint({
  id: 'listLeadFields',
  method: 'GET',
  path: '/api/lead-fields',
  access: 'lead:read:own',
  summary: 'The custom fields of leads that you may see, in order.',
  response: z.array(leadField),
});

export const listFieldSettings = endpoint({
  id: 'listFieldSettings',
  method: 'GET',
  path: '/api/lead-fields/settings',
  access: 'field:write',
  summary: 'All custom fields with their rights and use, archived ones too.',
  response: z.array(fieldSetting),
});

/** Several options share a cell of an export, separated by semicolons. */
const optionName = visibleText(OPTION_NAME_MAX).refine((name) => !/[;\r\n]/.test(name), {
  params: { reason: 'notAllowed' },
});

const fieldForm = {
  name: visibleText(FIELD_NAME_MAX),
  name_es: visibleText(FIELD_NAME_MAX),
  is_required: z.boolean(),
  leader_access: z.enum(FIELD_ACCESS),
  salesman_access: z.enum(FIELD_ACCESS),
  /** In order. One that is left out is deleted, or turned off while a lead has it. */
  options: z
    .array(
      z.strictObject({
        id: rowId.optional(),
        name: optionName,
        name_es: optionName,
        is_active: z.boolean(),
      }),
    )
    .max(FIELD_OPTIONS_MAX),
};

export const createLeadField = endpoint({
  id: 'createLeadField',
  method: 'POST',
  path: '/api/lead-fields',
  access: 'field:write',
  summary: 'Adds a custom field at the end of the list.',
  body: z.strictObject({ ...fieldForm, type: z.enum(FIELD_TYPES) }),
  response: fieldSetting,
});

export const updateLeadField = endpoint({
  id: 'updateLeadField',
  method: 'PUT',
  path: '/api/lead-fields/:id',
  access: 'field:write',
  summary: 'Changes a custom field, or takes it out of the archive. Its type stays.',
  params: idParams,
  body: z.strictObject({ ...fieldForm, is_archived: z.boolean().optional() }),
  response: fieldSetting,
});

export const orderLeadFields = endpoint({
  id: 'orderLeadFields',
  method: 'PUT',
  path: '/api/lead-fields/order',
  access: 'field:write',
  summary: 'Puts custom fields into this order; those left out come last.',
  body: z.strictObject({ ids: z.array(rowId).max(LEAD_FIELDS_MAX * 4) }),
  response: success,
});

export const deleteLeadField = endpoint({
  id: 'deleteLeadField',
  method: 'DELETE',
  path: '/api/lead-fields/:id',
  access: 'field:write',
  summary: 'Deletes a custom field, or archives it with its values while leads have one.',
  params: idParams,
  response: z.object({ is_archived: z.boolean() }),
});
