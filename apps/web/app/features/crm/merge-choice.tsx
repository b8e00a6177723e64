import { useT } from '~/lib/i18n/use-t';
import { RadioGroup } from '~/ui/radio-group';
import type { MergeSide } from './merge-fields';

type MergeChoiceProps = {
  legend: string;
  /** In words; null or empty for nothing. */
  words: Record<MergeSide, string | null>;
  value: MergeSide;
  onChoose: (side: MergeSide) => void;
};

/** A fact that differs in two leads: one value stays. */
export function MergeChoice({ legend, words, value, onChoose }: MergeChoiceProps) {
  const t = useT('leadMerge');
  return (
    <RadioGroup
      look="cards"
      legend={legend}
      value={value}
      onChange={onChoose}
      choices={(['kept', 'other'] as const).map((side) => ({
        value: side,
        label: (
          <span className="min-w-0 wrap-anywhere whitespace-pre-line">
            {words[side] || <span className="font-normal text-ink-3">{t('empty')}</span>}
          </span>
        ),
      }))}
    />
  );
}
