import { SearchX, UsersRound } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { Button, ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';

const ICON = { 'aria-hidden': true, size: 24, strokeWidth: 1.25 } as const;

export function UsersEmpty({ search, onClear }: { search: string; onClear: () => void }) {
  const t = useT('users');
  if (search === '')
    return (
      <EmptyState
        icon={<UsersRound {...ICON} />}
        title={t('empty.team')}
        text={t('empty.teamText')}
        actions={<ButtonLink to="/app/users/new">{t('new')}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      icon={<SearchX {...ICON} />}
      title={t('empty.search')}
      text={t('empty.searchText', { search })}
      actions={
        <Button variant="secondary" onClick={onClear}>
          {t('empty.clear')}
        </Button>
      }
    />
  );
}
