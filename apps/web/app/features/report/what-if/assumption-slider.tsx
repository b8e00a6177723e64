import {
  assumptionInBoth,
  assumptionText,
  convertedAssumption,
} from '@alpha/report-model/assumption-text';
import { memo, useId, useState } from 'react';
import { useMoneyUnit } from '~/lib/currency/currency-context';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Slider } from '~/ui/slider';
import { type Field, rangeOf } from './assumptions';
import { TypedValue } from './typed-value';

type AssumptionSliderProps = {
  field: Field;
  value: number;
  /** The default: marked on the track. */
  base: number;
  onChange: (field: Field, value: number) => void;
};

/** One assumption, dragged or typed. Only the slider that moves re-renders. */
export const AssumptionSlider = memo(function AssumptionSlider({
  field,
  value,
  base,
  onChange,
}: AssumptionSliderProps) {
  const t = useT('whatIf');
  const locale = useLocale();
  const unit = useMoneyUnit();
  const id = useId();
  const { min, max, step } = useReach(field, base, value);
  const label = t(`field.${field}`);
  const converted = convertedAssumption(field, value, locale, unit);
  return (
    <div className="min-w-0">
      <div className="flex items-center justify-between gap-2 text-14">
        <label htmlFor={id} className="min-w-0 text-ink-2">
          {label}
        </label>
        <span className="figures flex items-center whitespace-nowrap">
          {value !== base && (
            <s className="mr-1.5 text-ink-3">{assumptionText(field, base, locale)}</s>
          )}
          <TypedValue {...{ id, field, value }} onChange={(next) => onChange(field, next)} />
        </span>
      </div>
      {/* Entered in dollars, as the contract will be; the slider itself says both. */}
      {converted && (
        <p aria-hidden="true" className="figures -mt-1 text-right text-12 text-ink-2">
          {converted}
        </p>
      )}
      <Slider
        label={label}
        isHeaderHidden
        {...{ value, min, max, step }}
        assumption={base}
        onChange={(next) => onChange(field, next)}
        format={(each) => assumptionInBoth(field, each, locale, unit)}
      />
    </div>
  );
});

/** The track grows to include a value that was typed or found beyond it, and stays so. */
function useReach(field: Field, base: number, value: number) {
  const range = rangeOf(field, base);
  const [reached, setReached] = useState({ min: range.min, max: range.max });
  const min = Math.min(range.min, reached.min, value);
  const max = Math.max(range.max, reached.max, value);
  if (min < reached.min || max > reached.max) setReached({ min, max });
  return { min, max, step: range.step };
}
