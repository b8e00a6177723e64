import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { duplicateQuery } from '~/data/leads';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { Notice } from '~/ui/notice';
import { EMAIL } from './use-lead-rules';

const PAUSE_MS = 500;

type DuplicateWarningProps = { email: string; exceptId: number | null };

/** Warns while typing, before the server would reject the form. */
export function DuplicateWarning({ email, exceptId }: DuplicateWarningProps) {
  const t = useT('leadForm');
  const nameOf = usePersonName();
  const asked = usePaused(email.trim());
  const { data } = useQuery({ ...duplicateQuery(asked, exceptId), enabled: EMAIL.test(asked) });
  // Always rendered, so that screen readers announce its content.
  return (
    <div aria-live="polite">
      {data?.is_taken && asked === email.trim() && (
        <Notice role="note" className="mt-2">
          {data.lead
            ? t.rich('duplicate.known', {
                name: nameOf(data.lead),
                owner: data.lead.owner,
                link: (words) => (
                  <Link
                    to={`/app/leads/${data.lead?.id}`}
                    target="_blank"
                    className="font-medium text-accent underline underline-offset-3"
                  >
                    {words}
                  </Link>
                ),
              })
            : t('duplicate.unknown')}
        </Notice>
      )}
    </div>
  );
}

/** The value after it has been unchanged for a moment (debounced). */
function usePaused(value: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
