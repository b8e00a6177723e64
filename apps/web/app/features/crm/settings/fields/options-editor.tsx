import { FIELD_OPTIONS_MAX, OPTION_NAME_MAX } from '@alpha/contract';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { NewField } from '~/data/lead-fields';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { TextField } from '~/ui/field';
import { FieldError } from '~/ui/field-error';
import { IconButton } from '~/ui/icon-button';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

type Options = NewField['options'];

type OptionsEditorProps = {
  options: Options;
  error: string | undefined;
  onChange: (options: Options) => void;
};

/** The list of a field: names in both languages, order, and which are still offered. */
export function OptionsEditor({ options, error, onChange }: OptionsEditorProps) {
  const t = useT('settings');
  const put = (place: number, change: Partial<Options[number]>) =>
    onChange(options.map((option, i) => (i === place ? { ...option, ...change } : option)));
  const swap = (at: number, to: number) =>
    onChange(
      options.map(
        (option, i) => (i === at ? options[to] : i === to ? options[at] : option) ?? option,
      ),
    );
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-14 font-medium">{t('fields.options')}</legend>
      <ol className="grid gap-3">
        {options.map((option, i) => {
          const name = option.name || t('fields.optionPlace', { place: i + 1 });
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: new options have no id, and inputs are controlled.
              key={i}
              className="flex flex-wrap items-end gap-x-2 gap-y-1 border-b border-line pb-3"
            >
              <TextField
                className="min-w-0 flex-1 basis-32"
                label={t('reasons.name')}
                required
                maxLength={OPTION_NAME_MAX}
                value={option.name}
                onChange={({ target }) => put(i, { name: target.value })}
              />
              <TextField
                className="min-w-0 flex-1 basis-32"
                label={t('reasons.nameEs')}
                lang="es"
                required
                maxLength={OPTION_NAME_MAX}
                value={option.name_es}
                onChange={({ target }) => put(i, { name_es: target.value })}
              />
              <div className="flex items-center gap-1">
                <Checkbox
                  label={t('reasons.active')}
                  aria-label={t('reasons.activeOf', { name })}
                  checked={option.is_active}
                  onChange={({ target }) => put(i, { is_active: target.checked })}
                />
                <IconButton
                  size="sm"
                  label={t('reasons.up', { name })}
                  disabled={i === 0}
                  onClick={() => swap(i, i - 1)}
                >
                  <ArrowUp {...ICON} />
                </IconButton>
                <IconButton
                  size="sm"
                  label={t('reasons.down', { name })}
                  disabled={i === options.length - 1}
                  onClick={() => swap(i, i + 1)}
                >
                  <ArrowDown {...ICON} />
                </IconButton>
                <IconButton
                  size="sm"
                  label={t('reasons.remove', { name })}
                  onClick={() => onChange(options.filter((_, place) => place !== i))}
                >
                  <Trash2 {...ICON} />
                </IconButton>
              </div>
            </li>
          );
        })}
      </ol>
      {error && <FieldError>{error}</FieldError>}
      <div>
        <Button
          size="sm"
          variant="secondary"
          disabled={options.length >= FIELD_OPTIONS_MAX}
          onClick={() => onChange([...options, { name: '', name_es: '', is_active: true }])}
        >
          <Plus {...ICON} />
          {t('fields.addOption')}
        </Button>
      </div>
    </fieldset>
  );
}
