import type { PropertyReport } from '@alpha/contract';

export type SectionId = 'overview' | 'financials' | 'similar-sales' | 'amortization';

/** The sections of this report, in menu order. */
export function sectionsOf({ property }: PropertyReport): SectionId[] {
  const has = {
    overview: true,
    financials: property.property_estimates !== null,
    'similar-sales': property.similar_sales.length > 0,
    amortization: property.property_annual_amortizations.length > 0,
  } satisfies Record<SectionId, boolean>;
  return (Object.keys(has) as SectionId[]).filter((id) => has[id]);
}

/** Distance from the top of the window within which a section is active. */
const OFFSET_PX = 150;

/**
 * The active section: the last one whose top is within 150 px of the window's. At the end of the page
 * it is the last section, even if it is too short to get there.
 */
export function activeSection(
  tops: readonly { id: SectionId; top: number }[],
  isAtEnd: boolean,
): SectionId | undefined {
  const ordered = [...tops].sort((a, b) => a.top - b.top);
  if (isAtEnd && ordered.length > 0) return ordered.at(-1)?.id;
  return (ordered.findLast(({ top }) => top <= OFFSET_PX) ?? ordered[0])?.id;
}
