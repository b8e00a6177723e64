import type { Sender } from '@alpha/contract';
import { CalendarDays, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { buttonClass } from '~/ui/button-look';
import { cx } from '~/ui/class-names';
import { phoneHref, whatsappHref } from './contact-links';

type ContactActionsProps = {
  sender: Sender;
  whatsappText: string;
  /** For the bar of a phone: one line. */
  isShort?: boolean;
  /** On phones, at the end of the line. */
  more?: ReactNode;
  /** Opens the choice of a time; without it only a booking page is offered. */
  onBook?: (() => void) | undefined;
};

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

/** What the sender has not filled in falls away. */
export function ContactActions(props: ContactActionsProps) {
  const { sender, whatsappText, isShort = false, more, onBook } = props;
  const t = useT('sender');
  const { whatsapp, phone, calendar_url: calendar } = sender;
  const canChooseTime = !calendar && onBook && sender.call_hours;
  if (!whatsapp && !phone && !calendar && !canChooseTime && !more) return null;
  // All words do not fit into a phone's line: the first way has its name, the signs of the others have to do.
  const afterFirst = isShort ? undefined : 'max-sm:sr-only';
  return (
    <div
      className={cx(
        'flex gap-2.5 md:justify-end',
        isShort
          ? '*:flex-1 *:px-2'
          : 'max-sm:gap-2 max-sm:*:px-2 max-sm:*:not-first:w-11 max-sm:*:first:flex-1 sm:flex-wrap',
      )}
    >
      {whatsapp && (
        <a
          href={whatsappHref(whatsapp, whatsappText)}
          aria-label={isShort ? undefined : t('ask')}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('primary', 'md')}
        >
          <MessageCircle {...ICON} />
          {isShort ? (
            t('askShort')
          ) : (
            <>
              <span className="max-sm:hidden">{t('ask')}</span>
              <span className="sm:hidden">{t('chat')}</span>
            </>
          )}
        </a>
      )}
      {phone && (
        <a
          href={phoneHref(phone)}
          className={buttonClass(whatsapp ? 'secondary' : 'primary', 'md')}
        >
          <Phone {...ICON} />
          <span className={whatsapp ? afterFirst : undefined}>{t('call')}</span>
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
          <span className={whatsapp || phone ? afterFirst : undefined}>{t('book')}</span>
        </a>
      )}
      {canChooseTime && !(isShort && whatsapp && phone) && (
        <button type="button" onClick={onBook} className={buttonClass('secondary', 'md')}>
          <CalendarDays {...ICON} />
          <span className={whatsapp || phone ? afterFirst : undefined}>{t('book')}</span>
        </button>
      )}
      {more}
    </div>
  );
}
