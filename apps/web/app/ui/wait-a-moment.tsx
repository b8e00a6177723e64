import { RotateCcw } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from './button';

/** Too much was asked for at once. In both languages: the reader's own is part of what was not told. */
export function WaitAMoment() {
  const t = useT('ui');
  return (
    <main id="content" className="page grid justify-items-start gap-6 py-16 md:py-28">
      <div role="alert" className="grid gap-3">
        <h1 lang="es" className="max-w-[32ch] text-28">
          {t('wait.spanish')}
        </h1>
        <p lang="en" className="max-w-(--measure) text-18 text-ink-2">
          {t('wait.english')}
        </p>
      </div>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        <RotateCcw aria-hidden="true" size={16} strokeWidth={1.75} />
        {t('wait.retry')}
      </Button>
    </main>
  );
}
