import type { PropertyReport } from '@alpha/contract';

export type SectionId = 'overview' | 'financials' | 'similar-sales' | 'amortization';

/** The sections that this report has, in the menu's order. */
export function sectionsOf({ property }: PropertyReport): SectionId[] {
  const has = {
    overview: true,
    financials: property.property_estimates !== null,
    'similar-sales': property.similar_sales.length > 0,
    amortization: property.property_annual_amortizations.length > 0,
  } satisfies Record<SectionId, boolean>;
  return (Object.keys(has) as SectionId[]).filter((id) => has[id]);
}

/** How near the top of the window a section counts as the one being read. */
const OFFSET_PX = 150;

/**
 * The section being read: the last whose top is within 150 px of the window's. A last section that
 * is too short to get there is the one at the end of the page.
 */
export function activeSection(
  tops: readonly { id: SectionId; top: number }[],
  isAtEnd: boolean,
): SectionId | undefined {
  const ordered = [...tops].sort((a, b) => a.top - b.top);
  if (isAtEnd && ordered.length > 0) return ordered.at(-1)?.id;
  return (ordered.findLast(({ top }) => top <= OFFSET_PX) ?? ordered[0])?.id;
}
