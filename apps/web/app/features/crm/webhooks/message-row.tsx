import type { WebhookMessage, WebhookStatus } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { resendMessage } from '~/data/webhooks';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Badge, type BadgeTone } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Moment } from '~/ui/moment';
import { toast } from '~/ui/toast';
import { eventKey } from './webhook-dialog';

const TONES: Record<WebhookStatus, BadgeTone> = {
  waiting: 'neutral',
  delivered: 'gain',
  failed: 'loss',
  canceled: 'neutral',
};

export function MessageRow({ message }: { message: WebhookMessage }) {
  const t = useT('webhooks');
  const { status, type, lead, failure, response_status, next_attempt_at } = message;
  const isRetried = status === 'waiting' && failure !== null;
  return (
    <li className="grid gap-1.5 border-b border-line py-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={isRetried ? 'loss' : TONES[status]}>{t(`status.${status}`)}</Badge>
        <span className="text-14">
          {t(type === 'test' ? 'event.test' : `event.${eventKey(type)}`)}
        </span>
        {lead && (
          <Link
            to={`/app/leads/${lead.id}`}
            className="text-14 text-accent underline underline-offset-3 hover:text-accent-hover"
          >
            {lead.name || t('log.nameless')}
          </Link>
        )}
        <span className="text-13 text-ink-3">
          <Moment at={message.occurred_at} />
        </span>
        {status !== 'canceled' && <ResendButton message={message} />}
      </div>
      {status === 'delivered' && (
        <p className="text-13 text-ink-2">
          {t('log.answered', { status: response_status ?? 0, attempts: message.attempts })}
        </p>
      )}
      {failure && (
        <p className="text-13 text-pretty text-loss">
          {failure === 'status'
            ? t('failure.status', { status: response_status ?? 0 })
            : t(`failure.${failure}`)}{' '}
          {isRetried && next_attempt_at && (
            <span className="text-ink-2">
              {t('log.next', { attempts: message.attempts })} <Moment at={next_attempt_at} />
            </span>
          )}
        </p>
      )}
      {status === 'canceled' && <p className="text-13 text-ink-3">{t('log.canceled')}</p>}
    </li>
  );
}

function ResendButton({ message }: { message: WebhookMessage }) {
  const t = useT('webhooks');
  const cache = useQueryClient();
  const sending = useMutation({
    mutationFn: () => resendMessage(cache, message.id),
    onSuccess: () => toast.success(t('log.queued')),
    onError: (error) => toast.error(refusalOf(error) ?? t('failed')),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      className="ml-auto"
      isBusy={sending.isPending}
      onClick={() => sending.mutate()}
    >
      <RotateCcw aria-hidden="true" size={14} strokeWidth={1.75} />
      {t(message.status === 'waiting' ? 'log.now' : 'log.again')}
    </Button>
  );
}
