import type { ReactNode } from 'react';
import type { ComparedBy, Comparison } from '~/data/compare';
import { useT } from '~/lib/i18n/use-t';
import { CopyButton } from '~/ui/copy-button';
import { ErrorState } from '~/ui/error-state';
import { CompareControls } from './compare-controls';
import { CompareView } from './compare-view';
import { PdfButton } from './pdf-button';
import { ShareButton } from './share/share-button';
import type { ComparedState } from './use-compared-view';
import { useRemoveHome } from './use-remove-home';

type EditableCompareProps = {
  by: Exclude<ComparedBy, { kind: 'link' }>;
  comparison: Comparison;
  state: ComparedState;
  /** The next answer is loading. */
  isStale: boolean;
  /** The answer for the present choice did not come: the table shows the one before. */
  onRetry: (() => void) | undefined;
  stickyTop: string;
  reportOf?: ((home: Comparison['homes'][number]) => string) | undefined;
  /** Beside the PDF. */
  actions?: ReactNode;
  children: ReactNode;
};

/** With homes, order and assumptions to choose; all of it is in the address. */
export function EditableCompare(props: EditableCompareProps) {
  const { by, comparison, state, isStale, onRetry, stickyTop, reportOf, actions, children } = props;
  const t = useT('compare');
  const ids = comparison.homes.map(({ id }) => id);
  const remove = useRemoveHome(state, comparison.homes);
  return (
    <CompareView
      {...{ comparison, isStale, stickyTop, reportOf }}
      view={state.view}
      onOrder={state.orderBy}
      onRemove={remove}
      actions={
        <>
          {by.kind === 'shortlist' ? (
            <CopyButton text={addressNaming(ids)} label={t('share.copy')} />
          ) : (
            <ShareButton maker={by.kind} ids={ids} view={state.view} />
          )}
          <PdfButton by={by} ids={ids} />
          {actions}
        </>
      }
      controls={
        <>
          <CompareControls state={state} />
          {onRetry && (
            <ErrorState
              className="mt-4"
              title={t('change.failed')}
              text={t('change.failedText')}
              isRetrying={isStale}
              onRetry={onRetry}
            />
          )}
        </>
      }
    >
      {children}
    </CompareView>
  );
}

/** Names the homes also where the page shows all of a list. */
function addressNaming(ids: readonly number[]): string {
  if (typeof window === 'undefined') return '';
  const url = new URL(window.location.href);
  url.searchParams.set('ids', ids.join(','));
  url.hash = '';
  return url.href;
}
