import { type ReactNode, useId } from 'react';
import { cx } from '~/ui/class-names';

type ChartSectionProps = {
  id?: string;
  title: string;
  lead?: ReactNode;
  how?: ReactNode;
  children: ReactNode;
};

export function ChartSection({ id, title, lead, how, children }: ChartSectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId}>
      <h2 id={titleId} className="text-28 tracking-[-0.018em]">
        {title}
      </h2>
      {lead && (
        <div className="figures mt-1.5 flex max-w-[68ch] flex-wrap items-baseline gap-x-2 text-ink-2">
          <p className="text-pretty">{lead}</p>
          {how}
        </div>
      )}
      <div className="mt-6 grid min-w-0 gap-6">{children}</div>
    </section>
  );
}

/** Two charts side by side when there is room; a single one takes the full width. */
export function ChartPair({ children, isEven = false }: { children: ReactNode; isEven?: boolean }) {
  return (
    <div
      className={cx(
        'grid min-w-0 gap-6',
        isEven
          ? 'lg:has-[>:nth-child(2)]:grid-cols-2'
          : 'lg:has-[>:nth-child(2)]:grid-cols-[3fr_2fr]',
      )}
    >
      {children}
    </div>
  );
}
