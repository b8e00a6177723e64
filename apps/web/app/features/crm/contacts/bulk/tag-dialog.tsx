import { useState } from 'react';
import { useTagsOf } from '~/features/crm/tag-chips';
import { TagPicker } from '~/features/crm/tag-picker';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import { RadioGroup } from '~/ui/radio-group';
import { type BulkDialogProps, useBulk } from './use-bulk';

/** Adds labels to the selected contacts, or removes them. */
export function TagDialog(props: BulkDialogProps) {
  const t = useT('contacts');
  const ui = useT('ui');
  const [what, setWhat] = useState<'add' | 'remove'>('add');
  const [ids, setIds] = useState<readonly number[]>([]);
  const [isMissing, setMissing] = useState(false);
  const bulk = useBulk('tag', props);
  const words = useTagsOf(ids)
    .map(({ name }) => name)
    .join(', ');
  const run = () => {
    if (ids.length === 0) setMissing(true);
    else if (what === 'add')
      bulk.run({ edit: { kind: 'tag', add_ids: [...ids], remove_ids: [] }, words });
    else bulk.run({ edit: { kind: 'tag', add_ids: [], remove_ids: [...ids] }, words });
  };
  return (
    <Dialog
      isOpen
      isBusy={bulk.isBusy}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      width="sm"
      title={t('bulk.tagTitle', { count: props.count })}
      actions={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            {ui('cancel')}
          </Button>
          <Button isBusy={bulk.isBusy} onClick={run}>
            {t(`bulk.tagAction.${what}`)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <RadioGroup
          legend={t('bulk.tagWhat')}
          isLegendHidden
          look="chips"
          value={what}
          onChange={setWhat}
          choices={(['add', 'remove'] as const).map((value) => ({
            value,
            label: t(`bulk.tagChoice.${value}`),
          }))}
        />
        <TagPicker
          chosen={ids}
          canCreate={what === 'add'}
          onToggle={(tag, isChosen) => {
            setMissing(false);
            setIds((now) => (isChosen ? [...now, tag.id] : now.filter((id) => id !== tag.id)));
          }}
        />
        {isMissing && <Notice tone="loss">{t('bulk.required')}</Notice>}
        {bulk.failure && <Notice tone="loss">{bulk.failure}</Notice>}
      </div>
    </Dialog>
  );
}
