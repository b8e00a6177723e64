import { useT } from '~/lib/i18n/use-t';
import { useStatusOptions } from '../use-status-options';
import { ChoiceDialog } from './choice-dialog';
import { type BulkDialogProps, useBulk } from './use-bulk';

export function MoveDialog(props: BulkDialogProps) {
  const t = useT('contacts');
  const options = useStatusOptions();
  const { run, ...bulk } = useBulk('move', props);
  return (
    <ChoiceDialog
      {...bulk}
      {...{ options }}
      run={(lead_status_id) => {
        const words = options.find(({ value }) => value === String(lead_status_id))?.label ?? '';
        run({ edit: { kind: 'move', lead_status_id }, words });
      }}
      title={t('bulk.moveTitle', { count: props.count })}
      text={t('bulk.moveText')}
      label={t('bulk.moveTo')}
      action={t('bulk.moveAction')}
      onClose={props.onClose}
    />
  );
}
