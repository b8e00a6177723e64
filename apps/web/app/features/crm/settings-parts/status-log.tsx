import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { lastPageOf } from '~/lib/paged';
import { ErrorState } from '~/ui/error-state';
import { Pagination } from '~/ui/pagination';
import { Select } from '~/ui/select';
import { Skeleton } from '~/ui/skeleton';
import { Panel } from '../panel';

type Page<T> = { data: T[]; total: number };

type Shown<S> = { page: number; status: S | null };

/** Page and filter of a log, as the address says. */
export function useShownPage<S extends string>(statuses: readonly S[]): Shown<S> {
  const [params] = useSearchParams();
  return {
    page: Math.max(1, Number(params.get('page')) || 1),
    status: statuses.find((each) => each === params.get('status')) ?? null,
  };
}

type StatusLogProps<T, S extends string> = {
  words: {
    title: string;
    lead: string;
    filter: string;
    all: string;
    /** Without a filter: how to get the first entry. */
    empty: string;
    /** With one. */
    none: string;
  };
  statuses: readonly S[];
  statusName: (status: S) => string;
  shown: Shown<S>;
  log: UseQueryResult<Page<T>>;
  perPage: number;
  rowOf: (entry: T) => ReactNode;
};

/** What went in or out, newest first; page and filter are in the address. */
export function StatusLog<T, S extends string>({
  words,
  statuses,
  statusName,
  shown: { page, status },
  log: { data, isError, isFetching, refetch },
  perPage,
  rowOf,
}: StatusLogProps<T, S>) {
  const [, setParams] = useSearchParams();
  const last = lastPageOf(data?.total ?? 0, perPage);
  const linkTo = (next: number) => {
    const search = new URLSearchParams({ ...(status && { status }), page: String(next) });
    return { search: `?${search}` };
  };
  return (
    <Panel title={words.title} lead={words.lead}>
      <Select
        label={words.filter}
        className="max-w-xs"
        value={status ?? ''}
        onChange={({ target }) => setParams(target.value ? { status: target.value } : {})}
        options={[
          { value: '', label: words.all },
          ...statuses.map((value) => ({ value, label: statusName(value) })),
        ]}
      />
      {!data ? (
        isError ? (
          <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-40 rounded-3" />
        )
      ) : data.data.length === 0 ? (
        <p className="text-14 text-ink-2">{status ? words.none : words.empty}</p>
      ) : (
        <ul className="border-t border-line">{data.data.map(rowOf)}</ul>
      )}
      {last > 1 && <Pagination current={page} last={last} linkTo={linkTo} />}
    </Panel>
  );
}
