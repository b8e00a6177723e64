import type { ReactNode } from 'react';
import { cx } from './class-names';

type EmptyStateProps = {
  title: ReactNode;
  /** What would appear here. */
  text?: ReactNode;
  icon?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

export function EmptyState({ title, text, icon, actions, className }: EmptyStateProps) {
  return (
    <div className={cx('grid justify-items-start gap-2 border-t border-ink py-8', className)}>
      {icon && <span className="mb-1 text-ink-3">{icon}</span>}
      <p className="font-serif text-20 leading-snug font-[480]">{title}</p>
      {text && <p className="max-w-[52ch] text-15 text-pretty text-ink-2">{text}</p>}
      {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
