import { formatDate } from '@alpha/i18n';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { MetaTags } from '~/lib/page-meta';
import { PageTitle } from '../page-title';
import { BrowserSection } from './browser-section';
import type { PrivacyFacts } from './privacy-facts';
import { PrivacyItems, PrivacySection } from './privacy-section';
import { ResponsibleSection } from './responsible-section';

/** Date of the text, not of the page's design. */
const UPDATED = '2026-11-19';

const SHORT = ['one', 'two', 'three', 'four'] as const;
const STORED = [
  'form',
  'quiz',
  'source',
  'work',
  'links',
  'room',
  'searches',
  'purchase',
  'owned',
  'log',
] as const;
const RIGHTS = ['ask', 'gone', 'left', 'authority'] as const;

export function PrivacyScreen({ facts }: { facts: PrivacyFacts }) {
  const t = useT('privacy');
  const locale = useLocale();
  return (
    <>
      <MetaTags title={t('metaTitle')} description={t('metaDescription')} isPublic />
      <PageTitle title={t('title')} lead={t('lead')} />
      <div className="page pb-12 md:pb-20">
        <PrivacySection id="short" title={t('short.title')}>
          <ul className="grid gap-3 text-18 text-ink">
            {SHORT.map((key) => (
              <li key={key}>{t(`short.${key}`)}</li>
            ))}
          </ul>
        </PrivacySection>
        <ResponsibleSection operator={facts.operator} />
        <PrivacySection id="stored" title={t('stored.title')}>
          <PrivacyItems
            items={STORED.map((key) => ({
              key,
              title: t(`stored.${key}.title`),
              text: t(`stored.${key}.text`),
            }))}
          />
        </PrivacySection>
        <PrivacySection id="why" title={t('why.title')}>
          <p>{t('why.use')}</p>
          <p>{t('why.ground')}</p>
        </PrivacySection>
        <SeenSection mapHost={facts.mapHost} />
        <KeptSection shareDays={facts.shareDays} />
        <PrivacySection id="erase" title={t('erase.title')}>
          {RIGHTS.map((key) => (
            <p key={key}>{t(`erase.${key}`)}</p>
          ))}
        </PrivacySection>
        <BrowserSection />
        <p className="border-t border-line pt-5 text-13 text-ink-3">
          {t('updated', { date: formatDate(UPDATED, locale, 'long') ?? UPDATED })}
        </p>
      </div>
    </>
  );
}

const SEEN = ['team', 'carriers', 'others'] as const;

function SeenSection({ mapHost }: { mapHost: string | undefined }) {
  const t = useT('privacy');
  const items = SEEN.map((key) => ({
    key: key as string,
    title: t(`seen.${key}.title`),
    text: t(`seen.${key}.text`),
  }));
  if (mapHost)
    items.push({
      key: 'map',
      title: t('seen.map.title'),
      text: t('seen.map.text', { host: mapHost }),
    });
  return (
    <PrivacySection id="seen" title={t('seen.title')}>
      <PrivacyItems items={items} />
    </PrivacySection>
  );
}

const KEPT = ['request', 'emails', 'links', 'backups'] as const;

function KeptSection({ shareDays }: { shareDays: number }) {
  const t = useT('privacy');
  return (
    <PrivacySection id="kept" title={t('kept.title')}>
      <PrivacyItems
        items={KEPT.map((key) => ({
          key,
          title: t(`kept.${key}.title`),
          text: key === 'links' ? t('kept.links.text', { days: shareDays }) : t(`kept.${key}.text`),
        }))}
      />
    </PrivacySection>
  );
}
