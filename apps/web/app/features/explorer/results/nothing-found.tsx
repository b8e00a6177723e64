import { useQuery } from '@tanstack/react-query';
import { citiesQuery } from '~/data/listings';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { WHOLE_MARKET } from '../explorer.params';
import { isKnownCity } from '../filters/city-names';
import { useIsSentence } from '../filters/use-sentence';
import type { FilterChanges } from '../use-explorer-filter';

type NothingFoundProps = {
  city: string | null;
  /** Was searched word by word. */
  search: string;
  /** Reads it as a sentence, as Enter does. */
  onRead: () => void;
  /** Only the visible part of the map was searched. */
  isOnMapOnly: boolean;
  onChange: (changes: FilterChanges) => void;
};

/** Why the list is empty, and what to do next. */
export function NothingFound(props: NothingFoundProps) {
  const { city, search, onRead, isOnMapOnly, onChange } = props;
  const t = useT('explorer');
  const { data: names } = useQuery(citiesQuery);
  const isSentence = useIsSentence(search);
  const isNowhere = city !== null && names !== undefined && !isKnownCity(city, names);
  const clear = (
    <Button variant="secondary" onClick={() => onChange(WHOLE_MARKET)}>
      {t('emptyClear')}
    </Button>
  );
  // Somebody who describes a home pauses, and has not pressed Enter yet.
  if (isSentence)
    return (
      <EmptyState
        className="mt-5"
        title={t('emptyWords')}
        text={t('emptyWordsText')}
        actions={
          <>
            <Button onClick={onRead}>{t('emptyWordsRead')}</Button>
            {clear}
          </>
        }
      />
    );
  if (isOnMapOnly && !isNowhere)
    return (
      <EmptyState
        className="mt-5"
        title={t('emptyMap')}
        text={t('emptyMapText')}
        actions={
          <>
            <Button variant="secondary" onClick={() => onChange({ within: null })}>
              {t('emptyMapLeave')}
            </Button>
            {clear}
          </>
        }
      />
    );
  if (!isNowhere) return <EmptyState className="mt-5" title={t('empty')} actions={clear} />;
  return (
    <EmptyState
      className="mt-5"
      title={t('emptyCity', { city })}
      text={t('emptyCityText')}
      actions={
        <>
          <Button variant="secondary" onClick={() => onChange({ city: null })}>
            {t('filters.allCities')}
          </Button>
          {clear}
        </>
      }
    />
  );
}
