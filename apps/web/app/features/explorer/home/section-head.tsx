import type { ReactNode } from 'react';

type SectionHeadProps = { id: string; title: string; lead: string; action?: ReactNode };

export function SectionHead({ id, title, lead, action }: SectionHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-1 md:mb-6">
      <div>
        <h2 id={id} className="text-28 tracking-[-0.02em]">
          {title}
        </h2>
        <p className="mt-1 max-w-[64ch] text-15 text-pretty text-ink-2">{lead}</p>
      </div>
      {action}
    </div>
  );
}
