import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { endCalendar, makeCalendar, type PurchasePlan } from '~/data/room-purchases';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { buttonClass } from '~/ui/button-look';
import { CopyButton } from '~/ui/copy-button';
import { Notice } from '~/ui/notice';

type CalendarBoxProps = { plan: PurchasePlan; onReload: () => void };

/** Deadlines in the investor’s own calendar. The address is shown once. */
export function CalendarBox({ plan, onReload }: CalendarBoxProps) {
  const t = useT('purchase');
  const [url, setUrl] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'off'>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  async function change(work: () => Promise<string | null>) {
    setState('busy');
    setFailure(null);
    try {
      const next = await work();
      setUrl(next);
      setState(next ? 'idle' : 'off');
      onReload();
    } catch (error) {
      setState('idle');
      setFailure(refusalOf(error) ?? t('tickFailed'));
    }
  }
  return (
    <details className="group mt-8 rounded-3 border border-line bg-surface px-5 py-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 font-medium [&::-webkit-details-marker]:hidden">
        <CalendarPlus aria-hidden="true" size={18} strokeWidth={1.75} className="text-accent" />
        {t('calendar.add')}
      </summary>
      <div className="grid gap-3 pt-1 pb-3">
        <p className="max-w-(--measure) text-14 text-pretty text-ink-2">{t('calendar.text')}</p>
        {url && (
          <div className="grid gap-2.5">
            <code className="rounded-2 bg-sunken px-3 py-2 text-13 break-all">{url}</code>
            <div className="flex flex-wrap gap-2.5">
              <CopyButton text={url} label={t('calendar.copy')} />
              <a
                href={url.replace(/^https?:/, 'webcal:')}
                className={buttonClass('secondary', 'sm')}
              >
                {t('calendar.open')}
              </a>
            </div>
          </div>
        )}
        <div className="flex flex-wrap gap-2.5">
          <Button
            variant="secondary"
            isBusy={state === 'busy'}
            onClick={() => change(() => makeCalendar(plan.id))}
          >
            {t(plan.has_calendar ? 'calendar.renew' : 'calendar.make')}
          </Button>
          {plan.has_calendar && (
            <Button
              variant="quiet"
              onClick={() => change(() => endCalendar(plan.id).then(() => null))}
            >
              {t('calendar.off')}
            </Button>
          )}
        </div>
        {state === 'off' && <Notice tone="gain">{t('calendar.offDone')}</Notice>}
        {failure && <Notice tone="loss">{failure}</Notice>}
      </div>
    </details>
  );
}
