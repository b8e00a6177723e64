import { formatMoney, formatNumber, formatPercent } from '@alpha/i18n';
import { useState } from 'react';
import { useLocale } from '~/lib/i18n/locale-provider';
import { type Range, RangeSlider } from '~/ui/range-slider';
import { Slider } from '~/ui/slider';
import { splitScale } from '~/ui/slider-scale';
import { supply } from '../sample-series';
import { sections, sliders } from '../samples';
import { Section } from '../section';

const QUIZ_SCALE = splitScale(42_000, 269_000, 1_000_000);

export function SlidersSection() {
  const locale = useLocale();
  const [range, setRange] = useState<Range>([90_000, 350_000]);
  const [budget, setBudget] = useState(269_000);
  const [down, setDown] = useState(40);
  const [apr, setApr] = useState(6.75);
  const [rent, setRent] = useState(5200);
  const money = (value: number) => formatMoney(value, locale) ?? '';
  const percent = (decimals: number) => (value: number) =>
    formatPercent(value, locale, { decimals }) ?? '';
  return (
    <Section title={sections.sliders}>
      <RangeSlider
        label={sliders.investment}
        value={range}
        min={42_000}
        max={700_000}
        step={1000}
        onChange={setRange}
        format={money}
        histogram={supply}
        className="max-w-80"
      />
      <Slider
        label={sliders.budget}
        value={budget}
        min={42_000}
        max={1_000_000}
        step={1000}
        scale={QUIZ_SCALE}
        onChange={setBudget}
        format={money}
        histogram={supply}
        histogramHeight={72}
      />
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <Slider
          label={sliders.downPayment}
          value={down}
          min={20}
          max={60}
          assumption={35}
          onChange={setDown}
          format={percent(0)}
        />
        <Slider
          label={sliders.apr}
          value={apr}
          min={4}
          max={10}
          step={0.05}
          assumption={7.5}
          onChange={setApr}
          format={percent(2)}
        />
        <Slider
          label={sliders.rent}
          value={rent}
          min={3000}
          max={7400}
          step={50}
          onChange={setRent}
          format={money}
        />
        <Slider
          label={sliders.disabled}
          value={10}
          min={1}
          max={20}
          isDisabled
          onChange={() => {}}
          format={(value) => formatNumber(value, locale) ?? ''}
        />
      </div>
    </Section>
  );
}
