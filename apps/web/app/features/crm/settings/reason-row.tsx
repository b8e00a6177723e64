import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { LostReasonForm } from '~/data/lost-reasons';
import { useT } from '~/lib/i18n/use-t';
import { Checkbox } from '~/ui/checkbox';
import { TextField } from '~/ui/field';
import { IconButton } from '~/ui/icon-button';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

type ReasonRowProps = {
  row: LostReasonForm;
  /** From 1. */
  place: number;
  isLast: boolean;
  onChange: (next: Partial<LostReasonForm>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

export function ReasonRow({ row, place, isLast, onChange, onMove, onRemove }: ReasonRowProps) {
  const t = useT('settings');
  const name = row.name || t('reasons.place', { place });
  return (
    <li className="flex flex-wrap items-end gap-x-3 gap-y-2 border-b border-line pb-4">
      <TextField
        className="min-w-0 flex-1 basis-44"
        label={t('reasons.name')}
        required
        maxLength={80}
        value={row.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        className="min-w-0 flex-1 basis-44"
        label={t('reasons.nameEs')}
        lang="es"
        required
        maxLength={80}
        value={row.name_es}
        onChange={({ target }) => onChange({ name_es: target.value })}
      />
      <div className="flex items-center gap-1">
        <Checkbox
          label={t('reasons.active')}
          aria-label={t('reasons.activeOf', { name })}
          checked={row.is_active}
          onChange={({ target }) => onChange({ is_active: target.checked })}
        />
        <IconButton
          size="sm"
          label={t('reasons.up', { name })}
          disabled={place === 1}
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
        <IconButton size="sm" label={t('reasons.remove', { name })} onClick={onRemove}>
          <Trash2 {...ICON} />
        </IconButton>
      </div>
    </li>
  );
}
