import { useLocation } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { ButtonLink } from '~/ui/button';
import { LoadingRegion, SkeletonText } from '~/ui/skeleton';
import { keptSearch } from '../kept-search';
import { STEPS } from '../questions';
import { StepProgress } from '../step-progress';
import { firstOpenStep } from '../store/open-steps';
import type { QuizRecord } from '../store/quiz-record';
import { useQuizRecord } from '../store/quiz-store';
import { ProfileView } from './profile-view';
import { quizProfile } from './quiz-profile';
import { ResultTitle } from './result-title';
import { RetakeButton } from './retake-button';

/** The seventh page: unknown until hydration, then the profile or the questions still open. */
export function ResultScreen() {
  const t = useT('quizResult');
  const record = useQuizRecord();
  const profile = record && quizProfile(record);
  return (
    <>
      <StepProgress step={STEPS.length + 1} name={t('step')} />
      {!record && <Undetermined />}
      {record && !profile && <Incomplete record={record} />}
      {record && profile && <ProfileView profile={profile} record={record} />}
    </>
  );
}

function Undetermined() {
  const t = useT('quizResult');
  return (
    <div className="page min-h-[80vh] py-8 md:py-14">
      <h1 className="sr-only">{t('undetermined')}</h1>
      <LoadingRegion className="max-w-(--measure)">
        <SkeletonText lines={5} />
      </LoadingRegion>
    </div>
  );
}

function Incomplete({ record }: { record: QuizRecord }) {
  const t = useT('quizResult');
  const search = keptSearch(useLocation().search);
  const open = firstOpenStep(record) ?? STEPS[0];
  return (
    <div className="page py-8 md:py-14">
      <ResultTitle title={t('incomplete.title')} text={t('incomplete.text', { step: open })} />
      <div className="mt-8 flex flex-wrap gap-3 max-sm:*:flex-1">
        <ButtonLink
          to={{ pathname: `/step-${open}`, search }}
          variant="accent"
          className="min-h-13 px-6 text-16"
        >
          {t('incomplete.button')}
        </ButtonLink>
        <RetakeButton />
      </div>
    </div>
  );
}
