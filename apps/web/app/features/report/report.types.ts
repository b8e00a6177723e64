import type { PropertyReport } from '@alpha/contract';

/** Every block of the page takes the whole report and hides itself when its part is empty. */
export type BlockProps = { report: PropertyReport };
