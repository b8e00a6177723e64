import type { Purchase } from '@alpha/contract';
import { formatMoney } from '@alpha/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changePlan } from '~/data/purchases';
import { refusalOf } from '~/lib/api-refusal';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { progressOf } from '~/purchases/plan-days';
import { useStepWords } from '~/purchases/use-step-words';
import { ProgressBar } from '~/ui/progress-bar';
import { JumpLink, TextButton } from '~/ui/text-link';
import { toast } from '~/ui/toast';

/** Which home, how far, and when it probably closes. */
export function PlanHead({ plan, onPrice }: { plan: Purchase; onPrice: () => void }) {
  const t = useT('leadPurchase');
  const ui = useT('ui');
  const locale = useLocale();
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
    <div id={`purchase-${plan.id}`} className="grid scroll-mt-24 gap-1">
      <p className="text-16 font-semibold text-pretty">{plan.address}</p>
      <p className="text-ink-2">
        {t('facts', { financing: t(`way.${plan.financing}`), buyer: t(`way.${plan.buyer}`) })}
      </p>
      <p className="flex flex-wrap items-center gap-x-3">
        {plan.price_cents !== null && (
          <span className="figures">
            {t('price.known', { price: formatMoney(plan.price_cents / 100, locale) ?? '' })}
          </span>
        )}
        {!outcome && plan.owned_home_id === null && (
          <TextButton className="text-14" onClick={onPrice}>
            {t(plan.price_cents === null ? 'price.add' : 'price.change')}
          </TextButton>
        )}
        {plan.owned_home_id !== null && (
          <JumpLink href={`#owned-home-${plan.owned_home_id}`} className="text-14">
            {t('keys.home')}
          </JumpLink>
        )}
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
