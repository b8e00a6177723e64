import type { FieldSetting } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArchiveRestore, ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { changeField, dropField } from '~/data/lead-fields';
import { useNameOf } from '~/features/crm/use-name-of';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Badge } from '~/ui/badge';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { IconButton } from '~/ui/icon-button';
import { toast } from '~/ui/toast';
import { FieldDialog } from './field-dialog';
import { formOf } from './field-form';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

type FieldRowProps = {
  field: FieldSetting;
  isFirst?: boolean;
  isLast?: boolean;
  /** Archived ones have no order. */
  onMove?: (by: 1 | -1) => void;
};

export function FieldRow({ field, isFirst = false, isLast = false, onMove }: FieldRowProps) {
  const t = useT('settings');
  const types = useT('customFields');
  const nameOf = useNameOf();
  const name = nameOf(field);
  const [asked, setAsked] = useState<'edit' | 'remove' | null>(null);
  const close = () => setAsked(null);
  const rights = (['leader', 'salesman'] as const).map((role) => {
    const access = field[`${role}_access`];
    return t(`fields.rights.${role}`, { access: types(`access.${access}`) });
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="text-15 font-medium wrap-anywhere">{name}</span>
          {field.is_required && <Badge tone="accent">{types('isRequired')}</Badge>}
        </p>
        <p className="mt-0.5 text-13 text-ink-3">
          {[
            types(`type.${field.type}`),
            ...rights,
            t('fields.used', { count: field.leads_count }),
          ].join(' · ')}
        </p>
      </div>
      <div className="flex items-center gap-1">
        {onMove && (
          <>
            <IconButton
              size="sm"
              label={t('reasons.up', { name })}
              disabled={isFirst}
              onClick={() => onMove(-1)}
            >
              <ArrowUp {...ICON} />
            </IconButton>
            <IconButton
              size="sm"
              label={t('reasons.down', { name })}
              disabled={isLast}
              onClick={() => onMove(1)}
            >
              <ArrowDown {...ICON} />
            </IconButton>
            <IconButton
              size="sm"
              label={t('fields.editOf', { name })}
              onClick={() => setAsked('edit')}
            >
              <Pencil {...ICON} />
            </IconButton>
          </>
        )}
        {field.is_archived && <RestoreButton field={field} name={name} />}
        {!(field.is_archived && field.leads_count > 0) && (
          <IconButton
            size="sm"
            className="text-loss"
            label={t('reasons.remove', { name })}
            onClick={() => setAsked('remove')}
          >
            <Trash2 {...ICON} />
          </IconButton>
        )}
      </div>
      {asked === 'edit' && <FieldDialog field={field} onClose={close} />}
      {asked === 'remove' && <RemoveDialog field={field} name={name} onClose={close} />}
    </li>
  );
}

type NamedField = { field: FieldSetting; name: string };

function RestoreButton({ field, name }: NamedField) {
  const t = useT('settings');
  const cache = useQueryClient();
  const restoring = useMutation({
    mutationFn: () => changeField(cache, field.id, { ...formOf(field), is_archived: false }),
    onSuccess: () => toast.success(t('fields.restored', { name })),
    onError: (error) => toast.error(t('failed'), { description: refusalOf(error) }),
  });
  return (
    <IconButton
      size="sm"
      label={t('fields.restoreOf', { name })}
      title={t('fields.restoreOf', { name })}
      disabled={restoring.isPending}
      onClick={() => restoring.mutate()}
    >
      <ArchiveRestore {...ICON} />
    </IconButton>
  );
}

function RemoveDialog({ field, name, onClose }: NamedField & { onClose: () => void }) {
  const t = useT('settings');
  const cache = useQueryClient();
  const removal = useMutation({
    mutationFn: () => dropField(cache, field.id),
    onSuccess: ({ is_archived }) => {
      toast.success(t(is_archived ? 'fields.wasArchived' : 'fields.wasDeleted', { name }));
      onClose();
    },
    onError: (error) => toast.error(t('failed'), { description: refusalOf(error) }),
  });
  const isUsed = field.leads_count > 0;
  return (
    <ConfirmDialog
      isOpen
      isDanger={!isUsed}
      isBusy={removal.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(isUsed ? 'fields.archiveTitle' : 'fields.deleteTitle', { name })}
      description={
        isUsed ? t('fields.archiveText', { count: field.leads_count }) : t('fields.deleteText')
      }
      confirmLabel={t(isUsed ? 'fields.archive' : 'fields.delete')}
      onConfirm={() => removal.mutate()}
    />
  );
}
