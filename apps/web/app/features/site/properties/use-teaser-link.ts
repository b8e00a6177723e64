import { useSyncExternalStore } from 'react';
import { type To, useLocation } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { readStored, STORAGE_KEYS } from '~/lib/storage';

/** The report is behind the login: whoever has none asks a curator about the home, on this page. */
export function useTeaserLink(): { to: To; text: string } | undefined {
  const t = useT('site');
  const { search } = useLocation();
  const isInside = useSyncExternalStore(
    () => () => undefined,
    () => readStored(STORAGE_KEYS.accessToken) !== null,
    () => false,
  );
  return isInside ? undefined : { to: { search, hash: 'contact' }, text: t('desk.ask') };
}
