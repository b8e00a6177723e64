import { DELIVERY_STATUSES, type IntakeSource } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { DELIVERIES_PER_PAGE, deliveriesQuery } from '~/data/intake-sources';
import { useT } from '~/lib/i18n/use-t';
import { StatusLog, useShownPage } from '../settings-parts/status-log';
import { DeliveryRow } from './delivery-row';

/** What the source has sent. */
export function DeliveryLog({ source }: { source: IntakeSource }) {
  const t = useT('intakeSources');
  const shown = useShownPage(DELIVERY_STATUSES);
  const log = useQuery(deliveriesQuery(source.id, shown));
  return (
    <StatusLog
      words={{
        ...{ title: t('log.title'), lead: t('log.lead') },
        ...{ filter: t('log.filter'), all: t('log.all') },
        ...{ empty: t('log.empty'), none: t('log.none') },
      }}
      statuses={DELIVERY_STATUSES}
      statusName={(status) => t(`status.${status}`)}
      shown={shown}
      log={log}
      perPage={DELIVERIES_PER_PAGE}
      rowOf={(delivery) => <DeliveryRow key={delivery.id} delivery={delivery} />}
    />
  );
}
