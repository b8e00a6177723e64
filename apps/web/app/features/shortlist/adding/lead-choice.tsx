import type { LeadSummary } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chosenLeadQuery, leadChoicesQuery, recentLeadsQuery } from '~/data/leads';
import { useT } from '~/lib/i18n/use-t';
import { usePaused } from '~/lib/use-paused';
import { usePersonName } from '~/lib/use-person-name';
import { ErrorState } from '~/ui/error-state';
import { SearchField } from '~/ui/search-field';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';

/** Who a property or a search is for: the last one first, then those the team was in touch with last. */
export function LeadChoice({ onPick }: { onPick: (lead: LeadSummary) => void }) {
  const t = useT('shortlist');
  const nameOf = usePersonName();
  const [text, setText] = useState('');
  const search = usePaused(text.trim());
  const isSearch = search.length > 1;
  const recent = useQuery(recentLeadsQuery);
  const { data: last } = useQuery(chosenLeadQuery);
  const found = useQuery(leadChoicesQuery(search));
  const shown = isSearch ? found : recent;
  const leads = isSearch ? found.data : withFirst(last ?? null, recent.data);
  return (
    <>
      <SearchField
        label={t('adding.search')}
        placeholder={t('adding.searchHint')}
        value={text}
        onValueChange={setText}
      />
      <h3 className="mt-4 mb-1 font-sans text-13 font-normal tracking-normal text-ink-3">
        {t(isSearch ? 'adding.found' : 'adding.recent')}
      </h3>
      {!leads && shown.isError && (
        <ErrorState
          title={t('adding.searchFailed')}
          isRetrying={shown.isFetching}
          onRetry={() => void shown.refetch()}
        />
      )}
      {!leads && !shown.isError && (
        <LoadingRegion className="grid gap-3 py-3">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
        </LoadingRegion>
      )}
      <p role="status" className="text-14 text-ink-2 empty:hidden">
        {leads?.length === 0 && t('adding.none')}
      </p>
      <ul>
        {leads?.map((lead) => (
          <li key={lead.id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              onClick={() => onPick(lead)}
              className="-mx-2 flex min-h-13 w-[calc(100%+1rem)] cursor-pointer flex-col items-start justify-center rounded-2 px-2 py-1.5 text-left hover:bg-sunken"
            >
              <span className="text-15 font-medium wrap-anywhere">{nameOf(lead)}</span>
              <span className="text-13 text-ink-3 wrap-anywhere">{lead.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function withFirst(first: LeadSummary | null, leads: readonly LeadSummary[] | undefined) {
  if (!first || !leads) return leads;
  return [first, ...leads.filter(({ id }) => id !== first.id)];
}
