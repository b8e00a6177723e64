import type { Lead, LeadStatus } from '@alpha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { moveLead, putLead, undoMove } from '~/data/leads';
import { statusesQuery } from '~/data/statuses';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';
import { columnAfterSending } from './column-after-sending';

const SHOWN_MS = 10_000;

/** After a shortlist was sent: offers to move the lead on, in one click. */
export function useSentToast(lead: Lead): (text: string) => void {
  const t = useT('shortlist');
  const cache = useQueryClient();
  const { data: statuses = [] } = useQuery(statusesQuery);
  const fail = (error: unknown) =>
    toast.error(t('moveOn.failed'), { description: refusalOf(error) });

  async function move(column: LeadStatus): Promise<void> {
    const { id: leadId, lead_status_id: from, version } = lead;
    try {
      const moved = await moveLead({ leadId, statusId: column.id, version });
      putLead(cache, moved);
      const undo = () =>
        undoMove({ leadId, statusId: from, version: moved.version }).then(
          (undone) => putLead(cache, undone),
          fail,
        );
      toast.success(t('moveOn.done', { column: column.name }), {
        duration: SHOWN_MS,
        action: { label: t('moveOn.undo'), onClick: () => void undo() },
      });
    } catch (error) {
      fail(error);
    }
  }

  return (text) => {
    const column = columnAfterSending(lead, statuses);
    toast.success(text, {
      ...(column && {
        duration: SHOWN_MS,
        action: {
          label: t('moveOn.action', { column: column.name }),
          onClick: () => void move(column),
        },
      }),
    });
  };
}
