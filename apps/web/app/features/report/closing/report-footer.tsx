import type { BlockProps } from '../report.types';

export function ReportFooter(_: BlockProps) {
  return null;
}
