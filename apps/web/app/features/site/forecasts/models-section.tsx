import { formatNumber } from '@alpha/i18n';
import { Table } from '~/ui/table';
import type { ForecastsPage } from './load-forecasts';
import { useForecastWords } from './use-forecast-words';

/** A phone has room for the promise and the miss. */
const PHONE_HIDDEN = 'max-md:hidden';

export function ModelsSection({ models }: Pick<ForecastsPage, 'models'>) {
  const { t, locale, share } = useForecastWords();
  const decimal = (value: number, decimals: number) =>
    formatNumber(value, locale, { decimals }) ?? '';
  return (
    <section aria-labelledby="models-title" className="page pt-12 md:pt-16">
      <h2 id="models-title" className="text-28 tracking-[-0.018em]">
        {t('models.title')}
      </h2>
      <p className="mt-1.5 mb-5 max-w-[68ch] text-pretty text-ink-2">{t('models.lead')}</p>
      <Table
        caption={t('models.title')}
        rows={models}
        rowKey={({ model }) => model}
        columns={[
          {
            key: 'model',
            header: t('models.model'),
            cell: ({ model }) => (
              <span className="block text-pretty max-md:min-w-24 max-md:whitespace-normal">
                {t(`models.name.${model}`)}
              </span>
            ),
          },
          {
            key: 'inside90',
            header: t('models.inside90'),
            align: 'end',
            cell: (score) => share(score.inside_90),
          },
          {
            key: 'inside50',
            header: t('models.inside50'),
            align: 'end',
            className: PHONE_HIDDEN,
            cell: (score) => share(score.inside_50),
          },
          {
            key: 'crps',
            header: t('models.crps'),
            align: 'end',
            cell: ({ crps }) => decimal(crps, 4),
          },
          {
            key: 'width',
            header: t('models.width'),
            align: 'end',
            className: PHONE_HIDDEN,
            cell: ({ width }) => decimal(width, 3),
          },
        ]}
      />
    </section>
  );
}
