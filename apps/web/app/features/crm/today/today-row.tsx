import { type MouseEvent, memo } from 'react';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Avatar } from '~/ui/avatar';
import { Badge } from '~/ui/badge';
import { cx } from '~/ui/class-names';
import { Money } from '~/ui/money';
import { RowActions } from './row-actions';
import type { Action } from './today-actions';
import type { TodayRow } from './today-rows';
import { TodayWait } from './today-wait';
import { TodayTitle, useWhat } from './today-what';

type RowProps = {
  row: TodayRow;
  now: number;
  isChosen: boolean;
  /** Leaders see whose it is. */
  hasOwner: boolean;
  onChoose: (key: string) => void;
  onAct: (row: TodayRow, action: Action) => void;
};

export const Row = memo(function Row({ row, now, isChosen, hasOwner, onChoose, onAct }: RowProps) {
  const t = useT('today');
  const what = useWhat();
  const nameOf = usePersonName();
  const { lead } = row;
  const { initial_payment: budget } = lead;
  return (
    <li
      data-row={row.key}
      className={cx(
        'relative grid grid-cols-[4.25rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2.5 border-b border-line py-3 md:grid-cols-[4.75rem_2.25rem_minmax(0,1fr)_auto] md:items-center md:px-3',
        isChosen && 'lg:bg-surface lg:shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <TodayWait row={row} now={now} />
      <Avatar name={nameOf(lead)} size="md" className="max-md:hidden" />
      <div className="min-w-0 text-15 leading-snug">
        <Link
          to={`/app/leads/${lead.id}`}
          state={{ from: '/app/today' }}
          data-row-link=""
          onFocus={() => onChoose(row.key)}
          onMouseMove={(event) => isMoved(event) && onChoose(row.key)}
          className="text-pretty after:absolute after:inset-0 hover:text-accent"
        >
          <TodayTitle row={row} />
        </Link>
        {row.section === 'waiting' && row.item.is_new && (
          <Badge tone="accent" className="ml-2">
            {t('new')}
          </Badge>
        )}
        <p className="mt-0.5 line-clamp-2 text-13 text-pretty text-ink-2">
          {what(row)}
          {hasOwner && <span className="text-ink-3"> · {lead.user.name}</span>}
        </p>
      </div>
      {budget === null ? <span /> : <Money value={budget} className="text-14" />}
      <div className="relative max-md:col-start-2 max-md:col-end-4 md:col-start-3 md:col-end-5 lg:hidden">
        <RowActions row={row} onAct={onAct} most={2} />
      </div>
    </li>
  );
});

/** A row that slides under a resting pointer is not chosen: the next key would act on it. */
const isMoved = ({ movementX, movementY }: MouseEvent) => movementX !== 0 || movementY !== 0;
