import { useQuery } from '@tanstack/react-query';
import { type MarketToday, marketTodayQuery } from '~/data/listings';
import { useT } from '~/lib/i18n/use-t';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { TextLink } from '~/ui/text-link';
import { WHOLE_MARKET, writeFilter } from '../explorer.params';
import { CityTable } from './city-table';
import { FilterHeader } from './filter-header';
import { HomeSkeleton } from './home-skeleton';
import { ListingShelf } from './listing-shelf';

/** The same number as in the heading. */
const EVERY_HOME = `/app/listing?${writeFilter(WHOLE_MARKET)}`;

/** Market overview after sign-in. */
export function HomeScreen() {
  const t = useT('explorer');
  const { data, isError, error, isFetching, refetch } = useQuery(marketTodayQuery);
  return (
    <main id="content" className="page pt-6 pb-24 md:pt-10">
      <FilterHeader market={data} />
      {isError && !data ? (
        <ErrorState
          className="mt-16"
          title={t('home.error')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <HomeSkeleton />
      ) : data.total === 0 ? (
        <EmptyState className="mt-16" title={t('home.empty')} />
      ) : (
        <Market market={data} />
      )}
    </main>
  );
}

function Market({ market }: { market: MarketToday }) {
  const t = useT('explorer');
  return (
    <div className="mt-14 grid gap-16 md:mt-20 md:gap-20">
      <ListingShelf
        title={t('home.best')}
        lead={t('home.bestLead')}
        listings={market.best}
        action={<TextLink to={EVERY_HOME}>{t('home.bestAll')}</TextLink>}
      />
      <ListingShelf title={t('home.newest')} lead={t('home.newestLead')} listings={market.newest} />
      <CityTable cities={market.cities} />
    </div>
  );
}
