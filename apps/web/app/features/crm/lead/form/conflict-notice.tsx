import type { Lead, LeadField, LeadStatus } from '@alpha/contract';
import type { Owner } from '~/data/users';
import { useT } from '~/lib/i18n/use-t';
import { ConflictPanel } from '~/ui/conflict-panel';
import { type LeadFormValues, valuesOf } from './lead-form.values';
import { changedBetween, conflictingFields } from './merge-values';
import { useFormWords } from './use-form-words';

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
  const { labelOf, say } = useFormWords({ statuses, owners, fields: custom }, theirs);
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
