import {
  type CallOf,
  deleteListingImport,
  fetchListingFile,
  getImportSurroundings,
  getListingImport,
  getListingImportOutcome,
  type HomeLack,
  LISTING_FILE_KINDS,
  type ListingFileKind,
  type ListingImport,
  type ListingVerdict,
  listImportKinds,
  listListingImportRows,
  listListingImports,
  previewListingImport,
  type ResponseOf,
  startListingImport,
  stopListingImport,
  undoListingImport,
  uploadListingFile,
} from '@alpha/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { toPage } from '~/lib/paged';
import { uploadFile } from '~/lib/upload-file';

export type Preview = ResponseOf<typeof previewListingImport>;
export type VerdictRow = ResponseOf<typeof listListingImportRows>['data'][number];
export type StartOptions = CallOf<typeof startListingImport>['body'];
export type Outcome = ResponseOf<typeof getListingImportOutcome>;
export type UndoResult = ResponseOf<typeof undoListingImport>;

const IMPORTS = ['imports'];
const FOLLOWED_MS = 1_000;

export const ROWS_PER_PAGE = 20;
export const IMPORTS_PER_PAGE = 20;

/** Those of ours that the server reads, in our order. */
export const kindsQuery = queryOptions({
  queryKey: [...IMPORTS, 'kinds'],
  queryFn: async () => {
    const read = await call(listImportKinds);
    return LISTING_FILE_KINDS.filter((kind) => read.includes(kind));
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Every page of the history. */
export const PAST_IMPORTS = [...IMPORTS, 'all'];

/** While one is under way the page follows it. */
export const importsQuery = (page: number) =>
  queryOptions({
    queryKey: [...PAST_IMPORTS, page],
    queryFn: async () =>
      toPage(await call(listListingImports, { query: { page, per_page: IMPORTS_PER_PAGE } })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'running') ? FOLLOWED_MS : false,
  });

export const importQuery = (id: number) =>
  queryOptions({
    queryKey: [...IMPORTS, 'one', id],
    queryFn: () => call(getListingImport, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? FOLLOWED_MS : false),
  });

/** Of a file that lies there unchanged until it is started. */
export const previewQuery = (id: number) =>
  queryOptions({
    queryKey: [...IMPORTS, 'preview', id],
    queryFn: () => call(previewListingImport, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** As it is now: what is imported later brings homes of before into the explorer. */
export const outcomeQuery = ({ id, finished_at }: ListingImport) =>
  queryOptions({
    queryKey: [...IMPORTS, 'outcome', id, finished_at],
    queryFn: () => call(getListingImportOutcome, { params: { id } }),
  });

export const surroundingsQuery = queryOptions({
  queryKey: [...IMPORTS, 'surroundings'],
  queryFn: () => call(getImportSurroundings),
});

type RowsOf = {
  verdict: ListingVerdict | undefined;
  lack: HomeLack | undefined;
  page: number;
};

/** A check and the import after it have rows of their own: the moment they ended tells them apart. */
export const rowsQuery = (
  { id, finished_at, status }: ListingImport,
  { verdict, lack, page }: RowsOf,
) =>
  queryOptions({
    queryKey: [...IMPORTS, 'rows', id, finished_at, status, verdict, lack, page],
    queryFn: () =>
      call(listListingImportRows, {
        params: { id },
        query: { verdict, lack, page, per_page: ROWS_PER_PAGE },
      }),
    placeholderData: keepPreviousData,
  });

type Upload = {
  file: File;
  kind: ListingFileKind;
  signal: AbortSignal;
  onProgress: (share: number) => void;
};

export const upload = ({ file, kind, ...options }: Upload) =>
  uploadFile(
    uploadListingFile,
    { query: { kind, name: file.name.slice(-200) || kind } },
    file,
    options,
  );

export const startImport = (id: number, body: StartOptions) =>
  call(startListingImport, { params: { id }, body });

export const stopImport = (id: number) => call(stopListingImport, { params: { id } });

export const fetchFile = (body: CallOf<typeof fetchListingFile>['body']) =>
  call(fetchListingFile, { body });

export const removeImport = (id: number) => call(deleteListingImport, { params: { id } });

/** Its own page has nothing more to show. */
export function forgetImport(cache: QueryClient, id: number): void {
  cache.removeQueries({ queryKey: importQuery(id).queryKey });
  void cache.invalidateQueries({ queryKey: IMPORTS });
}

export const undoImport = (id: number) => call(undoListingImport, { params: { id } });

export function putImport(cache: QueryClient, record: ListingImport): void {
  cache.setQueryData(importQuery(record.id).queryKey, record);
  void cache.invalidateQueries({ queryKey: PAST_IMPORTS });
}
