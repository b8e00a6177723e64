import type { ListingImport } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { ProgressBar } from '~/ui/progress-bar';
import { ImportCounts } from '../import-counts';
import { fractionDone } from './progress-fraction';
import { StopButton } from './stop-button';

const PHASES = ['fetching', 'reading', 'writing', 'sweeping', 'renting', 'analyzing'] as const;

export function ImportProgress({ record }: { record: ListingImport }) {
  const t = useT('imports');
  const known = PHASES.find((phase) => phase === record.phase) ?? 'waiting';
  const phase = t(`phase.${known === 'writing' && record.is_dry_run ? 'checking' : known}`);
  const { done, total } = record.progress;
  const howFar = total > 0 ? t('progress.of', { done, total }) : '';
  return (
    <section
      aria-labelledby="progress"
      className="grid gap-4 rounded-3 border border-line bg-surface px-5 py-6 md:px-7"
    >
      <h2 id="progress" className="text-20">
        {t(titleOf(record))}
      </h2>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p role="status" className="text-15">
          {phase}
        </p>
        <p className="figures text-14 text-ink-2">{howFar}</p>
      </div>
      <ProgressBar
        label={t('progress.label')}
        share={fractionDone(record)}
        valueText={howFar ? `${phase}: ${howFar}` : phase}
      />
      <ImportCounts record={record} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-13 text-pretty text-ink-3">{t('progress.leave')}</p>
        <StopButton record={record} />
      </div>
    </section>
  );
}

function titleOf({ phase, is_dry_run: isDryRun }: ListingImport) {
  if (phase === 'fetching') return 'progress.fetching';
  return isDryRun ? 'progress.checking' : 'progress.importing';
}
