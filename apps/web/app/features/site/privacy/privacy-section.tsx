import type { ReactNode } from 'react';

type PrivacySectionProps = { id: string; title: string; children: ReactNode };

export function PrivacySection({ id, title, children }: PrivacySectionProps) {
  return (
    <section
      id={id}
      className="grid gap-5 border-t border-ink py-8 md:py-12 lg:grid-cols-[4fr_8fr] lg:gap-12"
    >
      <h2 className="max-w-[16ch] text-28 tracking-[-0.02em]">{title}</h2>
      <div className="grid max-w-180 content-start gap-4 text-pretty text-ink-2">{children}</div>
    </section>
  );
}

type Item = { key: string; title: ReactNode; text: ReactNode };

export function PrivacyItems({ items }: { items: readonly Item[] }) {
  return (
    <dl>
      {items.map(({ key, title, text }) => (
        <div
          key={key}
          className="grid gap-x-8 gap-y-1 border-b border-line py-4 first:pt-0 last:border-0 last:pb-0 md:grid-cols-[13rem_1fr]"
        >
          <dt className="font-semibold text-ink">{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
