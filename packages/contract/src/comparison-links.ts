import { z } from 'zod';
import { comparison } from './compare.ts';
import { COMPARED_MAX } from './compare-limits.ts';
import { endpoint } from './endpoint.ts';
import { homeCurrency } from './exchange-rates.ts';
import { language } from './language.ts';
import { idParams, rowId, success, tokenParams } from './paging.ts';
import { sender } from './profiles.ts';
import { text } from './text.ts';

const body = z.strictObject({
  property_ids: z.array(rowId).min(1).max(COMPARED_MAX),
  /** The query of the comparison’s page: assumptions, order, differences only. Unknown parts are ignored. */
  view: text(1_000).optional(),
});

/** The address can’t be read again later. */
const made = z.object({ id: z.number().int(), url: z.string(), expires_at: z.string() });

const links = z.array(
  z.object({
    id: z.number().int(),
    created_at: z.string(),
    expires_at: z.string(),
    /** Of the homes that can still be shown. */
    addresses: z.array(z.string()),
  }),
);
export type ComparisonLinks = z.infer<typeof links>;

export const createComparisonLink = endpoint({
  id: 'createComparisonLink',
  method: 'POST',
  path: '/api/compare/links',
  access: 'property:read',
  summary: 'A public address of a comparison, valid for 30 days. It shows its maker as the sender.',
  perMinute: 30,
  body,
  response: made,
});

export const listComparisonLinks = endpoint({
  id: 'listComparisonLinks',
  method: 'GET',
  path: '/api/compare/links',
  access: 'property:read',
  summary: 'Your own public addresses that still open, the latest first.',
  response: links,
});

export const revokeComparisonLink = endpoint({
  id: 'revokeComparisonLink',
  method: 'DELETE',
  path: '/api/compare/links/:id',
  access: 'property:read',
  summary: 'Ends one of your own public addresses.',
  params: idParams,
  response: success,
});

export const createRoomComparisonLink = endpoint({
  id: 'createRoomComparisonLink',
  method: 'POST',
  path: '/api/room/compare/links',
  access: 'room',
  summary: 'A public address of a comparison of homes of the room, without its investor.',
  perMinute: 20,
  body,
  response: made,
});

export const listRoomComparisonLinks = endpoint({
  id: 'listRoomComparisonLinks',
  method: 'GET',
  path: '/api/room/compare/links',
  access: 'room',
  summary: 'Public addresses made in the room that still open, the latest first.',
  perMinute: 60,
  response: links,
});

export const revokeRoomComparisonLink = endpoint({
  id: 'revokeRoomComparisonLink',
  method: 'DELETE',
  path: '/api/room/compare/links/:id',
  access: 'room',
  summary: 'Ends a public address made in the room.',
  perMinute: 60,
  params: idParams,
  response: success,
});

export const getLinkedComparison = endpoint({
  id: 'getLinkedComparison',
  method: 'GET',
  path: '/api/compare/share/:token',
  access: 'public',
  summary: 'The comparison behind a public address, without any data about leads.',
  perMinute: 120,
  params: tokenParams,
  query: z.strictObject({ bundle: z.enum(['0', '1']).optional() }),
  response: comparison.extend({
    /** How it is shown, as the query of a comparison’s page. */
    view: z.string(),
    /** `null`: made by an investor, or the account was deleted. */
    sender: sender.nullable(),
    expires_at: z.string(),
  }),
});

export const printLinkedComparison = endpoint({
  id: 'printLinkedComparison',
  method: 'GET',
  path: '/api/compare/share/:token/pdf',
  access: 'public',
  summary: 'The same as a PDF, in the reader’s language and currency.',
  perMinute: 20,
  params: tokenParams,
  query: z.strictObject({ locale: language.default('en'), currency: homeCurrency.optional() }),
  produces: 'application/pdf',
  response: z.string(),
});
