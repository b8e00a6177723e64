import type { ReactNode } from 'react';

type SectionProps = {
  id: string;
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** One question of the dashboard; the answers at the top link to it. */
export function Section({ id, title, lead, actions, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid min-w-0 scroll-mt-24 gap-4 border-t border-ink pt-5"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={`${id}-title`} tabIndex={-1} className="text-[1.5rem] leading-tight outline-none">
            {title}
          </h2>
          {lead && <p className="mt-1 max-w-[72ch] text-14 text-pretty text-ink-2">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
