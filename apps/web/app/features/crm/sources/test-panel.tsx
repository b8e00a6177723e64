import type { IntakeSource, IntakeTarget } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { testSource } from '~/data/intake-sources';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { FactList } from '~/ui/fact-list';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { toast } from '~/ui/toast';
import { Panel } from '../panel';

const SAMPLE: Partial<Record<IntakeTarget, string>> = {
  full_name: 'Ana Ruiz',
  email: 'ana.ruiz@example.com',
  phone: '+57 300 555 0101',
  country: 'Colombia',
};

/** Runs the mapping on sample fields; makes no lead. */
export function TestPanel({ source }: { source: IntakeSource }) {
  const t = useT('intakeSources');
  const cache = useQueryClient();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const testing = useMutation({
    mutationFn: (fields: Record<string, string>) => testSource(cache, source.id, fields),
    onError: (error) => toast.error(refusalOf(error) ?? t('failed')),
  });
  const shown = source.mapping.filter(({ to }) => to !== 'ignore' && !to.startsWith('utm_'));
  const typedOf = ({ from, to }: (typeof shown)[number]) => typed[from] ?? SAMPLE[to] ?? '';
  return (
    <Panel title={t('test.title')} lead={t('test.lead')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const filled = shown.map((row) => [row.from, typedOf(row)] as const);
          testing.mutate(Object.fromEntries(filled.filter(([, value]) => value.trim() !== '')));
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {shown.map((row) => (
            <TextField
              key={row.from}
              label={row.from}
              autoComplete="off"
              value={typedOf(row)}
              onChange={({ target }) => setTyped({ ...typed, [row.from]: target.value })}
            />
          ))}
        </div>
        <div>
          <Button type="submit" variant="secondary" isBusy={testing.isPending}>
            {t('test.run')}
          </Button>
        </div>
        {testing.data?.reason && <Notice tone="loss">{t(`reason.${testing.data.reason}`)}</Notice>}
        {testing.data && !testing.data.reason && (
          <div className="grid gap-3">
            <Notice tone="gain">{t('test.works')}</Notice>
            <FactList
              facts={Object.entries(testing.data.preview ?? {}).map(([label, value]) => ({
                key: label,
                label: isTarget(label) ? t(`target.${label}`) : label,
                value,
              }))}
            />
          </div>
        )}
      </form>
    </Panel>
  );
}

const TARGETS = new Set<string>([
  ...['first_name', 'last_name', 'email', 'phone', 'country', 'language', 'message'],
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'],
]);
const isTarget = (label: string): label is IntakeTarget => TARGETS.has(label);
