import type { ReactNode } from 'react';
import type { BlockProps } from '../report.types';

export function SectionMenu({ actions }: BlockProps & { actions?: ReactNode }) {
  return <div className="page">{actions}</div>;
}
