import type { Sender } from '@alpha/contract';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { ContactActions } from './contact-actions';
import { openingOf } from './message-opening';
import { SenderPhoto } from './sender-photo';
import { useAboutSender } from './use-about-sender';

type SenderCardProps = {
  sender: Sender;
  /** Empty for none. */
  message: string;
  /** Typed into the chat for the reader. */
  whatsappText: string;
  /** Below the ways to get in touch. */
  children?: ReactNode;
  /** On phones, at the end of the line with the ways to get in touch. */
  more?: ReactNode;
  /** Opens the choice of a time for a call. */
  onBook?: (() => void) | undefined;
};

/** A person before a number: who sent it, what they say and how to reach them. */
export function SenderCard(props: SenderCardProps) {
  const { sender, message, whatsappText, children, more, onBook } = props;
  const t = useT('sender');
  const { role, spoken } = useAboutSender()(sender);
  return (
    <section
      aria-label={t('label')}
      className="page grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-2 pt-2.5 pb-0.5 md:grid-cols-[minmax(0,1fr)_auto] md:items-start md:py-4 print:hidden"
    >
      <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 md:gap-x-4">
        <SenderPhoto sender={sender} />
        <div className="min-w-0 max-md:self-center">
          <p className="text-16 leading-snug font-semibold wrap-anywhere">{sender.name}</p>
          <p className="text-13 leading-snug text-pretty text-ink-2 wrap-anywhere md:text-14">
            {role}
            {spoken && <span className="text-ink-3">{` · ${spoken}`}</span>}
          </p>
        </div>
        {message && <Message text={message} />}
      </div>
      <div className="grid gap-2 md:max-w-150 md:justify-items-end">
        <ContactActions {...{ sender, whatsappText, more, onBook }} />
        {children}
      </div>
    </section>
  );
}

/** The first sentences; a longer letter folds, so that the figures stay on a phone's first screen. */
function Message({ text }: { text: string }) {
  const t = useT('sender');
  const { first, rest } = openingOf(text);
  return (
    <div className="mt-1.5 max-w-(--measure) font-serif text-16 leading-snug text-pretty whitespace-pre-line wrap-anywhere max-md:col-span-full md:col-start-2 md:text-20 md:leading-snug">
      <p>{first}</p>
      {rest.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-11 cursor-pointer content-center font-sans text-14 font-medium text-accent">
            {t('rest')}
          </summary>
          <div className="grid gap-3">
            {rest.map((part) => (
              <p key={part}>{part}</p>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
