import type { BoardColumn, LeadSummary } from '@alpha/contract';
import { Ellipsis, ListPlus, Phone } from 'lucide-react';
import { useContext, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { ShortlistAddingContext } from '~/listings/shortlist-adding';
import { IconButton } from '~/ui/icon-button';
import { Menu } from '~/ui/menu';
import { statusColor } from '~/ui/status-color';
import { TaskDialog } from '../task-dialog';
import { useAddTask } from '../use-add-task';

type CardMenuProps = {
  lead: LeadSummary;
  columns: readonly BoardColumn['status'][];
  isInTabOrder: boolean;
  onMove: (lead: LeadSummary, statusId: number) => void;
};

/** Plans a call or task, adds properties to its shortlist, and moves a card without dragging or keyboard shortcuts. */
export function CardMenu({ lead, columns, isInTabOrder, onMove }: CardMenuProps) {
  const t = useT('board');
  const nameOf = usePersonName();
  const adding = useContext(ShortlistAddingContext);
  const [isPlanning, setPlanning] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t('card.actions', { name: nameOf(lead) })}
            size="sm"
            tabIndex={isInTabOrder ? 0 : -1}
            className="-mr-2.5 size-8! text-ink-3"
          >
            <Ellipsis aria-hidden="true" size={16} strokeWidth={1.5} />
          </IconButton>
        }
        items={[
          {
            label: t('card.planCall'),
            icon: <Phone aria-hidden="true" size={16} strokeWidth={1.5} />,
            onSelect: () => setPlanning(true),
          },
          ...(adding
            ? [
                {
                  label: t('card.addHomes'),
                  icon: <ListPlus aria-hidden="true" size={16} strokeWidth={1.5} />,
                  onSelect: () => adding.askHomes({ id: lead.id, name: nameOf(lead) }),
                },
              ]
            : []),
          { kind: 'line' as const },
          ...columns.map(({ id, name, order }) => ({
            label: t('card.moveTo', { column: name }),
            icon: <Dot order={order} />,
            isDisabled: id === lead.lead_status_id,
            onSelect: () => onMove(lead, id),
          })),
        ]}
      />
      {isPlanning && <PlanDialog lead={lead} onClose={() => setPlanning(false)} />}
    </>
  );
}

function PlanDialog({ lead, onClose }: { lead: LeadSummary; onClose: () => void }) {
  const onSave = useAddTask(lead);
  return <TaskDialog {...{ lead, onSave, onClose }} />;
}

function Dot({ order }: { order: number }) {
  return (
    <span
      aria-hidden="true"
      className="block size-2.5 rounded-full"
      style={{ backgroundColor: statusColor(order) }}
    />
  );
}
