import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, fetchFile } from '~/lib/api-client';
import { saveFile } from '~/lib/save-file';
import { uploadFile } from '~/lib/upload-file';
import { KEYS } from './keys';
import { leadChanged } from './stale';

export const leadFilesQuery = (leadId: number) =>
  queryOptions({
    queryKey: [...KEYS.leads, leadId, 'files'],
    queryFn: () => call(api.listLeadFiles, { params: { id: leadId } }),
    staleTime: 0,
  });

/** The picture of a file, as an address of this page. It never changes. */
export const thumbnailQuery = ({ id, lead_id }: api.LeadFile) =>
  queryOptions({
    queryKey: [...KEYS.leadThumbnails, lead_id, id],
    queryFn: async () =>
      URL.createObjectURL((await fetchFile(api.getLeadFileThumbnail, { params: { id } })).blob),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

type Upload = { onProgress: (share: number) => void; signal: AbortSignal };

export async function uploadLeadFile(
  cache: QueryClient,
  leadId: number,
  file: File,
  options: Upload,
): Promise<void> {
  const query = { name: file.name.slice(-255) || 'file' };
  const stored = await uploadFile(
    api.uploadLeadFile,
    { params: { id: leadId }, query },
    file,
    options,
  );
  putFile(cache, stored);
  void leadChanged(cache, leadId);
}

export async function renameLeadFile(cache: QueryClient, { id }: api.LeadFile, name: string) {
  putFile(cache, await call(api.renameLeadFile, { params: { id }, body: { name } }));
}

export async function deleteLeadFile(cache: QueryClient, { id, lead_id }: api.LeadFile) {
  await call(api.deleteLeadFile, { params: { id } });
  cache.setQueryData(leadFilesQuery(lead_id).queryKey, (all) =>
    all?.filter((file) => file.id !== id),
  );
}

export async function restoreLeadFile(cache: QueryClient, { id }: api.LeadFile) {
  putFile(cache, await call(api.restoreLeadFile, { params: { id } }));
}

export async function downloadLeadFile({ id, name }: api.LeadFile): Promise<void> {
  const { blob } = await fetchFile(api.downloadLeadFile, { params: { id } });
  // The name as it is shown: headers have no accents.
  saveFile(blob, name);
}

/** A live event may have delivered it already. */
function putFile(cache: QueryClient, stored: api.LeadFile): void {
  cache.setQueryData(
    leadFilesQuery(stored.lead_id).queryKey,
    (all) =>
      all &&
      [stored, ...all.filter(({ id }) => id !== stored.id)].sort(
        (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || b.id - a.id,
      ),
  );
}
