import { type ReactNode, useId } from 'react';

type SectionProps = { title: ReactNode; lead: ReactNode; children: ReactNode };

/** Title and text on the left, controls on the right; stacked on phones. */
export function Section({ title, lead, children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid max-w-250 gap-x-12 gap-y-5 border-t border-line py-8 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] lg:gap-x-20"
    >
      <div>
        <h2 id={titleId} className="text-20">
          {title}
        </h2>
        <p className="mt-1.5 max-w-[44ch] text-14 text-pretty text-ink-2">{lead}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
