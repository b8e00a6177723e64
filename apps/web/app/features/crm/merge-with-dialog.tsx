import type { Lead } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { leadChoicesQuery } from '~/data/leads';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Button } from '~/ui/button';
import { Combobox } from '~/ui/combobox';
import { Dialog } from '~/ui/dialog';
import { QueryError } from '~/ui/query-error';

const PAUSE_MS = 300;

type MergeWithDialogProps = { lead: Lead; onClose: () => void; onPick: (id: number) => void };

/** Which contact is the same person; begins with those of the same name. */
export function MergeWithDialog({ lead, onClose, onPick }: MergeWithDialogProps) {
  const t = useT('leadMerge');
  const ui = useT('ui');
  const nameOf = usePersonName();
  const [text, setText] = useState(() => nameOf(lead));
  const search = useSettled(text.trim());
  const choices = useQuery(leadChoicesQuery(search));
  const others = choices.data?.filter(({ id }) => id !== lead.id);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('with.title', { name: nameOf(lead) })}
      description={t('with.text')}
      width="sm"
      actions={
        <Button variant="secondary" onClick={onClose}>
          {ui('cancel')}
        </Button>
      }
    >
      {/* Room for the list, which opens below the field. */}
      <div className="grid min-h-80 content-start gap-4">
        <Combobox
          label={t('with.search')}
          listLabel={t('with.found')}
          none={t('with.none')}
          value={text}
          onValueChange={setText}
          options={
            search.length > 1
              ? others?.map((row) => ({ id: row.id, name: nameOf(row), note: row.email }))
              : undefined
          }
          onPick={onPick}
        />
        <QueryError query={choices} title={t('with.failed')} />
      </div>
    </Dialog>
  );
}

/** The text once typing pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
