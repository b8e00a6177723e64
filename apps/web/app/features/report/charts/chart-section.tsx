import type { ComponentProps, ReactNode } from 'react';
import { cx } from '~/ui/class-names';
import { ReportSection } from '../report-section';

export function ChartSection({ children, ...section }: ComponentProps<typeof ReportSection>) {
  return (
    <ReportSection {...section}>
      <div className="mt-4 grid min-w-0 gap-4 md:mt-6 md:gap-6">{children}</div>
    </ReportSection>
  );
}

/** Two charts side by side when there is room; a single one takes the full width. */
export function ChartPair({ children, isEven = false }: { children: ReactNode; isEven?: boolean }) {
  return (
    <div
      className={cx(
        'grid min-w-0 gap-4 md:gap-6',
        isEven
          ? 'lg:has-[>:nth-child(2)]:grid-cols-2'
          : 'lg:has-[>:nth-child(2)]:grid-cols-[3fr_2fr]',
      )}
    >
      {children}
    </div>
  );
}
