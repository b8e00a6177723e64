import type { Lead } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { duplicateQuery } from '~/data/leads';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Notice } from '~/ui/notice';

/** Other leads with the same email, so that nobody is called twice. */
export function SameEmailNotice({ lead: { id, email } }: { lead: Lead }) {
  const t = useT('lead');
  const nameOf = usePersonName();
  const { data } = useQuery({ ...duplicateQuery(email, id), enabled: email.includes('@') });
  if (!data?.is_taken) return null;
  const { lead } = data;
  return (
    <Notice role="note">
      {lead
        ? t.rich('sameEmail.known', {
            name: nameOf(lead),
            owner: lead.owner,
            link: (words) => (
              <Link
                to={`/app/leads/${lead.id}`}
                className="font-medium text-accent underline underline-offset-3"
              >
                {words}
              </Link>
            ),
          })
        : t('sameEmail.elsewhere')}
    </Notice>
  );
}
