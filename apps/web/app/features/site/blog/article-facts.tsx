import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { useCanonicalUrl, usePublicUrl } from '~/lib/page-meta';
import { breadcrumb, JsonLd, useOrganization } from '../json-ld';
import type { Article } from './article.types';

/** Structured data of the article for search engines. */
export function ArticleFacts({ article: { title, excerpt, date } }: { article: Article }) {
  const t = useT('blog');
  const locale = useLocale();
  const publicUrl = usePublicUrl();
  const url = useCanonicalUrl();
  const organization = useOrganization();
  const author = { '@id': organization['@id'] };
  return (
    <JsonLd
      things={[
        organization,
        {
          '@type': 'BlogPosting',
          headline: title,
          description: excerpt,
          inLanguage: locale,
          datePublished: date,
          mainEntityOfPage: url,
          image: `${publicUrl}/og-${locale}.png`,
          author,
          publisher: author,
        },
        breadcrumb([
          { name: t('title'), url: url.replace(/\/[^/?]+(?=\?|$)/, '') },
          { name: title, url },
        ]),
      ]}
    />
  );
}
