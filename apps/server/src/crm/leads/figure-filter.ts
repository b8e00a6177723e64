import type { InputOf, listLeads } from '@alpha/contract';
import { NO_UTM } from '@alpha/contract';
import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, not, type SQL, sql } from 'drizzle-orm';
import { leads } from '../../platform/db/schema/index.ts';

type Asked = InputOf<typeof listLeads>['query'];

/** Filters of the lists behind the figures of the dashboard; the outcome as columns. */
export type FigureFilter = Pick<
  Asked,
  | 'created_from'
  | 'created_to'
  | 'moved_from'
  | 'moved_to'
  | 'contacted'
  | 'imported'
  | 'utm_source'
  | 'utm_medium'
  | 'utm_campaign'
> & { became?: Became | undefined };

/** In one of these columns, or in none of them; `days` after arrival instead of now. */
export type Became = { statusIds: number[]; isIn: boolean; days?: number | undefined };

export const UTM_PARTS = ['source', 'medium', 'campaign'] as const;
type UtmPart = (typeof UTM_PARTS)[number];

/** Small letters, because campaigns are typed by hand; a missing part has a name too. */
export const utmOf = (part: UtmPart): SQL<string> =>
  sql`coalesce(nullif(lower(btrim(${leads.utms} ->> ${sql.raw(`'utm_${part}'`)})), ''), ${sql.raw(`'${NO_UTM}'`)})`;

/** In these columns, or by then: a lead that was moved later was still elsewhere. */
export function hasBecome({ statusIds, isIn, days }: Became): SQL {
  const isThere = statusIds.length > 0 ? inArray(leads.statusId, statusIds) : sql`false`;
  const wasThere =
    days === undefined
      ? isThere
      : (and(isThere, sql`${leads.statusAt} < ${leads.createdAt} + ${days} * interval '1 day'`) ??
        isThere);
  return isIn ? wasThere : not(wasThere);
}

export function matchesFigure(filter: FigureFilter): SQL | undefined {
  const { created_from, created_to, moved_from, moved_to, contacted, imported, became } = filter;
  const utms = UTM_PARTS.map((part) => {
    const words = filter[`utm_${part}`];
    return words ? eq(utmOf(part), words.trim().toLowerCase()) : undefined;
  });
  return and(
    created_from ? gte(leads.createdAt, new Date(created_from)) : undefined,
    created_to ? lt(leads.createdAt, new Date(created_to)) : undefined,
    moved_from ? gte(leads.statusAt, new Date(moved_from)) : undefined,
    moved_to ? lt(leads.statusAt, new Date(moved_to)) : undefined,
    contacted && (contacted === 'yes' ? isNotNull : isNull)(leads.firstContactAt),
    imported && (imported === 'yes' ? eq : ne)(leads.source, 'import'),
    became && hasBecome(became),
    ...utms,
  );
}

const PERIODS = ['created_from', 'created_to', 'moved_from', 'moved_to'] as const;

/** Figures of a period count erased leads too. */
export const hasPeriod = (filter: FigureFilter): boolean =>
  PERIODS.some((name) => filter[name] !== undefined);

/** Rows have to be counted: `lead_counts` does not know these. */
export const hasFigureFilter = (filter: FigureFilter): boolean =>
  hasPeriod(filter) ||
  filter.contacted !== undefined ||
  filter.imported !== undefined ||
  filter.became !== undefined ||
  UTM_PARTS.some((part) => filter[`utm_${part}`]);
