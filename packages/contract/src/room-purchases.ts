import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LEAD_FILE_MAX_BYTES } from './lead-files.ts';
import { idParams, success, tokenParams } from './paging.ts';
import { documentName, purchaseDocument, purchasePlan } from './purchase-plan.ts';

export const listRoomPurchases = endpoint({
  id: 'listRoomPurchases',
  method: 'GET',
  path: '/api/room/purchases',
  access: 'room',
  summary:
    'The investor’s own purchase plans: steps, deadlines, documents and the probable closing.',
  perMinute: 120,
  response: z.array(purchasePlan),
});

export const tickRoomStep = endpoint({
  id: 'tickRoomStep',
  method: 'PUT',
  path: '/api/room/purchase-steps/:id',
  access: 'room',
  summary: 'Marks one of the investor’s own steps as done, or open again.',
  perMinute: 60,
  params: idParams,
  body: z.strictObject({ is_done: z.boolean() }),
  response: purchasePlan,
});

export const uploadRoomDocument = endpoint({
  id: 'uploadRoomDocument',
  method: 'POST',
  path: '/api/room/purchase-steps/:id/documents',
  access: 'room',
  summary: 'Adds the file of the body to a step. The content is checked and stored encrypted.',
  perMinute: 30,
  maxBodyBytes: LEAD_FILE_MAX_BYTES,
  params: idParams,
  query: documentName,
  response: purchaseDocument,
});

export const downloadRoomDocument = endpoint({
  id: 'downloadRoomDocument',
  method: 'GET',
  path: '/api/room/purchase-documents/:id/content',
  access: 'room',
  summary: 'A document of the investor’s purchase, decrypted. Each download is in the audit log.',
  perMinute: 60,
  params: idParams,
  produces: 'application/octet-stream',
  response: z.string(),
});

export const deleteRoomDocument = endpoint({
  id: 'deleteRoomDocument',
  method: 'DELETE',
  path: '/api/room/purchase-documents/:id',
  access: 'room',
  summary: 'Deletes a document that the investor uploaded, while its step is open.',
  perMinute: 60,
  params: idParams,
  response: purchasePlan,
});

export const renewRoomCalendar = endpoint({
  id: 'renewRoomCalendar',
  method: 'POST',
  path: '/api/room/purchases/:id/calendar',
  access: 'room',
  summary: 'Makes a secret calendar address for the deadlines; an earlier one stops working.',
  perMinute: 10,
  params: idParams,
  response: z.object({ url: z.string() }),
});

export const deleteRoomCalendar = endpoint({
  id: 'deleteRoomCalendar',
  method: 'DELETE',
  path: '/api/room/purchases/:id/calendar',
  access: 'room',
  summary: 'Turns the calendar address of a purchase off.',
  perMinute: 10,
  params: idParams,
  response: success,
});

export const readPurchaseCalendar = endpoint({
  id: 'readPurchaseCalendar',
  method: 'GET',
  path: '/api/purchase-calendars/:token/deadlines.ics',
  access: 'public',
  summary: 'The deadlines of the purchase with this secret address, for calendar programs.',
  perMinute: 60,
  params: tokenParams,
  produces: 'text/calendar',
  response: z.string(),
});
