import { INVESTOR_PROFILES, LEAD_SOURCES, ROLES } from '@alpha/contract';
import type { BoardParams } from '~/data/board';
import { readChoice, readText } from '~/lib/url-state';

export const STALE_DAYS = ['3', '7', '14', '30', '60', '90'] as const;

/** Query parameters of the board; the person is part of the path. */
export const FILTERS = ['search', 'source', 'profile', 'stale'] as const;

export function readBoardParams(url: URLSearchParams, userId: number | undefined): BoardParams {
  const search = readText(url, 'search', 200);
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
