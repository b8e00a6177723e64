import { useT } from '~/lib/i18n/use-t';
import { NewContactRow } from '../new-contact-row';
import { useNewContacts } from '../new-contacts';

/** Above the list, whatever its filters: new contacts that the server does not have yet. */
export function WaitingContacts() {
  const t = useT('outbox');
  const contacts = useNewContacts();
  if (contacts.length === 0) return null;
  return (
    <section aria-labelledby="waiting-contacts" className="rounded-3 bg-sunken px-4 py-3 md:px-5">
      <h2 id="waiting-contacts" className="font-sans text-13 font-semibold text-ink-2">
        {t('newContacts', { count: contacts.length })}
      </h2>
      <ul className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {contacts.map((contact) => (
          <li key={contact.key}>
            <NewContactRow contact={contact} />
          </li>
        ))}
      </ul>
    </section>
  );
}
