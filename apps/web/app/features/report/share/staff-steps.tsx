import { useT } from '~/lib/i18n/use-t';
import { ButtonLink } from '~/ui/button';
import type { BlockProps } from '../report.types';

/** At the end of a report in the app; sending it is in the menu, which stays in view. */
export function StaffSteps({ report: { property } }: BlockProps) {
  const t = useT('report');
  const { city } = property;
  const search = new URLSearchParams({ city }).toString();
  return (
    <>
      <ButtonLink size="sm" to="/app/contacts">
        {t('next.shortlist')}
      </ButtonLink>
      <ButtonLink size="sm" variant="secondary" to={{ pathname: '/app/listing', search }}>
        {t('next.forSale', { city })}
      </ButtonLink>
    </>
  );
}
