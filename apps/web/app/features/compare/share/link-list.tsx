import { formatDate } from '@alpha/i18n';
import { useState } from 'react';
import type { ComparisonLink } from '~/data/comparison-links';
import { refusalOf } from '~/lib/api-refusal';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { TextButton } from '~/ui/text-link';
import type { OwnLinks } from './use-own-links';

/** The addresses that work, each with its end. */
export function LinkList({ links: { links, isFailed, reload, end } }: { links: OwnLinks }) {
  const t = useT('compare');
  if (isFailed && !links)
    return (
      <p role="alert" className="text-14 text-ink-2">
        {t('share.listFailed')} <TextButton onClick={reload}>{t('share.again')}</TextButton>
      </p>
    );
  if (!links?.length) return null;
  return (
    <section aria-labelledby="own-links" className="border-t border-line pt-3">
      <h3 id="own-links" className="font-sans text-14 font-semibold">
        {t('share.own', { count: links.length })}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {links.map((link) => (
          <LinkLine key={link.id} link={link} onEnd={() => end(link.id)} />
        ))}
      </ul>
    </section>
  );
}

type LinkLineProps = { link: ComparisonLink; onEnd: () => Promise<void> };

/** Asked once more: who has the address loses it. */
function LinkLine({ link, onEnd }: LinkLineProps) {
  const t = useT('compare');
  const locale = useLocale();
  const [step, setStep] = useState<'shown' | 'asked' | 'busy'>('shown');
  const [problem, setProblem] = useState<string | null>(null);
  const date = (day: string) => formatDate(day, locale) ?? '';
  const homes = link.addresses.join(', ') || t('share.noHomes');
  async function finish() {
    setStep('busy');
    try {
      await onEnd();
    } catch (error) {
      setProblem(refusalOf(error) ?? t('share.endFailed'));
      setStep('asked');
    }
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-0 text-14">
        <p className="text-pretty wrap-anywhere">{homes}</p>
        <p className="text-13 text-ink-3">
          {t('share.times', { made: date(link.created_at), until: date(link.expires_at) })}
        </p>
      </div>
      {step === 'shown' ? (
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('share.endNamed', { homes })}
          onClick={() => setStep('asked')}
        >
          {t('share.end')}
        </Button>
      ) : (
        <div className="flex gap-1">
          <Button variant="quiet" size="sm" onClick={() => setStep('shown')}>
            {t('share.keep')}
          </Button>
          <Button variant="danger" size="sm" isBusy={step === 'busy'} onClick={finish}>
            {t('share.endNow')}
          </Button>
        </div>
      )}
      {problem && (
        <Notice tone="loss" className="col-span-full">
          {problem}
        </Notice>
      )}
    </li>
  );
}
