import {
  ANALYSIS_BLOCKERS,
  LISTING_VERDICTS,
  type ListingImport,
  type ListingVerdict,
} from '@alpha/contract';
import { formatDate } from '@alpha/i18n';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ROWS_PER_PAGE, rowsQuery, type VerdictRow } from '~/data/imports';
import { useLocale } from '~/lib/i18n/locale-provider';
import { lastPageOf } from '~/lib/paged';
import { readChoice, readPage, useUrlState } from '~/lib/url-state';
import { Badge, type BadgeTone } from '~/ui/badge';
import { cx } from '~/ui/class-names';
import { ErrorState } from '~/ui/error-state';
import { Pagination } from '~/ui/pagination';
import { LoadingRegion, SkeletonText } from '~/ui/skeleton';
import { type Column, Table } from '~/ui/table';
import { isMarket } from '../market-kinds';
import { useImportWords } from '../use-import-words';
import { countOfRows } from './checked-text';
import { MarketFigure } from './market-figure';
import { RowFacts } from './row-facts';
import { VerdictFilter } from './verdict-filter';

const TONES: Record<ListingVerdict, BadgeTone> = {
  created: 'gain',
  updated: 'accent',
  unchanged: 'neutral',
  skipped: 'neutral',
  quarantined: 'loss',
  off_market: 'neutral',
};

export function ImportRows({ record }: { record: ListingImport }) {
  const { t } = useImportWords();
  const { params, set, linkTo } = useUrlState();
  const verdict = readChoice(params, 'verdict', LISTING_VERDICTS);
  const blocker = readChoice(params, 'blocker', ANALYSIS_BLOCKERS);
  const page = readPage(params);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    rowsQuery(record, { verdict, blocker, page }),
  );
  return (
    <div className="grid gap-5">
      <VerdictFilter
        counts={record.counts}
        isOfHomes={!isMarket(record)}
        value={verdict ?? 'all'}
        onChange={(next) => set({ verdict: next, blocker: null, page: null })}
      />
      {blocker && (
        <p className="flex flex-wrap items-baseline gap-x-3 text-14 text-ink-2">
          {t('blocker.filtered', { blocker: t(`blocker.why.${blocker}`) })}
          <Link
            to={linkTo({ blocker: null, page: null })}
            preventScrollReset
            className="text-accent underline decoration-1 underline-offset-3 hover:text-accent-hover"
          >
            {t('blocker.all')}
          </Link>
        </p>
      )}
      {isError && !data ? (
        <ErrorState
          title={t('rows.error')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <LoadingRegion>
          <SkeletonText lines={6} />
        </LoadingRegion>
      ) : data.data.length === 0 ? (
        <p className="text-15 text-ink-2">{t(noRowsText(record, verdict))}</p>
      ) : (
        <div
          aria-busy={isPlaceholderData}
          className={cx('transition-opacity', isPlaceholderData && 'opacity-55')}
        >
          <VerdictRows rows={data.data} isOfHomes={!isMarket(record)} />
        </div>
      )}
      <Pagination
        current={page}
        last={lastPageOf(data?.total ?? 0, ROWS_PER_PAGE)}
        linkTo={(next) => linkTo({ page: next === 1 ? null : next })}
      />
    </div>
  );
}

/** Distinguishes rows that were deleted after a while from an import without rows. */
function noRowsText(record: ListingImport, verdict: ListingVerdict | undefined) {
  const count = verdict ? record.counts[verdict] : countOfRows(record);
  return count > 0 ? 'rows.none' : 'rows.noneHere';
}

/** What the rows of a market file are named by. */
function namesOf(rows: readonly VerdictRow[]) {
  const measure = rows.find(({ figure }) => figure)?.figure?.measure;
  if (measure === 'mortgage_rate') return 'rows.week';
  return measure === 'exchange_rate' ? 'rows.rate' : 'rows.region';
}

type VerdictRowsProps = { rows: readonly VerdictRow[]; isOfHomes: boolean };

