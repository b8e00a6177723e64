import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { viewsQuery } from '~/data/contact-views';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { ViewRow } from './view-row';

type ManageViewsDialogProps = { query: Record<string, string>; onClose: () => void };

export function ManageViewsDialog({ query, onClose }: ManageViewsDialogProps) {
  const t = useT('contacts');
  const ui = useT('ui');
  const { data: views = [] } = useQuery(viewsQuery);
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
      {views.length === 0 ? (
        <p className="text-15 text-ink-2">{t('views.none')}</p>
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
