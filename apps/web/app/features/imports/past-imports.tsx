import type { ListingImport } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { History, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { IMPORTS_PER_PAGE, importsQuery } from '~/data/imports';
import { useT } from '~/lib/i18n/use-t';
import { lastPageOf } from '~/lib/paged';
import { readPage, useUrlState } from '~/lib/url-state';
import { cx } from '~/ui/class-names';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { Moment } from '~/ui/moment';
import { Pagination } from '~/ui/pagination';
import { ProgressBar } from '~/ui/progress-bar';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import { ImportCounts } from './import-counts';
import { fractionDone } from './run/progress-fraction';
import { StateBadge } from './state-badge';
import { useImportWords } from './use-import-words';

export function PastImports() {
  const t = useT('imports');
  const { params, linkTo } = useUrlState();
  const page = readPage(params);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(importsQuery(page));
  return (
    <section aria-labelledby="past-imports" className="grid gap-3">
      <h2 id="past-imports" className="text-20">
        {t('past.heading')}
      </h2>
      {isError && !data ? (
        <ErrorState
          title={t('past.error')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <PastSkeleton />
      ) : data.total === 0 ? (
        <EmptyState
          icon={<History aria-hidden="true" size={24} strokeWidth={1.25} />}
          title={t('past.none')}
          text={t('past.first')}
        />
      ) : (
        <ul
          aria-busy={isPlaceholderData}
          className={cx(
            'border-t border-ink transition-opacity',
            isPlaceholderData && 'opacity-55',
          )}
        >
          {data.data.map((record) => (
            <PastImport key={record.id} record={record} />
          ))}
        </ul>
      )}
      <Pagination
        label={t('past.pages')}
        current={page}
        last={lastPageOf(data?.total ?? 0, IMPORTS_PER_PAGE)}
        linkTo={(next) => linkTo({ page: next === 1 ? null : next })}
      />
    </section>
  );
}

function PastImport({ record }: { record: ListingImport }) {
  const { t, kind, reason } = useImportWords();
  return (
    <li className="relative grid gap-x-6 gap-y-1.5 border-b border-line py-3.5 hover:bg-sunken/60 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)_7rem] md:items-center md:px-2">
      <div className="min-w-0">
        <Link
          to={`/app/imports/${record.id}`}
          className="block truncate text-15 font-medium after:absolute after:inset-0"
        >
          {record.name}
        </Link>
        <p className="flex flex-wrap gap-x-2 text-13 text-ink-3">
          <span>{kind(record.kind)}</span>
          <Moment at={record.created_at} />
          {record.user && <span>{t('by', { name: record.user.name })}</span>}
        </p>
      </div>
      {record.status === 'running' ? (
        <ProgressBar label={t('progress.label')} share={fractionDone(record)} />
      ) : (
        <div className="grid gap-0.5">
          <ImportCounts record={record} />
          {record.error && (
            <p className="line-clamp-2 text-13 text-pretty text-ink-2">{reason(record.error)}</p>
          )}
          {record.warnings.map((warning) => (
            <p
              key={`${warning.code}${warning.value}`}
              className="flex items-start gap-1.5 text-13 text-pretty text-ink"
            >
              <TriangleAlert
                aria-label={t('result.warnings')}
                size={14}
                strokeWidth={1.75}
                className="mt-0.75 shrink-0 text-loss"
              />
              <span className="line-clamp-2">{reason(warning)}</span>
            </p>
          ))}
        </div>
      )}
      <div className="max-md:order-first md:justify-self-end">
        <StateBadge record={record} />
      </div>
    </li>
  );
}

function PastSkeleton() {
  return (
    <LoadingRegion className="border-t border-ink">
      {[0, 1, 2].map((row) => (
        <span key={row} className="grid gap-2 border-b border-line py-4">
          <Skeleton className="h-4 w-56" />
          <Skeleton className="h-3.5 w-72 max-w-full" />
        </span>
      ))}
    </LoadingRegion>
  );
}
