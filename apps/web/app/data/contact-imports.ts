import {
  checkLeadImport,
  type DuplicateChoice,
  type ImportField,
  importLeads,
  listLeadImports,
  type ResponseOf,
  undoLeadImport,
} from '@alpha/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';

export type ImportFile = {
  /** Chosen twice is two files: the second may hold something else. */
  key: number;
  name: string;
  /** In base64. */
  content: string;
};
export type Mapping = (ImportField | null)[];
export type ImportCheck = ResponseOf<typeof checkLeadImport>;
export type ImportDone = ResponseOf<typeof importLeads>;
export type UndoResult = ResponseOf<typeof undoLeadImport>;

/** `mapping` is null until somebody has changed what the headers say. */
export type ImportPlan = {
  file: ImportFile;
  mapping: Mapping | null;
  duplicates: DuplicateChoice;
};

const bodyOf = ({ file, mapping, duplicates }: ImportPlan) => ({
  file_name: file.name,
  content: file.content,
  duplicates,
  ...(mapping && { mapping }),
});

export const checkQuery = (plan: ImportPlan) =>
  queryOptions({
    queryKey: ['contacts', 'check', plan.file.key, plan.mapping, plan.duplicates],
    queryFn: () => call(checkLeadImport, { body: bodyOf(plan) }),
    placeholderData: keepPreviousData,
    // Megabytes, and true only for this moment.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const applyImport = (plan: ImportPlan) => call(importLeads, { body: bodyOf(plan) });

export const importsQuery = queryOptions({
  queryKey: ['contacts', 'imports'],
  queryFn: () => call(listLeadImports),
});

export const undoImport = (id: number) => call(undoLeadImport, { params: { id } });
