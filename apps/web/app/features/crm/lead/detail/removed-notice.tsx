import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { survivorQuery } from '~/data/lead-merges';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Notice } from '~/ui/notice';

/** The lead on screen is gone: deleted, handed over, or part of another one, to which it links. */
export function RemovedNotice({ id }: { id: number }) {
  const t = useT('lead');
  const merge = useT('leadMerge');
  const nameOf = usePersonName();
  const { data: survivor } = useQuery(survivorQuery(id));
  return (
    <Notice tone="loss" className="mb-3">
      {survivor
        ? merge.rich('movedTo', {
            name: nameOf(survivor),
            link: (words) => (
              <Link
                to={`/app/leads/${survivor.id}`}
                className="font-medium text-accent underline underline-offset-3"
              >
                {words}
              </Link>
            ),
          })
        : t('removed')}
    </Notice>
  );
}
