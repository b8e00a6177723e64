import { NewContactRow } from '../new-contact-row';
import { useNewContacts } from '../new-contacts';

type WaitingCardsProps = {
  statusId: number;
  /** Whose board; undefined: everybody's. */
  ownerId: number | undefined;
  isCompact: boolean;
};

/** New contacts of a column that the server does not have yet; they can't be moved. */
export function WaitingCards({ statusId, ownerId, isCompact }: WaitingCardsProps) {
  const contacts = useNewContacts().filter(
    ({ action: { body } }) =>
      body.lead_status_id === statusId && (ownerId === undefined || body.user_id === ownerId),
  );
  if (contacts.length === 0) return null;
  return (
    <ul className={isCompact ? 'grid gap-1.5 px-1.5 pb-1.5' : 'grid gap-2 px-2.5 pb-2'}>
      {contacts.map((contact) => (
        <li key={contact.key}>
          <NewContactRow
            contact={contact}
            className="rounded-2 border border-dashed border-edge px-3.5 py-2.5"
          />
        </li>
      ))}
    </ul>
  );
}
