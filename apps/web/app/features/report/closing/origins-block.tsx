import { originsLine } from '@alpha/report-model/origins';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { useOriginText } from '../how/use-origin-text';
import type { BlockProps } from '../report.types';
import { ReportSection } from '../report-section';

/** For every figure a return is based on: source, date, and whether it was measured or assumed. */
export function OriginsBlock({ report }: BlockProps) {
  const t = useT('origins');
  const textOf = useOriginText();
  const locale = useLocale();
  const { origins } = report.property;
  if (origins.length === 0) return null;
  return (
    <ReportSection
      id="origins"
      title={t('title')}
      lead={t('lead')}
      fold={originsLine(origins, locale, t)}
      isFoldedEverywhere
    >
      <dl className="figures mt-5 border-t border-ink text-[0.90625rem]">
        {origins.map((origin) => (
          <div
            key={origin.figure}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2.25 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_auto]"
          >
            <dt className="text-ink-2">{t(`name.${origin.figure}`)}</dt>
            <dd className="text-pretty max-md:order-last max-md:col-span-2 max-md:text-14">
              {textOf(origin)}
            </dd>
            <dd className="text-right text-13 text-ink-3">{t('basis', { basis: origin.basis })}</dd>
          </div>
        ))}
      </dl>
    </ReportSection>
  );
}
