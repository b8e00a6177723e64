import { useQueryClient } from '@tanstack/react-query';
import { moveContacts } from '~/data/contacts';
import { useT } from '~/lib/i18n/use-t';
import { useStatusOptions } from '../use-status-options';
import { ChoiceDialog } from './choice-dialog';
import { type BulkDialogProps, useBulk } from './use-bulk';

export function MoveDialog(props: BulkDialogProps) {
  const t = useT('contacts');
  const cache = useQueryClient();
  const options = useStatusOptions();
  const bulk = useBulk(
    'move',
    (lead_status_id: number) => moveContacts(cache, props.chosen, lead_status_id),
    props,
  );
  return (
    <ChoiceDialog
      {...bulk}
      {...{ options }}
      title={t('bulk.moveTitle', { count: props.count })}
      text={t('bulk.moveText')}
      label={t('bulk.moveTo')}
      action={t('bulk.moveAction')}
      onClose={props.onClose}
    />
  );
}
