import { useQuery } from '@tanstack/react-query';
import { statusesQuery } from '~/data/statuses';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Dialog } from '~/ui/dialog';
import { QueryError } from '~/ui/query-error';
import { ChoiceList } from '../../choice-list';
import { roleOf } from '../../lead-facts';
import type { TodayRow } from '../today-rows';
import type { TodayWork } from '../use-today-work';

type DialogProps = { row: TodayRow; work: TodayWork; onClose: () => void };

export function MoveDialog({ row, work, onClose }: DialogProps) {
  const t = useT('today');
  const nameOf = usePersonName();
  const statuses = useQuery(statusesQuery);
  const { lead } = row;
  const others = (statuses.data ?? [])
    .filter(({ role, id }) => role === roleOf(lead) && id !== lead.lead_status_id)
    .sort((a, b) => a.order - b.order);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('move.title', { name: nameOf(lead) })}
      width="sm"
    >
      <QueryError query={statuses} title={t('move.loadFailed')} />
      {others.length > 0 && (
        <ChoiceList
          choices={others}
          keyOf={({ id }) => id}
          labelOf={({ name }) => name}
          onChoose={(status) => {
            onClose();
            void work.move(row, status);
          }}
        />
      )}
    </Dialog>
  );
}