function VerdictRows({ rows, isOfHomes }: VerdictRowsProps) {
  const { t, reason } = useImportWords();
  const locale = useLocale();
  const verdict = (row: VerdictRow) => (
    <Badge tone={TONES[row.verdict]}>{t(`outcome.${row.verdict}`)}</Badge>
  );
  const nameOf = ({ key, figure }: VerdictRow) =>
    figure?.measure === 'mortgage_rate' ? formatDate(figure.day, locale) : key;
  const why = (row: VerdictRow) => {
    const blocker = blockerToShow(row);
    return [
      ...row.reasons.map(reason),
      ...(isNotTaken(row) ? [t('rows.changesNothing')] : []),
      ...(blocker ? [t(`blocker.why.${blocker}`)] : []),
    ].join(' ');
  };
  const columns: Column<VerdictRow>[] = [
    { key: 'line', header: t('rows.line'), cell: ({ line }) => line ?? '–' },
    ...(isOfHomes
      ? [{ key: 'home', header: t('rows.home'), cell: (row: VerdictRow) => <Home row={row} /> }]
      : []),
    {
      key: 'number',
      header: t(isOfHomes ? 'rows.number' : namesOf(rows)),
      cell: (row) => <span className="text-ink-2">{nameOf(row)}</span>,
    },
    ...(isOfHomes
      ? []
      : [
          {
            key: 'figure',
            header: t('figure.header'),
            cell: ({ figure }: VerdictRow) => <MarketFigure figure={figure} />,
          },
        ]),
    { key: 'verdict', header: t('rows.verdict'), cell: verdict },
    {
      key: 'why',
      header: t('rows.why'),
      className: 'min-w-64 whitespace-normal text-pretty',
      cell: why,
    },
  ];
  return (
    <>
      <ul aria-label={t('result.rows')} className="border-t border-ink md:hidden">
        {rows.map((row) => (
          <li key={row.id} className="grid gap-1 border-b border-line py-2.5">
            <span className="figures flex items-center justify-between gap-3 text-13 text-ink-3">
              <span className="min-w-0 truncate">
                {row.line !== null && t('rows.lineOf', { line: row.line })}
                {row.line !== null && row.key && ' · '}
                {nameOf(row)}
              </span>
              {verdict(row)}
            </span>
            {isOfHomes ? <Home row={row} /> : <MarketFigure figure={row.figure} />}
            {why(row) !== '' && <span className="text-13 text-ink-2">{why(row)}</span>}
          </li>
        ))}
      </ul>
      <Table
        className="max-md:hidden"
        caption={t('result.rows')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </>
  );
}

/** Explains what happened to the stored listing when its row was refused. */
const isNotTaken = ({ verdict, property_id: id }: VerdictRow): boolean =>
  id !== null && (verdict === 'skipped' || verdict === 'quarantined');

/** The "other kind" reason already explains why there is no analysis. */
function blockerToShow({ blocker, reasons }: VerdictRow): VerdictRow['blocker'] {
  const isInReasons = blocker === 'kind' && reasons.some(({ code }) => code === 'row.otherKind');
  return isInReasons ? null : blocker;
}

function Home({ row }: { row: VerdictRow }) {
  return (
    <span className="grid justify-items-start gap-0.5 whitespace-normal">
      <HomeName row={row} />
      <RowFacts row={row} />
    </span>
  );
}

function HomeName({ row: { address, property_id: id, verdict, blocker } }: { row: VerdictRow }) {
  const { t } = useImportWords();
  // Hidden listings have no page.
  if (address !== null && (id === null || blocker === 'hidden'))
    return <span className="text-15 font-medium md:text-14">{address}</span>;
  if (address === null)
    return (
      <span className="text-14 text-ink-3">
        {t(verdict === 'created' ? 'rows.new' : 'rows.unknown')}
      </span>
    );
  return (
    <Link
      to={`/app/property/${encodeURIComponent(address)}`}
      className="inline-flex min-h-6 items-center text-15 font-medium text-accent underline decoration-1 underline-offset-3 hover:text-accent-hover md:text-14"
    >
      {address}
    </Link>
  );
}
