import { useEffect, useRef } from 'react';
import { Button } from './button';

type ConflictRow = { key: string; name: string; theirs: string; mine: string | null };

type ConflictPanelProps = {
  title: string;
  text: string;
  rows: readonly ConflictRow[];
  keepMine: string;
  takeTheirs: string;
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Another user saved first: what they changed, beside one's own changes, and how to continue. */
export function ConflictPanel({ title, text, rows, isBusy, ...rest }: ConflictPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      role="alert"
      className="my-7 grid max-w-250 gap-4 rounded-3 border border-loss/40 bg-surface p-5"
    >
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-18 outline-none">
          {title}
        </h2>
        <p className="mt-1 text-14 text-pretty text-ink-2">{text}</p>
      </div>
      <dl className="grid border-t border-line text-14">
        {rows.map(({ key, name, theirs, mine }) => (
          <div
            key={key}
            className="grid gap-x-6 gap-y-0.5 border-b border-line py-2 md:grid-cols-[11rem_1fr_1fr]"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">{theirs}</dd>
            <dd className="wrap-anywhere text-ink-2">{mine}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button isBusy={isBusy} onClick={rest.onKeepMine}>
          {rest.keepMine}
        </Button>
        <Button variant="secondary" onClick={rest.onTakeTheirs}>
          {rest.takeTheirs}
        </Button>
      </div>
    </section>
  );
}
