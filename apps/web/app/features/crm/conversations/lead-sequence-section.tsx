import type { Lead, LeadSequence, RunAction } from '@alpha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actOnSequence, leadSequenceQuery } from '~/data/sequences';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Moment } from '~/ui/moment';
import { QueryError } from '~/ui/query-error';
import { toast } from '~/ui/toast';
import { StartDialog } from './start-dialog';
import { StepLine } from './step-line';

/** Where the lead is in its sequence; one can be started, paused, continued and stopped. */
export function LeadSequenceSection({ lead }: { lead: Lead }) {
  const t = useT('sequences');
  const nameOf = usePersonName();
  const shown = useQuery(leadSequenceQuery(lead.id));
  const { data: run } = shown;
  const [isStarting, setStarting] = useState(false);
  // What it is comes with the answer: until then nothing jumps.
  if (run === undefined) return <QueryError query={shown} title={t('loadFailed')} />;
  const isActive = run?.status === 'running' || run?.status === 'paused';
  return (
    <section aria-labelledby="lead-sequence">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="lead-sequence" className="text-20">
          {t('sequence')}
        </h2>
        {!isActive && (
          <Button variant="secondary" size="sm" onClick={() => setStarting(true)}>
            {t('start')}
          </Button>
        )}
      </div>
      <div className="border-t border-ink pt-3">
        {run ? (
          <Run run={run} leadId={lead.id} />
        ) : (
          <p className="text-14 text-ink-2">{t('notIn')}</p>
        )}
      </div>
      {isStarting && (
        <StartDialog
          ids={[lead.id]}
          title={t('startFor', { name: nameOf(lead) })}
          onClose={() => setStarting(false)}
        />
      )}
    </section>
  );
}

const TONE = {
  running: 'accent',
  paused: 'neutral',
  stopped: 'neutral',
  finished: 'gain',
} as const;

function Run({ run, leadId }: { run: LeadSequence; leadId: number }) {
  const t = useT('sequences');
  const cache = useQueryClient();
  const { status, reason, sequence } = run;
  const isActive = status === 'running' || status === 'paused';
  const acting = useMutation({
    mutationFn: (action: RunAction) => actOnSequence(cache, leadId, action),
    onError: (error) => toast.error(t('actFailed'), { description: refusalOf(error) }),
  });
  const actions: RunAction[] = [status === 'paused' ? 'resume' : 'pause', 'stop'];
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-15 font-medium">
        <span className="wrap-anywhere">{sequence.name}</span>
        <Badge tone={TONE[status]}>{t(`status.${status}`)}</Badge>
      </p>
      {reason && <p className="text-14 text-pretty text-ink-2">{t(`reason.${reason}`)}</p>}
      {isActive ? (
        <ol>
          {run.steps.map((step, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same step may come twice.
            <StepLine key={i} step={step} isFirst={i === 0} state={stateOf(run, i + 1)}>
              {i + 1 === run.step && <Next run={run} />}
            </StepLine>
          ))}
        </ol>
      ) : (
        run.ended_at && (
          <p className="text-13 text-ink-3">
            {t.rich('ended', {
              ...{ step: Math.min(run.step, run.steps.length), steps: run.steps.length },
              at: () => <Moment at={run.ended_at ?? ''} isBrief />,
            })}
          </p>
        )
      )}
      {isActive && (
        <div className="mt-1 flex flex-wrap gap-2">
          {actions.map((action) => (
            <Button
              key={action}
              variant="secondary"
              size="sm"
              isBusy={acting.isPending && acting.variables === action}
              disabled={acting.isPending}
              onClick={() => acting.mutate(action)}
            >
              {t(`act.${action}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function Next({ run }: { run: LeadSequence }) {
  const t = useT('sequences');
  if (run.waits_for_task) return t('waits');
  if (run.status === 'paused') return t('status.paused');
  return t.rich('due', { at: () => <Moment at={run.due_at} isBrief /> });
}

const stateOf = ({ step }: LeadSequence, place: number) =>
  place < step ? 'done' : place === step ? 'next' : 'later';
