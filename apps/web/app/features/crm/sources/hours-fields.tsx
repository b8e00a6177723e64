import type { OwnerRule } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { Checkbox } from '~/ui/checkbox';
import { usualHours, WeekHoursFields } from '~/ui/week-hours-fields';

type Hours = OwnerRule['hours'];
type HoursFieldsProps = { hours: Hours; onChange: (hours: Hours) => void };

export function HoursFields({ hours, onChange }: HoursFieldsProps) {
  const t = useT('intakeSources');
  return (
    <div className="grid gap-4">
      <Checkbox
        label={t('hours.only')}
        hint={t('hours.hint')}
        checked={hours !== null}
        onChange={({ target }) => onChange(target.checked ? usualHours() : null)}
      />
      {hours && (
        <WeekHoursFields
          hours={hours}
          labels={{
            days: t('hours.days'),
            from: t('hours.from'),
            to: t('hours.to'),
            zone: t('rule.zone'),
          }}
          onChange={onChange}
        />
      )}
    </div>
  );
}
