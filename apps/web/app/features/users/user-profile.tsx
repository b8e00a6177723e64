import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { profileChanges, profileQuery } from '~/data/profiles';
import { useT } from '~/lib/i18n/use-t';
import { ProfileFields } from '~/shares/profile/profile-fields';

/** What investors see of this user, for those who may edit the account; it is saved on its own. */
export function UserProfile({ id, name }: { id: number; name: string }) {
  const t = useT('publicProfile');
  const titleId = useId();
  const query = useQuery(profileQuery(id));
  return (
    <section aria-labelledby={titleId} className="grid gap-5 border-t border-line pt-8">
      <div>
        <h2 id={titleId} className="text-20">
          {t('title')}
        </h2>
        <p className="mt-1.5 max-w-[60ch] text-14 text-pretty text-ink-2">
          {t('leadOther', { name })}
        </p>
      </div>
      <ProfileFields {...{ name, query }} changes={profileChanges(useQueryClient(), id)} />
    </section>
  );
}
