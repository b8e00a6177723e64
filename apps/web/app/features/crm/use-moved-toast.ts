import type { Lead, LeadSummary } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { undoMove } from '~/data/leads';
import { leadChanged, leadListsChanged } from '~/data/stale';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { askIfLost } from './ask-lost-reason';
import { useKeptToast } from './use-kept-toast';
import { useUndoToast } from './use-undo-toast';

type Moved = {
  /** As the server returned it. */
  lead: Lead;
  from: number;
  /** The name of the new column. */
  column: string;
  /** Shows it in its earlier column at once. */
  onUndone?: (lead: Lead) => void;
};

/** Says where a lead went and takes the move back, unless someone changed the lead since. */
export function useMovedToast() {
  const t = useT('undo');
  const nameOf = usePersonName();
  const cache = useQueryClient();
  const offer = useUndoToast();
  return useCallback(
    ({ lead, from, column, onUndone }: Moved) => {
      const { id: leadId, version } = lead;
      const name = nameOf(lead);
      offer({
        done: t('moved', { name, column }),
        undo: async () => {
          try {
            const undone = await undoMove({ leadId, statusId: from, version });
            onUndone?.(undone);
          } finally {
            void leadChanged(cache, leadId);
            void leadListsChanged(cache);
          }
        },
      });
      void askIfLost(cache, lead.lead_status_id, { leads: { ids: [leadId] }, name, count: 1 });
    },
    [cache, nameOf, offer, t],
  );
}

type Kept = {
  lead: Pick<LeadSummary, 'id' | 'first_name' | 'last_name'>;
  statusId: number;
  key: string;
};

/** The same for a move that waits on this device: why a lead was lost is asked now, and waits with it. */
export function useKeptMoveToast() {
  const nameOf = usePersonName();
  const cache = useQueryClient();
  const sayKept = useKeptToast();
  return useCallback(
    ({ lead, statusId, key }: Kept, onDiscarded?: () => void) => {
      sayKept(key, onDiscarded);
      const about = { leads: { ids: [lead.id] }, name: nameOf(lead), count: 1 };
      void askIfLost(cache, statusId, { ...about, after: key });
    },
    [cache, nameOf, sayKept],
  );
}
