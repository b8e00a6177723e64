import type { LeadFile } from '@alpha/contract';
import { useQueryClient } from '@tanstack/react-query';
import { renameLeadFile } from '~/data/lead-files';
import { useT } from '~/lib/i18n/use-t';
import { FieldDialog } from '~/ui/field-dialog';

const MOST_CHARACTERS = 120;

/** Without its ending, which belongs to the content. */
export function RenameDialog({ file, onClose }: { file: LeadFile; onClose: () => void }) {
  const t = useT('leadFiles');
  const cache = useQueryClient();
  const [stem = '', ending = ''] = file.name.split(/(\.[^.]+)$/);
  return (
    <FieldDialog
      title={t('rename')}
      label={t('name')}
      hint={ending ? t('ending', { ending }) : undefined}
      maxLength={MOST_CHARACTERS}
      saveLabel={t('save')}
      initial={stem}
      read={(text) => text.trim() || undefined}
      wrong={t('nameRequired')}
      save={(name) => renameLeadFile(cache, file, `${name}${ending}`)}
      failed={t('renameFailed')}
      onClose={onClose}
    />
  );
}
