import { useQuery } from '@tanstack/react-query';
import { peopleQuery } from '~/data/users';
import { useT } from '~/lib/i18n/use-t';
import { QueryError } from '~/ui/query-error';
import { ChoiceDialog } from './choice-dialog';
import { type BulkDialogProps, useBulk } from './use-bulk';

export function AssignDialog(props: BulkDialogProps) {
  const t = useT('contacts');
  const staff = useQuery(peopleQuery);
  const people = staff.data ?? [];
  const { run, ...bulk } = useBulk('assign', props);
  return (
    <ChoiceDialog
      {...bulk}
      run={(user_id) => {
        const name = people.find(({ id }) => id === user_id)?.name ?? '';
        run({ edit: { kind: 'assign', user_id, name }, words: name });
      }}
      title={t('bulk.assignTitle', { count: props.count })}
      text={t('bulk.assignText')}
      label={t('bulk.assignTo')}
      action={t('bulk.assignAction')}
      options={people
        .filter(({ isActive }) => isActive)
        .map(({ id, name }) => ({ value: String(id), label: name }))}
      onClose={props.onClose}
    >
      <QueryError query={staff} />
    </ChoiceDialog>
  );
}
