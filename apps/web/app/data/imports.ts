import * as api from '@alpha/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { toPage } from '~/lib/paged';
import { uploadFile } from '~/lib/upload-file';
import { KEYS, LISTS } from './keys';
import { listingsChanged, pastImportsChanged } from './stale';

export type Preview = api.ResponseOf<typeof api.previewListingImport>;
export type VerdictRow = api.ResponseOf<typeof api.listListingImportRows>['data'][number];
export type StartOptions = api.CallOf<typeof api.startListingImport>['body'];
export type Outcome = api.ResponseOf<typeof api.getListingImportOutcome>;
export type UndoResult = api.ResponseOf<typeof api.undoListingImport>;

const FOLLOWED_MS = 1_000;

export const ROWS_PER_PAGE = 20;
export const IMPORTS_PER_PAGE = 20;

/** The kinds that the server accepts, in our order. */
export const kindsQuery = queryOptions({
  queryKey: [...KEYS.imports, 'kinds'],
  queryFn: async () => {
    const read = await call(api.listImportKinds);
    return api.LISTING_FILE_KINDS.filter((kind) => read.includes(kind));
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Polls while an import is running. */
export const importsQuery = (page: number) =>
  queryOptions({
    queryKey: [...LISTS.imports, page],
    queryFn: async () =>
      toPage(await call(api.listListingImports, { query: { page, per_page: IMPORTS_PER_PAGE } })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'running') ? FOLLOWED_MS : false,
  });

export const importQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.imports, 'detail', id],
    queryFn: () => call(api.getListingImport, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? FOLLOWED_MS : false),
  });

/** For a file that does not change until it is started. */
export const previewQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEYS.imports, 'preview', id],
    queryFn: () => call(api.previewListingImport, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The current outcome: a later import can bring listings of an earlier one into the explorer. */
export const outcomeQuery = ({ id, finished_at }: api.ListingImport) =>
  queryOptions({
    queryKey: [...KEYS.imports, 'outcome', id, finished_at],
    queryFn: () => call(api.getListingImportOutcome, { params: { id } }),
  });

export const surroundingsQuery = queryOptions({
  queryKey: [...KEYS.imports, 'surroundings'],
  queryFn: () => call(api.getImportSurroundings),
});

type RowsOf = {
  verdict: api.ListingVerdict | undefined;
  blocker: api.AnalysisBlocker | undefined;
  page: number;
};

/** The dry run and the import after it have different rows, so the key includes when each ended. */
export const rowsQuery = (
  { id, finished_at, status }: api.ListingImport,
  { verdict, blocker, page }: RowsOf,
) =>
  queryOptions({
    queryKey: [...KEYS.imports, 'rows', id, finished_at, status, verdict, blocker, page],
    queryFn: () =>
      call(api.listListingImportRows, {
        params: { id },
        query: { verdict, blocker, page, per_page: ROWS_PER_PAGE },
      }),
    placeholderData: keepPreviousData,
  });

type Upload = {
  file: File;
  kind: api.ListingFileKind;
  signal: AbortSignal;
  onProgress: (share: number) => void;
};

export const upload = async (cache: QueryClient, { file, kind, ...options }: Upload) =>
  putImport(
    cache,
    await uploadFile(
      api.uploadListingFile,
      { query: { kind, name: file.name.slice(-200) || kind } },
      file,
      options,
    ),
  );

export const fetchFile = async (
  cache: QueryClient,
  body: api.CallOf<typeof api.fetchListingFile>['body'],
) => putImport(cache, await call(api.fetchListingFile, { body }));

export const startImport = async (cache: QueryClient, id: number, body: StartOptions) =>
  putImport(cache, await call(api.startListingImport, { params: { id }, body }));

export const stopImport = async (cache: QueryClient, id: number) =>
  putImport(cache, await call(api.stopListingImport, { params: { id } }));

export const removeImport = (id: number) => call(api.deleteListingImport, { params: { id } });

/** The page has been left: there is nothing more to show. */
export function forgetImport(cache: QueryClient, id: number): void {
  cache.removeQueries({ queryKey: importQuery(id).queryKey });
  cache.removeQueries({ queryKey: previewQuery(id).queryKey });
  void cache.invalidateQueries({ queryKey: KEYS.imports });
}

/** A failed undo may have been partly done: everything about listings is refetched either way. */
export const undoImport = (cache: QueryClient, id: number) =>
  call(api.undoListingImport, { params: { id } }).finally(() => void listingsChanged(cache));

function putImport(cache: QueryClient, record: api.ListingImport): api.ListingImport {
  cache.setQueryData(importQuery(record.id).queryKey, record);
  void pastImportsChanged(cache);
  return record;
}
