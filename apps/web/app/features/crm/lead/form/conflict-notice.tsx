import type { Lead, LeadStatus } from '@alpha/contract';
import { useEffect, useRef } from 'react';
import type { Owner } from '~/data/users';
import { countryName } from '~/features/crm/country-name';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { type LeadFormValues, valuesOf } from './lead-form.values';
import { changedBetween, conflictingFields } from './merge-values';

export type Conflict = { theirs: Lead; mine: LeadFormValues; before: LeadFormValues };

type ConflictNoticeProps = {
  conflict: Conflict;
  statuses: readonly LeadStatus[];
  owners: readonly Owner[];
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Another user saved first: what they changed, which fields conflict, and how to continue. */
export function ConflictNotice({
  conflict,
  onKeepMine,
  onTakeTheirs,
  ...rest
}: ConflictNoticeProps) {
  const t = useT('leadForm');
  const { theirs, mine, before } = conflict;
  const now = valuesOf(theirs);
  const fields = changedBetween(before, now);
  const both = conflictingFields(before, mine, now);
  const say = useFieldWords(rest, theirs);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      role="alert"
      className="my-7 grid max-w-250 gap-4 rounded-3 border border-loss/40 bg-surface p-5"
    >
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-18 outline-none">
          {t('conflict.title')}
        </h2>
        <p className="mt-1 text-14 text-pretty text-ink-2">
          {t(both.length > 0 ? 'conflict.both' : 'conflict.apart')}
        </p>
      </div>
      <dl className="grid border-t border-line text-14">
        {fields.map((field) => (
          <div
            key={field}
            className="grid gap-x-6 gap-y-0.5 border-b border-line py-2 md:grid-cols-[10rem_1fr_1fr]"
          >
            <dt className="text-ink-2">{t(`field.${field}`)}</dt>
            <dd>{t('conflict.theirs', { value: say(field, now[field]) })}</dd>
            <dd className="text-ink-2">
              {mine[field] !== before[field] &&
                t('conflict.mine', { value: say(field, mine[field]) })}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button isBusy={rest.isBusy} onClick={onKeepMine}>
          {t('conflict.keepMine')}
        </Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </section>
  );
}

function useFieldWords(
  { statuses, owners }: Pick<ConflictNoticeProps, 'statuses' | 'owners'>,
  theirs: Lead,
) {
  const t = useT('leadForm');
  const lead = useT('lead');
  const locale = useLocale();
  return (field: keyof LeadFormValues, value: string): string => {
    if (value === '') return t('conflict.nothing');
    if (field === 'country') return countryName(value, locale);
    if (field === 'profile') return lead(`profile.${value as 'moderate'}.title`);
    if (field === 'lead_status_id')
      return statuses.find(({ id }) => String(id) === value)?.name ?? value;
    if (field !== 'user_id') return value;
    const known = owners.find(({ id }) => String(id) === value);
    return known?.name ?? (String(theirs.user_id) === value ? theirs.user.name : value);
  };
}
