import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { chooseSampleReport, sampleReportQuery } from '~/data/sample-report';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { isPermitted } from '~/lib/permission';
import { Button } from '~/ui/button';
import { TextLink } from '~/ui/text-link';
import { toast } from '~/ui/toast';
import type { BlockProps } from '../report.types';

/** Administrators choose which report visitors of the site can read. */
export function SampleRow(props: BlockProps) {
  return isPermitted('site:write') ? <Choice {...props} /> : null;
}

function Choice({ report: { property } }: BlockProps) {
  const t = useT('share');
  const cache = useQueryClient();
  const { data } = useQuery(sampleReportQuery);
  const choice = useMutation({
    mutationFn: (id: number | null) => chooseSampleReport(cache, id),
    onSuccess: (_, id) => toast.success(t(id === null ? 'sample.removed' : 'sample.chosen')),
    onError: (error) => toast.error(refusalOf(error) ?? t('sample.failed')),
  });
  if (!data) return null;
  const isThis = data.property?.id === property.id;
  const isPossible = property.net_profit_10_year !== null;
  if (!isThis && !isPossible) return null;
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5 text-14">
      <Globe aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0 text-ink-3" />
      <span className="text-ink-2">
        {isThis
          ? t('sample.isThis')
          : data.property
            ? t('sample.isOther', { address: data.property.address })
            : t('sample.isNone')}
      </span>
      <span className="ml-auto flex flex-wrap items-center gap-3">
        {isThis && <TextLink to="/sample-report">{t('sample.open')}</TextLink>}
        <Button
          variant="secondary"
          size="sm"
          isBusy={choice.isPending}
          onClick={() => choice.mutate(isThis ? null : property.id)}
        >
          {t(isThis ? 'sample.remove' : 'sample.choose')}
        </Button>
      </span>
    </div>
  );
}
