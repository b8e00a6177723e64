import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { ButtonLink } from './button';
import { EmptyState } from './empty-state';
import { PageHeader } from './page-header';

/** No access: says so, with a link elsewhere. */
export function ForbiddenState({ title }: { title: ReactNode }) {
  const t = useT('ui');
  return (
    <div className="grid gap-8">
      <PageHeader title={title} />
      <EmptyState
        icon={<Lock aria-hidden="true" size={24} strokeWidth={1.25} />}
        title={t('forbidden.title')}
        text={t('forbidden.text')}
        actions={
          <ButtonLink to="/app/board" variant="secondary">
            {t('forbidden.board')}
          </ButtonLink>
        }
      />
    </div>
  );
}
