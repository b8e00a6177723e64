import { type ReactNode, useId } from 'react';
import { Card } from '~/ui/card';

type PanelProps = { title: ReactNode; lead?: ReactNode; children: ReactNode };

/** One part of a settings page. */
export function Panel({ title, lead, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-5">
      <div className="grid gap-1">
        <h2 id={id} className="font-serif text-20">
          {title}
        </h2>
        {lead && <p className="max-w-prose text-14 text-pretty text-ink-2">{lead}</p>}
      </div>
      {children}
    </Card>
  );
}
