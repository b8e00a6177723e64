import type { Lead, Shortlist } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { Suspense } from 'react';
import { previewQuery } from '~/data/shortlists';
import { InLocale, useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { ErrorState } from '~/ui/error-state';
import { useFocusReturn } from '~/ui/focus-return';
import { IconButton } from '~/ui/icon-button';
import { usePortalTarget } from '~/ui/portal-target';
import { LoadingRegion, Skeleton } from '~/ui/skeleton';
import { PreviewCurrency } from './preview-currency';
import { PreviewPage } from './preview-page';

type PreviewDialogProps = {
  list: Shortlist;
  /** `updated_at` of the version on the screen. */
  seenAt: string;
  lead: Lead;
  onClose: () => void;
};

/** The investor’s page over the editor, in the investor’s language, before any link exists. */
export function PreviewDialog({ list, seenAt, lead, onClose }: PreviewDialogProps) {
  const t = useT('shortlist');
  const nameOf = usePersonName();
  const own = useLocale();
  const focusReturn = useFocusReturn();
  const preview = useQuery(previewQuery(list.id, seenAt));
  const { data } = preview;
  const ui = useT('ui');
  return (
    <Radix.Root open onOpenChange={(stays) => !stays && onClose()}>
      <Radix.Portal container={usePortalTarget()}>
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex flex-col bg-paper text-ink outline-none transition-opacity duration-200 starting:opacity-0"
        >
          <div className="flex min-h-14 shrink-0 items-center gap-4 border-b border-line bg-surface pr-16 pl-(--gutter)">
            <div className="min-w-0 py-2 leading-snug text-pretty">
              <Radix.Title className="font-sans text-14 font-medium tracking-normal">
                {t('preview.title', { name: nameOf(lead) })}
              </Radix.Title>
              <p className="text-13 text-ink-2">{t('preview.note')}</p>
            </div>
          </div>
          <div className="min-h-0 flex-1 scroll-pt-4 overflow-y-auto overscroll-contain">
            {data && (
              <InLocale locale={data.locale}>
                <div lang={data.locale === own ? undefined : data.locale}>
                  <Suspense fallback={<Loading />}>
                    <PreviewCurrency country={lead.country}>
                      <PreviewPage preview={data} />
                    </PreviewCurrency>
                  </Suspense>
                </div>
              </InLocale>
            )}
            {preview.isError && !data && (
              <ErrorState
                className="page py-8"
                title={t('preview.failed')}
                error={preview.error}
                isRetrying={preview.isFetching}
                onRetry={() => void preview.refetch()}
              />
            )}
            {preview.isPending && <Loading />}
          </div>
          <div className="absolute top-1.5 right-2">
            <Radix.Close asChild>
              <IconButton label={ui('close')}>
                <X aria-hidden="true" size={20} strokeWidth={1.5} />
              </IconButton>
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Loading() {
  return (
    <LoadingRegion className="page grid gap-4 py-8">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-72" />
    </LoadingRegion>
  );
}
