import type { CitySummary } from '@alpha/contract';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import type { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { Money, Num, Percent } from '~/ui/money';
import type { Column } from '~/ui/table';

type Translate = ReturnType<typeof useT<'explorer'>>;
type LinkTo = (row: CitySummary) => To;

/** One figure per column. */
export function wideColumns(t: Translate, linkTo: LinkTo): Column<CitySummary>[] {
  return [
    {
      key: 'city',
      header: t('home.cities.city'),
      isSortable: true,
      cell: (row) => <CityLink {...{ t, row }} to={linkTo(row)} look={WIDE_LINK} />,
    },
    {
      key: 'count',
      header: t('home.cities.count'),
      align: 'end',
      isSortable: true,
      cell: (row) => <Num value={row.count} />,
    },
    {
      key: 'median_price',
      header: t('home.cities.price'),
      align: 'end',
      isSortable: true,
      cell: (row) => <Money value={row.median_price} />,
    },
    {
      key: 'median_rent',
      header: t('home.cities.rent'),
      align: 'end',
      isSortable: true,
      cell: (row) => (
        <>
          <Money value={row.median_rent} />
          <span className="ml-1 text-12 text-ink-3">{t('home.cities.month')}</span>
        </>
      ),
    },
    roiColumn(t('home.cities.roi')),
  ];
}

/** Without this the head's button extends into the padding, which two-line rows need. */
const TWO_LINES = 'align-top whitespace-normal [&>button]:-my-1';

/** Two lines per row: every figure is visible on a phone without horizontal scrolling. */
export function narrowColumns(t: Translate, linkTo: LinkTo): Column<CitySummary>[] {
  return [
    {
      key: 'city',
      header: t('home.cities.city'),
      isSortable: true,
      cell: (row) => (
        <>
          <CityLink {...{ t, row }} to={linkTo(row)} look={NARROW_LINK} />
          <Second>{t('home.cities.homes', { count: row.count })}</Second>
        </>
      ),
    },
    {
      key: 'median_price',
      header: t('home.cities.priceAndRent'),
      align: 'end',
      isSortable: true,
      className: cx('px-1!', TWO_LINES),
      cell: (row) => (
        <>
          <Money value={row.median_price} />
          <Second>
            <Money value={row.median_rent} />
          </Second>
        </>
      ),
    },
    { ...roiColumn(t('home.cities.roiShort')), className: cx('pl-2!', TWO_LINES) },
  ];
}

const roiColumn = (header: string): Column<CitySummary> => ({
  key: 'median_roi',
  header,
  align: 'end',
  isSortable: true,
  cell: (row) => <Percent value={row.median_roi} decimals={1} tone="auto" />,
});

const WIDE_LINK = '-my-2.25 flex min-h-11 items-center';
/** The whole cell, two lines high, is the touch target. */
const NARROW_LINK = 'whitespace-normal after:absolute after:inset-0';

type CityLinkProps = { t: Translate; row: CitySummary; to: To; look: string };

function CityLink({ t, row, to, look }: CityLinkProps) {
  return (
    <Link
      to={to}
      className={cx(
        'underline decoration-line decoration-1 underline-offset-4 hover:text-accent hover:decoration-accent',
        look,
      )}
    >
      {t('home.cities.open', { city: row.city, state: row.state })}
    </Link>
  );
}

function Second({ children }: { children: ReactNode }) {
  return <span className="block text-13 font-normal text-ink-2">{children}</span>;
}
