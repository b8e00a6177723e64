import * as api from '@alpha/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';
import { leadsChanged } from './stale';

export type ImportFile = {
  /** The same file chosen twice gets two keys: its content may have changed. */
  key: number;
  name: string;
  /** In base64. */
  content: string;
};
export type Mapping = (api.ImportField | null)[];
export type ImportCheck = api.ResponseOf<typeof api.checkLeadImport>;
export type ImportDone = api.ResponseOf<typeof api.importLeads>;
export type UndoResult = api.ResponseOf<typeof api.undoLeadImport>;

/** `mapping` is null until the user changes the suggested one. */
export type ImportPlan = {
  file: ImportFile;
  mapping: Mapping | null;
  duplicates: api.DuplicateChoice;
};

export const contactImportsQuery = queryOptions({
  queryKey: KEYS.contactImports,
  queryFn: () => call(api.listLeadImports),
});

/** A separate key, so that changed leads don't upload the file again. */
export const checkQuery = (plan: ImportPlan) =>
  queryOptions({
    queryKey: ['contact-import-check', plan.file.key, plan.mapping, plan.duplicates],
    queryFn: () => call(api.checkLeadImport, { body: bodyOf(plan) }),
    placeholderData: keepPreviousData,
    // Megabytes, and outdated quickly.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

export async function importContacts(cache: QueryClient, plan: ImportPlan): Promise<ImportDone> {
  const done = await call(api.importLeads, { body: bodyOf(plan) });
  void leadsChanged(cache);
  return done;
}

/** A failed undo may have been partly done: lists are refetched either way. */
export const undoContactImport = (cache: QueryClient, id: number) =>
  call(api.undoLeadImport, { params: { id } }).finally(() => void leadsChanged(cache));

const bodyOf = ({ file, mapping, duplicates }: ImportPlan) => ({
  file_name: file.name,
  content: file.content,
  duplicates,
  ...(mapping && { mapping }),
});
