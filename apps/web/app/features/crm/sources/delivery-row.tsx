import type { DeliveryStatus, IntakeDelivery } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { replayDelivery } from '~/data/intake-sources';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Badge, type BadgeTone } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Moment } from '~/ui/moment';
import { toast } from '~/ui/toast';

const TONES: Record<DeliveryStatus, BadgeTone> = {
  waiting: 'neutral',
  lead: 'gain',
  joined: 'accent',
  test: 'neutral',
  refused: 'loss',
  failed: 'loss',
};

export function DeliveryRow({ delivery }: { delivery: IntakeDelivery }) {
  const t = useT('intakeSources');
  const { status, reason, lead, owner_reason, fields, next_attempt_at } = delivery;
  const isRetried = status === 'waiting' && reason !== null;
  const mayReplay = fields !== null && (status === 'failed' || status === 'refused' || isRetried);
  return (
    <li className="grid gap-2 border-b border-line py-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={isRetried ? 'loss' : TONES[status]}>{t(`status.${status}`)}</Badge>
        <span className="text-13 text-ink-3">
          <Moment at={delivery.received_at} />
        </span>
        {lead && (
          <span className="text-14">
            <Link
              to={`/app/leads/${lead.id}`}
              className="text-accent underline underline-offset-3 hover:text-accent-hover"
            >
              {lead.name || t('log.nameless')}
            </Link>{' '}
            <span className="text-ink-3">{t('log.owner', { name: lead.owner })}</span>
          </span>
        )}
        {mayReplay && <ReplayButton id={delivery.id} />}
      </div>
      {reason && (
        <p className="text-13 text-pretty text-loss">
          {t(`reason.${reason}`)}{' '}
          {isRetried && next_attempt_at && (
            <span className="text-ink-2">
              {t('log.next', { attempts: delivery.attempts })} <Moment at={next_attempt_at} />
            </span>
          )}
        </p>
      )}
      {owner_reason && (
        <p className="text-13 text-pretty text-ink-2">{t(`ownerReason.${owner_reason}`)}</p>
      )}
      {fields ? (
        <details className="text-13">
          <summary className="w-fit cursor-pointer py-2 text-ink-2 hover:text-ink">
            {t('log.fields', { count: Object.keys(fields).length })}
          </summary>
          <dl className="mt-2 grid grid-cols-[minmax(0,10rem)_minmax(0,1fr)] gap-x-4 gap-y-1">
            {Object.entries(fields).map(([name, value]) => (
              <div key={name} className="col-span-2 grid grid-cols-subgrid">
                <dt className="wrap-anywhere text-ink-3">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : (
        <p className="text-13 text-ink-3">{t('log.deleted')}</p>
      )}
    </li>
  );
}

function ReplayButton({ id }: { id: number }) {
  const t = useT('intakeSources');
  const cache = useQueryClient();
  const replaying = useMutation({
    mutationFn: () => replayDelivery(cache, id),
    onSuccess: () => toast.success(t('log.replayed')),
    onError: (error) => toast.error(refusalOf(error) ?? t('failed')),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      className="ml-auto"
      isBusy={replaying.isPending}
      onClick={() => replaying.mutate()}
    >
      <RotateCcw aria-hidden="true" size={14} strokeWidth={1.75} />
      {t('log.replay')}
    </Button>
  );
}
