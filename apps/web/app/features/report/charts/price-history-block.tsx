import type { BlockProps } from '../report.types';

export function PriceHistoryBlock(_: BlockProps) {
  return null;
}
