import type { BlockProps } from '../report.types';

export function HeadlineBlock(_: BlockProps) {
  return null;
}
