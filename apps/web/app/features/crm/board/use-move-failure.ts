import type { LeadSummary } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type BoardParams, boardChanged, changeBoard, shownBoard } from '~/data/board';
import { columnOf, type PendingMove } from '~/data/board-columns';
import { findLead } from '~/data/leads';
import { readLastChanger } from '~/data/timeline';
import { ApiError } from '~/lib/api-error';
import { isUnauthenticated, refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { readSession } from '~/lib/session';
import { usePersonName } from '~/lib/use-person-name';
import { toast } from '~/ui/toast';
import { applyLead } from './board-events';

/** Long enough to read two sentences and decide. */
const SHOWN_MS = 15_000;

/** Explains why a move failed and reloads the board. */
export function useMoveFailure(params: BoardParams) {
  const t = useT('board');
  const nameOf = usePersonName();
  const cache = useQueryClient();

  return useCallback(
    async (
      error: unknown,
      { lead, statusId }: PendingMove,
      moveAnyway: (lead: LeadSummary) => void,
    ) => {
      if (isUnauthenticated(error)) return;
      const nameOfColumn = (id: number) => {
        const board = shownBoard(cache, params);
        return board && columnOf(board, id)?.status.name;
      };
      const isConflict = error instanceof ApiError && error.code === 'lead.changed';
      const now = isConflict ? await findLead(lead.id).catch(() => undefined) : undefined;
      const name = nameOf(lead);
      if (now) {
        const who = await readLastChanger(lead.id);
        const column = nameOfColumn(now.lead_status_id);
        changeBoard(cache, params, (board) => applyLead(board, lead.id, now, params));
        const target = nameOfColumn(statusId) ?? '';
        toast.error(who ? t('conflict.by', { who, name }) : t('conflict.title', { name }), {
          description: column
            ? String(now.user_id) === readSession().userId
              ? t('conflict.placeOwn', { column, target })
              : t('conflict.place', { column, owner: now.user.name, target })
            : t('conflict.elsewhere', { owner: now.user.name, target }),
          duration: SHOWN_MS,
          ...(column &&
            now.lead_status_id !== statusId && {
              action: { label: t('conflict.anyway'), onClick: () => moveAnyway(now) },
            }),
        });
      } else
        toast.error(t('failed.move'), {
          description: refusalOf(error) ?? t('failed.reloaded', { name }),
          duration: SHOWN_MS,
        });
      void boardChanged(cache, params);
    },
    [cache, params, t, nameOf],
  );
}
