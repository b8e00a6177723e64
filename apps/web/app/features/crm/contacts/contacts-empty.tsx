import { Contact, SearchX } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { useUrlState } from '~/lib/url-state';
import { Button, ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { NO_FILTERS } from './no-filters';

const ICON = { 'aria-hidden': true, size: 24, strokeWidth: 1.25 } as const;

export function ContactsEmpty({ isFiltered }: { isFiltered: boolean }) {
  const t = useT('contacts');
  const { set } = useUrlState();
  if (isFiltered)
    return (
      <EmptyState
        icon={<SearchX {...ICON} />}
        title={t('empty.filtered')}
        text={t('empty.filteredText')}
        actions={
          <Button variant="secondary" onClick={() => set(NO_FILTERS)}>
            {t('filter.clear')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={<Contact {...ICON} />}
      title={t('empty.title')}
      text={t('empty.text')}
      actions={
        <>
          <ButtonLink to="/app/contacts/new">{t('new')}</ButtonLink>
          <ButtonLink to="/app/contacts/import" variant="secondary">
            {t('import')}
          </ButtonLink>
        </>
      }
    />
  );
}
