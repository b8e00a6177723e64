import type { QueryClient } from '@tanstack/react-query';
import { leadFieldsQuery } from './lead-fields';
import { lostReasonsQuery } from './lost-reasons';
import { statusesQuery } from './statuses';
import { tagsQuery } from './tags';
import { staffQuery } from './users';

/** Short lists to choose from, once for each tab. */
export function prepareOffline(cache: QueryClient): void {
  for (const query of [statusesQuery, lostReasonsQuery, leadFieldsQuery, tagsQuery, staffQuery])
    cache.ensureQueryData(query as typeof statusesQuery).catch(() => undefined);
}
