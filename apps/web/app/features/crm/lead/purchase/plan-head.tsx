import type { Purchase } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changePlan } from '~/data/purchases';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { progressOf } from '~/purchases/plan-days';
import { useStepWords } from '~/purchases/use-step-words';
import { ProgressBar } from '~/ui/progress-bar';
import { TextButton } from '~/ui/text-link';
import { toast } from '~/ui/toast';

/** Which home, how far, and when it probably closes. */
export function PlanHead({ plan }: { plan: Purchase }) {
  const t = useT('leadPurchase');
  const ui = useT('ui');
  const cache = useQueryClient();
  const { dayText, dayTextAt } = useStepWords();
  const { done, total } = progressOf(plan.steps);
  const resume = useMutation({
    mutationFn: () => changePlan(cache, plan.id, { outcome: null }),
    onError: (error) => toast.error(refusalOf(error) ?? ui('error.text')),
  });
  const { closing, outcome } = plan;
  const endedAt = plan.ended_at ?? plan.started_at;
  return (
    <div className="grid gap-1">
      <p className="text-16 font-semibold text-pretty">{plan.address}</p>
      <p className="text-ink-2">
        {t('facts', { financing: t(`way.${plan.financing}`), buyer: t(`way.${plan.buyer}`) })}
      </p>
      {outcome ? (
        <p className="flex flex-wrap items-center gap-x-3">
          {t(outcome === 'closed' ? 'closed' : 'cancelled', {
            date: dayTextAt(endedAt, plan.time_zone),
          })}
          <TextButton className="text-14" onClick={() => resume.mutate()}>
            {t('end.resume')}
          </TextButton>
        </p>
      ) : (
        <>
          {closing && (
            <p className="figures">
              <b className="font-semibold">
                {t('closing', { from: dayText(closing.from), until: dayText(closing.until) })}
              </b>{' '}
              <span className="text-13 text-ink-2">
                {t('closingHow', { date: dayText(closing.likely) })}
              </span>
            </p>
          )}
          <ProgressBar
            className="mt-1.5"
            label={t('title')}
            share={total === 0 ? 0 : done / total}
            valueText={t('progress', { done, total })}
          />
          <p aria-hidden="true" className="figures text-13 text-ink-2">
            {t('progress', { done, total })}
          </p>
        </>
      )}
    </div>
  );
}
