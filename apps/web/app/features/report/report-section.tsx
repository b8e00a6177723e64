import { type ReactNode, useId } from 'react';
import { cx } from '~/ui/class-names';

type ReportSectionProps = {
  /** Target of the section menu. */
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** At the right end of the heading. */
  action?: ReactNode;
  children: ReactNode;
  className?: string;
};

export function ReportSection({
  id,
  title,
  lead,
  action,
  children,
  className,
}: ReportSectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={cx('min-w-0', className)}>
      <div className="flex items-end justify-between gap-6">
        <div className="min-w-0">
          <h2 id={titleId} className="text-28 tracking-[-0.018em]">
            {title}
          </h2>
          {lead && <p className="mt-1.5 max-w-[68ch] text-pretty text-ink-2">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
