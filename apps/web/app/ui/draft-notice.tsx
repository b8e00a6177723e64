import { useT } from '~/lib/i18n/use-t';
import { Notice } from './notice';

/** Above a form that was restored after the session had expired. */
export function DraftNotice() {
  const t = useT('ui');
  return (
    <Notice tone="gain" className="mb-6 max-w-250">
      {t('draft')}
    </Notice>
  );
}
