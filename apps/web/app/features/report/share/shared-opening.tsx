import { MessageCircle, MessageCircleQuestion } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { answerReport, askAboutReport, type OwnWords } from '~/data/visitors';
import { isMissing, isTooMany } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { useRecently } from '~/lib/use-recently';
import { AnswerPanel } from '~/shares/answer/answer-panel';
import { QuestionForm } from '~/shares/answer/question-form';
import { useHomeAnswer } from '~/shares/answer/use-home-answer';
import { useQuestion } from '~/shares/answer/use-question';
import { PhoneBar } from '~/shares/phone-bar';
import { firstNameOf, whatsappHref } from '~/shares/sender/contact-links';
import { SenderCard } from '~/shares/sender/sender-card';
import { useCallLink } from '~/shares/sender/use-call-link';
import { Button } from '~/ui/button';
import { buttonClass } from '~/ui/button-look';
import { IconButton } from '~/ui/icon-button';
import { SharedPdfLink } from '../files/shared-pdf-link';
import type { SharedReport } from '../load-shared-report';

/** Loaded when a reader asks for a call. */
const CallTimeForm = lazy(() =>
  import('~/shares/answer/call-time-form').then((module) => ({ default: module.CallTimeForm })),
);

const SENT_IN_BAR_MS = 10_000;

type SharedOpeningProps = { report: SharedReport; own: OwnWords | null; token: string };

/** Who sent the report, and the reader's answer: beside the sender, on phones in a bar at the bottom. */
export function SharedOpening({ report, own, token }: SharedOpeningProps) {
  const t = useT('sender');
  const { sender, message, property } = report;
  const { address } = property;
  const answer = useHomeAnswer({
    initial: report.given_answer,
    found: own?.given,
    send: (given) => answerReport(token, given),
    isPermanentFailure: isMissing,
  });
  const question = useQuestion((asked) => askAboutReport(token, asked), isTooMany);
  const home = `${address}, ${property.city}`;
  const text = sender ? t('whatsapp.home', { name: firstNameOf(sender), address: home }) : '';
  const isReaderUnknown = report.reply_by === null;
  const [isBooking, setBooking] = useState(false);
  const book = () => {
    setBooking(true);
    question.open();
  };
  useCallLink(sender?.call_hours && !sender.calendar_url ? book : null);
  const leave = () => {
    setBooking(false);
    question.close();
  };
  const writing =
    isBooking && sender?.call_hours ? (
      <Suspense>
        <CallTimeForm
          {...{ question, isReaderUnknown }}
          hours={sender.call_hours}
          name={firstNameOf(sender)}
          onLeave={leave}
        />
      </Suspense>
    ) : (
      <QuestionForm
        question={question}
        name={sender && firstNameOf(sender)}
        replyBy={report.reply_by}
      />
    );
  const isSent = question.state === 'sent';
  const isWriting = question.state !== 'closed' && !isSent;
  // In the bar first: on phones, the sender may be far above.
  const isJustSent = useRecently(isSent, SENT_IN_BAR_MS);
  return (
    <>
      {sender && (
        <SenderCard
          sender={sender}
          message={message}
          whatsappText={text}
          onBook={book}
          more={
            <span className="flex w-auto! gap-2 p-0! md:hidden">
              {sender.whatsapp && question.state === 'closed' && (
                <IconButton label={t('answer.askHere')} variant="secondary" onClick={question.open}>
                  <MessageCircleQuestion aria-hidden="true" size={18} strokeWidth={1.75} />
                </IconButton>
              )}
              <SharedPdfLink isShort token={token} />
            </span>
          }
        >
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 md:justify-end">
            <div className="max-md:hidden">
              <AnswerPanel {...{ address, answer, isReaderUnknown }} />
            </div>
            <div className={isSent && !isJustSent ? undefined : 'max-md:hidden'}>{writing}</div>
          </div>
        </SenderCard>
      )}
      {!sender && (
        <div className="page pt-4 md:hidden">
          <SharedPdfLink token={token} />
        </div>
      )}
      <PhoneBar>
        {(isWriting || isJustSent) && (
          <div className={isJustSent ? 'pb-2' : undefined}>{writing}</div>
        )}
        {!isWriting && (
          <AnswerPanel
            isShort
            {...{ address, answer, isReaderUnknown }}
            ask={<AskButton {...{ sender, text }} onWrite={question.open} />}
          />
        )}
      </PhoneBar>
    </>
  );
}

type AskButtonProps = { sender: SharedReport['sender']; text: string; onWrite: () => void };

/** By WhatsApp where the sender has it, else in place. */
function AskButton({ sender, text, onWrite }: AskButtonProps) {
  const t = useT('sender');
  if (!sender) return null;
  if (!sender.whatsapp)
    return (
      <Button onClick={onWrite}>
        <MessageCircleQuestion aria-hidden="true" size={18} strokeWidth={1.75} />
        {t('askShort')}
      </Button>
    );
  return (
    <a
      href={whatsappHref(sender.whatsapp, text)}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass('primary', 'md')}
    >
      <MessageCircle aria-hidden="true" size={18} strokeWidth={1.75} />
      {t('askShort')}
    </a>
  );
}
