import type { Sender } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { PhoneBar } from '~/shares/phone-bar';
import { ContactActions } from '~/shares/sender/contact-actions';
import { firstNameOf } from '~/shares/sender/contact-links';
import type { ListCall } from './use-list-call';

/** The ways to reach the sender; nothing when there are none. */
export function ContactBar({ sender, call }: { sender: Sender; call: ListCall }) {
  const t = useT('sender');
  const { whatsapp, phone, calendar_url: calendar } = sender;
  if (call.form) return <PhoneBar>{call.form}</PhoneBar>;
  if (!whatsapp && !phone && !calendar && !call.onBook) return null;
  const text = t('whatsapp.list', { name: firstNameOf(sender) });
  return (
    <PhoneBar>
      <ContactActions isShort sender={sender} whatsappText={text} onBook={call.onBook} />
    </PhoneBar>
  );
}
