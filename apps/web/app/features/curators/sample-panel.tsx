import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { chooseSampleReport, sampleReportQuery } from '~/data/sample-report';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { listingPath } from '~/listings/listing-path';
import { Button } from '~/ui/button';
import { TextLink } from '~/ui/text-link';
import { toast } from '~/ui/toast';

/** Which report visitors of the site can read. It is chosen on the report itself. */
export function SamplePanel() {
  const t = useT('curators');
  const cache = useQueryClient();
  const titleId = useId();
  const { data } = useQuery(sampleReportQuery);
  const removal = useMutation({
    mutationFn: () => chooseSampleReport(cache, null),
    onSuccess: () => toast.success(t('sample.removed')),
    onError: (error) => toast.error(refusalOf(error) ?? t('sample.failed')),
  });
  if (!data) return null;
  const home = data.property;
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h2 id={titleId} className="text-20">
        {t('sample.title')}
      </h2>
      <p className="max-w-[68ch] text-14 text-pretty text-ink-2">{t('sample.lead')}</p>
      {home ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-15">
          <span className="font-medium">
            {home.address}, {home.city}
          </span>
          <TextLink to={listingPath(home)}>{t('sample.report')}</TextLink>
          <TextLink to="/sample-report">{t('sample.open')}</TextLink>
          <Button
            variant="secondary"
            size="sm"
            isBusy={removal.isPending}
            onClick={() => removal.mutate()}
          >
            {t('sample.remove')}
          </Button>
        </div>
      ) : (
        <TextLink to="/app/listing">{t('sample.choose')}</TextLink>
      )}
    </section>
  );
}
