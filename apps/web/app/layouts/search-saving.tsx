import type { SavedFilter } from '@alpha/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { withChunkTimeout } from '~/lib/chunk-timeout';
import { SearchSavingContext } from '~/listings/shortlist-adding';

const SaveSearchDialog = lazy(() =>
  withChunkTimeout(import('~/features/saved-searches/save-search-dialog')).then((module) => ({
    default: module.SaveSearchDialog,
  })),
);

const LeadChoice = lazy(() =>
  withChunkTimeout(import('~/features/shortlist/adding/lead-choice')).then((module) => ({
    default: module.LeadChoice,
  })),
);

/** The explorer’s filters become a search of a lead. */
export function SearchSaving({ children }: { children: ReactNode }) {
  const [filter, setFilter] = useState<SavedFilter | null>(null);
  return (
    <SearchSavingContext value={setFilter}>
      {children}
      <Suspense>
        {filter && <SaveSearchDialog {...{ filter, LeadChoice }} onClose={() => setFilter(null)} />}
      </Suspense>
    </SearchSavingContext>
  );
}
