import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ownUserQuery } from '~/data/account';
import { profileChanges, profileQuery } from '~/data/profiles';
import { useT } from '~/lib/i18n/use-t';
import { ProfileFields, ProfileLoading } from '~/shares/profile/profile-fields';
import { Section } from './section';

/** What investors see of the user on everything they are sent. */
export function PublicProfileSection() {
  const t = useT('publicProfile');
  const { data: user } = useQuery(ownUserQuery);
  return (
    <Section title={t('title')} lead={t('lead')}>
      {user ? <OwnFields userId={user.id} name={user.name} /> : <ProfileLoading />}
    </Section>
  );
}

function OwnFields({ userId, name }: { userId: number; name: string }) {
  const query = useQuery(profileQuery(userId));
  return <ProfileFields {...{ name, query }} changes={profileChanges(useQueryClient(), userId)} />;
}
