import {
  type Purchase,
  type PurchaseDocument,
  startPurchase,
  uploadPurchaseDocument,
  uploadRoomDocument,
} from '@alpha/contract';
import type { Caller } from './people.ts';

export const WAY = {
  ...{ address: '660 Lemon St, Tampa, FL 33602', financing: 'cash', buyer: 'company' },
  ...{ country: 'CO', time_zone: 'America/Bogota', locale: 'es' },
} as const;

export async function startPlan(
  caller: Caller,
  leadId: number,
  way: object = {},
): Promise<Purchase> {
  const body = { ...WAY, ...way };
  const answer = await caller(startPurchase, { params: { id: leadId }, body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

type Sent = { id: number; name: string; content: string | Buffer };

export const sendingDocument = ({ id, name, content }: Sent) => ({
  ...{ params: { id }, query: { name } },
  body: Buffer.from(content) as unknown as object,
  headers: { 'content-type': 'application/octet-stream' },
});
export const sendDocument = (caller: Caller, sent: Sent) =>
  caller(uploadPurchaseDocument, sendingDocument(sent));
export const sendFromRoom = (browser: Caller, sent: Sent) =>
  browser(uploadRoomDocument, sendingDocument(sent));
export async function addDocument(caller: Caller, sent: Sent): Promise<PurchaseDocument> {
  const answer = await sendDocument(caller, sent);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}
