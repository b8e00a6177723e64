import { useLocation } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { Notice } from '~/ui/notice';
import { TextLink } from '~/ui/text-link';
import { keptSearch } from '../kept-search';
import type { Step } from '../questions';
import { firstOpenStep } from '../store/open-steps';
import { useQuizRecord } from '../store/quiz-store';

/** Shown when a visitor opens a later step directly: links to the first open question without redirecting. */
export function OpenNotice({ step }: { step: Step }) {
  const t = useT('quizSteps');
  const { search } = useLocation();
  const record = useQuizRecord();
  const open = record && firstOpenStep(record, step);
  if (!open) return null;
  return (
    <Notice role="note" className="mb-6">
      <span className="flex flex-wrap items-center gap-x-3">
        {t('open.text', { step: open })}
        <TextLink
          to={{ pathname: `/step-${open}`, search: keptSearch(search) }}
          className="-my-2.5"
        >
          {t('open.link', { step: open })}
        </TextLink>
      </span>
    </Notice>
  );
}
