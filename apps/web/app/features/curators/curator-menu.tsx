import type { CuratorPage } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, ExternalLink, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { updateCuratorPage } from '~/data/curators';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { isPermitted } from '~/lib/permission';
import { IconButton } from '~/ui/icon-button';
import { Menu, type MenuItem } from '~/ui/menu';
import { toast } from '~/ui/toast';
import { bodyOf, valuesOf } from './curator-form.values';
import { DeletePageDialog } from './delete-page-dialog';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** Only actions the server would accept. */
export function CuratorMenu({ page }: { page: CuratorPage }) {
  const t = useT('curators');
  const [isDeleting, setDeleting] = useState(false);
  const toggle = useToggle(page);
  const isShown = page.is_published && page.user.is_active;
  const when = (condition: boolean, ...items: MenuItem[]) => (condition ? items : []);
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('menu.of', { name: page.display_name })} size="sm">
            <Ellipsis {...ICON} />
          </IconButton>
        }
        items={[
          {
            label: t('menu.edit'),
            icon: <Pencil {...ICON} />,
            to: `/app/edit-curator/${page.user_id}`,
          },
          ...when(isShown, {
            label: t('menu.open'),
            icon: <ExternalLink {...ICON} />,
            to: `/landings/${page.slug}`,
          }),
          {
            label: t(page.is_published ? 'menu.hide' : 'menu.publish'),
            icon: page.is_published ? <EyeOff {...ICON} /> : <Eye {...ICON} />,
            onSelect: () => toggle.mutate(),
          },
          ...when(
            isPermitted('curator:write:team'),
            { kind: 'line' },
            {
              label: t('menu.delete'),
              icon: <Trash2 {...ICON} />,
              isDanger: true,
              onSelect: () => setDeleting(true),
            },
          ),
        ]}
      />
      {isDeleting && <DeletePageDialog page={page} onClose={() => setDeleting(false)} />}
    </>
  );
}

function useToggle(page: CuratorPage) {
  const t = useT('curators');
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () =>
      updateCuratorPage(
        cache,
        { id: page.user_id, version: page.version },
        { ...bodyOf(valuesOf(page)), is_published: !page.is_published },
      ),
    onSuccess: ({ is_published, display_name }) =>
      toast.success(t(is_published ? 'toggled.published' : 'toggled.hidden'), {
        description: display_name,
      }),
    onError: (error) => toast.error(refusalOf(error) ?? t('toggled.failed')),
  });
}
