import type { BlockProps } from '../report.types';

export function AmortizationBlock(_: BlockProps) {
  return null;
}
