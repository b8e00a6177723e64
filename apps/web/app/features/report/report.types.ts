import type { PropertyReport } from '@alpha/contract';

/** Every block takes the whole report and renders nothing when its part is empty. */
export type BlockProps = { report: PropertyReport };
