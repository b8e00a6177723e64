import { useContext } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { ShortlistAddingContext } from '~/listings/shortlist-adding';
import { ButtonLink } from '~/ui/button';
import type { BlockProps } from '../report.types';

/** At the end of a report in the app; sending it is in the menu, which stays in view. */
export function StaffSteps({ report: { property } }: BlockProps) {
  const t = useT('report');
  const adding = useContext(ShortlistAddingContext);
  const { city } = property;
  const search = new URLSearchParams({ city }).toString();
  return (
    <>
      {adding && <adding.AddButton home={property} look="button" />}
      <ButtonLink size="sm" variant="secondary" to={`/app/compare?ids=${property.id}`}>
        {t('next.compare')}
      </ButtonLink>
      <ButtonLink size="sm" variant="secondary" to={{ pathname: '/app/listing', search }}>
        {t('next.forSale', { city })}
      </ButtonLink>
    </>
  );
}
