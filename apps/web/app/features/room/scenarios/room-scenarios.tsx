import { sharedScale } from '@alpha/report-model/compare/scale';
import { useState } from 'react';
import { type RoomScenario, readScenarios } from '~/data/room-scenarios';
import { useT } from '~/lib/i18n/use-t';
import { ErrorState } from '~/ui/error-state';
import { useReading } from '../use-reading';
import { ScenarioLine } from './scenario-line';

type RoomScenariosProps = {
  /** Without a report there is nothing to try out. */
  hasReport: boolean;
  onCount: (count: number) => void;
};

/** What the investor tried on reports and saved, beside our assumptions. */
export function RoomScenarios({ hasReport, onCount }: RoomScenariosProps) {
  const t = useT('room');
  const [scenarios, setScenarios] = useState<RoomScenario[]>([]);
  const { isFailed, isReading, retry } = useReading(readScenarios, (read) => {
    setScenarios(read);
    onCount(read.length);
  });
  // On one line, so that their lengths can be compared.
  const scale = sharedScale(
    scenarios.flatMap(({ theirs, ours }) => [theirs, ours].filter((each) => each !== null)),
  );
  const isEmpty = !isReading && !isFailed && scenarios.length === 0;
  if (!isFailed && scenarios.length === 0 && !(isEmpty && hasReport)) return null;
  return (
    <section aria-labelledby="scenarios-title" className="mt-14">
      <h2 id="scenarios-title" className="text-28 leading-tight">
        {t('scenarios.title')}
      </h2>
      {isFailed ? (
        <ErrorState
          className="mt-4"
          title={t('scenarios.failed')}
          isRetrying={isReading}
          onRetry={retry}
        />
      ) : (
        <p className="mt-1.5 max-w-(--measure) text-pretty text-ink-2">
          {t(isEmpty ? 'scenarios.empty' : 'scenarios.lead')}
        </p>
      )}
      {scenarios.length > 0 && (
        <ul className="mt-5 border-t border-ink [--range-ground:var(--paper)]">
          {scenarios.map((scenario) => (
            <li key={scenario.id}>
              <ScenarioLine scenario={scenario} scale={scale} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
