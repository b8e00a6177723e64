import type { Sender } from '@alpha/contract';
import { CalendarDays, MessageCircle, Phone } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { buttonClass } from '~/ui/button-look';
import { cx } from '~/ui/class-names';
import { phoneHref, whatsappHref } from './contact-links';

type ContactActionsProps = {
  sender: Sender;
  whatsappText: string;
  /** For the bar of a phone: one line. */
  isShort?: boolean;
};

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

/** What the sender has not filled in falls away. */
export function ContactActions({ sender, whatsappText, isShort = false }: ContactActionsProps) {
  const t = useT('sender');
  const { whatsapp, phone, calendar_url: calendar } = sender;
  if (!whatsapp && !phone && !calendar) return null;
  // Three words do not fit into a phone's line: the signs of two have to do.
  const iconOnly = whatsapp && phone && calendar && !isShort ? 'max-sm:sr-only' : undefined;
  return (
    <div
      className={cx(
        'flex gap-2.5 md:justify-end',
        isShort ? '*:flex-1 *:px-2' : 'max-sm:*:flex-auto max-sm:*:px-3 sm:flex-wrap',
      )}
    >
      {whatsapp && (
        <a
          href={whatsappHref(whatsapp, whatsappText)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('primary', 'md')}
        >
          <MessageCircle {...ICON} />
          {t(isShort ? 'askShort' : 'ask')}
        </a>
      )}
      {phone && (
        <a
          href={phoneHref(phone)}
          className={buttonClass(whatsapp ? 'secondary' : 'primary', 'md')}
        >
          <Phone {...ICON} />
          <span className={iconOnly}>{t('call')}</span>
        </a>
      )}
      {/* Three do not fit into one line. */}
      {calendar && !(isShort && whatsapp && phone) && (
        <a
          href={calendar}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={buttonClass('secondary', 'md')}
        >
          <CalendarDays {...ICON} />
          <span className={iconOnly}>{t('book')}</span>
        </a>
      )}
    </div>
  );
}
