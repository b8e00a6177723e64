// By noun, not from the index: visitors carry these endpoints and no others.
import type { PurchasePlan } from '@alpha/contract';
import {
  deleteRoomCalendar,
  deleteRoomDocument,
  downloadRoomDocument,
  listRoomPurchases,
  renewRoomCalendar,
  tickRoomStep,
  uploadRoomDocument,
} from '@alpha/contract/room-purchases';
import { call, fetchFile } from '~/lib/api-client';
import { saveFile } from '~/lib/save-file';
import { uploadFile } from '~/lib/upload-file';

export type { PurchasePlan };
export type PurchaseStep = PurchasePlan['steps'][number];
type Document = PurchaseStep['documents'][number];

export const readPurchases = (signal: AbortSignal): Promise<PurchasePlan[]> =>
  call(listRoomPurchases, {}, { signal });

export const tickStep = (id: number, isDone: boolean): Promise<PurchasePlan> =>
  call(tickRoomStep, { params: { id }, body: { is_done: isDone } });

type Upload = { onProgress: (share: number) => void; signal: AbortSignal };

export const uploadDocument = (stepId: number, file: File, options: Upload) =>
  uploadFile(
    uploadRoomDocument,
    { params: { id: stepId }, query: { name: file.name.slice(-255) || 'file' } },
    file,
    options,
  );

export async function downloadDocument({ id, name }: Document): Promise<void> {
  const { blob } = await fetchFile(downloadRoomDocument, { params: { id } });
  // The name as it is shown: headers have no accents.
  saveFile(blob, name);
}

export const removeDocument = (id: number): Promise<PurchasePlan> =>
  call(deleteRoomDocument, { params: { id } });

/** → the secret address, shown once. */
export const makeCalendar = async (id: number): Promise<string> =>
  (await call(renewRoomCalendar, { params: { id } })).url;
export const endCalendar = (id: number) => call(deleteRoomCalendar, { params: { id } });
