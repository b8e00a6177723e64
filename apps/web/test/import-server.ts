import {
  getImportSurroundings,
  getListingImport,
  getListingImportOutcome,
  LISTING_FILE_KINDS,
  type ListingImport,
  listFeeds,
  listImportKinds,
  listListingImportRows,
  listListingImports,
  type ResultOf,
  startListingImport,
  stopListingImport,
  undoListingImport,
} from '@alpha/contract';
import { type Answer, answer } from './fake-api';
import { PEOPLE } from './people';

export type Outcome = ResultOf<typeof getListingImportOutcome>;
export type Row = ResultOf<typeof listListingImportRows>['data'][number];

const NOTHING = {
  ...{ created: 0, updated: 0, unchanged: 0, skipped: 0, quarantined: 0, off_market: 0 },
  analyzed: 0,
};

/** A portal's download that has been uploaded and not started. */
export function importLike({
  counts,
  ...fields
}: Partial<Omit<ListingImport, 'counts'>> & {
  counts?: Partial<ListingImport['counts']>;
}): ListingImport {
  return {
    ...{ id: 7, kind: 'redfin', name: 'portal.csv', status: 'ready', is_dry_run: false },
    ...{ is_full: false, may_be_short: false, as_of: null, system: null, measure: null },
    ...{ address: null, phase: null, progress: { done: 0, total: 0 }, has_rows: true },
    ...{ warnings: [], error: null, finished_at: null, undone_at: null },
    user: { id: PEOPLE.admin.id, name: PEOPLE.admin.name },
    created_at: '2026-03-01T10:00:00.000Z',
    ...fields,
    counts: { ...NOTHING, ...counts },
  };
}

export const rowLike = (id: number, fields: Partial<Row>): Row => ({
  ...{ id, line: id + 1, verdict: 'created', key: `A${id}`, property_id: null, address: null },
  ...{ snapshot: null, changes: [], figure: null, reasons: [], blocker: null },
  ...fields,
});

const NO_HOMES: Outcome['homes'] = {
  ...{ total: 0, analyzed: 0, others: 0, without_rents: { places: [], total: 0 } },
  blockers: { hidden: 0, rent: 0, rooms: 0, kind: 0, price: 0, forbidden: 0, waiting: 0 },
};

export const outcomeLike = ({
  homes,
  ...fields
}: Partial<Omit<Outcome, 'homes'>> & { homes?: Partial<Outcome['homes']> }): Outcome => ({
  ...{ city: null, places: null, places_to_change: null, rate: null, exchange: null },
  ...fields,
  homes: { ...NO_HOMES, ...homes },
});

type Result = { counts?: Partial<ListingImport['counts']>; outcome?: Outcome; rows?: Row[] };

/** One import as the server keeps it: a preview and an import end with `result`. */
export function importServer(uploaded: ListingImport, result: Result = {}) {
  const { outcome = outcomeLike({}), rows = [] } = result;
  let record = uploaded;
  const put = (fields: Partial<ListingImport>): ListingImport => {
    record = { ...record, ...fields };
    return record;
  };
  const finish = (isDryRun: boolean) =>
    put({
      ...{ status: 'done', is_dry_run: isDryRun, phase: null },
      counts: { ...NOTHING, ...result.counts },
      finished_at: isDryRun ? '2026-03-01T10:01:00.000Z' : '2026-03-01T10:02:00.000Z',
    });
  const answers: Answer[] = [
    // First: their paths look like that of an import.
    answer(listImportKinds, [...LISTING_FILE_KINDS]),
    answer(getImportSurroundings, { has_demo_homes: true }),
    answer(getListingImport, () => record),
    answer(startListingImport, ({ body: { dry_run = false } }) => finish(dry_run)),
    answer(stopListingImport, () => put({ status: 'broken', phase: null })),
    answer(undoListingImport, () => {
      put({ status: 'undone', undone_at: '2026-03-01T10:03:00.000Z' });
      return { deleted: 1, restored: 0, kept: 0 };
    }),
    answer(getListingImportOutcome, outcome),
    answer(listListingImportRows, ({ query: { verdict } }) => {
      const data = rows.filter((row) => !verdict || row.verdict === verdict);
      return { data, total: data.length };
    }),
    answer(listListingImports, () => ({ data: [record], total: 1 })),
    answer(listFeeds, []),
  ];
  return { answers, put };
}
