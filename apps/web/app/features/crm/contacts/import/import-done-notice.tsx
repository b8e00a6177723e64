import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ImportDone } from '~/data/contact-imports';
import { useT } from '~/lib/i18n/use-t';
import { Button, ButtonLink } from '~/ui/button';
import { ImportCounts } from './import-counts';
import { ImportVerdicts } from './import-verdicts';

type ImportDoneNoticeProps = { done: ImportDone; onAnother: () => void };

export function ImportDoneNotice({ done, onAnother }: ImportDoneNoticeProps) {
  const t = useT('contactImport');
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const left = done.rows.filter(({ verdict }) => verdict === 'skip' || verdict === 'refuse');
  return (
    <section className="grid gap-6">
      <div className="grid justify-items-start gap-3 border-t border-ink pt-6">
        <CircleCheck aria-hidden="true" size={24} strokeWidth={1.25} className="text-gain" />
        <h2 ref={heading} tabIndex={-1} className="text-20 outline-none">
          {t('apply.doneTitle')}
        </h2>
        <ImportCounts record={done} />
        <div className="mt-2 flex flex-wrap gap-2">
          <ButtonLink to="/app/contacts?source=import">{t('apply.open')}</ButtonLink>
          <Button variant="secondary" onClick={onAnother}>
            {t('apply.another')}
          </Button>
        </div>
      </div>
      {left.length > 0 && (
        <ImportVerdicts
          isDone
          check={{
            headers: done.headers,
            rows: left,
            counts: { create: 0, update: 0, skip: done.skipped, refuse: done.refused },
          }}
        />
      )}
    </section>
  );
}
