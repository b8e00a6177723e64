import type { ReactNode } from 'react';

/** A group of fields under a rule: its name on the left, the fields on the right. */
export function FormSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-4 border-t border-line py-6 md:grid-cols-[10rem_1fr]">
      <h2 className="text-18">{title}</h2>
      <div className="grid max-w-120 gap-5">{children}</div>
    </section>
  );
}
