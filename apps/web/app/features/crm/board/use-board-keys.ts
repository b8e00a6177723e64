import { type KeyboardEvent, useCallback } from 'react';
import { findCard } from '~/data/board-columns';
import { cardBeside, columnBeside, isStepKey } from './board-steps';
import type { CardFocus } from './use-card-focus';
import type { Carrying } from './use-carry';

/** Space picks up and drops, Enter drops (it opens a card that is not in hand), Escape cancels. */
export function useBoardKeys(carrying: Carrying, { focusCard }: CardFocus) {
  const { carry, shown, pickUp, goOver, putDown, letGo } = carrying;

  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const { key } = event;
      if (carry?.by === 'keyboard') {
        if (key === 'Tab') return letGo();
        event.preventDefault();
        if (key === 'Escape') putDown(null);
        else if (key === 'Enter' || key === ' ') putDown(carry.over);
        else if (isStepKey(key)) {
          const next = columnBeside(shown, carry.over ?? carry.lead.lead_status_id, key);
          if (next !== null) goOver(next);
        }
        return;
      }
      const link =
        event.target instanceof Element ? event.target.closest('[data-card-link]') : null;
      const card = link?.closest<HTMLElement>('[data-card]');
      if (!card || event.altKey || event.ctrlKey || event.metaKey) return;
      const leadId = Number(card.dataset.card);
      if (key === ' ') {
        event.preventDefault();
        const lead = findCard(shown, leadId);
        if (lead) pickUp(lead, 'keyboard');
      } else if (isStepKey(key)) {
        event.preventDefault();
        const next = cardBeside(shown, leadId, key);
        if (next !== null) focusCard(next);
      }
    },
    [carry, shown, pickUp, goOver, putDown, letGo, focusCard],
  );
}
