import { lazy, Suspense, useDeferredValue } from 'react';
import { withChunkTimeout } from '~/lib/chunk-timeout';
import { useT } from '~/lib/i18n/use-t';
import { SegmentedControl } from '~/ui/segmented-control';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import { TextButton } from '~/ui/text-link';
import type { LensKey } from '../use-scenario-url';
import type { Scenario } from '../use-what-if';

/** Tables and rules of the tax office come when somebody asks for them. */
const TaxResult = lazy(() =>
  withChunkTimeout(import('./tax-result')).then((module) => ({ default: module.TaxResult })),
);

const KEYS = ['us', 'net', 'gross'] as const satisfies readonly LensKey[];

export function TaxPanel({ scenario }: { scenario: Scenario }) {
  const t = useT('whatIf');
  const { lens, setLens } = scenario;
  const inputs = useDeferredValue(scenario.yours.inputs);
  return (
    <section aria-labelledby="tax-title" className="min-w-0">
      <h3 id="tax-title" className="text-20">
        {t('tax.title')}
      </h3>
      <p className="mt-1 text-15 text-pretty text-ink-2">{t('tax.lead')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4">
        <SegmentedControl<LensKey | ''>
          label={t('tax.title')}
          segments={KEYS.map((value) => ({ value, label: t(`tax.lens.${value}`) }))}
          value={lens ?? ''}
          onChange={(value) => setLens(value === '' ? null : value)}
        />
        {lens && (
          <TextButton className="text-14" onClick={() => setLens(null)}>
            {t('tax.close')}
          </TextButton>
        )}
      </div>
      {lens && (
        <Suspense fallback={<Waiting />}>
          <TaxResult inputs={inputs} lens={lens} />
        </Suspense>
      )}
    </section>
  );
}

function Waiting() {
  return (
    <LoadingRegion className="mt-3">
      <Skeleton className="h-96" />
    </LoadingRegion>
  );
}
