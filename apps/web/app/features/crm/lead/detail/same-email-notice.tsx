import type { Lead } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { duplicateQuery } from '~/data/leads';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { MergeDialog } from '../../merge-dialog';

type SameEmailNoticeProps = { lead: Lead; onMoved: (id: number) => void };

/** Other leads with the same email, so that nobody is called twice. */
export function SameEmailNotice({ lead: { id, email }, onMoved }: SameEmailNoticeProps) {
  const t = useT('lead');
  const merge = useT('leadMerge');
  const [isMerging, setMerging] = useState(false);
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
      {lead && (
        <div className="mt-2">
          <Button variant="secondary" size="sm" onClick={() => setMerging(true)}>
            {merge('action')}
          </Button>
        </div>
      )}
      {lead && isMerging && (
        <MergeDialog
          ids={[id, lead.id]}
          onClose={() => setMerging(false)}
          onMerged={(left) => left.id !== id && onMoved(left.id)}
        />
      )}
    </Notice>
  );
}
