import type { ReactNode } from 'react';

type SplitSectionProps = { id?: string; title: string; note?: string; children: ReactNode };

/** A heading in the narrow column, ruled facts in the wide one: the site's standard section. */
export function SplitSection({ id, title, note, children }: SplitSectionProps) {
  return (
    <section
      id={id}
      className="page grid gap-8 py-(--section) [--section:clamp(64px,8vw,112px)] lg:grid-cols-[4fr_8fr] lg:gap-12"
    >
      <div>
        <h2 className="text-28 tracking-[-0.02em] md:text-40">{title}</h2>
        {note && <p className="mt-3 max-w-[40ch] text-14 text-pretty text-ink-3">{note}</p>}
      </div>
      {children}
    </section>
  );
}
