import { Ellipsis } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Button } from '~/ui/button';
import { cx } from '~/ui/class-names';
import { IconButton } from '~/ui/icon-button';
import { KeyCap } from '~/ui/key-cap';
import { Menu } from '~/ui/menu';
import { type Action, actionsFor, KEYS_OF } from './today-actions';
import type { TodayRow } from './today-rows';

type RowActionsProps = {
  row: TodayRow;
  onAct: (row: TodayRow, action: Action) => void;
  /** The others are in a menu. */
  most: number;
  hasKeys?: boolean;
};

/** What fits best comes first: to finish a task, to write to everybody else. */
export function RowActions({ row, onAct, most, hasKeys = false }: RowActionsProps) {
  const t = useT('today');
  const nameOf = usePersonName();
  const possible = actionsFor(row);
  const sorted =
    row.section === 'tasks'
      ? [...possible].sort((a, b) => Number(b === 'done') - Number(a === 'done'))
      : possible;
  const shown = sorted.slice(0, most);
  const others = sorted.slice(most);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {shown.map((action, index) => (
        <Button
          key={action}
          size="sm"
          // In the panel they fill both lines.
          className={cx(hasKeys && 'grow', hasKeys && index === 0 && 'basis-1/2')}
          variant={index === 0 ? 'primary' : 'secondary'}
          onClick={() => onAct(row, action)}
        >
          {t(`act.${action}`)}
          {hasKeys && <KeyCap isOnDark={index === 0}>{KEYS_OF[action]}</KeyCap>}
        </Button>
      ))}
      {others.length > 0 && (
        <Menu
          trigger={
            <IconButton label={t('act.more', { name: nameOf(row.lead) })}>
              <Ellipsis aria-hidden="true" size={18} strokeWidth={1.5} />
            </IconButton>
          }
          items={others.map((action) => ({
            label: t(`act.${action}`),
            onSelect: () => onAct(row, action),
          }))}
        />
      )}
    </div>
  );
}
