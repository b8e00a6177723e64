import { useCallback, useMemo, useState } from 'react';

/**
 * One card of a column is in the tab order, the arrows reach the others. `wanted` is a card that is to
 * have the focus as soon as it is drawn: a long column draws only what is in view.
 */
export function useCardFocus() {
  const [active, setActive] = useState<number | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const focusCard = useCallback((leadId: number) => {
    setActive(leadId);
    setWanted(leadId);
  }, []);
  const onFocused = useCallback((leadId: number) => {
    setActive(leadId);
    setWanted(null);
  }, []);
  return useMemo(
    () => ({ active, wanted, focusCard, onFocused }),
    [active, wanted, focusCard, onFocused],
  );
}

export type CardFocus = ReturnType<typeof useCardFocus>;
