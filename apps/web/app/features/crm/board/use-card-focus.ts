import { useCallback, useMemo, useState } from 'react';

/**
 * One card of each column is in the tab order; arrow keys reach the others. `wanted` gets the focus as
 * soon as it is rendered: a long column renders only what is in view.
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
