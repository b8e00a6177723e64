import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { carriedSearch } from '~/lib/carried-search';
import { useT } from '~/lib/i18n/use-t';
import { readStored, STORAGE_KEYS } from '~/lib/storage';
import type { TeaserLink } from '~/listings/listing-teaser';
import { rememberAskedHome } from '~/visitors/asked-home';

/**
 * The report requires a login. Visitors without one get a link to the contact form on this page, which
 * then names the home.
 */
export function useTeaserLink(): TeaserLink | undefined {
  const t = useT('site');
  const search = carriedSearch(useLocation().search);
  const isInside = useSyncExternalStore(
    () => () => undefined,
    () => readStored(STORAGE_KEYS.accessToken) !== null,
    () => false,
  );
  if (isInside) return undefined;
  return {
    to: { search, hash: 'contact' },
    text: t('desk.ask'),
    onFollow: ({ id, address, city }) => rememberAskedHome({ id, address: `${address}, ${city}` }),
  };
}
