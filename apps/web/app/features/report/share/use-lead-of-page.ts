import type { Lead } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { leadQuery } from '~/data/leads';
import { readCount, useUrlState } from '~/lib/url-state';
import { LEAD_PARAM } from '~/listings/listing-path';

const MOST = 2_147_483_647;

/** The report was opened from a lead: that is who it is about to be sent to. */
export function useLeadOfPage(): Lead | undefined {
  const { params } = useUrlState();
  const id = readCount(params, LEAD_PARAM, MOST);
  const { data } = useQuery({ ...leadQuery(id ?? 0), enabled: id !== undefined });
  return data;
}
