import { MessageCircle } from 'lucide-react';
import { askAboutReport } from '~/data/visitors';
import { isTooMany } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { QuestionForm } from '~/shares/answer/question-form';
import { useQuestion } from '~/shares/answer/use-question';
import { firstNameOf, whatsappHref } from '~/shares/sender/contact-links';
import { buttonClass } from '~/ui/button-look';
import type { SharedReport } from '../load-shared-report';

/** At the end of a shared report: by WhatsApp where the sender has it, and in place. */
export function AskSender({ report, token }: { report: SharedReport; token: string }) {
  const t = useT('sender');
  const question = useQuestion((asked) => askAboutReport(token, asked), isTooMany);
  const { sender, property } = report;
  const name = sender && firstNameOf(sender);
  const address = `${property.address}, ${property.city}`;
  return (
    <>
      {sender?.whatsapp && (
        <a
          href={whatsappHref(sender.whatsapp, t('whatsapp.home', { name: name ?? '', address }))}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('primary', 'sm')}
        >
          <MessageCircle aria-hidden="true" size={16} strokeWidth={1.75} />
          {t('askShort')}
        </a>
      )}
      <QuestionForm question={question} name={name} replyBy={report.reply_by} />
    </>
  );
}
