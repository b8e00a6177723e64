import { useT } from '~/lib/i18n/use-t';
import { BROWSER_KEYS } from './browser-keys';
import { PrivacyItems, PrivacySection } from './privacy-section';

const GROUPS = [
  'language',
  'quiz',
  'source',
  'draft',
  'reader',
  'saved',
  'room',
  'found',
  'reading',
  'server',
  'scroll',
  'session',
  'device',
  'work',
  'outbox',
  'view',
] as const;

export function BrowserSection() {
  const t = useT('privacy');
  return (
    <PrivacySection id="browser" title={t('browser.title')}>
      <p>{t('browser.lead')}</p>
      <PrivacyItems
        items={GROUPS.map((group) => ({
          key: group,
          title: <KeyNames names={BROWSER_KEYS[group]} />,
          text: t(`browser.${group}`),
        }))}
      />
    </PrivacySection>
  );
}

function KeyNames({ names }: { names: readonly string[] }) {
  return (
    <span className="grid gap-0.5 text-14 font-medium break-all" translate="no">
      {names.map((name) => (
        <code key={name} className="font-sans">
          {name}
        </code>
      ))}
    </span>
  );
}
