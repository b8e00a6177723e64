import { useLocation } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { ButtonLink } from '~/ui/button';
import { keptSearch } from '../kept-search';

/** To the form that takes a phone number; who sent the visitor goes along. */
export function ScheduleLink() {
  const t = useT('quizResult');
  const search = keptSearch(useLocation().search);
  return (
    <ButtonLink
      to={{ pathname: '/', search, hash: '#contact' }}
      variant="accent"
      className="min-h-13 px-6 text-16"
    >
      {t('schedule')}
    </ButtonLink>
  );
}
