import { useState } from 'react';
import { usePublicUrl } from '~/lib/page-meta';
import { useIsFromServer } from '~/lib/use-is-from-server';

type Thing = { '@type': string; [property: string]: unknown };

/** Structured data (schema.org) for search engines, which read each page as the server sends it. */
export function JsonLd({ things }: { things: Thing[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  const [sent] = useState(json);
  const [isShown, setIsShown] = useState(useIsFromServer());
  // Once another language has replaced it, it never returns: see `useIsFromServer`.
  if (isShown && sent !== json) setIsShown(false);
  if (!isShown) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: own JSON with "<" escaped, never executed.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}

/** The organization, named the same on every page. */
export function useOrganization(): Thing {
  const publicUrl = usePublicUrl();
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: 'Alpha Agent',
    url: `${publicUrl}/`,
    logo: `${publicUrl}/favicon.svg`,
  };
}

export function breadcrumb(steps: { name: string; url: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: url,
    })),
  };
}
