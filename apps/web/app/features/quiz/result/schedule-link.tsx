import { useT } from '~/lib/i18n/use-t';
import { ButtonLink } from '~/ui/button';
import type { CallForm } from './use-call-form';

export function ScheduleLink({ form }: { form: CallForm }) {
  const t = useT('quizResult');
  return (
    <ButtonLink to={form} variant="accent" className="min-h-13 px-6 text-16">
      {t('schedule')}
    </ButtonLink>
  );
}
