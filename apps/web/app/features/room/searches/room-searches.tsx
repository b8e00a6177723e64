import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { changeRoomSearch, type RoomSearch, removeRoomSearch } from '~/data/room-searches';
import { useT } from '~/lib/i18n/use-t';
import { SavedSearchLine } from '~/listings/saved-search-line';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { SearchForm } from './search-form';
import { SearchNews } from './search-news';
import { useSearches } from './use-searches';

/** What the investor is emailed about; an email leads to its search. */
export function RoomSearches({ onHomeSaved }: { onHomeSaved: () => void }) {
  const t = useT('savedSearch');
  const { searches, setSearches, isFailed, retry } = useSearches();
  const [isNew, setNew] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { hash } = useLocation();
  const asked = Number(new URLSearchParams(hash.slice(1)).get('search'));
  const section = useRef<HTMLElement>(null);
  const isFound = searches?.some(({ id }) => id === asked) ?? false;
  useEffect(() => {
    if (isFound) section.current?.scrollIntoView();
  }, [isFound]);

  const put = (changed: RoomSearch) =>
    setSearches((all) => all?.map((search) => (search.id === changed.id ? changed : search)));
  const remove = async (id: number) => {
    await removeRoomSearch(id);
    setSearches((all) => all?.filter((search) => search.id !== id));
  };
  return (
    <section ref={section} aria-labelledby="saved-searches" className="mt-14 scroll-mt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="saved-searches" className="text-[1.5rem] leading-tight md:text-28">
          {t('title')}
        </h2>
        {searches && !isNew && (
          <Button
            variant="secondary"
            onClick={() => {
              setSaved(false);
              setNew(true);
            }}
          >
            <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
            {t('new')}
          </Button>
        )}
      </div>
      <p className="mt-1.5 max-w-(--measure) text-pretty text-ink-2">{t('lead')}</p>
      {isSaved && (
        <Notice tone="gain" className="mt-4">
          {t('form.saved')}
        </Notice>
      )}
      {isNew && (
        <SearchForm
          onCancel={() => setNew(false)}
          onSaved={(search) => {
            setSearches((all) => [search, ...(all ?? [])]);
            setNew(false);
            setSaved(true);
          }}
        />
      )}
      {isFailed && (
        <Notice tone="loss" className="mt-4">
          {t('loadFailed')}{' '}
          <Button variant="secondary" size="sm" onClick={retry}>
            {t('action.retry')}
          </Button>
        </Notice>
      )}
      {!searches && !isFailed && (
        <p role="status" className="mt-4 text-14 text-ink-3">
          {t('loading')}
        </p>
      )}
      {searches?.length === 0 && !isNew && <p className="mt-4 text-ink-2">{t('empty')}</p>}
      {searches && searches.length > 0 && (
        <ul className="mt-6 border-t border-ink">
          {searches.map((search) => (
            <li key={search.id}>
              <SavedSearchLine
                search={search}
                view="investor"
                onChange={async (changes) => put(await changeRoomSearch(search.id, changes))}
                onRemove={() => remove(search.id)}
              >
                <SearchNews
                  search={search}
                  isOpenFirst={search.id === asked}
                  onHomeSaved={onHomeSaved}
                />
              </SavedSearchLine>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
