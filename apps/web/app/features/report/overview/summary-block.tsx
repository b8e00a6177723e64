import type { BlockProps } from '../report.types';

export function SummaryBlock(_: BlockProps) {
  return null;
}
