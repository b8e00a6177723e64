import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { useCanonicalUrl } from '~/lib/page-meta';
import { JsonLd, useOrganization } from '../json-ld';
import { PHASES } from './phases';

/** Structured data of the three phases for search engines. */
export function ServicesFacts() {
  const t = useT('services');
  const locale = useLocale();
  const url = useCanonicalUrl();
  const organization = useOrganization();
  return (
    <JsonLd
      things={[
        organization,
        {
          '@type': 'Service',
          name: t('title'),
          description: t('lead'),
          url,
          inLanguage: locale,
          areaServed: 'US',
          provider: { '@id': organization['@id'] },
          hasOfferCatalog: {
            '@type': 'OfferCatalog',
            name: t('title'),
            itemListElement: PHASES.map(({ key }) => ({
              '@type': 'Offer',
              itemOffered: {
                '@type': 'Service',
                name: t(`${key}.title`),
                description: t(`${key}.lead`),
              },
            })),
          },
        },
      ]}
    />
  );
}
