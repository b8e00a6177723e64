import type { PropertyReport } from '@alpha/contract';

/** Every block of the page takes the whole report and hides itself when its part is empty. */
export type BlockProps = { report: PropertyReport };

/** So many months to a positive cash flow mean: not within the ten years that are computed. */
export const NEVER_MONTHS = 120;
