import type { CuratorPage } from '@alpha/contract';
import { Link } from 'react-router';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { SenderPhoto } from '~/shares/sender/sender-photo';
import { Badge } from '~/ui/badge';
import { CuratorMenu } from './curator-menu';
import { PageLinks } from './page-links';

export function CuratorRow({ page }: { page: CuratorPage }) {
  const locale = useLocale();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-4 border-b border-line py-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)_auto] lg:gap-x-10">
      <div className="flex min-w-0 items-start gap-3">
        <SenderPhoto sender={{ name: page.display_name, photo_url: page.photo_url }} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              to={`/app/edit-curator/${page.user_id}`}
              className="text-18 font-medium hover:text-accent"
            >
              {page.display_name}
            </Link>
            <PageState page={page} />
          </div>
          <p className="mt-1 max-w-[60ch] text-14 text-pretty text-ink-2">
            {page.headline[locale]}
          </p>
        </div>
      </div>
      <div className="-mt-1 lg:order-last">
        <CuratorMenu page={page} />
      </div>
      <div className="max-lg:col-span-2 max-sm:pl-0 max-lg:pl-12">
        <PageLinks slug={page.slug} userId={page.user_id} />
      </div>
    </li>
  );
}

function PageState({ page: { user, is_published } }: { page: CuratorPage }) {
  const t = useT('curators');
  if (!user.is_active) return <Badge tone="loss">{t('state.inactive')}</Badge>;
  return is_published ? (
    <Badge tone="gain">{t('state.published')}</Badge>
  ) : (
    <Badge>{t('state.hidden')}</Badge>
  );
}
