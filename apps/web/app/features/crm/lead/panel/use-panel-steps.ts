import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchWithLead } from '../../lead-panel';

const isOpened = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isLeadPanel' in state;

/** Back closes the panel, however many leads were looked at. */
export function usePanelSteps() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const step = useCallback(
    (leadId: number) => {
      const to = { pathname, search: searchWithLead(search, leadId) };
      void navigate(to, { replace: true, state, preventScrollReset: true });
    },
    [navigate, pathname, search, state],
  );
  const listPlace = { pathname, search: searchWithLead(search, null) };
  const close = useCallback(() => {
    if (isOpened(state)) void navigate(-1);
    // The panel came with the address: there is no entry to go back to.
    else {
      const to = { pathname, search: searchWithLead(search, null) };
      void navigate(to, { replace: true, preventScrollReset: true });
    }
  }, [navigate, pathname, search, state]);
  return { step, close, listPlace };
}
