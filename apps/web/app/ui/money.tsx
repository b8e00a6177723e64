import {
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRate,
  type MoneyUnit,
} from '@alpha/i18n';
import { useMoneyUnit } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { cx } from './class-names';

export type FigureProps = {
  value: number | null | undefined;
  decimals?: number;
  /** Also prints a plus sign. */
  sign?: boolean;
  /** Gain and loss colors, always with the sign; `inverse` where less is better (costs). */
  tone?: 'auto' | 'inverse' | undefined;
  className?: string;
};

export type Format = typeof formatMoney;

/** US dollars, in the reader's currency where the page offers one. */
export function Money(props: FigureProps) {
  return useFigure({ ...props, format: formatMoney, unit: useMoneyUnit() });
}

/** The dollars behind a converted figure, as a second line; nothing on pages in dollars. */
export function InDollars({ value, className }: Pick<FigureProps, 'value' | 'className'>) {
  const t = useT('currency');
  const locale = useLocale();
  const amount = useMoneyUnit() && formatMoney(value, locale);
  if (!amount) return null;
  return (
    <span
      className={cx('figures block text-13 font-normal whitespace-nowrap text-ink-3', className)}
    >
      {t('approx', { amount })}
    </span>
  );
}

/** A value that is already in percent: 8.67 prints 8.67%. */
export function Percent(props: FigureProps) {
  return useFigure({ ...props, format: formatPercent });
}

/** A fraction: 0.35 prints 35.00%. */
export function Rate({
  fraction,
  ...rest
}: Omit<FigureProps, 'value'> & { fraction: FigureProps['value'] }) {
  return useFigure({ ...rest, value: fraction, format: formatRate });
}

/** A plain number; `unit` follows small and gray. */
export function Num({ unit, ...rest }: FigureProps & { unit?: string }) {
  return (
    <>
      <Figure {...rest} format={formatNumber} />
      {unit && rest.value != null && <span className="text-ink-3">{` ${unit}`}</span>}
    </>
  );
}

export function DateText({
  value,
  style = 'medium',
  className,
}: {
  value: string | null | undefined;
  style?: 'medium' | 'long' | 'month';
  className?: string;
}) {
  const text = formatDate(value, useLocale(), style);
  if (text === null || !value) return <NotAvailable className={className} />;
  return (
    <time dateTime={value} className={cx('whitespace-nowrap', className)}>
      {text}
    </time>
  );
}

export function NotAvailable({ className }: { className?: string | undefined }) {
  const t = useT('ui');
  return (
    <abbr title={t('notAvailableLong')} className={cx('whitespace-nowrap no-underline', className)}>
      {t('notAvailable')}
    </abbr>
  );
}

type WrittenProps = FigureProps & { format: Format; unit?: MoneyUnit | undefined };

/** One figure as text. */
export function Figure(props: WrittenProps) {
  return useFigure(props);
}

/** The others of this file are made of it, without a component between: a report has hundreds of them. */
function useFigure({ value, decimals, sign = false, tone, className, format, unit }: WrittenProps) {
  const text = format(value, useLocale(), {
    ...(decimals !== undefined && { decimals }),
    sign: sign || tone ? 'always' : 'auto',
    unit,
  });
  if (text === null) return <NotAvailable className={className} />;
  return (
    <span className={cx('figures whitespace-nowrap', tone && colorOf(text, tone), className)}>
      {text}
    </span>
  );
}

/** From the printed sign: a value printed as zero is neither gain nor loss. */
function colorOf(text: string, tone: 'auto' | 'inverse'): string {
  const isPlus = text.startsWith('+');
  if (!isPlus && !text.startsWith('\u2212')) return '';
  return isPlus === (tone === 'auto') ? 'text-gain' : 'text-loss';
}
