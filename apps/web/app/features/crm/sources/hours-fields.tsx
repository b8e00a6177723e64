import type { OwnerRule } from '@alpha/contract';
import { LOCALE_TAGS } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Checkbox } from '~/ui/checkbox';
import { TextField } from '~/ui/field';
import { Select } from '~/ui/select';
import { ownZone, zoneOptions } from './time-zones';

type Hours = OwnerRule['hours'];
type HoursFieldsProps = { hours: Hours; onChange: (hours: Hours) => void };

const DAYS = [1, 2, 3, 4, 5, 6, 7];
/** 2024-01-01 was a Monday. */
const dayName = (day: number, tag: string) =>
  new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));

export function HoursFields({ hours, onChange }: HoursFieldsProps) {
  const t = useT('intakeSources');
  const tag = LOCALE_TAGS[useLocale()];
  const usual = { time_zone: ownZone(), days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' };
  const put = (changes: Partial<NonNullable<Hours>>) =>
    onChange({ ...(hours ?? usual), ...changes });
  return (
    <div className="grid gap-4">
      <Checkbox
        label={t('hours.only')}
        hint={t('hours.hint')}
        checked={hours !== null}
        onChange={({ target }) => onChange(target.checked ? usual : null)}
      />
      {hours && (
        <>
          <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
            <legend className="sr-only">{t('hours.days')}</legend>
            {DAYS.map((day) => (
              <Checkbox
                key={day}
                label={dayName(day, tag)}
                checked={hours.days.includes(day)}
                onChange={({ target }) => {
                  const days = target.checked
                    ? [...hours.days, day].sort()
                    : hours.days.filter((each) => each !== day);
                  // One day at least.
                  if (days.length > 0) put({ days });
                }}
              />
            ))}
          </fieldset>
          <div className="grid max-w-2xl gap-4 sm:grid-cols-[9rem_9rem_minmax(0,1fr)]">
            <TextField
              label={t('hours.from')}
              type="time"
              value={hours.from}
              onChange={({ target }) => target.value && put({ from: target.value })}
            />
            <TextField
              label={t('hours.to')}
              type="time"
              value={hours.to}
              onChange={({ target }) => target.value && put({ to: target.value })}
            />
            <Select
              label={t('rule.zone')}
              value={hours.time_zone}
              onChange={({ target }) => put({ time_zone: target.value })}
              options={zoneOptions()}
            />
          </div>
        </>
      )}
    </div>
  );
}
