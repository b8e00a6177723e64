import { useLocation } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { TextLink } from '~/ui/text-link';
import { keptSearch } from '../kept-search';
import type { Step } from '../questions';
import { firstOpenStep } from '../store/open-steps';
import type { QuizRecord } from '../store/quiz-record';
import { useIsLeadSent } from '../store/quiz-store';
import type { CallForm } from './use-call-form';
import { useSendCompletedQuiz } from './use-send-completed-quiz';

type SendingStateProps = { record: QuizRecord; form: CallForm };

/** Whether the answers have been sent. A failure is shown as a delay, because sending is retried. */
export function SendingState({ record, form }: SendingStateProps) {
  const t = useT('quizResult');
  const isSent = useIsLeadSent();
  useSendCompletedQuiz(record);
  return (
    <div role="status" className="max-w-[56ch] text-14 text-pretty text-ink-2">
      {isSent && (record.email ? t('sent', { email: record.email }) : <SentNobody form={form} />)}
      {!isSent && <NotSent record={record} />}
    </div>
  );
}

/** A quiz is sent once: an email added later goes through the contact form. */
function SentNobody({ form }: { form: CallForm }) {
  const t = useT('quizResult');
  return (
    <>
      {t('sentNobody')} <TextLink to={form}>{t('leaveDetails')}</TextLink>
    </>
  );
}

function NotSent({ record }: { record: QuizRecord }) {
  const t = useT('quizResult');
  const open = firstOpenStep(record);
  if (record.unsent) return t('unsent');
  if (open) return <ToStep step={open} text={t('open', { step: open })} />;
  // All free-text questions are in step 1.
  return record.isRefused && <ToStep step={1} text={t('refused')} />;
}

function ToStep({ step, text }: { step: Step; text: string }) {
  const t = useT('quizResult');
  const { search } = useLocation();
  return (
    <>
      {text}{' '}
      <TextLink to={{ pathname: `/step-${step}`, search: keptSearch(search) }}>
        {t('openLink', { step })}
      </TextLink>
    </>
  );
}
