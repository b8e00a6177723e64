import { MOST_PART_WEIGHT, type ScorePart } from '@alpha/contract';
import { useId } from 'react';
import { useT } from '~/lib/i18n/use-t';

type WeightRowProps = { part: ScorePart; weight: number; onChange: (weight: number) => void };

/** One part of the score: what it counts, and its points as a slider with a field. */
export function WeightRow({ part, weight, onChange }: WeightRowProps) {
  const t = useT('settings');
  const names = useT('leadScore');
  const id = useId();
  const put = (value: string) => {
    const number = Math.round(Number(value));
    if (Number.isFinite(number)) onChange(Math.min(MOST_PART_WEIGHT, Math.max(0, number)));
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-3 last:border-b-0">
      <span className="min-w-0">
        <label htmlFor={id} className="text-15 font-medium">
          {names(`part.${part}`)}
        </label>
        <span id={`${id}-hint`} className="block text-13 text-pretty text-ink-3">
          {t(`score.hint.${part}`)}
        </span>
      </span>
      <span className="figures flex items-center gap-1 text-15">
        <span aria-hidden="true" className="w-3 text-right text-ink-3">
          {part === 'passes' ? '−' : '+'}
        </span>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST_PART_WEIGHT}
          step={1}
          value={weight}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => put(target.value)}
          className="min-h-11 w-18 rounded-2 border border-edge bg-surface px-3 text-right"
        />
      </span>
    </div>
  );
}
