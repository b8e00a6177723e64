import { BOARD_SORTS, INVESTOR_PROFILES, LEAD_SOURCES, ROLES } from '@alpha/contract';
import type { BoardParams } from '~/data/board';
import { readTagIds } from '~/features/crm/tag-ids';
import { readChoice, readText } from '~/lib/url-state';

export const STALE_DAYS = ['3', '7', '14', '30', '60', '90'] as const;

/** Query parameters of the board; the person is part of the path. */
export const FILTERS = ['search', 'source', 'profile', 'stale', 'tags'] as const;

export function readBoardParams(url: URLSearchParams, userId: number | undefined): BoardParams {
  const search = readText(url, 'search', 200);
  const source = readChoice(url, 'source', LEAD_SOURCES);
  const profile = readChoice(url, 'profile', INVESTOR_PROFILES);
  const stale = readChoice(url, 'stale', STALE_DAYS);
  const tags = readTagIds(url.get('tags')).join();
  const sort = readChoice(url, 'sort', BOARD_SORTS);
  const role = readChoice(url, 'role', ROLES);
  return {
    // A person's board has the columns of that person's role.
    ...(userId !== undefined ? { user_id: userId } : role && { role }),
    ...(search && { search }),
    ...(source && { source }),
    ...(profile && { profile }),
    ...(stale && { stale_days: Number(stale) }),
    ...(tags && { tags }),
    ...(sort === 'score' && { sort }),
  };
}

export const isNarrowed = (params: BoardParams): boolean =>
  Boolean(params.search) || countFilters(params) > 0;

/** Those behind the button. */
export const countFilters = ({ source, profile, stale_days, tags }: BoardParams): number =>
  [source, profile, stale_days, tags].filter(Boolean).length;
