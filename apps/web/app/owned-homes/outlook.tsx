import type { OwnedHome } from '@alpha/contract/owned-homes';
import { formatMoney, formatRate } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Badge } from '~/ui/badge';
import { How } from '~/ui/how';
import { Money } from '~/ui/money';
import { Table } from '~/ui/table';

const TONES = { inside: 'neutral', above: 'gain', below: 'loss' } as const;

/** Each year so far, against its own range. */
export function PastYears({ home }: { home: OwnedHome }) {
  const t = useT('ownedHomes');
  const { past } = home.outlook;
  if (past.length === 0) return null;
  return (
    <section className="@container grid gap-2">
      <h4 className="font-sans text-15 font-semibold tracking-normal">{t('past.title')}</h4>
      <Table
        caption={t('past.title')}
        rows={past}
        rowKey={({ year }) => year}
        columns={[
          {
            key: 'year',
            header: t('year'),
            cell: ({ year, months }) =>
              months === 12 ? t('past.whole', { year }) : t('past.part', { year, count: months }),
          },
          {
            key: 'cash',
            header: t('past.cash'),
            align: 'end',
            cell: ({ cash_cents, range, standing }) => (
              <>
                <Money value={cash_cents / 100} decimals={2} tone="auto" />
                <NarrowRange range={range} />
                <span className="mt-1 block @2xl:hidden">
                  <Standing standing={standing} />
                </span>
              </>
            ),
          },
          {
            key: 'range',
            header: t('chart.range'),
            align: 'end',
            className: WIDE_ONLY,
            cell: ({ range }) => <Range range={range} />,
          },
          {
            key: 'standing',
            header: t('past.standing'),
            className: WIDE_ONLY,
            cell: ({ standing }) => <Standing standing={standing} />,
          },
        ]}
      />
    </section>
  );
}

/** What is still to be expected, from what has come. */
export function ComingYears({ home }: { home: OwnedHome }) {
  const t = useT('ownedHomes');
  const locale = useLocale();
  const { years, rent_ratio } = home.outlook;
  const shown = years.filter(({ year }, i) => i === 0 || year === 5 || year === 10);
  if (shown.length === 0) return null;
  const owed = home.forecast.equity;
  return (
    <section className="@container grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h4 className="font-sans text-15 font-semibold tracking-normal">{t('coming.title')}</h4>
        <How title={t('coming.title')}>
          <p>{t('coming.how')}</p>
          <p className="mt-2">
            {rent_ratio === null
              ? t('coming.noRent')
              : t('coming.rent', { share: formatRate(rent_ratio, locale, { decimals: 1 }) ?? '' })}
          </p>
        </How>
      </div>
      <Table
        caption={t('coming.title')}
        rows={shown}
        rowKey={({ year }) => year}
        columns={[
          { key: 'year', header: t('year'), cell: ({ year }) => t('coming.end', { year }) },
          {
            key: 'middle',
            header: t('coming.middle'),
            align: 'end',
            cell: ({ cash }) => (
              <>
                <Money value={cash[2] / 100} tone="auto" />
                <NarrowRange range={cash} />
              </>
            ),
          },
          {
            key: 'range',
            header: t('coming.range'),
            align: 'end',
            className: WIDE_ONLY,
            cell: ({ cash }) => <Range range={cash} />,
          },
          {
            key: 'equity',
            header: t('coming.equity'),
            align: 'end',
            cell: ({ year }) => <Money value={(owed[year]?.[2] ?? 0) / 100} />,
          },
        ]}
      />
    </section>
  );
}

function Standing({ standing }: Pick<OwnedHome['outlook']['past'][number], 'standing'>) {
  const t = useT('ownedHomes');
  return <Badge tone={TONES[standing]}>{t(`past.${standing}`)}</Badge>;
}

/** Where there is little room, the range is a second line under its figure, so that nothing is cut off. */
const WIDE_ONLY = '@max-2xl:hidden';

function NarrowRange({ range }: { range: readonly number[] }) {
  return (
    <span className="block text-13 text-ink-2 @2xl:hidden">
      <Range range={range} />
    </span>
  );
}

function Range({ range }: { range: readonly number[] }) {
  const t = useT('ownedHomes');
  const locale = useLocale();
  const [low = '', high = ''] = [range[0], range[4]].map(
    (cents = 0) => formatMoney(cents / 100, locale) ?? '',
  );
  return t('range', { low, high });
}
