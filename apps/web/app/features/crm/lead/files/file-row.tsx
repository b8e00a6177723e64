import type { LeadFile } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteLeadFile, downloadLeadFile, restoreLeadFile } from '~/data/lead-files';
import { useUndoToast } from '~/features/crm/use-undo-toast';
import { refusalOf } from '~/lib/api-refusal';
import { fileSize } from '~/lib/file-size';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { IconButton } from '~/ui/icon-button';
import { Menu } from '~/ui/menu';
import { Moment } from '~/ui/moment';
import { toast } from '~/ui/toast';
import { FilePicture } from './file-picture';
import { RenameDialog } from './rename-dialog';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** The name downloads the file; nothing is ever opened in the page. */
export function FileRow({ file }: { file: LeadFile }) {
  const t = useT('leadFiles');
  const cache = useQueryClient();
  const locale = useLocale();
  const offerUndo = useUndoToast();
  const [isRenaming, setRenaming] = useState(false);
  const { name, bytes, uploaded_by: by, created_at } = file;
  const download = useMutation({
    mutationFn: () => downloadLeadFile(file),
    onError: (error) => toast.error(t('downloadFailed'), { description: refusalOf(error) }),
  });
  const remove = useMutation({
    mutationFn: () => deleteLeadFile(cache, file),
    onSuccess: () =>
      void offerUndo({ done: t('deleted', { name }), undo: () => restoreLeadFile(cache, file) }),
    onError: (error) => toast.error(t('deleteFailed'), { description: refusalOf(error) }),
  });
  return (
    <li className="flex min-h-15 items-center gap-3 border-b border-line py-2.5">
      <FilePicture file={file} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <button
          type="button"
          disabled={download.isPending}
          onClick={() => download.mutate()}
          title={t('download', { name })}
          aria-label={t('download', { name })}
          className="relative w-fit max-w-full truncate text-left text-14 font-medium after:absolute after:-inset-y-2.5 after:inset-x-0 hover:text-accent hover:underline disabled:text-ink-3"
        >
          {name}
        </button>
        <p className="figures flex flex-wrap gap-x-2.5 text-13 text-ink-3">
          <span>{download.isPending ? t('downloading') : fileSize(bytes, locale)}</span>
          <span>{by?.name ?? t('nobody')}</span>
          <Moment at={created_at} isBrief />
          {file.kind === 'heic' && !file.has_thumbnail && <span>{t('noPreview')}</span>}
        </p>
      </div>
      <Menu
        trigger={
          <IconButton label={t('actions', { name })} size="sm">
            <Ellipsis {...ICON} />
          </IconButton>
        }
        items={[
          { label: t('menu.download'), icon: <Download {...ICON} />, onSelect: download.mutate },
          {
            label: t('menu.rename'),
            icon: <Pencil {...ICON} />,
            onSelect: () => setRenaming(true),
          },
          {
            label: t('menu.delete'),
            icon: <Trash2 {...ICON} />,
            isDanger: true,
            onSelect: remove.mutate,
          },
        ]}
      />
      {isRenaming && <RenameDialog file={file} onClose={() => setRenaming(false)} />}
    </li>
  );
}
