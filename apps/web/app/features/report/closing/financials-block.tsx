import type { BlockProps } from '../report.types';

export function FinancialsBlock(_: BlockProps) {
  return null;
}
