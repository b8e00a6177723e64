import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, fetchFile } from '~/lib/api-client';
import { saveFile } from '~/lib/save-file';
import { uploadFile } from '~/lib/upload-file';
import { KEYS } from './keys';
import { leadChanged, leadListsChanged } from './stale';

export const leadPurchasesQuery = (leadId: number) =>
  queryOptions({
    queryKey: [...KEYS.leads, leadId, 'purchases'],
    queryFn: () => call(api.listPurchases, { params: { id: leadId } }),
    staleTime: 0,
  });

type NewPurchase = api.CallOf<typeof api.startPurchase>['body'];
type PurchaseChange = api.CallOf<typeof api.updatePurchase>['body'];
export type NewStep = api.CallOf<typeof api.addPurchaseStep>['body'];
export type StepChange = api.CallOf<typeof api.updatePurchaseStep>['body'];

export const startPlan = async (cache: QueryClient, leadId: number, body: NewPurchase) =>
  put(cache, await call(api.startPurchase, { params: { id: leadId }, body }));

export const changePlan = async (cache: QueryClient, id: number, body: PurchaseChange) =>
  put(cache, await call(api.updatePurchase, { params: { id }, body }));

export const addStep = async (cache: QueryClient, purchaseId: number, body: NewStep) =>
  put(cache, await call(api.addPurchaseStep, { params: { id: purchaseId }, body }));

export const changeStep = async (cache: QueryClient, id: number, body: StepChange) =>
  put(cache, await call(api.updatePurchaseStep, { params: { id }, body }));

/** What a closing would record; read each time its dialog opens. */
export const closingQuery = (purchaseId: number) =>
  queryOptions({
    queryKey: [...KEYS.leads, 'closing', purchaseId],
    queryFn: () => call(api.proposeClosing, { params: { id: purchaseId } }),
    staleTime: 0,
    gcTime: 0,
  });

type Closing = api.CallOf<typeof api.closePurchase>['body'];

export const confirmClosing = async (cache: QueryClient, id: number, body: Closing) =>
  put(cache, await call(api.closePurchase, { params: { id }, body }));

export const undoClosing = async (cache: QueryClient, id: number, removeHome: boolean) =>
  put(cache, await call(api.reopenClosing, { params: { id }, body: { remove_home: removeHome } }));

export const removeStep = async (cache: QueryClient, id: number) =>
  put(cache, await call(api.removePurchaseStep, { params: { id } }));

export const deleteDocument = async (cache: QueryClient, id: number) =>
  put(cache, await call(api.deletePurchaseDocument, { params: { id } }));

type Upload = { onProgress: (share: number) => void; signal: AbortSignal };

export async function uploadDocument(
  cache: QueryClient,
  { leadId, stepId }: { leadId: number; stepId: number },
  file: File,
  options: Upload,
): Promise<void> {
  const query = { name: file.name.slice(-255) || 'file' };
  const params = { id: stepId };
  await uploadFile(api.uploadPurchaseDocument, { params, query }, file, options);
  await leadChanged(cache, leadId);
}

export async function downloadDocument({ id, name }: api.PurchaseDocument): Promise<void> {
  const { blob } = await fetchFile(api.downloadPurchaseDocument, { params: { id } });
  // The name as it is shown: headers have no accents.
  saveFile(blob, name);
}

/** Timeline, board and Today follow. */
function put(cache: QueryClient, purchase: api.Purchase): api.Purchase {
  const { id, lead_id: leadId } = purchase;
  cache.setQueryData(leadPurchasesQuery(leadId).queryKey, (all) =>
    all?.some((each) => each.id === id)
      ? all.map((each) => (each.id === id ? purchase : each))
      : [purchase, ...(all ?? [])],
  );
  void leadChanged(cache, leadId);
  void leadListsChanged(cache);
  return purchase;
}
