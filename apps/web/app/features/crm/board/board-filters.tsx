import { INVESTOR_PROFILES, isAllowed, LEAD_SOURCES } from '@alpha/contract';
import { Plus, SlidersHorizontal, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { BoardParams } from '~/data/board';
import type { Board } from '~/data/board-columns';
import { useT } from '~/lib/i18n/use-t';
import { readSession } from '~/lib/session';
import { useUrlState } from '~/lib/url-state';
import { useUrlSearch } from '~/lib/use-url-search';
import { Button } from '~/ui/button';
import { iconButtonClass } from '~/ui/button-look';
import { cx } from '~/ui/class-names';
import { IconButton } from '~/ui/icon-button';
import { SearchField } from '~/ui/search-field';
import { Select } from '~/ui/select';
import { useIsPhone } from '~/ui/use-is-phone';
import { isNarrowed, STALE_DAYS } from './board-params';
import { PersonSelect } from './person-select';
import { RoleSelect } from './role-select';

type BoardFiltersProps = { params: BoardParams; board: Board | undefined; onClear: () => void };

export function BoardFilters({ params, board, onClear }: BoardFiltersProps) {
  const t = useT('board');
  const sources = useT('sources');
  const { set } = useUrlState();
  const { text, setText } = useUrlSearch();
  const isPhone = useIsPhone();
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const { role } = readSession();
  const seesOthers = role !== null && isAllowed(role, 'lead:read:team');
  const choose =
    (name: string) =>
    ({ target }: { target: HTMLSelectElement }) =>
      set({ [name]: target.value });
  return (
    <div className="grid gap-3 md:flex md:flex-wrap md:items-end">
      <div className="flex gap-2 md:w-56">
        <SearchField
          label={t('filter.search')}
          placeholder={t('filter.searchShort')}
          maxLength={200}
          value={text}
          onValueChange={setText}
          className="flex-1"
        />
        <IconButton
          label={t('filter.title')}
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={panelId}
          className="md:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" size={18} strokeWidth={1.5} />
        </IconButton>
        {isPhone && (
          <Link
            to="/app/contacts/new"
            aria-label={t('new')}
            className={iconButtonClass('primary', 'md')}
          >
            <Plus aria-hidden="true" size={18} strokeWidth={1.5} />
          </Link>
        )}
      </div>
      <div
        id={panelId}
        className={cx('grid-cols-2 gap-2 md:flex md:flex-wrap', isOpen ? 'grid' : 'hidden')}
      >
        {seesOthers && <PersonSelect userId={params.user_id} owner={board?.owner ?? null} />}
        {seesOthers && params.user_id === undefined && <RoleSelect board={board} />}
        <Select
          label={t('filter.source')}
          isLabelHidden
          value={params.source ?? ''}
          onChange={choose('source')}
          className="md:w-46"
          options={[
            { value: '', label: t('filter.anySource') },
            ...LEAD_SOURCES.map((value) => ({ value, label: sources(value) })),
          ]}
        />
        <Select
          label={t('filter.profile')}
          isLabelHidden
          value={params.profile ?? ''}
          onChange={choose('profile')}
          className="md:w-44"
          options={[
            { value: '', label: t('filter.anyProfile') },
            ...INVESTOR_PROFILES.map((value) => ({ value, label: t(`profile.${value}`) })),
          ]}
        />
        <Select
          label={t('filter.stale')}
          isLabelHidden
          value={params.stale_days ? String(params.stale_days) : ''}
          onChange={choose('stale')}
          className="max-md:col-span-2 md:w-54"
          options={[
            { value: '', label: t('filter.anyTouch') },
            ...STALE_DAYS.map((value) => ({
              value,
              label: t('filter.staleDays', { days: Number(value) }),
            })),
          ]}
        />
      </div>
      {isNarrowed(params) && (
        <Button variant="quiet" className="max-md:justify-self-start" onClick={onClear}>
          <X aria-hidden="true" size={16} strokeWidth={1.5} />
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
}
