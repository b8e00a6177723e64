import { useCallback, useEffect, useRef } from 'react';
import { focusRow } from './use-chosen-row';

/**
 * The focus follows the work: what a person acted on leaves the list, also from under a dialog that closes, and then
 * the next row has it. A focus that is somewhere stays. → call before acting on a row
 */
export function useFocusAfterWork(
  chosen: string | undefined,
  isInDialog: boolean,
): (key: string) => void {
  const actedOn = useRef<string>(undefined);
  useEffect(() => {
    if (isInDialog || actedOn.current === undefined || chosen === undefined) return;
    if (isFocusLost()) focusRow(chosen);
    // The row may leave a moment after the dialog has closed.
    if (chosen !== actedOn.current) actedOn.current = undefined;
  }, [chosen, isInDialog]);
  return useCallback((key: string) => {
    actedOn.current = key;
  }, []);
}

const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
