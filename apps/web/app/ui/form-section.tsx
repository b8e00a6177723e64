import type { ReactNode } from 'react';

type FormSectionProps = { title: ReactNode; lead?: ReactNode; children: ReactNode };

/** A group of fields: heading on the left, fields in pairs on the right. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  return (
    <section className="grid max-w-250 gap-x-12 gap-y-4 border-t border-line py-7 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] lg:gap-x-20">
      <div>
        <h2 className="text-18">{title}</h2>
        {lead && <p className="mt-1.5 max-w-[44ch] text-14 text-pretty text-ink-2">{lead}</p>}
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">{children}</div>
    </section>
  );
}
