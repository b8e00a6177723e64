import { INTAKE_TARGETS, type IntakeSource, type IntakeTarget } from '@alpha/contract';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { IconButton } from '~/ui/icon-button';
import { Select } from '~/ui/select';
import { Panel } from '../panel';
import { useChangeSource } from './use-change';

type Row = { key: number; from: string; to: IntakeTarget };

/** Which incoming field becomes what. */
export function MappingPanel({ source }: { source: IntakeSource }) {
  const t = useT('intakeSources');
  const [rows, setRows] = useState<Row[]>(() =>
    source.mapping.map((row, key) => ({ ...row, key })),
  );
  const [nextKey, setNextKey] = useState(source.mapping.length);
  const change = useChangeSource(source.id);
  const names = new Set(rows.map(({ from }) => from.trim().toLowerCase()));
  const unmapped = source.known_fields.filter((name) => !names.has(name.toLowerCase()));
  const add = (from: string, to: IntakeTarget) => {
    setRows([...rows, { key: nextKey, from, to }]);
    setNextKey(nextKey + 1);
  };
  const put = (key: number, changes: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  return (
    <Panel title={t('mapping.title')} lead={t('mapping.lead')}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const mapping = rows
            .filter(({ from }) => from.trim() !== '')
            .map(({ from, to }) => ({ from: from.trim(), to }));
          change.mutate({ mapping });
        }}
      >
        <ul className="grid gap-2">
          {rows.map(({ key, from, to }) => (
            <li
              key={key}
              className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-2"
            >
              <TextField
                label={t('mapping.from')}
                isLabelHidden
                maxLength={120}
                value={from}
                onChange={({ target }) => put(key, { from: target.value })}
              />
              <Select
                label={t('mapping.to', { name: from })}
                isLabelHidden
                value={to}
                onChange={({ target }) => put(key, { to: target.value as IntakeTarget })}
                options={INTAKE_TARGETS.map((value) => ({ value, label: t(`target.${value}`) }))}
              />
              <IconButton
                label={t('mapping.remove', { name: from })}
                onClick={() => setRows(rows.filter((row) => row.key !== key))}
              >
                <X aria-hidden="true" size={16} strokeWidth={1.5} />
              </IconButton>
            </li>
          ))}
        </ul>
        {unmapped.length > 0 && (
          <div className="flex flex-wrap items-center gap-2 text-13 text-ink-2">
            {t('mapping.unmapped')}
            {unmapped.map((name) => (
              <Button key={name} variant="secondary" size="sm" onClick={() => add(name, 'answer')}>
                <Plus aria-hidden="true" size={14} strokeWidth={1.75} />
                {name}
              </Button>
            ))}
          </div>
        )}
        <div className="flex flex-wrap gap-3 pt-2">
          <Button type="submit" isBusy={change.isPending}>
            {t('save')}
          </Button>
          <Button variant="secondary" onClick={() => add('', 'answer')}>
            <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
            {t('mapping.add')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
