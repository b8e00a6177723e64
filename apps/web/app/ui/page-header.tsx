import type { ReactNode } from 'react';
import { cx } from './class-names';

type PageHeaderProps = {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  level?: 1 | 2;
  className?: string;
};

const SIZE = { 1: 'text-[clamp(1.9rem,3.6vw,2.75rem)] tracking-[-0.022em]', 2: 'text-28' };

export function PageHeader({ title, lead, actions, level = 1, className }: PageHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <header className={cx('flex flex-wrap items-end justify-between gap-x-6 gap-y-4', className)}>
      <div className="min-w-0">
        {/* Gets the focus when the focused element is gone. */}
        <Heading tabIndex={-1} className={cx('leading-[1.1] outline-none', SIZE[level])}>
          {title}
        </Heading>
        {lead && <p className="mt-1.5 max-w-[68ch] text-pretty text-ink-2">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
