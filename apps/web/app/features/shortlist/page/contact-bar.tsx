import type { Sender } from '@alpha/contract';
import { useT } from '~/lib/i18n/use-t';
import { PhoneBar } from '~/shares/phone-bar';
import { ContactActions } from '~/shares/sender/contact-actions';
import { firstNameOf } from '~/shares/sender/contact-links';

/** The ways to reach the sender; nothing when there are none. */
export function ContactBar({ sender }: { sender: Sender }) {
  const t = useT('sender');
  if (!sender.whatsapp && !sender.phone && !sender.calendar_url) return null;
  const text = t('whatsapp.list', { name: firstNameOf(sender) });
  return (
    <PhoneBar>
      <ContactActions isShort sender={sender} whatsappText={text} />
    </PhoneBar>
  );
}
