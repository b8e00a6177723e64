import { useQuery } from '@tanstack/react-query';
import { Bookmark, BookmarkCheck, BookmarkPlus, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { viewsQuery } from '~/data/contact-views';
import { useT } from '~/lib/i18n/use-t';
import { useUrlState } from '~/lib/url-state';
import { Button } from '~/ui/button';
import { Menu, type MenuItem } from '~/ui/menu';
import { isSameQuery, viewQueryOf } from '../contact-filter';
import { ManageViewsDialog } from './manage-views-dialog';
import { SaveViewDialog } from './save-view-dialog';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** Saved filters, one click away. */
export function ViewsMenu() {
  const t = useT('contacts');
  const { params } = useUrlState();
  const { data: views = [], isError } = useQuery(viewsQuery);
  const [asked, setAsked] = useState<'save' | 'manage' | null>(null);
  const query = viewQueryOf(params);
  const current = views.find((view) => isSameQuery(view.query, query));
  const close = () => setAsked(null);
  const notes: MenuItem[] = [
    { label: t(isError ? 'views.error' : 'views.none'), isDisabled: true },
  ];
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button variant="secondary" className="min-w-0">
            <Bookmark {...ICON} className="shrink-0" />
            <span className="max-w-36 truncate">{current?.name ?? t('views.label')}</span>
          </Button>
        }
        items={[
          ...(views.length === 0
            ? notes
            : views.map((view) => ({
                label: view.name,
                icon:
                  view.id === current?.id ? <BookmarkCheck {...ICON} /> : <Bookmark {...ICON} />,
                to: { pathname: '/app/contacts', search: `${new URLSearchParams(view.query)}` },
              }))),
          { kind: 'line' },
          {
            label: t('views.save'),
            icon: <BookmarkPlus {...ICON} />,
            isDisabled: Object.keys(query).length === 0,
            onSelect: () => setAsked('save'),
          },
          {
            label: t('views.manage'),
            icon: <Settings2 {...ICON} />,
            isDisabled: views.length === 0,
            onSelect: () => setAsked('manage'),
          },
        ]}
      />
      {asked === 'save' && <SaveViewDialog query={query} onClose={close} />}
      {asked === 'manage' && <ManageViewsDialog query={query} onClose={close} />}
    </>
  );
}
