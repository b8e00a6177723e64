import { useLocation, useNavigate } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { keptSearch } from '../kept-search';
import { clearQuiz } from '../store/quiz-store';
import { sendUnsent } from '../store/send-quiz';

/** Clears the answers and the sent flag: the next quiz is a new lead. */
export function RetakeButton() {
  const t = useT('quizResult');
  const navigate = useNavigate();
  const search = keptSearch(useLocation().search);
  function retake() {
    clearQuiz();
    void sendUnsent();
    void navigate({ pathname: '/step-1', search });
  }
  return (
    <Button variant="secondary" className="min-h-13 px-5 text-16" onClick={retake}>
      {t('retake')}
    </Button>
  );
}
