import { useQuery } from '@tanstack/react-query';
import { surroundingsQuery } from '~/data/imports';
import { useT } from '~/lib/i18n/use-t';
import { Notice } from '~/ui/notice';

/** Warns that imported listings are compared with all listings, including the demo ones. */
export function DemoNotice() {
  const t = useT('imports');
  const { data } = useQuery(surroundingsQuery);
  if (!data?.has_demo_homes) return null;
  return (
    <Notice role="note">
      <p className="font-medium text-ink">{t('demo.title')}</p>
      <p>{t.rich('demo.text', { code: (chunks) => <code className="text-13">{chunks}</code> })}</p>
    </Notice>
  );
}
