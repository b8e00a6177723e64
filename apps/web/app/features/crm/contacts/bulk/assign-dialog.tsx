import { useQuery, useQueryClient } from '@tanstack/react-query';
import { assignContacts } from '~/data/contacts';
import { peopleQuery } from '~/data/users';
import { useT } from '~/lib/i18n/use-t';
import { ChoiceDialog } from './choice-dialog';
import { type BulkDialogProps, useBulk } from './use-bulk';

export function AssignDialog(props: BulkDialogProps) {
  const t = useT('contacts');
  const cache = useQueryClient();
  const { data: people = [] } = useQuery(peopleQuery);
  const bulk = useBulk(
    'assign',
    (user_id: number) => assignContacts(cache, props.chosen, user_id),
    props,
  );
  return (
    <ChoiceDialog
      {...bulk}
      title={t('bulk.assignTitle', { count: props.count })}
      text={t('bulk.assignText')}
      label={t('bulk.assignTo')}
      action={t('bulk.assignAction')}
      options={people
        .filter(({ isActive }) => isActive)
        .map(({ id, name }) => ({ value: String(id), label: name }))}
      onClose={props.onClose}
    />
  );
}
