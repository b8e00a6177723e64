import { type ComponentType, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { readCount, useTargetUrl, useUrlState } from '~/lib/url-state';

/** The open lead is a parameter of the list's own address, so the list stays as it is underneath. */
const PARAM = 'lead';
const MOST = 2_147_483_647;

/** Parameters that belong to the open lead, not to the list. */
export const PANEL_PARAMS = [PARAM, 'show'] as const;

/** Marks the history entry that opening has made: closing goes back to the one before. */
const OPENED = { isLeadPanel: true };

export type LeadPanelProps = {
  leadId: number;
  /** The loaded leads of the column or page that it is in, as shown now, and how many there are. */
  order: readonly number[];
  count: number;
  /** The last loaded lead is near: more may follow it. */
  onEndNear?: (lastId: number) => void;
  /** The leads that should get the focus, best first. */
  onClosed: (leadIds: readonly number[]) => void;
};

/** Screens of the CRM don't import each other: the route passes the panel in. */
export type LeadPanelPart = ComponentType<LeadPanelProps>;

export const searchWithLead = (search: string, leadId: number | null): string => {
  const params = new URLSearchParams(search);
  for (const name of PANEL_PARAMS) params.delete(name);
  if (leadId !== null) params.set(PARAM, String(leadId));
  return params.toString();
};

export function useOpenLeadId(): number | null {
  const { params } = useUrlState();
  return readCount(params, PARAM, MOST) ?? null;
}

/** Opens a lead over the current list. Doesn't re-render its user when the URL changes. */
export function useOpenLead(): (leadId: number) => void {
  const navigate = useNavigate();
  const findTarget = useTargetUrl();
  return useCallback(
    (leadId) => {
      const { pathname, search } = findTarget();
      const to = { pathname, search: searchWithLead(search, leadId) };
      void navigate(to, { state: OPENED, preventScrollReset: true });
    },
    [navigate, findTarget],
  );
}
