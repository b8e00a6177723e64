import type { BlockProps } from '../report.types';

export function RoiBlock(_: BlockProps) {
  return null;
}
