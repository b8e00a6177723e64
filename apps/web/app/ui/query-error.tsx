import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state';

type QueryErrorProps = {
  query: Pick<UseQueryResult<unknown>, 'data' | 'isError' | 'error' | 'isFetching' | 'refetch'>;
  title?: ReactNode;
};

/** What a part needs could not be loaded, and there is nothing older to show; else nothing. */
export function QueryError({ query, title }: QueryErrorProps) {
  const { data, isError, error, isFetching, refetch } = query;
  if (!isError || data !== undefined) return null;
  return (
    <ErrorState {...{ title, error }} isRetrying={isFetching} onRetry={() => void refetch()} />
  );
}
