import type { BlockProps } from '../report.types';

export function PerformanceBlock(_: BlockProps) {
  return null;
}
