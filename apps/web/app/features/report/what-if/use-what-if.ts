import type { PropertyReport } from '@alpha/contract';

export type WhatIf = {
  /** As stored. */
  base: PropertyReport;
  /** What the page shows: the stored report, or that of the reader's own assumptions. */
  shown: PropertyReport;
};

export function useWhatIf(report: PropertyReport): WhatIf {
  return { base: report, shown: report };
}
