import type { enableTwoFactor, ResponseOf } from '@alpha/contract';
import { refusalOf } from '~/lib/api-refusal';
import { useOnLocaleChange } from '~/lib/i18n/use-on-locale-change';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { useEnable } from './use-two-factor';
import { type HeadingRef, ViewTitle } from './view-title';

type OffViewProps = HeadingRef & {
  /** A key was shown earlier and not confirmed. */
  isAgain: boolean;
  onSecret: (secret: ResponseOf<typeof enableTwoFactor>) => void;
};

export function OffView({ headingRef, isAgain, onSecret }: OffViewProps) {
  const t = useT('account');
  const enable = useEnable();
  useOnLocaleChange(enable.reset);
  return (
    <div className="grid gap-x-16 gap-y-12 border-t border-line pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="max-w-140">
        <ViewTitle headingRef={headingRef}>{t('twoFactor.off.title')}</ViewTitle>
        <p className="mt-3 text-pretty text-ink-2">{t('twoFactor.off.text')}</p>
        {isAgain && (
          <Notice role="note" className="mt-5">
            {t('twoFactor.setup.again')}
          </Notice>
        )}
        {enable.isError && (
          <Notice tone="loss" className="mt-5">
            {refusalOf(enable.error) ?? t('twoFactor.off.qrFailed')}
          </Notice>
        )}
        <Button
          variant="accent"
          className="mt-6 max-sm:w-full"
          isBusy={enable.isPending}
          onClick={() => enable.mutate(undefined, { onSuccess: onSecret })}
        >
          {t('twoFactor.off.enable')}
        </Button>
      </div>
      <aside>
        <h3 className="border-t border-ink pt-4 text-20">{t('twoFactor.off.howTitle')}</h3>
        <ol className="mt-3">
          {(['how1', 'how2', 'how3'] as const).map((step, index) => (
            <li key={step} className="flex gap-4 border-b border-line py-3 text-15 text-ink-2">
              <span aria-hidden="true" className="figures font-medium text-accent">
                {index + 1}
              </span>
              <span className="text-pretty">{t(`twoFactor.off.${step}`)}</span>
            </li>
          ))}
        </ol>
      </aside>
    </div>
  );
}
