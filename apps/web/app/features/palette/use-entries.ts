import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { leadChoicesQuery } from '~/data/leads';
import { homesQuery } from '~/data/listings';
import { useLocaleState } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { isPermitted } from '~/lib/permission';
import { usePaused } from '~/lib/use-paused';
import { usePersonName } from '~/lib/use-person-name';
import { listingPath } from '~/listings/listing-path';
import { type Entry, isMatch, type Screen } from './palette-entry';
import { OTHER_WORDS, withoutVerb } from './palette-words';

const PAUSE_MS = 150;
const MOST_HOMES = 5;

export type PaletteProps = {
  screens: readonly Screen[];
  onShortcuts: () => void;
  onSignOut: () => void;
};

/** What the typed text finds: leads and homes on the server, screens and actions at once. */
export function useEntries(text: string, { screens, onShortcuts, onSignOut }: PaletteProps) {
  const t = useT('palette');
  const navigate = useNavigate();
  const nameOf = usePersonName();
  const { locale, setLocale } = useLocaleState();
  const wanted = withoutVerb(text.trim());
  const search = usePaused(wanted, PAUSE_MS);
  const isAsked = search.length > 1;
  const leads = useQuery({
    ...leadChoicesQuery(search),
    enabled: isAsked && isPermitted('lead:read:own'),
  });
  const homes = useQuery({ ...homesQuery(search), enabled: isAsked });
  const go = (to: string) => () => void navigate(to);
  const other = locale === 'en' ? 'es' : 'en';

  const actions: (Omit<Entry, 'group'> | false)[] = [
    isPermitted('lead:read:own') && {
      ...{ id: 'new-contact', title: t('newContact'), keys: ['N'] },
      run: go('/app/contacts/new'),
    },
    isPermitted('lead:read:own') && {
      ...{ id: 'import', title: t('importContacts'), run: go('/app/contacts/import') },
    },
    isPermitted('user:read:team') && {
      ...{ id: 'new-user', title: t('newUser'), run: go('/app/users/new') },
    },
    isPermitted('status:write') && {
      ...{ id: 'new-status', title: t('newStatus'), run: go('/app/leads-status/new') },
    },
    { id: 'language', title: t('language'), run: () => void setLocale(other) },
    { id: 'shortcuts', title: t('shortcuts'), keys: ['?'], run: onShortcuts },
    { id: 'sign-out', title: t('signOut'), run: onSignOut },
  ];
  const entries: Entry[] = [
    ...(isAsked ? (leads.data ?? []) : []).map(
      (lead): Entry => ({
        ...{ id: `lead-${lead.id}`, group: 'leads', title: nameOf(lead) },
        ...{ note: lead.email, run: go(`/app/leads/${lead.id}`) },
      }),
    ),
    ...(isAsked ? (homes.data?.data ?? []) : []).slice(0, MOST_HOMES).map(
      (home): Entry => ({
        ...{ id: `home-${home.id}`, group: 'homes', title: home.address },
        ...{ note: `${home.city}, ${home.state}`, run: go(listingPath(home)) },
      }),
    ),
    ...screens
      .filter(({ to, title }) => isFound(to, title, text))
      .map(
        ({ to, title, letter }): Entry => ({
          ...{ id: to, group: 'screens', title, run: go(to) },
          keys: letter ? ['G', letter.toUpperCase()] : undefined,
        }),
      ),
    ...actions
      .filter((action) => action !== false)
      .filter(({ id, title }) => isFound(id, title, text))
      .map((action): Entry => ({ ...action, group: 'actions' })),
  ];
  return {
    entries,
    isSearching: wanted !== search || leads.isFetching || homes.isFetching,
    isFailed: isAsked && (leads.isError || homes.isError),
  };
}

const isFound = (id: string, title: string, text: string): boolean =>
  isMatch(`${title} ${OTHER_WORDS[id] ?? ''}`, text);
