import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { cx } from './class-names';

type BilingualMessageProps = {
  spanish: string;
  english: string;
  retry: string;
  tone?: 'loss' | 'plain';
  children?: ReactNode;
};

/** A page that shows one message in both languages, for when the reader's language is unknown. */
export function BilingualMessage({
  spanish,
  english,
  retry,
  tone = 'loss',
  children,
}: BilingualMessageProps) {
  return (
    <main id="content" className="page grid justify-items-start gap-6 py-16 md:py-28">
      <div role="alert" className="grid gap-3">
        <h1 lang="es" className={cx('max-w-[32ch] text-28', tone === 'loss' && 'text-loss')}>
          {spanish}
        </h1>
        <p lang="en" className="max-w-(--measure) text-18 text-ink-2">
          {english}
        </p>
      </div>
      {children}
      <Button variant="secondary" onClick={() => window.location.reload()}>
        <RotateCcw aria-hidden="true" size={16} strokeWidth={1.75} />
        {retry}
      </Button>
    </main>
  );
}
