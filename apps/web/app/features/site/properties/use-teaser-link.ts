import { useSyncExternalStore } from 'react';
import { type To, useLocation } from 'react-router';
import { carriedSearch } from '~/lib/carried-search';
import { useT } from '~/lib/i18n/use-t';
import { readStored, STORAGE_KEYS } from '~/lib/storage';

/** The report requires a login. Visitors without one get a link to the contact form on this page. */
export function useTeaserLink(): { to: To; text: string } | undefined {
  const t = useT('site');
  const search = carriedSearch(useLocation().search);
  const isInside = useSyncExternalStore(
    () => () => undefined,
    () => readStored(STORAGE_KEYS.accessToken) !== null,
    () => false,
  );
  return isInside ? undefined : { to: { search, hash: 'contact' }, text: t('desk.ask') };
}
