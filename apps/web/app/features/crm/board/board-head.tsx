import { isAllowed } from '@alpha/contract';
import { Plus, Rows3, SlidersHorizontal, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { BoardParams } from '~/data/board';
import type { Board } from '~/data/board-columns';
import { useT } from '~/lib/i18n/use-t';
import { readSession } from '~/lib/session';
import { useUrlSearch } from '~/lib/use-url-search';
import { Button, ButtonLink } from '~/ui/button';
import { iconButtonClass } from '~/ui/button-look';
import { cx } from '~/ui/class-names';
import { IconButton } from '~/ui/icon-button';
import { SearchField } from '~/ui/search-field';
import { useIsPhone } from '~/ui/use-is-phone';
import { BoardFilters } from './board-filters';
import { countFilters, isNarrowed } from './board-params';
import { BoardSort } from './board-sort';
import { BoardSummary } from './board-summary';
import { PersonSelect } from './person-select';
import { RoleSelect } from './role-select';

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.5 } as const;

type BoardHeadProps = {
  params: BoardParams;
  board: Board | undefined;
  isCompact: boolean;
  onCompact: (isCompact: boolean) => void;
  onClear: () => void;
};

/** One row, so that the columns start in the upper quarter of the screen; phones need two. */
export function BoardHead({ params, board, isCompact, onCompact, onClear }: BoardHeadProps) {
  const t = useT('board');
  const isPhone = useIsPhone();
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const { text, setText } = useUrlSearch();
  const { role } = readSession();
  const seesOthers = role !== null && isAllowed(role, 'lead:read:team');
  const label = t('filter.button', { count: countFilters(params) });
  const opening = {
    variant: 'secondary' as const,
    'aria-expanded': isOpen,
    'aria-controls': panelId,
    onClick: () => setOpen(!isOpen),
  };
  const people = seesOthers && (
    <>
      <PersonSelect userId={params.user_id} owner={board?.owner ?? null} />
      {params.user_id === undefined && <RoleSelect board={board} />}
    </>
  );
  const density = (
    <IconButton
      label={t('compact')}
      title={t('compact')}
      variant="secondary"
      aria-pressed={isCompact}
      onClick={() => onCompact(!isCompact)}
      className="aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent"
    >
      <Rows3 {...ICON} />
    </IconButton>
  );
  return (
    <div className="grid gap-3">
      <header className="grid gap-3 md:flex md:flex-wrap md:items-center md:gap-2">
        <div className="min-w-0 md:flex-1 md:basis-60 md:pr-2">
          <h1 tabIndex={-1} className="truncate text-28 leading-8 outline-none">
            {board?.owner ? t('titleOf', { name: board.owner.name }) : t('title')}
          </h1>
          <p className="min-h-5 text-13 text-ink-2">{board && <BoardSummary board={board} />}</p>
        </div>
        <div className="flex gap-2 md:contents">
          <SearchField
            label={t('filter.search')}
            placeholder={t('filter.searchShort')}
            maxLength={200}
            value={text}
            onValueChange={setText}
            className="flex-1 md:w-40 md:flex-none"
          />
          {!isPhone && people}
          {!isPhone && <BoardSort params={params} />}
          {isPhone ? (
            <IconButton label={label} {...opening}>
              <SlidersHorizontal {...ICON} />
            </IconButton>
          ) : (
            <Button {...opening}>
              <SlidersHorizontal {...ICON} size={16} />
              {label}
            </Button>
          )}
          {isNarrowed(params) && (
            <IconButton label={t('filter.clear')} title={t('filter.clear')} onClick={onClear}>
              <X {...ICON} />
            </IconButton>
          )}
          {!isPhone && density}
          {isPhone ? (
            <Link
              to="/app/contacts/new"
              aria-label={t('new')}
              className={iconButtonClass('primary', 'md')}
            >
              <Plus {...ICON} />
            </Link>
          ) : (
            <ButtonLink to="/app/contacts/new">
              <Plus {...ICON} />
              {t('new')}
            </ButtonLink>
          )}
        </div>
      </header>
      <div
        id={panelId}
        className={cx(
          'grid-cols-2 gap-2 md:flex-wrap md:justify-end',
          isOpen ? 'grid md:flex' : 'hidden',
        )}
      >
        {isPhone && people}
        <BoardFilters params={params} />
        {isPhone && <BoardSort params={params} />}
        {isPhone && density}
      </div>
    </div>
  );
}
