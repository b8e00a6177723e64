import { formatMoney, formatNumber, type MoneyOptions, type MoneyUnit } from './format.ts';
import type { Locale } from './locale.ts';
import type { Translate } from './translator.ts';

/** $250k, $1.2M: for axes, marks and titles without room for full figures, on the page and in the PDF. */
export function formatAxisMoney(
  usd: number,
  locale: Locale,
  ui: Translate<'ui'>,
  unit?: MoneyUnit,
): string {
  // An axis step that is round in the other currency is not in dollars: converted back, it is off by a hair.
  const value = unit ? Math.round(usd * unit.perUsd * 1e6) / 1e6 : usd;
  const size = Math.abs(value);
  // Already converted.
  const options = unit ? { unit: { currency: unit.currency, perUsd: 1 } } : {};
  if (size === 0) return formatNumber(0, locale) ?? '';
  if (size < 1000) return formatMoney(value, locale, options) ?? '';
  const isMillions = size >= 999_500;
  // Axis steps such as $58.5k need a decimal; other figures have no room for it.
  const isHalfStep = size < 100_000 && size % 1000 !== 0 && size % 100 === 0;
  const scaled = value / (isMillions ? 1_000_000 : 1000);
  const isBroken = isMillions
    ? Math.abs(scaled) < 100 && !Number.isInteger(Math.round(scaled * 100) / 100)
    : isHalfStep;
  const figure = formatMoney(scaled, locale, { ...options, decimals: isBroken ? 1 : 0 }) ?? '';
  return ui(isMillions ? 'chart.millions' : 'chart.thousands', { figure });
}

/** For narrow columns: millions of another currency than the dollar as on an axis, `+COP 1,200M`. */
export function formatNarrowMoney(
  usd: number | null | undefined,
  locale: Locale,
  ui: Translate<'ui'>,
  options: MoneyOptions = {},
): string | null {
  const { unit, sign } = options;
  if (!unit || usd == null || Math.abs(usd * unit.perUsd) < 1_000_000)
    return formatMoney(usd, locale, options);
  const plus = sign === 'always' && usd > 0 ? '+' : '';
  return plus + formatAxisMoney(usd, locale, ui, unit);
}
