import type { SearchChanges } from '@alpha/contract';
import { useRef, useState } from 'react';
import type { RoomSearch } from '~/data/room-searches';
import { useT } from '~/lib/i18n/use-t';
import { SavedSearchLine } from '~/listings/saved-search-line';
import { TextButton } from '~/ui/text-link';
import { ConditionsForm } from './conditions-form';
import { SearchNews } from './search-news';

type RoomSearchLineProps = {
  search: RoomSearch;
  /** An email leads to it. */
  isAsked: boolean;
  onChange: (changes: SearchChanges) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
  onSaid: (text: string) => void;
  onHomeSaved: () => void;
};

/** One search with its news, and the form that changes what it asks for. */
export function RoomSearchLine(props: RoomSearchLineProps) {
  const { search, isAsked, onChange, onRemove, onSaid, onHomeSaved } = props;
  const t = useT('savedSearch');
  const [isEdited, setEdited] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { name } = search;
  function close() {
    setEdited(false);
    opener.current?.focus({ preventScroll: true });
  }
  return (
    <SavedSearchLine
      {...{ search, onChange, onRemove }}
      view="investor"
      actions={
        <TextButton
          ref={opener}
          aria-expanded={isEdited}
          aria-label={t('edit.openOf', { name })}
          onClick={() => setEdited(!isEdited)}
        >
          {t('edit.open')}
        </TextButton>
      }
    >
      {isEdited && (
        <ConditionsForm
          search={search}
          onClose={close}
          onSave={async (conditions) => {
            await onChange({ conditions });
            onSaid(t('edit.saved', { name }));
          }}
        />
      )}
      {/* Other conditions have other news. */}
      <SearchNews
        key={JSON.stringify([search.filter, search.cash_flow_min, search.loss_chance_max])}
        search={search}
        isOpenFirst={isAsked}
        onHomeSaved={onHomeSaved}
      />
    </SavedSearchLine>
  );
}
