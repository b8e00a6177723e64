import { scenarioText } from '@alpha/report-model/scenario-text';
import { scenarioSearch } from '@alpha/report-model/scenario-url';
import { Link } from 'react-router';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { Notice } from '~/ui/notice';
import { isSameChanges, useOwnScenario, useScenarioStore } from './scenario-store';
import type { Scenario } from './use-what-if';

const ACTION = 'cursor-pointer font-medium whitespace-nowrap text-accent underline';

/** Whose assumptions the page shows, so that they are not mistaken for ours. */
export function ScenarioNotice({ scenario }: { scenario: Scenario | null }) {
  const t = useT('whatIf');
  const locale = useLocale();
  const own = useOwnScenario();
  const store = useScenarioStore();
  const sent = store?.sent ?? null;
  const toSent = sent && (
    <Link to={scenarioSearch(sent.changes)} replace preventScrollReset className={ACTION}>
      {t('kept.of', { name: sent.by })}
    </Link>
  );
  if (!scenario || !own)
    return toSent ? (
      <Notice>
        {t('kept.ours')} · {toSent}
      </Notice>
    ) : null;
  const changes = scenarioText(own, locale, t);
  const isSent = sent !== null && isSameChanges(own, sent.changes);
  const kept = store?.list.find((each) => isSameChanges(own, each.changes));
  return (
    <Notice>
      {isSent
        ? t('named.sent', { name: sent.by, title: sent.name, changes })
        : kept
          ? t('named.own', { title: kept.name, changes })
          : t('named.unsaved', { changes })}{' '}
      {t('notice')}{' '}
      <a href="#what-if" className={ACTION}>
        {t('noticeShow')}
      </a>
      {!isSent && toSent && <> · {toSent}</>}
      {' · '}
      <button type="button" onClick={scenario.reset} className={ACTION}>
        {t('kept.ours')}
      </button>
    </Notice>
  );
}
