import type { Lead, LeadField, LeadStatus } from '@alpha/contract';
import type { Owner } from '~/data/users';
import { countryName } from '~/features/crm/country-name';
import { customName, valueIn } from '~/features/crm/field-text';
import { useFieldWords as useCustomWords } from '~/features/crm/use-field-words';
import { useNameOf } from '~/features/crm/use-name-of';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { ConflictPanel } from '~/ui/conflict-panel';
import {
  type BuiltInName,
  type LeadFormName,
  type LeadFormValues,
  valuesOf,
} from './lead-form.values';
import { changedBetween, conflictingFields } from './merge-values';

export type Conflict = { theirs: Lead; mine: LeadFormValues; before: LeadFormValues };

type ConflictNoticeProps = {
  conflict: Conflict;
  statuses: readonly LeadStatus[];
  owners: readonly Owner[];
  fields: readonly LeadField[];
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Another user saved first: what they changed, which fields conflict, and how to continue. */
export function ConflictNotice({
  conflict,
  statuses,
  owners,
  fields: custom,
  ...handling
}: ConflictNoticeProps) {
  const t = useT('leadForm');
  const { theirs, mine, before } = conflict;
  const now = valuesOf(theirs, custom);
  const fields = changedBetween(before, now);
  const both = conflictingFields(before, mine, now);
  const say = useFieldWords({ statuses, owners, fields: custom }, theirs);
  const nameOf = useNameOf();
  const customOf = (field: string) => custom.find(({ id }) => customName(id) === field);
  const labelOf = (field: LeadFormName) => {
    const known = customOf(field);
    return known ? nameOf(known) : t(`field.${field as BuiltInName}`);
  };
  return (
    <ConflictPanel
      title={t('conflict.title')}
      text={t(both.length > 0 ? 'conflict.both' : 'conflict.apart')}
      rows={fields.map((field) => ({
        key: field,
        name: labelOf(field),
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
  { statuses, owners, fields }: Pick<ConflictNoticeProps, 'statuses' | 'owners' | 'fields'>,
  theirs: Lead,
) {
  const t = useT('leadForm');
  const lead = useT('lead');
  const locale = useLocale();
  const sayCustom = useCustomWords();
  return (field: LeadFormName, value = ''): string => {
    if (value === '') return t('conflict.nothing');
    const custom = fields.find(({ id }) => customName(id) === field);
    if (custom) return sayCustom(custom, valueIn(custom, value) ?? value);
    if (field === 'country') return countryName(value, locale);
    if (field === 'profile') return lead(`profile.${value as 'moderate'}.title`);
    if (field === 'lead_status_id')
      return statuses.find(({ id }) => String(id) === value)?.name ?? value;
    if (field !== 'user_id') return value;
    const known = owners.find(({ id }) => String(id) === value);
    return known?.name ?? (String(theirs.user_id) === value ? theirs.user.name : value);
  };
}
