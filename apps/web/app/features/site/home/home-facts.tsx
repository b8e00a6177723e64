import { LOCALES } from '@alpha/i18n';
import { useT } from '~/lib/i18n/use-t';
import { usePublicUrl } from '~/lib/page-meta';
import { JsonLd, useOrganization } from '../json-ld';

/** Structured data about the organization and the site for search engines. */
export function HomeFacts() {
  const t = useT('site');
  const publicUrl = usePublicUrl();
  const organization = useOrganization();
  return (
    <JsonLd
      things={[
        { ...organization, description: t('about.who.text'), areaServed: 'US' },
        {
          '@type': 'WebSite',
          '@id': `${publicUrl}/#website`,
          name: organization.name,
          url: organization.url,
          description: t('hero.lead'),
          inLanguage: LOCALES,
          publisher: { '@id': organization['@id'] },
        },
      ]}
    />
  );
}
