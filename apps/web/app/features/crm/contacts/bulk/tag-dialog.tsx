import type { LeadTag } from '@alpha/contract';
import { useState } from 'react';
import { madeAmong } from '~/data/outbox/made-tags';
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
  const [tags, setTags] = useState<readonly LeadTag[]>([]);
  const [isMissing, setMissing] = useState(false);
  const bulk = useBulk('tag', props);
  const run = () => {
    if (tags.length === 0) return setMissing(true);
    const ids = tags.map(({ id }) => id);
    const chosen =
      what === 'add' ? { add_ids: ids, remove_ids: [] } : { add_ids: [], remove_ids: ids };
    const words = tags.map(({ name }) => name).join(', ');
    bulk.run({ edit: { kind: 'tag', ...chosen, ...madeAmong(tags) }, words });
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
          chosen={tags.map(({ id }) => id)}
          canCreate={what === 'add'}
          onToggle={(tag, isChosen) => {
            setMissing(false);
            setTags((now) => (isChosen ? [...now, tag] : now.filter(({ id }) => id !== tag.id)));
          }}
        />
        {isMissing && <Notice tone="loss">{t('bulk.required')}</Notice>}
        {bulk.failure && <Notice tone="loss">{bulk.failure}</Notice>}
      </div>
    </Dialog>
  );
}
