import {
  INVESTOR_PROFILES,
  LEAD_SORTS,
  LEAD_SOURCES,
  type LeadSort,
  PAGE_SIZE,
  type Role,
} from '@alpha/contract';
import type { To } from 'react-router';
import type { ContactFilter, ContactOrder } from '~/data/contacts';
import { readTagIds } from '~/features/crm/tag-ids';
import { readChoice, readCount, readText } from '~/lib/url-state';
import { readConditions } from './fields/conditions';
import { FIGURE_FILTERS, readFigureFilter } from './figure-filter';

/** The same names in the URL, the API and saved views. */
export const FILTER_NAMES = [
  'search',
  'first_name',
  'last_name',
  'email',
  'phone',
  'lead_status_id',
  'user_id',
  'source',
  'profile',
  'stale_days',
  'lost_reason_id',
  ...FIGURE_FILTERS,
  'tags',
  'tags_match',
  'fields',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

export const TEXT_FILTERS = ['first_name', 'last_name', 'email', 'phone'] as const;
export const STALE_DAYS = [3, 7, 14, 30, 60, 90] as const;

/** Users edit URLs: invalid values are ignored. */
export function readFilter(params: URLSearchParams): ContactFilter {
  const filter: ContactFilter = {};
  for (const name of ['search', ...TEXT_FILTERS] as const) {
    const text = readText(params, name, 200);
    if (text) filter[name] = text;
  }
  for (const name of ['lead_status_id', 'user_id', 'stale_days', 'lost_reason_id'] as const) {
    const number = readCount(params, name, name === 'stale_days' ? 3_650 : 2_147_483_647);
    if (number) filter[name] = number;
  }
  const source = readChoice(params, 'source', LEAD_SOURCES);
  const profile = readChoice(params, 'profile', INVESTOR_PROFILES);
  const tags = readTagIds(params.get('tags')).join();
  const fields = readConditions(params.get('fields') ?? undefined);
  // Lost leads without a reason.
  if (params.get('lost_reason_id') === '0') filter.lost_reason_id = 0;
  return {
    ...filter,
    ...(source && { source }),
    ...(profile && { profile }),
    ...readFigureFilter(params),
    ...(tags && { tags }),
    ...(tags && params.get('tags_match') === 'all' && { tags_match: 'all' as const }),
    ...(fields.length > 0 && { fields: JSON.stringify(fields) }),
  };
}

/** Besides the usual number of rows; the server allows up to 100. */
export const ROWS = ['25', '50', '100'] as const;

export const readRows = (params: URLSearchParams): number =>
  Number(readChoice(params, 'per_page', ROWS) ?? PAGE_SIZE);

const DESCENDING: readonly LeadSort[] = [
  'created_at',
  'last_touched_at',
  'initial_payment',
  'score',
];

/** Dates and money sort descending first, names ascending. */
export const usualOrder = (sort: LeadSort): 'asc' | 'desc' =>
  DESCENDING.includes(sort) ? 'desc' : 'asc';

export function readOrder(params: URLSearchParams): ContactOrder {
  const sort = readChoice(params, 'sort', LEAD_SORTS) ?? 'created_at';
  return { sort, order: readChoice(params, 'order', ['asc', 'desc']) ?? usualOrder(sort) };
}

/** What a saved view stores: filters and sort order, without the page. */
export function viewQueryOf(params: URLSearchParams): Record<string, string> {
  const filter = Object.entries(readFilter(params)).map(([name, value]) => [name, String(value)]);
  const order = params.has('sort') ? Object.entries(readOrder(params)) : [];
  return Object.fromEntries([...filter, ...order]);
}

/** Whether two URLs mean the same filters. */
export function isSameQuery(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/** The board with the same filters; only the status filter has no equivalent there. */
export function boardLink(filter: ContactFilter, role: Role | undefined): To {
  const { user_id, source, profile, stale_days, ...words } = filter;
  const text = [words.search, ...TEXT_FILTERS.map((name) => words[name])].filter(Boolean);
  const asked = {
    search: text.join(' '),
    source,
    profile,
    stale: stale_days,
    // The person in the path determines the role's columns.
    role: user_id ? undefined : role,
  };
  const search = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
  return { pathname: user_id ? `/app/board/${user_id}` : '/app/board', search: search.toString() };
}
