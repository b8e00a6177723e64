import type { ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 grid-cols-1 gap-6 border-t border-ink pt-5 pb-14">
      <h2 className="text-28">{title}</h2>
      {children}
    </section>
  );
}
