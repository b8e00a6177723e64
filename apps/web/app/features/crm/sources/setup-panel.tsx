import type { IntakeSource } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { CopyLine } from '../copy-line';
import { Panel } from '../panel';
import { MetaPanel } from './meta-panel';

/** As documented in docs/intake.md. */
const SIGNATURE = 'X-Alpha-Signature: t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">';

const STEPS = { meta: 4, google: 3, webhook: 3 } as const;

/** What to enter in the other system. */
export function SetupPanel({ source }: { source: IntakeSource }) {
  const t = useT('intakeSources');
  const { kind, refused_count: refused } = source;
  const steps = Array.from(
    { length: STEPS[kind] },
    (_, i) => `setup.${kind}.${i + 1}` as 'setup.meta.1',
  );
  return (
    <Panel title={t('setup.title')}>
      <CopyLine label={t('address')} text={source.url} />
      <ol className="grid max-w-prose list-decimal gap-2 pl-5 text-14 text-pretty text-ink-2">
        {steps.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ol>
      {kind === 'webhook' && <CopyLine label={t('setup.header')} text={SIGNATURE} />}
      {kind === 'meta' && <MetaPanel source={source} />}
      {refused > 0 && <p className="text-13 text-ink-2">{t('refused', { count: refused })}</p>}
    </Panel>
  );
}
