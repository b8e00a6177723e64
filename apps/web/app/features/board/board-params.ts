import {
  INVESTOR_PROFILES,
  type InvestorProfile,
  LEAD_SOURCES,
  type LeadSource,
  ROLES,
  type Role,
} from '@alpha/contract';
import { readChoice } from '~/lib/use-url-state';

/** What is asked of the server: whose leads, in which role's columns, narrowed by what. */
export type BoardParams = {
  user_id?: number;
  role?: Role;
  search?: string;
  source?: LeadSource;
  profile?: InvestorProfile;
  stale_days?: number;
};

export const STALE_DAYS = ['3', '7', '14', '30', '60', '90'] as const;

/** The names in the address; the person stands in its path. */
export const FILTERS = ['search', 'source', 'profile', 'stale'] as const;

export function readBoardParams(url: URLSearchParams, userId: number | undefined): BoardParams {
  const search = url.get('search')?.trim().slice(0, 200);
  const source = readChoice(url, 'source', LEAD_SOURCES);
  const profile = readChoice(url, 'profile', INVESTOR_PROFILES);
  const stale = readChoice(url, 'stale', STALE_DAYS);
  const role = readChoice(url, 'role', ROLES);
  return {
    // A person's board has the columns of that person's role.
    ...(userId !== undefined ? { user_id: userId } : role && { role }),
    ...(search && { search }),
    ...(source && { source }),
    ...(profile && { profile }),
    ...(stale && { stale_days: Number(stale) }),
  };
}

export const isNarrowed = ({ search, source, profile, stale_days }: BoardParams): boolean =>
  Boolean(search || source || profile || stale_days);
