import type { UseQueryResult } from '@tanstack/react-query';
import type { To } from 'react-router';
import type { ListingPage } from '~/data/listing-search';
import type { ExplorerFilter } from '~/data/listings';
import { useT } from '~/lib/i18n/use-t';
import { CurrencyNote } from '~/ui/currency-note';
import { CurrencySelect } from '~/ui/currency-select';
import { ErrorState } from '~/ui/error-state';
import { Pagination } from '~/ui/pagination';
import { FilterChips } from '../filters/filter-chips';
import { SentenceNotice } from '../filters/sentence-notice';
import type { SentenceRest } from '../filters/use-sentence';
import type { FilterChanges } from '../use-explorer-filter';
import { NothingFound } from './nothing-found';
import { OutsideBudget } from './outside-budget';
import { ResultsGrid, ResultsSkeleton } from './results-grid';
import { ResultsHead } from './results-head';
import { SaveSearchButton } from './save-search-button';
import { useResultsFocus } from './use-results-focus';
import { useReturnToCard } from './use-return-to-card';

type ResultsPanelProps = {
  results: UseQueryResult<ListingPage>;
  filter: ExplorerFilter;
  highlightedId: number | null;
  onHighlight: (id: number | null) => void;
  onChange: (changes: FilterChanges) => void;
  /** Removes every filter, also the text. */
  onClear: () => void;
  /** What of a typed sentence became no filter. */
  rest: SentenceRest | null;
  /** Reads the search text as a sentence. */
  onRead: () => void;
  linkToPage: (page: number) => To;
  isListShown: boolean;
};

/** The number of results, then the listings or why there are none. */
export function ResultsPanel({
  results: { data, isError, error, isFetching, isPlaceholderData, refetch },
  filter,
  highlightedId,
  onHighlight,
  onChange,
  onClear,
  rest,
  onRead,
  linkToPage,
  isListShown,
}: ResultsPanelProps) {
  const t = useT('explorer');
  const { heading, awaitResults, awaitTurn } = useResultsFocus(
    isPlaceholderData ? undefined : data,
  );
  useReturnToCard(isListShown && data !== undefined && !isPlaceholderData);
  return (
    <section
      aria-label={t('results')}
      // Focused elements scroll to below the header and the filters.
      className="min-w-0 px-(--gutter) pt-5 max-lg:pb-4 lg:pt-6 lg:pb-16 [&_:is(a,button)]:scroll-mt-[calc(var(--top)+1rem)]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ResultsHead
          page={data}
          place={filter.polygon ? 'area' : filter.within && 'map'}
          heading={heading}
        >
          {data && !isPlaceholderData && (
            <OutsideBudget {...{ filter, onChange }} total={data.total} />
          )}
        </ResultsHead>
        <div className="flex max-w-full items-center gap-2.5">
          <SaveSearchButton filter={filter} />
          <CurrencySelect className="min-w-0 truncate" />
        </div>
      </div>
      <CurrencyNote className="mt-2" />
      <div className="mt-3 grid gap-2 empty:hidden">
        <FilterChips
          {...{ filter, onChange, onClear }}
          onEmptied={() => heading.current?.focus({ preventScroll: true })}
        />
        <SentenceNotice rest={rest} />
      </div>
      {isError && !data ? (
        <ErrorState
          className="mt-5"
          title={t('error')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => {
            awaitResults();
            void refetch();
          }}
        />
      ) : data?.total === 0 ? (
        <NothingFound
          city={filter.city}
          search={filter.search}
          onRead={onRead}
          isOnMapOnly={filter.within !== null && !filter.polygon}
          onChange={onChange}
        />
      ) : isListShown ? (
        <div className="mt-4 lg:mt-5 max-lg:pb-20">
          {data ? (
            <>
              <ResultsGrid
                listings={data.data}
                isStale={isPlaceholderData}
                {...{ highlightedId, onHighlight }}
              />
              <Pagination
                className="mt-10"
                current={data.page}
                last={data.last_page}
                linkTo={linkToPage}
                onTurn={awaitTurn}
              />
            </>
          ) : (
            <ResultsSkeleton />
          )}
        </div>
      ) : null}
    </section>
  );
}
