import { LOCALE_TAGS } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { ownZone, zoneOptions } from '~/lib/time-zones';
import { Checkbox } from './checkbox';
import { TextField } from './field';
import { Select } from './select';

/** Days are 1 for Monday to 7 for Sunday, times "09:00". */
type WeekHours = { time_zone: string; days: number[]; from: string; to: string };

type WeekHoursFieldsProps = {
  hours: WeekHours;
  labels: Record<'days' | 'from' | 'to' | 'zone', string>;
  error?: string | undefined;
  onChange: (hours: WeekHours) => void;
};

const DAYS = [1, 2, 3, 4, 5, 6, 7];
/** 2024-01-01 was a Monday. */
const dayName = (day: number, tag: string) =>
  new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));

/** Working days in the browser's own zone. */
export const usualHours = (): WeekHours => ({
  time_zone: ownZone(),
  days: [1, 2, 3, 4, 5],
  from: '09:00',
  to: '18:00',
});

/** The same hours on some days of every week. */
export function WeekHoursFields({ hours, labels, error, onChange }: WeekHoursFieldsProps) {
  const locale = useLocale();
  const tag = LOCALE_TAGS[locale];
  const put = (changes: Partial<WeekHours>) => onChange({ ...hours, ...changes });
  return (
    <>
      <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
        <legend className="sr-only">{labels.days}</legend>
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
          label={labels.from}
          type="time"
          value={hours.from}
          onChange={({ target }) => target.value && put({ from: target.value })}
        />
        <TextField
          label={labels.to}
          type="time"
          error={error}
          value={hours.to}
          onChange={({ target }) => target.value && put({ to: target.value })}
        />
        <Select
          label={labels.zone}
          value={hours.time_zone}
          onChange={({ target }) => put({ time_zone: target.value })}
          options={zoneOptions(locale, hours.time_zone)}
        />
      </div>
    </>
  );
}
