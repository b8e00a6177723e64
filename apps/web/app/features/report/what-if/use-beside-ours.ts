import type { PropertyReport, ScenarioChanges } from '@alpha/contract';
import { isSameChanges } from '@alpha/report-model/scenario-changes';
import { useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { useOwnScenario, useScenarioStore } from './scenario-store';

type Left = { changes: ScenarioChanges; report: PropertyReport | null };

/**
 * The scenario that is compared with our assumptions: what the page shows, else what it was sent with,
 * else what the reader just switched away from. Null for none.
 */
export function useBesideOurs() {
  const t = useT('outcome');
  const own = useOwnScenario();
  const store = useScenarioStore();
  const [left, setLeft] = useState<Left | null>(null);
  const sent = store?.sent ?? null;
  const changes = own ?? sent?.changes ?? left?.changes;
  if (!changes) return null;
  const isSent = sent !== null && isSameChanges(changes, sent.changes);
  const kept = store?.list.find((each) => isSameChanges(changes, each.changes));
  return {
    changes,
    isOwn: !isSent,
    isOurs: own === null,
    owner: isSent ? t('compared.of', { name: sent.by }) : t('compared.yours'),
    title: (isSent ? sent.name : kept?.name) ?? '',
    /** Simulated before it was left. */
    left: own === null ? left?.report : undefined,
    leave: (report: PropertyReport | null) => own && setLeft({ changes: own, report }),
    sent: sent && { ...sent, isShown: isSent },
  };
}
