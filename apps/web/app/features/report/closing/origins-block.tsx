import { originsLine } from '@alpha/report-model/origins';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { useOriginRows } from '../how/use-origin-text';
import type { BlockProps } from '../report.types';
import { ReportSection } from '../report-section';

/** For every figure a return is based on: source, date, and whether it was measured or assumed. */
export function OriginsBlock({ report }: BlockProps) {
  const t = useT('origins');
  const { rows } = useOriginRows(report.property);
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
        {rows().map(({ key, basis, text, page }) => (
          <div
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2.25 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_auto]"
          >
            <dt className="text-ink-2">{t(`name.${key}`)}</dt>
            <dd className="text-pretty max-md:order-last max-md:col-span-2 max-md:text-14">
              {text}
              {page && (
                <>
                  {' '}
                  <a
                    href={page}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`${t('page')}: ${t(`name.${key}`)}`}
                    className="link"
                  >
                    {t('page')}
                  </a>
                </>
              )}
            </dd>
            <dd className="text-right text-13 text-ink-3">{t('basis', { basis })}</dd>
          </div>
        ))}
      </dl>
    </ReportSection>
  );
}
