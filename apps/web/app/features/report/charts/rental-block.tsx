import type { BlockProps } from '../report.types';

export function RentalBlock(_: BlockProps) {
  return null;
}
