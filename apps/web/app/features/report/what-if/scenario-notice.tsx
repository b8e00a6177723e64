import { useT } from '~/lib/i18n/use-t';
import { Notice } from '~/ui/notice';
import { changeCount, type Scenario } from './use-what-if';

/** Shown when a link contains changed assumptions, so that they are not mistaken for the defaults. */
export function ScenarioNotice({ scenario }: { scenario: Scenario | null }) {
  const t = useT('whatIf');
  const count = scenario ? changeCount(scenario) : 0;
  if (!scenario || count === 0) return null;
  return (
    <Notice>
      {t('notice', { count })}{' '}
      <a href="#what-if" className="font-medium whitespace-nowrap text-accent underline">
        {t('noticeShow')}
      </a>
      {' · '}
      <button
        type="button"
        onClick={scenario.reset}
        className="cursor-pointer font-medium whitespace-nowrap text-accent underline"
      >
        {t('reset')}
      </button>
    </Notice>
  );
}
