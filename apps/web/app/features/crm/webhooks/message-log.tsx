import { WEBHOOK_STATUSES, type Webhook } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { MESSAGES_PER_PAGE, messagesQuery } from '~/data/webhooks';
import { useT } from '~/lib/i18n/use-t';
import { StatusLog, useShownPage } from '../settings-parts/status-log';
import { MessageRow } from './message-row';

/** What was sent or waits. */
export function MessageLog({ webhook }: { webhook: Webhook }) {
  const t = useT('webhooks');
  const shown = useShownPage(WEBHOOK_STATUSES);
  const log = useQuery(messagesQuery(webhook.id, shown));
  return (
    <StatusLog
      words={{
        ...{ title: t('log.title'), lead: t('log.lead') },
        ...{ filter: t('log.filter'), all: t('log.all') },
        ...{ empty: t('log.empty'), none: t('log.none') },
      }}
      statuses={WEBHOOK_STATUSES}
      statusName={(status) => t(`status.${status}`)}
      shown={shown}
      log={log}
      perPage={MESSAGES_PER_PAGE}
      rowOf={(message) => <MessageRow key={message.id} message={message} />}
    />
  );
}
