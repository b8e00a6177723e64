import { useT } from '~/lib/i18n/use-t';
import { ButtonLink } from '~/ui/button';
import { useCallForm } from './use-call-form';

export function ScheduleLink() {
  const t = useT('quizResult');
  return (
    <ButtonLink to={useCallForm()} variant="accent" className="min-h-13 px-6 text-16">
      {t('schedule')}
    </ButtonLink>
  );
}
