import { useMemo } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { MetaTags } from '~/lib/page-meta';
import { VisitorCompare } from './visitor-compare';

/** Homes of a shortlist, behind its link. */
export function ShortlistCompareScreen({ token }: { token: string }) {
  const t = useT('compare');
  const by = useMemo(() => ({ kind: 'shortlist', token }) as const, [token]);
  return (
    <main id="content">
      <MetaTags title={t('title')} description={t('title')} isPublic={false} />
      <VisitorCompare by={by} from={`/shortlist/${encodeURIComponent(token)}`} />
    </main>
  );
}
