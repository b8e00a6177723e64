import type { SavedSearch } from '@alpha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeLeadSearch, leadSearchesQuery, removeLeadSearch } from '~/data/lead-searches';
import { useT } from '~/lib/i18n/use-t';
import { SavedSearchLine } from '~/listings/saved-search-line';
import { ErrorState } from '~/ui/error-state';
import { TextLink } from '~/ui/text-link';

/** What the investor is emailed about; saved by staff or by the investor. */
export function LeadSearches({ leadId }: { leadId: number }) {
  const t = useT('savedSearch');
  const cache = useQueryClient();
  const { data: searches, isError, isFetching, refetch } = useQuery(leadSearchesQuery(leadId));
  // As with the room above: until the answer is there nothing jumps.
  if (!searches && !isError) return null;
  return (
    <section aria-labelledby="lead-searches">
      <h2 id="lead-searches" className="mb-3 text-20">
        {t('title')}
      </h2>
      <div className="border-t border-ink pt-3 text-14">
        {!searches && (
          <ErrorState
            title={t('loadFailed')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
        {searches && (
          <p className="text-pretty text-ink-2">
            {t(searches.length > 0 ? 'leadStaff' : 'emptyStaff')}
          </p>
        )}
        {searches?.length === 0 && <TextLink to="/app/listing">{t('explorer')}</TextLink>}
        <ul>
          {searches?.map((search) => (
            <li key={search.id}>
              <SavedSearchLine
                search={search}
                view="staff"
                onChange={(changes) => changeLeadSearch(cache, { leadId, id: search.id }, changes)}
                onRemove={() => removeLeadSearch(cache, { leadId, id: search.id })}
                actions={<OpenInExplorer search={search} />}
              >
                <p className="text-13 text-ink-3">
                  {t('news.count', { count: search.news_count })}
                </p>
              </SavedSearchLine>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Nothing where the explorer cannot ask for the same. */
function OpenInExplorer({ search }: { search: SavedSearch }) {
  const t = useT('savedSearch');
  const { name, filter, cash_flow_min, loss_chance_max } = search;
  if (filter.kinds || cash_flow_min !== null || loss_chance_max !== null) return null;
  // The explorer has bounds of its own where an address names none.
  const asked = { investment_min: '0', investment_max: '10000000', ...filter };
  const params = new URLSearchParams(
    Object.entries(asked).flatMap(([field, value]) => (value ? [[field, value]] : [])),
  );
  return (
    <TextLink to={`/app/listing?${params}`} aria-label={t('action.showOf', { name })}>
      {t('action.show')}
    </TextLink>
  );
}
