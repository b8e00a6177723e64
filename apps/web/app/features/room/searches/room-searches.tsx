import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { changeRoomSearch, type RoomSearch, removeRoomSearch } from '~/data/room-searches';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { ErrorState } from '~/ui/error-state';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import { RoomSearchLine } from './room-search-line';
import { SearchForm } from './search-form';
import { useSearches } from './use-searches';

type RoomSearchesProps = { onHomeSaved: () => void; onCount: (count: number) => void };

/** What the investor is emailed about; an email leads to its search. */
export function RoomSearches({ onHomeSaved, onCount }: RoomSearchesProps) {
  const t = useT('savedSearch');
  const { searches, setSearches, isFailed, isReading, retry } = useSearches();
  const [isNew, setNew] = useState(false);
  const [said, setSaid] = useState('');
  const { hash } = useLocation();
  const asked = Number(new URLSearchParams(hash.slice(1)).get('search'));
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isFound = searches?.some(({ id }) => id === asked) ?? false;
  useEffect(() => {
    if (isFound) section.current?.scrollIntoView();
  }, [isFound]);
  const count = searches?.length;
  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);

  const put = (changed: RoomSearch) =>
    setSearches((all) => all?.map((search) => (search.id === changed.id ? changed : search)));
  async function remove({ id, name }: RoomSearch) {
    await removeRoomSearch(id);
    setSearches((all) => all?.filter((search) => search.id !== id));
    setSaid(t('said.removed', { name }));
    // The button with the focus is gone with its search.
    title.current?.focus({ preventScroll: true });
  }
  function closeForm(text: string) {
    setNew(false);
    setSaid(text);
    title.current?.focus({ preventScroll: true });
  }
  return (
    <section ref={section} aria-labelledby="saved-searches" className="mt-14 scroll-mt-16">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2
          ref={title}
          id="saved-searches"
          tabIndex={-1}
          className="text-[1.5rem] leading-tight outline-offset-4 md:text-28"
        >
          {t('title')}
        </h2>
        {searches && !isNew && (
          <Button
            variant="secondary"
            onClick={() => {
              setSaid('');
              setNew(true);
            }}
          >
            <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
            {t('new')}
          </Button>
        )}
      </div>
      <p className="mt-1.5 max-w-(--measure) text-pretty text-ink-2">{t('lead')}</p>
      <p role="status" className="mt-3 text-14 font-medium text-gain empty:hidden">
        {said}
      </p>
      {isNew && (
        <SearchForm
          onCancel={() => closeForm('')}
          onSaved={(search) => {
            setSearches((all) => [search, ...(all ?? [])]);
            closeForm(t('form.saved'));
          }}
        />
      )}
      {isFailed && (
        <ErrorState
          className="mt-4"
          title={t('loadFailed')}
          isRetrying={isReading}
          onRetry={retry}
        />
      )}
      {!searches && !isFailed && (
        <LoadingRegion className="mt-4 grid gap-3">
          <Skeleton className="h-28" />
        </LoadingRegion>
      )}
      {searches?.length === 0 && !isNew && <p className="mt-4 text-ink-2">{t('empty')}</p>}
      {searches && searches.length > 0 && (
        <ul className="mt-6 border-t border-ink">
          {searches.map((search) => (
            <li key={search.id}>
              <RoomSearchLine
                search={search}
                isAsked={search.id === asked}
                onChange={async (changes) => put(await changeRoomSearch(search.id, changes))}
                onRemove={() => remove(search)}
                onSaid={setSaid}
                onHomeSaved={onHomeSaved}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
