import type { PurchasePlan } from '~/data/room-purchases';

const SECTIONS = ['plan', 'homes', 'owned', 'searches', 'scenarios', 'device'] as const;
export type RoomSection = (typeof SECTIONS)[number];

/** Of page and menu. Once every purchase has ended, the bought homes come before the plans. */
export function sectionsFor(
  plans: readonly Pick<PurchasePlan, 'outcome'>[] | null,
): readonly RoomSection[] {
  if (!plans?.length || plans.some(({ outcome }) => outcome === null)) return SECTIONS;
  return ['owned', ...SECTIONS.filter((id) => id !== 'owned')];
}
