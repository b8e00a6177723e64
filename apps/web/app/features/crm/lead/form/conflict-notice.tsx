import type { Lead, LeadStatus } from '@alpha/contract';
import type { Owner } from '~/data/users';
import { countryName } from '~/features/crm/country-name';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { ConflictPanel } from '~/ui/conflict-panel';
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
export function ConflictNotice({ conflict, statuses, owners, ...handling }: ConflictNoticeProps) {
  const t = useT('leadForm');
  const { theirs, mine, before } = conflict;
  const now = valuesOf(theirs);
  const fields = changedBetween(before, now);
  const both = conflictingFields(before, mine, now);
  const say = useFieldWords({ statuses, owners }, theirs);
  return (
    <ConflictPanel
      title={t('conflict.title')}
      text={t(both.length > 0 ? 'conflict.both' : 'conflict.apart')}
      rows={fields.map((field) => ({
        key: field,
        name: t(`field.${field}`),
        theirs: t('conflict.theirs', { value: say(field, now[field]) }),
        mine:
          mine[field] === before[field]
            ? null
            : t('conflict.mine', { value: say(field, mine[field]) }),
      }))}
      keepMine={t('conflict.keepMine')}
      takeTheirs={t('conflict.takeTheirs')}
      {...handling}
    />
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
