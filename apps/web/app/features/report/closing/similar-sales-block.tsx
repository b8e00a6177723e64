import type { BlockProps } from '../report.types';

export function SimilarSalesBlock(_: BlockProps) {
  return null;
}
