import { useLocation, useNavigate } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { submitVisitor } from '~/visitors/submit-lead';
import { keptSearch } from '../kept-search';
import { clearQuiz, getRecord } from '../store/quiz-store';

/** Forgets the answers and that they were sent: the next quiz is a lead of its own. */
export function RetakeButton() {
  const t = useT('quizResult');
  const navigate = useNavigate();
  const search = keptSearch(useLocation().search);
  function retake() {
    const { unsent } = getRecord();
    // A last chance for what has not arrived, before it is forgotten.
    if (unsent) submitVisitor(unsent).catch(() => undefined);
    clearQuiz();
    void navigate({ pathname: '/step-1', search });
  }
  return (
    <Button variant="secondary" className="min-h-13 px-5 text-16" onClick={retake}>
      {t('retake')}
    </Button>
  );
}
