import { z } from 'zod';
import { COUNTRIES } from './countries.ts';
import { isTimeZone } from './dashboard.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './instant.ts';
import { language } from './language.ts';
import { LEAD_FILE_MAX_BYTES } from './lead-files.ts';
import { MAX_CENTS } from './owned-home-kinds.ts';
import { idParams, rowId } from './paging.ts';
import {
  MAX_STEP_NOTE_LENGTH,
  MAX_STEP_TITLE_LENGTH,
  MOST_PURCHASE_STEPS,
  MOST_STEP_DAYS,
  PURCHASE_ACTORS,
  PURCHASE_BUYERS,
  PURCHASE_FINANCING,
  PURCHASE_OUTCOMES,
  PURCHASE_PHASES,
  PURCHASE_STEP_STATUSES,
} from './purchase-kinds.ts';
import { documentName, purchaseDocument, purchasePlan, purchaseStep } from './purchase-plan.ts';
import { text, visibleText } from './text.ts';

const staffStep = purchaseStep.extend({
  /** Never leaves the team. */
  staff_note: z.string(),
  /** Null: open, or done in the room. */
  done_by: z.string().nullable(),
});
export type StaffPurchaseStep = z.infer<typeof staffStep>;

export const purchase = purchasePlan.extend({
  lead_id: z.number().int(),
  property_id: z.number().int().nullable(),
  country: z.enum(COUNTRIES).nullable(),
  locale: language,
  steps: z.array(staffStep),
});
export type Purchase = z.infer<typeof purchase>;

const timeZone = text(60).refine(isTimeZone, { params: { reason: 'invalid' } });

const price = z.number().int().min(100_000).max(MAX_CENTS);

const days = z
  .strictObject({
    min: z.number().int().min(0).max(MOST_STEP_DAYS),
    typical: z.number().int().min(0).max(MOST_STEP_DAYS),
    max: z.number().int().min(0).max(MOST_STEP_DAYS),
  })
  .refine(({ min, typical, max }) => min <= typical && typical <= max, {
    params: { reason: 'order' },
  });
const after = z.array(rowId).max(MOST_PURCHASE_STEPS);
const title = visibleText(MAX_STEP_TITLE_LENGTH);

export const listPurchases = endpoint({
  id: 'listPurchases',
  method: 'GET',
  path: '/api/leads/:id/purchases',
  access: 'lead:read:own',
  summary: 'The purchase plans of a lead, the current one first.',
  params: idParams,
  response: z.array(purchase),
});

export const startPurchase = endpoint({
  id: 'startPurchase',
  method: 'POST',
  path: '/api/leads/:id/purchases',
  access: 'lead:edit:own',
  summary: 'Starts a purchase plan for a lead that said yes, with the steps of its way of buying.',
  perMinute: 60,
  params: idParams,
  body: z.strictObject({
    /** A listing; else `address`. */
    property_id: rowId.nullish(),
    address: text(200).trim().default(''),
    price_cents: price.nullable().default(null),
    financing: z.enum(PURCHASE_FINANCING),
    buyer: z.enum(PURCHASE_BUYERS),
    country: z.enum(COUNTRIES).nullable(),
    time_zone: timeZone,
    locale: language,
  }),
  response: purchase,
});

export const updatePurchase = endpoint({
  id: 'updatePurchase',
  method: 'PUT',
  path: '/api/purchases/:id',
  access: 'lead:edit:own',
  summary: 'Changes a purchase, its order of steps, or how it ended; null opens it again.',
  perMinute: 120,
  params: idParams,
  body: z.strictObject({
    address: visibleText(200).optional(),
    price_cents: price.nullable().optional(),
    time_zone: timeZone.optional(),
    locale: language.optional(),
    outcome: z.enum(PURCHASE_OUTCOMES).nullable().optional(),
    /** Every step once, in the new order. */
    step_ids: z.array(rowId).max(MOST_PURCHASE_STEPS).optional(),
  }),
  response: purchase,
});

export const addPurchaseStep = endpoint({
  id: 'addPurchaseStep',
  method: 'POST',
  path: '/api/purchases/:id/steps',
  access: 'lead:edit:own',
  summary: 'Adds a step of one’s own to a purchase plan, at the end of its phase.',
  perMinute: 60,
  params: idParams,
  body: z.strictObject({
    title,
    phase: z.enum(PURCHASE_PHASES),
    who: z.enum(PURCHASE_ACTORS),
    days,
    after: after.default([]),
  }),
  response: purchase,
});

export const updatePurchaseStep = endpoint({
  id: 'updatePurchaseStep',
  method: 'PUT',
  path: '/api/purchase-steps/:id',
  access: 'lead:edit:own',
  summary: 'Completes, adjusts or skips a step of a purchase plan.',
  perMinute: 120,
  params: idParams,
  body: z.strictObject({
    status: z.enum(PURCHASE_STEP_STATUSES).optional(),
    /** Null: the usual name. */
    title: title.nullable().optional(),
    who: z.enum(PURCHASE_ACTORS).optional(),
    days: days.optional(),
    after: after.optional(),
    due_at: instant.nullable().optional(),
    note: text(MAX_STEP_NOTE_LENGTH).trim().optional(),
    staff_note: text(MAX_STEP_NOTE_LENGTH).trim().optional(),
  }),
  response: purchase,
});

export const removePurchaseStep = endpoint({
  id: 'removePurchaseStep',
  method: 'DELETE',
  path: '/api/purchase-steps/:id',
  access: 'lead:edit:own',
  summary: 'Removes a step without documents. What waited for it waits for what came before it.',
  params: idParams,
  response: purchase,
});

export const uploadPurchaseDocument = endpoint({
  id: 'uploadPurchaseDocument',
  method: 'POST',
  path: '/api/purchase-steps/:id/documents',
  access: 'lead:edit:own',
  summary:
    'Adds the file of the body to a step. The content is checked, stored encrypted, and shown to the investor.',
  perMinute: 60,
  maxBodyBytes: LEAD_FILE_MAX_BYTES,
  params: idParams,
  query: documentName,
  response: purchaseDocument,
});

export const downloadPurchaseDocument = endpoint({
  id: 'downloadPurchaseDocument',
  method: 'GET',
  path: '/api/purchase-documents/:id/content',
  access: 'lead:read:own',
  summary: 'A document of a purchase, decrypted. Each download is in the audit log.',
  perMinute: 60,
  params: idParams,
  produces: 'application/octet-stream',
  response: z.string(),
});

export const deletePurchaseDocument = endpoint({
  id: 'deletePurchaseDocument',
  method: 'DELETE',
  path: '/api/purchase-documents/:id',
  access: 'lead:edit:own',
  summary: 'Deletes a document of a purchase for good.',
  params: idParams,
  response: purchase,
});
