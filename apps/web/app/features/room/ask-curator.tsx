import type { Sender } from '@alpha/contract';
import { MessageCircle, Phone } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { firstNameOf, phoneHref, whatsappHref } from '~/shares/sender/contact-links';
import { buttonClass } from '~/ui/button-look';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

/** About one home, as on shared pages: a chat, else a call. */
export function AskCurator({ curator, address }: { curator: Sender; address: string }) {
  const t = useT('sender');
  const room = useT('room');
  const { whatsapp, phone } = curator;
  const name = firstNameOf(curator);
  if (whatsapp)
    return (
      <a
        href={whatsappHref(whatsapp, t('whatsapp.home', { name, address }))}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={room('home.askAbout', { name, address })}
        className={buttonClass('secondary', 'md')}
      >
        <MessageCircle {...ICON} />
        {t('askShort')}
      </a>
    );
  if (!phone) return null;
  return (
    <a
      href={phoneHref(phone)}
      aria-label={room('home.callAbout', { name, address })}
      className={buttonClass('secondary', 'md')}
    >
      <Phone {...ICON} />
      {t('call')}
    </a>
  );
}
