import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { cx } from '~/ui/class-names';
import { formOf, type NewContact } from './new-contacts';
import { WaitingMark } from './waiting-mark';

type NewContactRowProps = { contact: NewContact; className?: string };

/** Until the server has it there is no page for it: the name opens the form as it was filled in. */
export function NewContactRow({ contact, className }: NewContactRowProps) {
  const t = useT('outbox');
  const nameOf = usePersonName();
  const { action, refusal } = contact;
  return (
    <div className={cx('grid min-w-0', className)}>
      <Link
        to={formOf(contact)}
        className="relative truncate text-15 font-medium after:absolute after:-inset-y-2 after:inset-x-0 hover:text-accent hover:underline hover:underline-offset-3"
      >
        {nameOf(action.body)}
      </Link>
      <span className="truncate text-13 text-ink-3">{action.body.email}</span>
      {refusal ? (
        <span className="text-13 text-pretty text-loss">{refusal.reason ?? t('failed')}</span>
      ) : (
        <WaitingMark />
      )}
    </div>
  );
}
