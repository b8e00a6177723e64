import { BULK_LIMIT, isAllowed, type LeadSummary, SEQUENCE_START_MAX } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import {
  ArrowRightLeft,
  ListOrdered,
  Merge,
  PencilLine,
  Tag,
  Trash2,
  UserRoundCheck,
} from 'lucide-react';
import { useState } from 'react';
import type { ChosenContacts, ContactFilter } from '~/data/contacts';
import { leadFieldsQuery } from '~/data/lead-fields';
import { MergeDialog } from '~/features/crm/merge-dialog';
import { useT } from '~/lib/i18n/use-t';
import { readSession } from '~/lib/session';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { TextButton } from '~/ui/text-link';
import { AssignDialog } from './assign-dialog';
import { BulkDeleteDialog } from './bulk-delete-dialog';
import { BulkStartDialog } from './bulk-start-dialog';
import { FieldDialog } from './field-dialog';
import { MoveDialog } from './move-dialog';
import { TagDialog } from './tag-dialog';
import type { Selection } from './use-selection';

type BulkBarProps = {
  contacts: readonly LeadSummary[];
  total: number;
  filter: ContactFilter;
  selection: Selection;
};

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** Above the list, with a constant height so that the rows don't move. */
export function BulkBar({ contacts, total, filter, selection }: BulkBarProps) {
  const t = useT('contacts');
  const ids = contacts.map(({ id }) => id);
  const isPage = ids.every(selection.has);
  return (
    <section
      aria-label={t('bulk.region')}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 md:min-h-12"
    >
      <Checkbox
        label={
          selection.count === 0
            ? t('bulk.selectPage')
            : t('bulk.chosen', { count: selection.count })
        }
        aria-label={t('bulk.selectPage')}
        checked={isPage}
        isMixed={!isPage && ids.some(selection.has)}
        onChange={() => selection.setMany(ids, !isPage)}
        // Aligned with the checkboxes of the rows.
        className="md:pl-5"
      />
      {selection.count > 0 && (
        <>
          <AllMatching total={total} isPage={isPage} selection={selection} />
          <TextButton className="text-14" onClick={selection.clear}>
            {t('bulk.clear')}
          </TextButton>
          <BulkActions filter={filter} selection={selection} />
        </>
      )}
    </section>
  );
}

type AllMatchingProps = { total: number; isPage: boolean; selection: Selection };

/** The whole page is selected: offers to select all matches. */
function AllMatching({ total, isPage, selection }: AllMatchingProps) {
  const t = useT('contacts');
  if (selection.isAll)
    return <span className="text-14 text-ink-2">{t('bulk.allChosen', { count: total })}</span>;
  if (!isPage || total <= selection.count) return null;
  return (
    <TextButton className="text-14" onClick={selection.chooseAll}>
      {t('bulk.allMatching', { count: total })}
    </TextButton>
  );
}

/** Two contacts that somebody has chosen one by one may be one person. */
function pairIn({ isAll, ids }: Selection): [number, number] | null {
  const [one, two, ...more] = ids;
  return !isAll && one !== undefined && two !== undefined && more.length === 0 ? [one, two] : null;
}

/** The selection and its size when the dialog opened: the list behind it keeps updating. */
type Asked = {
  what: 'assign' | 'move' | 'tag' | 'field' | 'sequence' | 'delete' | 'merge';
  chosen: ChosenContacts;
  count: number;
};

function BulkActions({ filter, selection }: Pick<BulkBarProps, 'filter' | 'selection'>) {
  const t = useT('contacts');
  const { role } = readSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const merge = useT('leadMerge');
  const { data: fields = [] } = useQuery(leadFieldsQuery);
  const canEditFields = fields.some(({ can_edit }) => can_edit);
  const { count } = selection;
  const pair = pairIn(selection);
  const ask = (what: Asked['what']) => {
    const chosen = selection.isAll
      ? { matching: filter, seen: count }
      : { ids: [...selection.ids] };
    setAsked({ what, chosen, count });
  };
  const dialog = asked && { ...asked, onClose: () => setAsked(null), onDone: selection.clear };
  if (count > BULK_LIMIT)
    return (
      <p role="status" className="text-14 text-loss">
        {t('bulk.tooMany', { limit: BULK_LIMIT })}
      </p>
    );
  return (
    <div className="flex flex-wrap gap-2 py-1 md:ml-auto">
      {role !== null && isAllowed(role, 'lead:assign') && (
        <Button size="sm" variant="secondary" onClick={() => ask('assign')}>
          <UserRoundCheck {...ICON} />
          {t('bulk.assign')}
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={() => ask('move')}>
        <ArrowRightLeft {...ICON} />
        {t('bulk.move')}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => ask('tag')}>
        <Tag {...ICON} />
        {t('bulk.tag')}
      </Button>
      {canEditFields && (
        <Button size="sm" variant="secondary" onClick={() => ask('field')}>
          <PencilLine {...ICON} />
          {t('bulk.field')}
        </Button>
      )}
      {!selection.isAll && count <= SEQUENCE_START_MAX && (
        <Button size="sm" variant="secondary" onClick={() => ask('sequence')}>
          <ListOrdered {...ICON} />
          {t('bulk.sequence')}
        </Button>
      )}
      <Button size="sm" variant="secondary" className="text-loss" onClick={() => ask('delete')}>
        <Trash2 {...ICON} />
        {t('bulk.delete')}
      </Button>
      {pair && (
        <Button size="sm" variant="secondary" onClick={() => ask('merge')}>
          <Merge {...ICON} />
          {merge('action')}
        </Button>
      )}
      {dialog?.what === 'merge' && pair && (
        <MergeDialog ids={pair} onClose={dialog.onClose} onMerged={dialog.onDone} />
      )}
      {dialog?.what === 'assign' && <AssignDialog {...dialog} />}
      {dialog?.what === 'move' && <MoveDialog {...dialog} />}
      {dialog?.what === 'sequence' && <BulkStartDialog {...dialog} />}
      {dialog?.what === 'field' && <FieldDialog {...dialog} />}
      {dialog?.what === 'tag' && <TagDialog {...dialog} />}
      {dialog?.what === 'delete' && <BulkDeleteDialog {...dialog} />}
    </div>
  );
}
