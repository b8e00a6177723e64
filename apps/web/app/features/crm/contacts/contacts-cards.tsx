import { isAllowed } from '@alpha/contract';
import { TagChips } from '~/features/crm/tag-chips';
import { useT } from '~/lib/i18n/use-t';
import { readSession } from '~/lib/session';
import { Money } from '~/ui/money';
import { ContactMenu } from './contact-menu';
import { ContactName, PhoneLink, SelectBox, StatusMark } from './contact-parts';
import type { ContactRowsProps } from './contacts-table';

/** The same rows as cards for phones, without horizontal scrolling. */
export function ContactsCards({ contacts, selection, onDelete }: ContactRowsProps) {
  const t = useT('contacts');
  const { role } = readSession();
  const hasTeam = role !== null && isAllowed(role, 'lead:read:team');
  return (
    <ul aria-label={t('title')} className="border-t border-ink">
      {contacts.map((contact) => (
        <li key={contact.id} className="border-b border-line py-2.5">
          <div className="flex items-center gap-3">
            <SelectBox contact={contact} selection={selection} />
            <div className="min-w-0 flex-1">
              <ContactName contact={contact} />
            </div>
            <ContactMenu contact={contact} onDelete={() => onDelete(contact)} />
          </div>
          <div className="figures flex flex-wrap items-center gap-x-4 gap-y-1 pl-8 text-13 text-ink-2">
            <StatusMark id={contact.lead_status_id} />
            {hasTeam && <span>{contact.user.name}</span>}
            {contact.initial_payment !== null && <Money value={contact.initial_payment} />}
            {contact.phone !== '-' && <PhoneLink phone={contact.phone} />}
          </div>
          {contact.tag_ids.length > 0 && (
            <TagChips ids={contact.tag_ids} max={3} className="mt-1.5 pl-8" />
          )}
        </li>
      ))}
    </ul>
  );
}
