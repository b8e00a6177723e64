import { ZILLOW_MEASURES, type ZillowMeasure } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { Select } from '~/ui/select';

type MeasureSelectProps = {
  /** '' until one is chosen. */
  measure: ZillowMeasure | '';
  onChange: (measure: ZillowMeasure | '') => void;
};

/** All Zillow Research files have the same columns: the user has to say which measure this is. */
export function MeasureSelect({ measure, onChange }: MeasureSelectProps) {
  const t = useT('imports');
  return (
    <Select
      className="max-w-110"
      label={t('setup.measure')}
      hint={t('setup.measureHint')}
      value={measure}
      options={[
        { value: '', label: t('setup.measureNone'), isDisabled: true },
        ...ZILLOW_MEASURES.map((value) => ({
          value,
          label: t('setup.measureOf', { measure: value }),
        })),
      ]}
      onChange={({ target }) => onChange(target.value as ZillowMeasure | '')}
    />
  );
}
