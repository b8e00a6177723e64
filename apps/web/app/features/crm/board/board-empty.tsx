import type { Role } from '@alpha/contract';
import { Inbox, SearchX } from 'lucide-react';
import type { To } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { Button, ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';

type BoardEmptyProps = {
  isNarrowed: boolean;
  onClear: () => void;
  /** The role whose columns contain these leads. */
  elsewhere: { role: Role; count: number; to: To } | undefined;
};

/** Why the board is empty, and what to do next. */
export function BoardEmpty({ isNarrowed, onClear, elsewhere }: BoardEmptyProps) {
  const t = useT('board');
  const roles = useT('roles');
  const Icon = isNarrowed ? SearchX : Inbox;
  return (
    <EmptyState
      icon={<Icon aria-hidden="true" size={24} strokeWidth={1.25} />}
      title={t(isNarrowed ? 'empty.narrowed' : 'empty.title')}
      text={
        elsewhere
          ? t('empty.elsewhere', { count: elsewhere.count, role: roles(elsewhere.role) })
          : t(isNarrowed ? 'empty.narrowedText' : 'empty.text')
      }
      actions={
        <>
          {elsewhere && (
            <ButtonLink to={elsewhere.to} variant="secondary">
              {t('empty.show')}
            </ButtonLink>
          )}
          {isNarrowed ? (
            <Button variant="secondary" onClick={onClear}>
              {t('filter.clear')}
            </Button>
          ) : (
            <ButtonLink to="/app/contacts/new" variant={elsewhere ? 'quiet' : 'secondary'}>
              {t('new')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
