import { restatements } from './measure-groups.ts';

type Row = { readonly metric: string; readonly median: number | null };

export type MeasureGroup<R> = {
  /** Speaks for the group: the first in the published order that can be compared. */
  lead: R;
  /** The others in the published order. */
  others: R[];
};

/**
 * Rows of a comparison, one group for those that restate each other, in the order of their first rows.
 * Formula page: docs/formulas/group-measures.md
 */
export function groupMeasures<R extends Row>(rows: readonly R[]): MeasureGroup<R>[] {
  const seen = new Set<string>();
  return rows.flatMap(({ metric }) => {
    if (seen.has(metric)) return [];
    const order = restatements(metric);
    for (const each of order) seen.add(each);
    const members = order.flatMap((each) => rows.filter((row) => row.metric === each));
    const lead = members.find(({ median }) => median !== null) ?? (members[0] as R);
    return [{ lead, others: members.filter((row) => row !== lead) }];
  });
}
