import type { Lead, LeadStatus } from '@alpha/contract';
import { Check, ChevronDown } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Menu } from '~/ui/menu';
import { statusColor } from '~/ui/status-color';
import { roleOf } from '../../lead-facts';
import { useMoveLead } from './use-move-lead';

type StatusMenuProps = { lead: Lead; statuses: readonly LeadStatus[] };

/** The lead's current column; opens a menu with the columns of its owner's board. */
export function StatusMenu({ lead, statuses }: StatusMenuProps) {
  const t = useT('lead');
  const nameOf = (id: number) => statuses.find((status) => status.id === id)?.name ?? '';
  const move = useMoveLead(lead, nameOf);
  const board = statuses
    .filter(({ role }) => role === roleOf(lead))
    .sort((a, b) => a.order - b.order);
  const current = board.find(({ id }) => id === lead.lead_status_id);
  return (
    <Menu
      align="start"
      trigger={
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('move.of', { status: current?.name ?? '' })}
        >
          <Dot order={current?.order ?? 1} />
          {current?.name ?? t('move.unknown')}
          <ChevronDown aria-hidden="true" size={15} strokeWidth={1.5} className="text-ink-3" />
        </Button>
      }
      items={board.map((status) => ({
        label: (
          <>
            <span className="flex-1">{status.name}</span>
            {status.id === lead.lead_status_id && (
              <Check aria-label={t('move.here')} size={16} strokeWidth={1.75} />
            )}
          </>
        ),
        icon: <Dot order={status.order} />,
        // Selecting the current column does nothing.
        onSelect: () => status.id !== lead.lead_status_id && move.mutate(status.id),
      }))}
    />
  );
}

function Dot({ order }: { order: number }) {
  return (
    <span
      aria-hidden="true"
      className="block size-2.5 shrink-0 rounded-full"
      style={{ background: statusColor(order) }}
    />
  );
}
