import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { viewsQuery } from '~/data/contact-views';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { QueryError } from '~/ui/query-error';
import { ViewRow } from './view-row';

type ManageViewsDialogProps = { query: Record<string, string>; onClose: () => void };

export function ManageViewsDialog({ query, onClose }: ManageViewsDialogProps) {
  const t = useT('contacts');
  const ui = useT('ui');
  const saved = useQuery(viewsQuery);
  const views = saved.data ?? [];
  const [editing, setEditing] = useState<number | null>(null);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('views.title')}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {ui('close')}
        </Button>
      }
    >
      <QueryError query={saved} />
      {views.length === 0 ? (
        saved.data && <p className="text-15 text-ink-2">{t('views.none')}</p>
      ) : (
        <ul className="border-t border-line">
          {views.map((view) => (
            <ViewRow
              key={view.id}
              view={view}
              query={query}
              isEditing={editing === view.id}
              onEdit={(isEditing) => setEditing(isEditing ? view.id : null)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
