import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { useCanonicalUrl } from '~/lib/page-meta';
import { JsonLd, useOrganization } from '../json-ld';
import { PHASES } from './phases';

/** The three phases as search engines list them. */
export function ServicesFacts() {
  const t = useT('site');
  const locale = useLocale();
  const url = useCanonicalUrl();
  const organization = useOrganization();
  return (
    <JsonLd
      things={[
        organization,
        {
          '@type': 'Service',
          name: t('services.title'),
          description: t('services.lead'),
          url,
          inLanguage: locale,
          areaServed: 'US',
          provider: { '@id': organization['@id'] },
          hasOfferCatalog: {
            '@type': 'OfferCatalog',
            name: t('services.title'),
            itemListElement: PHASES.map(({ key }) => ({
              '@type': 'Offer',
              itemOffered: {
                '@type': 'Service',
                name: t(`services.${key}.title`),
                description: t(`services.${key}.lead`),
              },
            })),
          },
        },
      ]}
    />
  );
}
