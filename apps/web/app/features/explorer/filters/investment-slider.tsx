import { formatMoney } from '@alpha/i18n';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type ExplorerFilter, supplyQuery } from '~/data/listings';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { type Range, RangeSlider } from '~/ui/range-slider';
import { INVESTMENT } from '../explorer.params';
import { bucketsOnTrack, budgetScale } from './budget-scale';
import { supplyBars } from './supply-bars';

/** For input without a release event, such as voice control. */
const SETTLE_MS = 400;

type InvestmentSliderProps = {
  /** Its other filters say which listings are drawn on the track. */
  filter: ExplorerFilter;
  value: Range;
  /** Once, when the thumb is released. */
  onCommit: (value: Range) => void;
  className?: string;
};

export function InvestmentSlider({ filter, value, onCommit, className }: InvestmentSliderProps) {
  const t = useT('explorer');
  const locale = useLocale();
  const [draft, setDraft] = useState<Range | null>(null);
  const { data: supply } = useQuery(supplyQuery(filter));
  const { bars, scale } = useMemo(() => {
    const { edges, fitted } = bucketsOnTrack(supply);
    return { bars: supplyBars(fitted), scale: budgetScale(edges) };
  }, [supply]);
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
      scale={scale}
      histogram={bars}
      {...(className !== undefined && { className })}
    />
  );
}
