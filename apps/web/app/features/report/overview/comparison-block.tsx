import type { BlockProps } from '../report.types';

export function ComparisonBlock(_: BlockProps) {
  return null;
}
