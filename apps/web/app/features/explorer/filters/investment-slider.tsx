import { formatMoney } from '@alpha/i18n';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { supplyQuery } from '~/data/listings';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { type Range, RangeSlider } from '~/ui/range-slider';
import { INVESTMENT } from '../explorer.params';
import { NO_BARS, supplyBars } from './supply-bars';

/** For input without a release event, such as voice control. */
const SETTLE_MS = 400;

type InvestmentSliderProps = {
  /** The city whose listings are drawn on the track; `null` is every city. */
  city: string | null;
  value: Range;
  /** Once, when the thumb is released. */
  onCommit: (value: Range) => void;
  className?: string;
};

export function InvestmentSlider({ city, value, onCommit, className }: InvestmentSliderProps) {
  const t = useT('explorer');
  const locale = useLocale();
  const [draft, setDraft] = useState<Range | null>(null);
  const { data: supply } = useQuery(supplyQuery(city));
  const bars = useMemo(() => (supply ? supplyBars(supply.counts) : NO_BARS), [supply]);
  const [low, high] = draft ?? value;
  // The default maximum is beyond the end of the track: the thumb is at the end and its label says so.
  const atEnd = Math.max(high, INVESTMENT.max);
  const format = (dollars: number) =>
    formatMoney(dollars === INVESTMENT.max ? atEnd : dollars, locale) ?? '';

  function commit() {
    if (!draft) return;
    onCommit(draft);
    setDraft(null);
  }
  const onSettled = useEffectEvent(commit);
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => onSettled(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  return (
    <RangeSlider
      label={t('filters.investment')}
      min={INVESTMENT.min}
      max={INVESTMENT.max}
      step={INVESTMENT.step}
      value={[Math.min(low, INVESTMENT.max), Math.min(high, INVESTMENT.max)]}
      onChange={([from, to]) => setDraft([from, to === INVESTMENT.max ? atEnd : to])}
      onCommit={commit}
      format={format}
      histogram={bars}
      {...(className !== undefined && { className })}
    />
  );
}
