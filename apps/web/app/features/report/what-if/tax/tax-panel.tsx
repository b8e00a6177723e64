import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { withChunkTimeout } from '~/lib/chunk-timeout';
import { useT } from '~/lib/i18n/use-t';
import { ErrorState } from '~/ui/error-state';
import { SegmentedControl } from '~/ui/segmented-control';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import { TextButton } from '~/ui/text-link';
import { ReportSection } from '../../report-section';
import type { LensKey } from '../use-scenario-url';
import type { Scenario } from '../use-what-if';
import { TaxBoundary } from './tax-boundary';

/** Tax tables and rules are loaded on demand. */
const loadResult = () =>
  lazy(() =>
    withChunkTimeout(import('./tax-result')).then((module) => ({ default: module.TaxResult })),
  );

const KEYS = ['us', 'net', 'gross'] as const satisfies readonly LensKey[];

export function TaxPanel({ scenario }: { scenario: Scenario }) {
  const t = useT('whatIf');
  const { lens, setLens } = scenario;
  const [attempt, setAttempt] = useState(0);
  // A failed lazy import is cached: a retry needs a new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number only distinguishes attempts.
  const TaxResult = useMemo(loadResult, [attempt]);
  const inputs = useDeferredValue(scenario.yours.inputs);
  return (
    <ReportSection id="taxes" title={t('tax.title')} lead={t('tax.lead')} className="print:hidden">
      <div className="mt-4 flex flex-wrap items-center gap-x-4">
        <SegmentedControl<LensKey | ''>
          label={t('tax.title')}
          segments={KEYS.map((value) => ({ value, label: t(`tax.lens.${value}`) }))}
          value={lens ?? ''}
          onChange={(value) => setLens(value === '' ? null : value)}
          // Three long labels: on phones each takes two lines.
          className="max-sm:w-full max-sm:[&>label]:px-2 max-sm:[&>label]:py-1.5 max-sm:[&>label]:text-center max-sm:[&>label]:leading-tight max-sm:[&>label]:whitespace-normal"
        />
        {lens && (
          <TextButton className="text-14" onClick={() => setLens(null)}>
            {t('tax.close')}
          </TextButton>
        )}
      </div>
      {lens && (
        <TaxBoundary
          key={attempt}
          fallback={<ErrorState onRetry={() => setAttempt(attempt + 1)} />}
        >
          <Suspense fallback={<Waiting />}>
            <TaxResult inputs={inputs} lens={lens} />
          </Suspense>
        </TaxBoundary>
      )}
    </ReportSection>
  );
}

function Waiting() {
  return (
    <LoadingRegion className="mt-3">
      <Skeleton className="h-96" />
    </LoadingRegion>
  );
}
