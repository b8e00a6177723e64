import { useLocation } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { TextLink } from '~/ui/text-link';
import { keptSearch } from '../kept-search';
import { firstOpenStep } from '../store/open-steps';
import type { QuizRecord } from '../store/quiz-record';
import { useIsLeadSent } from '../store/quiz-store';
import { useCallForm } from './use-call-form';

/** Where the answers are now. A failure is told as what it is: a delay that heals by itself. */
export function LeadState({ record }: { record: QuizRecord }) {
  const t = useT('quizResult');
  const { search } = useLocation();
  const isSent = useIsLeadSent();
  const open = firstOpenStep(record);
  return (
    <div role="status" className="max-w-[56ch] text-14 text-pretty text-ink-2">
      {isSent && (record.email ? t('sent', { email: record.email }) : <SentNobody />)}
      {!isSent && record.unsent && t('unsent')}
      {!isSent && !record.unsent && open && (
        <>
          {t('open', { step: open })}{' '}
          <TextLink to={{ pathname: `/step-${open}`, search: keptSearch(search) }}>
            {t('openLink', { step: open })}
          </TextLink>
        </>
      )}
    </div>
  );
}

/** A quiz is sent once: an address that comes later goes with the form, not with the first question. */
function SentNobody() {
  const t = useT('quizResult');
  const form = useCallForm();
  return (
    <>
      {t('sentNobody')} <TextLink to={form}>{t('leaveDetails')}</TextLink>
    </>
  );
}
